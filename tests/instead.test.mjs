// Second thoughts: another thing in the place of one that was chosen, answers that become others, and boards looked at closely.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, leave, open, reader, settled, until, version } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };
const at = async (size, game) => {
  const page = await reader(browser, size);
  await open(page, galerne.address, game);
  await asked(page);
  return page;
};
const state = (page) => page.evaluate(() => ({ picked: globalThis.galerne.chooser.picked, shown: globalThis.galerne.choices.shown?.targets ?? null, refused: !document.getElementById("refusal").hidden }));
/** A point on that thing of the picture. */
const on = (page, thing) => page.evaluate((thing) => {
  const named = [...document.querySelectorAll(`#window [data-target="${thing}"], #window [id="${thing}"]`)];
  const [element] = named;
  const seen = element.getBoundingClientRect();
  if (seen.top < 200 || seen.bottom > innerHeight - 120) element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  for (const down of [0.5, 0.3, 0.7]) for (const along of [0.5, 0.3, 0.7]) {
    const [x, y] = [box.left + along * box.width, box.top + down * box.height];
    if (named.some((one) => one.contains(document.elementFromPoint(x, y)))) return { x, y };
  }
  throw new Error(`${thing} cannot be hit`);
}, thing);

for (const [hand, size] of [["mouse", {}], ["finger", PHONE]])
  test(`pluvionautes by ${hand}: a direction can be chosen anew, and cell and force stay (PL-5.1)`, async () => {
    const page = await at(size, { game: "pluvionautes", seats: ["me", "bot:habitue"] });
    await until(page, () => globalThis.galerne.chooser.choices.some(({ targets }) => targets.length === 3));
    const touch = async (thing) => {
      await page.waitForTimeout(80);
      const { x, y } = await on(page, thing);
      await (size.width ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await page.waitForTimeout(80);
    };
    const v = await version(page);
    const lit = () => page.evaluate(() => globalThis.galerne.chooser.lit);
    const cells = await lit();
    const cell = cells[Math.floor(cells.length / 2)];
    await touch(cell);
    const [first, second] = await lit();
    await touch(first);
    assert.deepEqual((await state(page)).picked, [cell, first]);
    await touch(second);
    let now = await state(page);
    assert.deepEqual([now.picked, now.refused], [[cell, second], false]);
    if (hand === "finger") {
      const [, force] = await lit();
      await touch(force);
      assert.deepEqual((await state(page)).shown, [cell, second, force]);
      await touch(first);
      now = await state(page);
      assert.deepEqual([now.shown, now.refused], [[cell, first, force], false]);
    }
    assert.equal(await version(page), v, "nothing was done by it");
    await leave(page);
  });

test("what a hint lights can be touched in any order (HC-8.2)", async () => {
  const page = await at({}, { game: "horde", seats: ["me"] });
  const last = await page.evaluate(() => {
    const { galerne } = globalThis;
    const { choices, firsts } = galerne.chooser;
    galerne.choices.hinted = [choices.find(({ targets }) => targets.length === 2 && !firsts.includes(targets[1]))];
    return galerne.choices.hinted[0].targets[1];
  });
  const v = await version(page);
  const { x, y } = await on(page, last);
  await page.mouse.click(x, y);
  await until(page, (v) => Number(document.querySelector(".table").dataset.v) > v, v);
  await leave(page);
});

test("the answer that goes on is dead, and shows it, for a moment after it has become another one", async () => {
  const page = await at({}, { game: "horde", seats: ["me"] });
  const main = page.locator("#choices > .main .choice").first();
  await page.evaluate(() => {
    const { galerne } = globalThis;
    globalThis.acts = 0;
    const send = galerne.send.bind(galerne);
    galerne.send = (message, pending) => ((globalThis.acts += message.t === "act" ? 1 : 0), send(message, pending));
  });
  const { x, y, width, height } = await main.boundingBox();
  const turn = (label) => page.evaluate((label) => {
    const one = document.querySelector("#choices > .main .choice");
    const { galerne } = globalThis;
    const { seat, id } = one.dataset;
    const button = `<button type="button" class="choice" data-seat="${seat}" data-id="${id}" data-targets="" data-main=""><b>${label}</b></button>`;
    galerne.receive({ t: "step", v: galerne.v, regions: [`<div id="choices"><ul class="choices main"><li>${button}</li></ul></div>`] });
  }, label);
  await turn("Close the entries");
  await page.waitForTimeout(800);
  await turn("Close the movements");
  await page.waitForTimeout(360);
  const opacity = () => main.evaluate((one) => Number(getComputedStyle(one).opacity));
  assert.ok((await opacity()) < 0.9, "it shows");
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => globalThis.acts), 0, "it was meant for the other one");
  await until(page, () => !("dead" in document.querySelector(".table").dataset));
  await until(page, () => getComputedStyle(document.querySelector("#choices > .main .choice")).opacity === "1");
  const now = await main.boundingBox();
  await page.mouse.click(now.x + now.width / 2, now.y + now.height / 2);
  assert.equal(await page.evaluate(() => globalThis.acts), 1);
  await leave(page);
});

test("sail-race: an enlarged sea follows the boat", async () => {
  const page = await at({}, { game: "sail-race", seats: ["me", "bot:greedy"] });
  for (let times = 0; times < 2; times += 1) await page.locator("[data-zoom=in]").click();
  for (let turns = 0; turns < 4; turns += 1) {
    await asked(page);
    await page.waitForTimeout(900);
    const out = await page.evaluate(() => {
      const frame = document.getElementById("window").getBoundingClientRect();
      return [...document.querySelectorAll("#window .legal")].map((one) => one.getBoundingClientRect()).filter(({ left, top, width, height }) => {
        const [x, y] = [left + width / 2, top + height / 2];
        return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
      }).length;
    });
    assert.equal(out, 0, `turn ${turns + 1}`);
    await page.locator("#choices .choice:not([data-gives-up])").nth(turns % 3).click();
    await until(page, () => !document.querySelector(".pending"));
  }
  await leave(page);
});

test("horde: a drag over the board selects no text", async () => {
  const page = await at({}, { game: "horde", seats: ["me"] });
  const box = await page.locator("#window").boundingBox();
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.9);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.2, { steps: 8 });
  await page.mouse.up();
  assert.equal(await page.evaluate(() => String(getSelection()).trim()), "");
  await leave(page);
});

test("what is chosen is marked as chosen where a hint points at it too", async () => {
  const page = await at({}, { game: "pluvionautes", seats: ["me", "bot:habitue"] });
  const [alone, hinted] = await page.evaluate(() => {
    const element = document.querySelector("#window .legal > .halo").parentNode;
    element.classList.add("picked");
    const colour = () => getComputedStyle(element.querySelector(":scope > .halo")).stroke;
    const before = colour();
    element.classList.add("hinted");
    return [before, colour()];
  });
  assert.equal(hinted, alone);
  await leave(page);
});

test("a finger that touches something else after it was shown one thing is promised nothing any more", async () => {
  const page = await at(PHONE, { game: "sail-race", seats: ["me", "bot:greedy"] });
  const tap = async (point) => {
    await page.touchscreen.tap(point.x, point.y);
    await page.waitForTimeout(250);
  };
  await tap(await on(page, await page.evaluate(() => globalThis.galerne.chooser.lit[1])));
  assert.ok((await state(page)).shown);
  const elsewhere = await page.evaluate(() => {
    const { hands } = globalThis.galerne;
    const { left, top, width, height } = document.querySelector("#window > svg").getBoundingClientRect();
    for (let down = 0.2; down < 0.9; down += 0.05) for (let along = 0.1; along < 0.9; along += 0.05) {
      const [x, y] = [left + along * width, top + down * height];
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest("#window svg [aria-label]:not(svg)") && !hands.litAt({ target: hit, clientX: x, clientY: y })) return { x, y };
    }
    return null;
  });
  await tap(elsewhere);
  const { shown, refused } = await state(page);
  assert.deepEqual([shown, refused], [null, true]);
  assert.equal(await page.locator("#window .picked").count(), 0);
  assert.equal(await page.locator("#preview-overlay").count(), 0);
  assert.equal(await page.locator("#foreseen[data-again]").count(), 0);
  await leave(page);
});

test("horde by finger: whoever enters is touched, then the cell: two touches do it (HC-8.2)", async () => {
  const page = await at(PHONE, { game: "horde", seats: ["me"] });
  const [role, cell] = await page.evaluate(() => globalThis.galerne.chooser.choices.find(({ targets }) => targets.length === 2).targets);
  const touch = async (thing) => {
    await settled(page);
    const { x, y } = await on(page, thing);
    await page.touchscreen.tap(x, y);
  };
  const v = await version(page);
  await touch(role);
  await until(page, () => globalThis.galerne.chooser.picked.length === 1);
  assert.equal(await version(page), v, "choosing does nothing yet");
  await touch(cell);
  await until(page, (v) => Number(document.querySelector(".table").dataset.v) > v, v);
  await leave(page);
});
