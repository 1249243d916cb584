// The laboratory in a real browser: choose, run, watch the charts sharpen, stop, resume, carry home, share, come back after a power cut.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { scan } from "./axe.mjs";
import { Galerne } from "./galerne.mjs";
import { leave, reader, until } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const LONG = `game = "sail-race"
games = 450000
turn = "weather"
line-ups = [["greedy", "greedy"]]
metrics = ["ties", "length", "lead"]
[variants]
core = { map = "banane" }
A11 = { map = "banane", preset = "A11" }
`;

const state = (page) => page.locator("[data-run]").getAttribute("data-state");
const becomes = (page, wanted) => until(page, (wanted) => document.querySelector("[data-run]")?.dataset.state === wanted, wanted);
const handIn = async (page, address, text) => {
  await page.goto(`${address}/lab/file`);
  await page.locator("#toml").fill(text);
  await page.locator(".lab-file button.primary").click();
  await page.waitForURL(/\/lab\/run\//);
};

test("from the game's page to a complete run, with the keyboard alone", async () => {
  const page = await reader(browser);
  await page.goto(`${galerne.address}/game/sail-race`);
  await page.locator("a[href='/lab/new/sail-race']").press("Enter");
  await page.waitForURL(/\/lab\/new\/sail-race/);
  await scan(page, "the form");
  await page.locator(".variant").nth(1).locator("[value=A11]").press("Space");
  await page.locator("[name=games]").fill("60");
  await page.locator(".lab-form button.primary").press("Enter");
  await page.waitForURL(/\/lab\/run\//);
  await becomes(page, "complete");
  await scan(page, "a complete run");
  assert.ok((await page.locator("#said figure svg").count()) >= 3, "charts");
  assert.match(await page.locator("#said .findings").first().innerText(), /A11/);
  assert.match(await page.locator("#progress").innerText(), /120 of 120 games/);
  await leave(page);
});

test("charts sharpen while games arrive; stop, resume, a power cut, and on it goes", async () => {
  // A server of its own: no other test waits behind this run.
  const galerne = await Galerne.start();
  const page = await reader(browser, { width: 390, height: 844 });
  page.expected.push(/ERR_CONNECTION|Failed to load|ERR_EMPTY/);
  await handIn(page, galerne.address, LONG);
  await page.locator("#said svg").first().waitFor();
  const [first, value] = [await page.locator("#said").innerHTML(), await page.locator("progress").getAttribute("value")];
  await until(page, (first) => document.querySelector("#said").innerHTML !== first, first);
  await until(page, (value) => document.querySelector("progress").getAttribute("value") !== value, value);
  await scan(page, "a run at work, on a telephone");
  assert.equal(await state(page), "running");
  await page.locator("[name=do][value=stop]").click();
  await becomes(page, "stopped");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[href$='/file/games.csv']").click()]);
  const rows = (await readFile(await download.path(), "utf8")).trim().split("\n");
  assert.match(rows[0], /^variant,line_up,block/);
  assert.ok(rows.length > 40);
  await page.locator("[name=do][value=resume]").click();
  await becomes(page, "running");
  await galerne.kill();
  await galerne.again();
  // The page is still open: it asks until it gets an answer.
  const before = await page.locator("#said").innerHTML();
  await until(page, (before) => document.querySelector("#said").innerHTML !== before, before);
  assert.equal(await state(page), "running");
  await page.locator("[name=do][value=stop]").click();
  await becomes(page, "stopped");
  await leave(page);
  await galerne.stop();
});

test("a mistake is told with its line, and the cursor stands there", async () => {
  const page = await reader(browser);
  page.expected.push(/422/);
  await page.goto(`${galerne.address}/lab/file`);
  await page.locator("#toml").fill(LONG.replace('preset = "A11"', 'preset = "A1l"'));
  await page.locator(".lab-file button.primary").click();
  await page.locator("#trouble").waitFor();
  assert.match(await page.locator("#trouble").innerText(), /Line 8\./);
  assert.match(await page.evaluate(() => getSelection().toString() || document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)), /A1l/);
  await scan(page, "a refused file");
  await leave(page);
});

test("shared by its link, and a game worth a look opens in the replay", async () => {
  const page = await reader(browser);
  await page.goto(`${galerne.address}/lab/new/connect-four`);
  await page.locator("[name=games]").fill("40");
  await page.locator(".lab-form button.primary").click();
  await page.waitForURL(/\/lab\/run\//);
  await becomes(page, "complete");
  const link = await page.locator("#link").inputValue();
  assert.equal(link, page.url());
  const friend = await reader(browser);
  await friend.goto(link);
  assert.ok((await friend.locator("#said svg").count()) > 0);
  assert.equal(await friend.locator("[name=do]").count(), 0, "a guest has nothing to order");
  await friend.locator("#looks button").first().click();
  await friend.waitForURL(/\/table\/.*\/replay/);
  await leave(friend);
  await page.goto(`${galerne.address}/lab`);
  assert.ok((await page.locator(".table-line").count()) > 0);
  await scan(page, "the laboratory");
  await leave(page);
});

test("without any script: handed in, watched, complete", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "fr-FR", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${galerne.address}/lab/new/kuhn-poker`);
  await page.locator("[name=games]").fill("50");
  await page.locator(".lab-form button.primary").click();
  await page.locator("[data-run][data-state=complete]").waitFor({ timeout: 60_000 });
  assert.match(await page.locator("#state").innerText(), /terminé/i);
  await context.close();
});
