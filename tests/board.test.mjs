// Boards drawn by players: painted, checked by the game, kept, sent, and played on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { scan } from "./axe.mjs";
import { asked, connected, leave, reader, until } from "./hands.mjs";
import { blank, mirrored, read, resized, write } from "../web/board/text.js";
import { browser, galerne } from "./house.mjs";

const EASEL = "/game/onb/board";
const verdict = (page, word) => until(page, (word) => document.querySelector(`#verdict .${word}`) !== null, word);
const text = (page) => page.evaluate(() => document.querySelector(".workshop textarea").value);

test("a text is read and written back the same, with edges and without", async () => {
  const page = await reader(browser);
  const samples = await (await page.goto(galerne.address + EASEL), page.locator(".samples a").count());
  assert.ok(samples > 4, "there are boards to begin with");
  for (let number = 0; number < samples; number += 1) {
    await page.goto(`${galerne.address}${EASEL}?from=${number}`);
    const sample = await text(page);
    assert.equal(write(read(sample)), sample);
    await verdict(page, "sound");
  }
  await leave(page);
  const board = blank(5, 4, ["id: x"]);
  board.cells[1][0] = "#";
  board.east[2][1] = "|";
  board.south[0][4] = "+";
  assert.deepEqual(read(write(board)), board);
  assert.equal(mirrored(board).cells[1][4], "#");
  assert.equal(mirrored(board).east[2][2], "|");
  assert.deepEqual(resized(resized(board, 9, 9), 5, 4), board);
});

for (const width of [390, 1440])
  test(`painted by hand at ${width} pixels, judged at every stroke, undone, and played on`, async () => {
    const page = await reader(browser, { width, height: 900 });
    await page.goto(galerne.address + EASEL);
    await verdict(page, "sound");
    await scan(page, `easel at ${width}`);
    const empty = await text(page);
    await page.locator("input[value=wall]").check();
    const cell = async (x, y) => {
      const svg = page.locator("[data-grid] svg");
      await svg.scrollIntoViewIfNeeded();
      const box = await svg.boundingBox();
      return [box.x + ((x + 0.5) / 14) * box.width, box.y + ((y + 0.5) / 10) * box.height];
    };
    // A drag down the whole board: one wall from rim to rim, and no way from one zone to the other.
    await page.mouse.move(...(await cell(4, 0)));
    await page.mouse.down();
    for (let y = 1; y < 10; y += 1) await page.mouse.move(...(await cell(4, y)));
    await page.mouse.up();
    assert.equal((await text(page)).split("\n").filter((line) => line[4] === "#").length, 10);
    await verdict(page, "trouble");
    assert.match(await page.locator("#verdict").innerText(), /no way on foot.*Take away a wall/);
    // By keyboard: a door in the wall.
    await page.locator("input[value=door-closed]").check();
    await page.locator("[data-grid]").focus();
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    assert.ok((await text(page)).includes("+"), "the door stands in the text");
    await verdict(page, "sound");
    const walled = await text(page);
    // A drag is one step back.
    await page.locator("[data-do=undo]").click();
    await page.locator("[data-do=undo]").click();
    assert.equal(await text(page), empty);
    await page.locator("[data-do=redo]").click();
    await page.locator("[data-do=redo]").click();
    assert.equal(await text(page), walled);
    // Kept here, and sent as a link.
    await page.locator("[data-name]").fill("Le gué");
    await page.locator("[data-name]").blur();
    await page.locator("[data-do=keep]").click();
    assert.equal(await page.locator("[data-mine] li").count(), 1);
    await page.locator("[data-do=send]").click();
    const other = await reader(browser);
    await other.goto(page.url());
    assert.equal(await text(other), await text(page), "whoever opens the link has the same board");
    await leave(other);
    await verdict(page, "sound");
    const loaded = page.waitForNavigation();
    await page.locator("button[value=play]").click();
    await loaded;
    await connected(page);
    await asked(page);
    assert.match(await page.locator(".differences").innerText(), /Your own board: Le gué/, "a board is called by its name");
    const table = await (await fetch(`${galerne.address}/api/tables/${new URL(page.url()).pathname.split("/")[2]}`)).json();
    assert.match(JSON.stringify(table.options ?? table), /Le gué/);
    await leave(page);
  });

test("on a phone the brushes stay at the picture", async () => {
  const page = await reader(browser, { width: 390, height: 844 });
  await page.goto(galerne.address + EASEL);
  await verdict(page, "sound");
  await page.evaluate(() => document.querySelector("[data-grid]").scrollIntoView({ block: "end" }));
  const [strip, picture] = await page.evaluate(() => [".workshop .tools", "[data-grid]"].map((place) => {
    const { top, bottom, height } = document.querySelector(place).getBoundingClientRect();
    return { top, bottom, height };
  }));
  assert.ok(strip.top >= -1 && strip.height < 140, JSON.stringify(strip));
  assert.ok(picture.bottom - strip.bottom > 200, "and leave room for it");
  await leave(page);
});

test("without a script a board is typed, checked and played on", async () => {
  const page = await reader(browser, { javaScriptEnabled: false });
  await page.goto(`${galerne.address}${EASEL}?from=1`);
  await page.locator("summary").first().click();
  await page.locator("textarea").fill("grid:\n....\n");
  await page.locator("button[value=check]").click();
  assert.ok((await page.locator("#verdict .trouble").innerText()).length > 10);
  assert.match(await page.locator("textarea").inputValue(), /\.\.\.\./, "what was typed is still there");
  await page.goto(`${galerne.address}${EASEL}?from=1`);
  await page.locator("button[value=play]").click();
  assert.match(page.url(), /\/table\//);
  await leave(page);
});
