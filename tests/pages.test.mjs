// Every page of the real server: no accessibility fault, nothing wider than the screen, no error, nothing from elsewhere, light.

import { readFile } from "node:fs/promises";
import assert from "node:assert/strict";
import { test } from "node:test";
import { scan } from "./axe.mjs";
import { Galerne } from "./galerne.mjs";
import { dice, leave, open, play, post, reader, until } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

/** A page of each kind, and the tables that lists are about: one's own under way, one that is over, and another player's with a free seat. */
const everywhere = async (page, host) => {
  await open(host, galerne.address, { game: "sail-race", seats: ["me", "open"], options: { max_turns: 3 } });
  await open(page, galerne.address, { game: "sail-race", seats: ["me", "bot:greedy"], options: { max_turns: 1 } });
  const over = new URL(page.url()).pathname;
  await play(page, "buttons", dice(2));
  await open(page, galerne.address, { game: "sail-race", seats: ["me", "bot:greedy"] });
  await play(page, "buttons", dice(2), { most: 3 });
  const table = new URL(page.url()).pathname;
  return { table, over, paths: ["/", "/game/sail-race", "/learn/sail-race", "/nowhere", table, over, `${table}/replay?at=3`] };
};

for (const [language, theme, width, height, whole] of [["fr", "light", 390, 844, true], ["en", "dark", 1440, 900, true], ["en", "dark", 390, 844, false]])
  test(`pages in ${language}, ${theme}, ${width} pixels wide: accessible, and no wider than the screen`, async () => {
    const [page, host] = [await reader(browser, { width, height }), await reader(browser)];
    const where = (path) => `${path} at ${width}, ${language}, ${theme}`;
    await page.goto(galerne.address);
    await post(page, "/settings", { language, theme });
    await page.goto(galerne.address);
    await scan(page, where("a stranger's first page"));
    const { table, over, paths } = await everywhere(page, host);
    const games = await (await fetch(`${galerne.address}/api/games`)).json();
    if (whole) paths.push("/settings", "/rules/table", "/lab", "/programs");
    if (whole) for (const { id } of games.filter((game) => !game.example)) paths.push(`/game/${id}`, `/learn/${id}`, `/rules/${id}`);
    page.expected.push(/status of 4(04|22)/);
    for (const path of new Set(paths)) {
      await page.goto(galerne.address + path);
      if (path === over) await until(page, () => document.querySelector("#looking-back figure") !== null);
      await scan(page, where(path));
      assert.equal(await page.evaluate(() => document.documentElement.lang), language, path);
    }
    // An answer that no form of ours can send.
    await page.goto(galerne.address + table);
    await post(page, `${table}/play-on`, { at: "soon" });
    assert.ok((await page.locator("h1").innerText()).length > 0);
    await scan(page, where("a refused form"));
    for (const one of [page, host]) await leave(one);
  });

test("the first page: under 150 kB in all, and not a byte from elsewhere", async () => {
  const page = await reader(browser);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let received = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (received += encodedDataLength));
  const hosts = new Set();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(galerne.address, { waitUntil: "networkidle" });
  assert.deepEqual([...hosts], [new URL(galerne.address).host]);
  assert.ok(received > 20_000 && received < 150_000, `${received} bytes`);
  await leave(page);
});

test("the rules of the house are a book like any other, and a rule opens where it is named", async () => {
  const page = await reader(browser);
  const answer = await page.goto(`${galerne.address}/rules/table#TA-2.4`);
  assert.equal(answer.status(), 200);
  assert.ok((await page.locator("[id='TA-2.4']").count()) > 0);
  await leave(page);
});

test("without any script: a table is opened and looked at, a seat left and taken again", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${galerne.address}/game/sail-race`);
  await page.locator("[name=preset][value=A11]").check({ force: true });
  await page.locator("#seat-2").selectOption("me");
  await page.locator("[name=name2]").fill("Caracole");
  await page.locator("[data-table-form] .closing button").click();
  // The first wind may still be on its way, and nothing tells this page when it has come.
  for (let tries = 0; tries < 100 && (await page.locator("#choices .choice").count()) === 0; tries += 1) await page.reload();
  assert.ok((await page.locator("#choices .choice").count()) > 0);
  assert.ok((await page.locator("#window > svg").count()) > 0);
  assert.equal((await page.locator(".differences li").count()) > 0, true, "the preset holds though every option was sent");
  const second = page.locator("#seats > li").nth(1);
  assert.match(await second.innerText(), /Caracole/);
  await second.locator("summary").click();
  await second.locator("[data-seat-do=leave]").click();
  await page.locator("#seats > li[data-kind=open] [data-seat-do=take]").click();
  await page.locator("#seats > li[data-kind=open]").waitFor({ state: "detached" });
  await context.close();
});

test("out of reach: the page says so, and a rulebook that was read can be read", async () => {
  const gone = await Galerne.start();
  const page = await reader(browser);
  page.expected.push(/ERR_CONNECTION_REFUSED|Failed to load/);
  await page.goto(`${gone.address}/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await until(page, () => navigator.serviceWorker.controller !== null);
  await page.goto(`${gone.address}/rules/sail-race`);
  await page.goto(`${gone.address}/print/sail-race`);
  const offered = (await page.locator("[data-keep-offline]").getAttribute("data-keep-offline")).split("\n");
  await page.locator("[data-keep-offline] button").click();
  await until(page, () => document.querySelector("[data-keep-offline] [role=status]").textContent !== "");
  assert.match(await page.locator("[data-keep-offline] [role=status]").textContent(), /^Kept/);
  await gone.kill();
  await page.goto(`${gone.address}/`);
  assert.equal(await page.locator("h1").textContent(), "Flat calm");
  await page.goto(`${gone.address}/rules/sail-race`);
  assert.ok((await page.locator("[id='SR-9.3']").count()) > 0);
  // Sheets and book of the game that was kept for the table.
  const kept = await page.evaluate(async () => (await (await caches.open("galerne-print")).keys()).map((request) => new URL(request.url).pathname));
  assert.deepEqual(kept, ["/print/sail-race.pdf", "/print/sail-race/rules.pdf"]);
  // Their addresses open as if the server were there: in the viewer of the browser, or, where it has none, saved as a file.
  for (const address of offered) {
    const saved = page.waitForEvent("download", { timeout: 10_000 }).then((download) => download.path()).catch(() => null);
    const answer = await page.goto(`${gone.address}${address}`).catch(() => null);
    if (answer) assert.deepEqual([answer.status(), answer.headers()["content-type"], answer.fromServiceWorker()], [200, "application/pdf", true], address);
    else assert.equal((await readFile(await saved)).subarray(0, 5).toString(), "%PDF-", address);
  }
  await leave(page);
  await gone.stop();
});
