// The workshop in a real browser: a printed value is changed, drawn, checked, played, tested and sent, and whoever opens the link plays the
// same game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { scan } from "./axe.mjs";
import { asked, connected, leave, reader, until } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const WORKSHOP = "/workshop/pluvionautes";
const FARMERS = "mission.crop_plain";
const HEAD = '[edition]\ngame = "pluvionautes"\nprinting = 1\n';

const text = (page) => page.evaluate(() => document.querySelector(".edition textarea").value);
const says = (page, word) => until(page, (word) => document.querySelector(".edition textarea").value.includes(word), word);
/** Until everything that was done is answered. */
const settled = (page) => until(page, () => globalThis.edition && globalThis.edition.pending.size === 0 && globalThis.edition.answered === globalThis.edition.asked && globalThis.edition.asked > 0);
const drawing = (page, piece) => page.evaluate((piece) => document.querySelector(`[data-piece="${piece}"] [data-drawing]`).textContent, piece);
const field = (page, path) => page.locator(`[data-path="${path}"]`);
const identity = (page) => page.evaluate(() => globalThis.edition.identity);
/** Types into the text, as a hand does. */
const type = async (page, edition) => {
  await page.evaluate(() => (document.getElementById("text").open = true));
  await page.locator(".edition textarea").fill(edition);
};
const played = async (page) => {
  const loaded = page.waitForNavigation();
  await page.locator("button[value=play]").click();
  await loaded;
  await connected(page);
  await asked(page);
  const record = await (await fetch(`${galerne.address}/api/tables/${new URL(page.url()).pathname.split("/")[2]}/record`)).json();
  return record.options;
};

for (const [width, height] of [[390, 844], [1440, 900]])
  test(`from nothing to the same game in another browser, at ${width} pixels`, async () => {
    const page = await reader(browser, { width, height });
    await page.goto(`${galerne.address}/workshop`);
    await scan(page, "the workshop");
    await page.locator(`main a[href='${WORKSHOP}']`).first().click();
    await page.waitForURL(/\/workshop\/pluvionautes$/);
    await settled(page);
    await scan(page, `the printed game at ${width}`);
    assert.match(await page.locator("#findings").innerText(), /Nothing is changed/);
    const printed = await drawing(page, FARMERS);

    // Two steps up: the text says so, the card is drawn anew, and the difference is told.
    const piece = page.locator(`[data-piece="${FARMERS}"]`);
    await piece.locator("[data-step='1']").first().click();
    await piece.locator("[data-step='1']").first().click();
    await says(page, "[mission.crop_plain]\nvalue = 4");
    await settled(page);
    assert.equal(await field(page, `${FARMERS}.value`).inputValue(), "4");
    assert.notEqual(await drawing(page, FARMERS), printed);
    assert.match(await drawing(page, FARMERS), /4 ×/);
    assert.match(await page.locator("#findings .sound").innerText(), /pl-[0-9a-z]{16}/);
    assert.match(await page.locator("#changed").innerText(), /Farmers[^]*before[^]*after[^]*Villagers an island\s*2 → 4/);
    await scan(page, `an edition at ${width}`);

    // Back and forth.
    await page.locator("[data-do=undo]").click();
    await until(page, () => !document.querySelector(".edition textarea").value.includes("value = 4"));
    await settled(page);
    await page.locator("[data-do=redo]").click();
    await says(page, "value = 4");
    await settled(page);
    await page.locator("[data-head-name=fr]").fill("Paysans heureux");
    await says(page, 'fr = "Paysans heureux"');
    await settled(page);

    // The test: the printed game and this one on the same luck, and one sentence with its interval.
    await page.locator("select[name=bot]").selectOption("greedy");
    await page.evaluate(() => document.querySelector("select[name=games]").append(new Option("30", "30", true, true)));
    await page.locator("[data-do=test]").click();
    await until(page, () => document.querySelector("#verdict .verdict") !== null);
    assert.match(await page.locator("#verdict .verdict").innerText(), /^(A clear difference|No difference|Not decided).*30 games/);
    assert.match(await page.locator("#verdict a").getAttribute("href"), /^\/lab\/run\//);
    await scan(page, `a verdict at ${width}`);

    // The link, in another browser: the same text, the same identity, the same game.
    await page.locator("[data-do=send]").click();
    await until(page, () => location.hash.startsWith("#e="));
    const other = await reader(browser, { width, height });
    await other.goto(page.url());
    await says(other, "value = 4");
    await settled(other);
    assert.equal(await identity(other), await identity(page));
    assert.equal(await other.locator("[data-head-name=fr]").inputValue(), "Paysans heureux");
    assert.match(await drawing(other, FARMERS), /4 ×/);
    const [mine, theirs] = [await played(page), await played(other)];
    assert.match(JSON.stringify(mine), /value = 4/);
    assert.deepEqual(mine, theirs);
    // What is played stands at the table before anybody sits down, in the game's words and none of the author's.
    assert.match(await other.locator(".differences").innerText(), /pl-[0-9a-z]{16}.*Farmers: Villagers an island 2 → 4/);
    assert.doesNotMatch(await other.locator(".differences").innerText(), /heureux/);
    await leave(other);
    await leave(page);
  });

test("what is wrong is told with its place, in the reader's language, and leads there", async () => {
  const page = await reader(browser, { locale: "fr-FR" });
  await page.goto(galerne.address + WORKSHOP);
  await settled(page);
  await type(page, `${HEAD}[mission.crop_plian]\nvalue = 3\n[weather.2]\nrain = 9\n`);
  await until(page, () => document.querySelectorAll("#findings [data-level=error]").length === 2);
  const told = await page.locator("#findings").innerText();
  assert.match(told, /ligne 4[^]*crop_plain/);
  assert.match(told, /weather\.2\.rain[^]*0 à 3/);
  await page.locator("#findings a[data-about='weather.2.rain']").click();
  assert.equal(await page.evaluate(() => document.activeElement.dataset.path), "weather.2.rain");
  const loaded = page.waitForNavigation();
  await page.locator("button[value=play]").click();
  await loaded;
  assert.match(page.url(), /\/workshop\/pluvionautes/, "what cannot be played opens no table");
  assert.match(await page.locator("#findings").innerText(), /On ne peut pas encore y jouer/);
  await leave(page);
});

test("by keyboard: into a piece, up, back, to the differences and the test", async () => {
  const page = await reader(browser);
  await page.goto(galerne.address + WORKSHOP);
  await settled(page);
  await page.keyboard.press("]");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.piece), "mission.livestock_plain");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.evaluate(() => document.querySelector('[data-path="mission.livestock_forest.value"]').focus());
  await page.keyboard.press("ArrowUp");
  await says(page, "[mission.livestock_forest]\nvalue = 3");
  await settled(page);
  await page.keyboard.press("Control+z");
  await until(page, () => !document.querySelector(".edition textarea").value.includes("livestock_forest"));
  await settled(page);
  assert.equal(await field(page, "mission.livestock_forest.value").inputValue(), "2");
  await page.keyboard.press("]");
  await page.keyboard.press("d");
  assert.equal(await page.evaluate(() => document.activeElement.id), "differences");
  await page.keyboard.press("t");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.do), "test");
  await leave(page);
});

test("versions are kept, compared and opened again; a sample is a beginning; faces and lists are values, too", async () => {
  const page = await reader(browser);
  await page.goto(`${galerne.address}${WORKSHOP}?from=heavy-sky`);
  await settled(page);
  assert.equal(await page.locator("#changed .difference").count(), 4);
  await page.locator("[data-do=keep]").click();
  assert.equal(await page.locator("[data-versions] li").count(), 1);
  await page.locator("#tab-force").click();
  await page.locator('[data-path="force.soft.steps"] input').first().fill("2");
  await says(page, "steps = [2, 1, 1, 2]");
  await settled(page);
  await page.locator("#tab-throw").click();
  await page.locator('[data-path="throw.aimed.drift"] select').first().selectOption("straight");
  await says(page, 'drift = ["straight", "straight", "straight", "straight", "straight", "right"]');
  await settled(page);
  await page.locator("[data-versions] button").nth(1).click();
  await until(page, () => document.querySelectorAll("#changed .difference").length === 2);
  // Back to what is printed leaves the text: nothing that changes nothing stays in it.
  await page.locator("#tab-weather").click();
  await field(page, "weather.1.rain").fill("1");
  await until(page, () => !document.querySelector(".edition textarea").value.includes("weather.1"));
  // A card that nobody deals.
  await page.locator("#tab-mission").click();
  await field(page, "mission.crop_forest.out").uncheck();
  await says(page, "[mission.crop_forest]\nout = true");
  await settled(page);
  await page.locator("[data-versions] button").first().click();
  await until(page, () => !document.querySelector(".edition textarea").value.includes("crop_forest"));
  await settled(page);
  assert.ok(await field(page, "mission.crop_forest.out").isChecked());
  // What was worked on is still there when the page is opened again.
  await page.goto(galerne.address + WORKSHOP);
  await settled(page);
  assert.match(await text(page), /Heavy sky/);
  await leave(page);
});

test("without a script an edition is typed, checked, played and tested", async () => {
  const page = await reader(browser, { javaScriptEnabled: false });
  await page.goto(galerne.address + WORKSHOP);
  await page.locator("#text summary").click();
  await page.locator("textarea").fill(`${HEAD}[building.wall]\ncount = 99\n`);
  await page.locator("button[value=check]").click();
  assert.match(await page.locator("#findings").innerText(), /building\.wall\.count[^]*0 to 9/);
  await page.locator("textarea").fill(`${HEAD}[building.wall]\ncount = 4\n`);
  await page.locator("button[value=check]").click();
  assert.match(await page.locator("#changed").innerText(), /Wall[^]*6 → 4/);
  await page.locator("select[name=games]").selectOption("200");
  await page.locator("[data-do=test]").click();
  assert.match(page.url(), /\/lab\/run\//);
  await page.goto(galerne.address + WORKSHOP);
  await page.locator("#text summary").click();
  await page.locator("textarea").fill(`${HEAD}[building.wall]\ncount = 4\n`);
  await page.locator("button[value=play]").click();
  assert.match(page.url(), /\/table\//);
  await leave(page);
});
