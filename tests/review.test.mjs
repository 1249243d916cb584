// A finished game is opened, reviewed, and played on from its dearest decision, on a phone and at a desk, with the script and without.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { scan } from "./axe.mjs";
import { leave, reader } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const SIZES = {
  phone: { width: 390, height: 844, hasTouch: true, isMobile: true },
  desk: { width: 1440, height: 900 },
};

/** A recorded game as one's own: who brings a record holds its seats. */
const brought = async (page, game, name) => {
  const data = readFileSync(new URL(`../games/${game}/tests/records/${name}.json`, import.meta.url), "utf8");
  const answer = await page.request.post(`${galerne.address}/api/records`, { headers: { "content-type": "application/json", origin: galerne.address }, data });
  assert.equal(answer.status(), 201, await answer.text());
  return `${galerne.address}/table/${(await answer.json()).table}`;
};

for (const [size, view] of Object.entries(SIZES))
  for (const javaScriptEnabled of [true, false])
    test(`a finished race is reviewed and sailed on, ${size}, ${javaScriptEnabled ? "with" : "without"} the script`, async () => {
      const page = await reader(browser, { javaScriptEnabled, ...view });
      await page.goto(galerne.address);
      const table = await brought(page, "sail-race", "all-arrived");
      await page.goto(table);
      await page.click("#over a[href$='/review']");
      // The page comes back by itself until the review is there.
      await page.waitForSelector("#card", { timeout: 120_000 });
      const words = await page.locator("main").innerText();
      assert.match(words, /lost [\d.]+ turns/);
      assert.match(words, /Both boards/);
      const rows = await page.locator("table.accounts tbody tr").evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll("td")].slice(0, 5).map((cell) => Number(cell.innerText.replace("−", "-").replace("+", "")))));
      assert.ok(rows.length > 0);
      for (const [start, luck, own, others, result] of rows)
        assert.ok(Math.abs(start + luck + own + others - result) < 1e-6, `${start} ${luck} ${own} ${others} ${result}`);
      const accuracies = await page.locator("table.accounts tbody td:last-child").allInnerTexts();
      for (const accuracy of accuracies) assert.match(accuracy, /^\d+( \(\d+ to \d+\))?$/);
      for (const picture of await page.locator(".board-then").all()) {
        await picture.scrollIntoViewIfNeeded();
        await picture.evaluate((image) => image.decode());
        assert.ok((await picture.boundingBox()).width > 150);
      }
      assert.equal(await page.locator(".board-then").count(), 2);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(wide <= 0, `the page is ${wide} px too wide`);
      if (javaScriptEnabled) await scan(page, `the review on a ${size}`);
      const step = Number(await page.inputValue("#play-on-at"));
      // All seats are one's own: no move comes meanwhile.
      for (const seat of await page.locator("#play-on select").all()) await seat.selectOption("me");
      await page.click("#play-on button.primary");
      await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.href.includes("review") && !url.href.startsWith(table));
      // The new table stands at that very position.
      const ask = async (address) => (await page.request.get(address, { headers: { accept: "application/json" } })).json();
      const now = await ask(page.url().replace("/table/", "/api/tables/"));
      const { view: then } = await ask(`${table}/replay?at=${step}`);
      assert.deepEqual(now.board.drawing, then.board.drawing);
      assert.equal(now.status, "playing");
      await leave(page);
    });

test("a game that is not over has no review", async () => {
  const page = await reader(browser);
  await page.goto(galerne.address);
  const answer = await page.request.post(`${galerne.address}/api/tables`, { headers: { "content-type": "application/json", origin: galerne.address },
    data: { game: "sail-race", seats: [{ kind: "human", name: "Ana" }] } });
  const { table } = await answer.json();
  const none = await page.request.get(`${galerne.address}/table/${table}/review`);
  assert.equal(none.status(), 403);
  await leave(page);
});
