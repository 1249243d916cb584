// What follows the end of a game, and how it is looked back at.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { calm, connected, dice, leave, open, play, reader, recorded, until } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };

/** A recorded game as one's own: who brings a record holds its seats. */
const brought = async (page, game, name) => {
  const data = readFileSync(new URL(`../games/${game}/tests/records/${name}.json`, import.meta.url), "utf8");
  const answer = await page.request.post(`${galerne.address}/api/records`, { headers: { "content-type": "application/json", origin: galerne.address }, data });
  assert.equal(answer.status(), 201, await answer.text());
  return `${galerne.address}/table/${(await answer.json()).table}`;
};
/** Presses what is really there, with the mouse, and waits for the next table. */
const press = async (page, selector) => {
  const from = page.url();
  const button = page.locator(selector);
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await button.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForURL((url) => url.href !== from && url.pathname.startsWith("/table/"));
  return page.url();
};

for (const javaScriptEnabled of [true, false])
  test(`after a won chapter ${javaScriptEnabled ? "with" : "without"} the script: on to the next, and the way stays open after a rematch`, async () => {
    const page = await reader(browser, { javaScriptEnabled });
    await page.goto(galerne.address);
    const won = await brought(page, "windwalkers", "chapter-won");
    await page.goto(won);
    if (javaScriptEnabled) await connected(page);
    assert.match(await page.locator("[data-table-do=onward]").innerText(), /chapter 2/);
    const again = await press(page, "[data-table-do=rematch]");
    await page.goto(won);
    if (javaScriptEnabled) await connected(page);
    assert.equal(new URL(await page.locator("#over a.button").first().getAttribute("href"), won).href, again);
    const next = await press(page, "[data-table-do=onward]");
    assert.ok(next !== again && next !== won);
    assert.match(await page.locator(".differences").innerText(), /2/);
    assert.equal(await page.locator("#over").isVisible(), false);
    await leave(page);
  });

for (const size of [PHONE, { width: 1440, height: 900 }])
  test(`the end is told by a picture at ${size.width}: points by source, the turns and who was lost in them`, async () => {
    const page = await reader(browser, size);
    await page.goto(galerne.address);
    for (const [game, name, told] of [["windwalkers", "chapter-won", /Tiles crossed 5 .*Morale 9/], ["horde", "solo-pack_formation", /Formations held: \d+ of \d+\. Lost: /]]) {
      await page.goto(await brought(page, game, name));
      await connected(page);
      const drawing = page.locator("#chronicle-0");
      await drawing.scrollIntoViewIfNeeded();
      assert.match(await drawing.getAttribute("aria-label"), told);
      const { width, height, off } = await drawing.evaluate((svg) => {
        const box = svg.getBoundingClientRect();
        const isOff = (one) => one.getBoundingClientRect().left < box.left - 1 || one.getBoundingClientRect().right > box.right + 1;
        return { width: box.width, height: box.height, off: [...svg.querySelectorAll("text, path, rect")].filter(isOff).length };
      });
      assert.ok(width >= 200 && height >= 40 && off === 0, `${game}: ${width} by ${height}, ${off} cut`);
    }
    await leave(page);
  });

test("a race is sailed again with the same luck, by the mouse", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { game: "sail-race", seats: ["me", "bot:greedy"], options: { max_turns: 3 } });
  const winds = async () => {
    const { entries } = await (await page.request.get(`${page.url().replace("/table/", "/api/tables/")}/record`)).json();
    return entries.map(({ chance }) => chance).filter(Boolean).map((chance) => JSON.stringify(chance));
  };
  await play(page, "buttons", dice(5));
  const first = await winds();
  await press(page, "[data-table-do=luck]");
  await connected(page);
  await play(page, "buttons", dice(11));
  const second = await winds();
  const shared = Math.min(first.length, second.length);
  assert.ok(shared >= 3, `${shared} throws`);
  assert.deepEqual(second.slice(0, shared), first.slice(0, shared));
  await leave(page);
});

test("a replay goes turn by turn too, and its place is marked on a curve that fits a telephone", async () => {
  const table = await recorded(galerne.address, "sail-race", "all-arrived");
  const page = await reader(browser, PHONE);
  await page.goto(`${galerne.address}/table/${table}/replay?at=0`);
  await until(page, () => globalThis.galerne);
  const at = () => page.evaluate(() => globalThis.galerne.at);
  const stops = [];
  for (let turns = 0; turns < 4; turns += 1) {
    const from = await at();
    await page.locator("[data-step=later]").tap();
    await until(page, (from) => globalThis.galerne.at > from && location.search === `?at=${globalThis.galerne.at}`, from);
    stops.push(await at());
  }
  const ends = await page.evaluate(() => document.querySelector(".table").dataset.stretches.split(" ").map(Number));
  assert.deepEqual(stops, ends.slice(0, 4));
  await page.locator("[data-step=earlier]").tap();
  await until(page, (to) => globalThis.galerne.at === to, ends[2]);
  await until(page, () => document.querySelectorAll("#log [data-now]").length > 0);
  // The reviews of the games before this one go first.
  await until(page, () => document.querySelector(".curve .marker"), undefined, 9600);
  await calm(page);
  const { off, marked, wide } = await page.evaluate(() => {
    const svg = [...document.querySelectorAll(".curve > svg")].find((one) => one.checkVisibility());
    const box = svg.getBoundingClientRect();
    const dots = [...svg.querySelectorAll(".marker circle")].map((one) => one.getBoundingClientRect());
    const first = svg.querySelector("[id*='-line-'] :is(polyline, path)").getBoundingClientRect();
    return { marked: dots.length, wide: document.documentElement.scrollWidth - innerWidth,
      off: dots.filter(({ left, right }) => left < box.left || right > box.right || right < first.left - 1 || left > first.right + 1).length };
  });
  assert.ok(marked > 0 && off === 0 && wide <= 0, `${marked} dots, ${off} beside the curve, ${wide} too wide`);
  await leave(page);
});

test("pages come to rest: nothing moves without an end", async () => {
  const page = await reader(browser);
  const endless = () => page.evaluate(() => document.getAnimations().filter(({ effect }) => !Number.isFinite(effect?.getComputedTiming().endTime)).map(({ animationName }) => animationName));
  await page.goto(galerne.address);
  assert.deepEqual(await endless(), []);
  await open(page, galerne.address, { game: "pluvionautes", seats: ["me", "bot:greedy"] });
  assert.deepEqual(await endless(), []);
  await leave(page);
});

test("a tab among others shows whose turn it is, and one's games have a picture each", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { game: "connect-four", seats: ["me", "bot:random"] });
  await until(page, () => document.title.startsWith("●"));
  const table = new URL(page.url()).pathname;
  await open(page, galerne.address, { game: "kuhn-poker", seats: ["me", "bot:random"] });
  await open(page, galerne.address, { game: "sail-race", seats: ["me", "bot:random"], options: { max_turns: 1 } });
  await play(page, "buttons", dice(3));
  await until(page, () => !document.title.startsWith("●"));
  await page.goto(galerne.address);
  await until(page, () => [...document.querySelectorAll(".thumbnail img")].every((one) => one.complete));
  const drawn = await page.evaluate(() => [...document.querySelectorAll(".table-line")].map((line) => {
    const picture = line.querySelector(".thumbnail :is(img, svg)");
    return { name: line.querySelector("b").textContent, size: picture?.naturalWidth ?? picture?.getBoundingClientRect().width ?? 0 };
  }));
  assert.ok(drawn.length === 3 && drawn.every(({ size }) => size > 20), JSON.stringify(drawn));
  assert.match(await page.locator(".table-line .result").first().innerText(), /\S{3}/);
  // Opened by itself it is a picture too, and nothing in it is refused.
  await page.goto(`${galerne.address}${table}/picture`);
  await leave(page);
});
