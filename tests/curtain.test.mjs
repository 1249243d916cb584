// Several players at one screen, real dice, and the list of one's games: in a real browser, against the real program.

import assert from "node:assert/strict";
import { test } from "node:test";
import { connected, dice, leave, open, post, reader, until } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

/** Everything a player could read on the page, in the picture, in attributes or in what the page keeps for itself. */
const whole = (page) => page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(globalThis.galerne.state));
const curtain = (page) => page.evaluate(() => {
  const region = document.getElementById("curtain");
  return { closed: "closed" in region.dataset, hidden: region.hidden, seen: globalThis.galerne.seen, prompt: document.getElementById("prompt").textContent };
});
const closed = (page) => until(page, () => "closed" in document.getElementById("curtain").dataset && !document.querySelector(".pending"));
const pass = async (page) => {
  await page.locator("#curtain button.primary").click();
  await until(page, () => !("closed" in document.getElementById("curtain").dataset) && globalThis.galerne.seen !== "");
};
/** What that seat of the table knows, asked of the server as its own program would: by opening the curtain for a moment. */
const lines = (page) => page.evaluate(() => [...document.querySelectorAll("#log li")].map((line) => line.textContent));

test("Kuhn poker: at no time two cards on one page (TA-1.3)", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { game: "kuhn-poker", preset: "match", seats: ["me", "me"] });
  const seen = new Set();
  for (let turns = 0; turns < 12; turns += 1) {
    await until(page, () => !document.querySelector(".pending") &&
      ("closed" in document.getElementById("curtain").dataset || document.querySelector("#choices .choice") !== null));
    // Who ended a hand and begins the next one keeps the device.
    if (!(await curtain(page)).closed) {
      await page.locator("#choices .choice").first().click();
      await until(page, () => !document.querySelector(".pending"));
      continue;
    }
    // What was shown in earlier hands stands in the log for all; the cards of this hand stand in the facts.
    const facts = await page.locator("#text-board-body .facts").evaluate((list) => list.textContent);
    assert.equal((facts.match(/a hidden card/g) ?? []).length, 2, facts);
    assert.match((await curtain(page)).prompt, /^Pass the device to /);
    assert.equal(await page.locator("#choices .choice").count(), 0);
    await pass(page);
    const open = await page.locator("#text-board-body .facts").evaluate((list) => list.textContent);
    assert.equal((open.match(/a hidden card/g) ?? []).length, 1, open);
    seen.add((await curtain(page)).seen);
    await page.locator("#choices .choice").first().click();
    await until(page, () => !document.querySelector(".pending"));
  }
  assert.deepEqual([...seen].sort(), ["0", "1"]);
  await leave(page);
});

test("La Horde: two hands, one page at a time, and nothing of the other left behind (HC-3.2)", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { game: "horde", seats: ["me", "me"] });
  await closed(page);
  // The log names drawn cards to the player who drew them alone.
  const drawn = (seat) => async () => {
    await page.locator(`#curtain [data-look="${seat}"]`).click();
    await until(page, (seat) => globalThis.galerne.seen === seat, String(seat));
    const own = await lines(page);
    await page.locator('#curtain [data-look=""]').click();
    await closed(page);
    return own;
  };
  const [first, second, nobody] = [await drawn(0)(), await drawn(1)(), await lines(page)];
  const secrets = (own) => own.filter((line) => !nobody.includes(line));
  assert.ok(secrets(first).length > 0 && secrets(second).length > 0, "each knows what they drew");
  for (let passes = 0; passes < 4; passes += 1) {
    await closed(page);
    const html = await whole(page);
    for (const line of [...secrets(first), ...secrets(second)]) assert.ok(!html.includes(line), line);
    await pass(page);
    const { seen } = await curtain(page);
    const open = await whole(page);
    const [mine, other] = seen === "0" ? [first, second] : [second, first];
    for (const line of secrets(mine)) assert.ok(open.includes(line.slice(0, line.lastIndexOf(" "))), line);
    for (const line of secrets(other)) assert.ok(!open.includes(line.slice(0, line.lastIndexOf(" "))), line);
    // A reloaded page may be in any player's hands: nothing is shown until they confirm.
    await page.reload({ waitUntil: "commit" });
    await until(page, () => document.querySelector(".right .tools") !== null && document.styleSheets.length > 0);
    assert.ok(await page.evaluate(() => document.querySelector(".table").hasAttribute("data-ready") || !document.getElementById("window").checkVisibility({ visibilityProperty: true })), "nothing shows before");
    await connected(page);
    await closed(page);
    assert.equal((await curtain(page)).seen, "");
  }
  await leave(page);
});

test("without a script the curtain is a form", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { game: "kuhn-poker", seats: ["me", "me"] });
  await closed(page);
  const address = page.url();
  const state = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state, locale: "en-GB" });
  const still = await plain.newPage();
  await still.goto(address);
  const cards = async () => ((await still.content()).match(/the Jack|the Queen|the King/g) ?? []).length;
  assert.equal(await cards(), 0);
  await still.locator("#curtain button.primary").click();
  assert.ok(await cards() > 0);
  await still.locator("#curtain button", { hasText: "Hide" }).click();
  assert.equal(await cards(), 0);
  await plain.close();
  await leave(page);
});

test("games without secrets have no curtain; boats choose one after the other (SR-7.6)", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { game: "connect-four", seats: ["me", "me"] });
  assert.equal((await curtain(page)).hidden, true);
  await page.locator("#choices .choice").first().click();
  await until(page, () => document.querySelector(".table").dataset.v === "1");
  assert.equal((await curtain(page)).hidden, true);
  await open(page, galerne.address, { game: "sail-race", seats: ["me", "me"] });
  const whose = () => page.evaluate(() => [...new Set([...document.querySelectorAll("#choices .choice")].map((one) => one.dataset.seat))]);
  await until(page, () => document.querySelector("#choices .choice:not([data-gives-up])"));
  for (const seat of ["0", "1", "0", "1"]) {
    await until(page, (seat) => document.querySelector("#choices .choice:not([data-gives-up])")?.dataset.seat === seat, seat);
    assert.deepEqual(await whose(), [seat]);
    assert.equal(await page.locator("#curtain[data-closed]").count(), 0);
    await page.locator("#choices .choice:not([data-gives-up])").first().click();
  }
  await leave(page);
});

test("fields for dice only where dice are real; who throws is asked, nobody else", async () => {
  const page = await reader(browser);
  const due = async (chance) => {
    await open(page, galerne.address, { game: "sail-race", seats: ["me"], chance });
    // The first wind comes by itself, unless it is thrown with real dice.
    if (chance === "real") return page.evaluate(() => document.getElementById("prompt").textContent);
    await until(page, () => document.querySelector("#choices .choice:not([data-gives-up])"));
    await page.locator("#choices .choice:not([data-gives-up])").first().click();
    await until(page, () => document.querySelector("#chance [data-roll]"));
    return page.evaluate(() => document.getElementById("prompt").textContent);
  };
  assert.equal(await due("throw"), "The wind changes… Throw when you are ready.");
  assert.equal(await page.locator("#chance input").count(), 0, "nobody is asked what the server will throw");
  assert.equal(await page.locator("#chance [data-roll]").innerText(), "Throw");
  // A spectator has nothing to throw.
  const watcher = await reader(browser);
  await watcher.goto(page.url());
  await connected(watcher);
  assert.equal(await watcher.locator("#chance button").count(), 0);
  assert.match(await watcher.locator("#prompt").innerText(), /^The wind changes… Waiting for .+\.$/);
  await leave(watcher);
  await page.locator("#chance [data-roll]").click();
  await until(page, () => document.querySelector("#choices .choice:not([data-gives-up])"));
  assert.equal(await due("real"), "The first wind rises… Throw your dice and enter what they show.");
  assert.ok(await page.locator("#chance input").count() > 0);
  assert.equal(await page.locator("#chance [data-roll]").count(), 0);
  await leave(page);
});

test("a throw typed wrongly is typed anew, also where it has ended the game", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { game: "sail-race", options: { max_turns: 1 }, seats: ["me"], chance: "real" });
  const type = async (...dice) => {
    await until(page, () => document.querySelector("#chance input"));
    for (const [place, die] of dice.entries()) await page.locator("#chance .faces").nth(place).locator("label", { hasText: String(die) }).click();
    await page.locator("#chance button").click();
    await until(page, () => !document.querySelector("#chance input"));
  };
  await type(6, 3);
  await until(page, () => document.querySelector("#choices .choice:not([data-gives-up])"));
  await page.locator("#choices .choice:not([data-gives-up])").first().click();
  await type(1, 1);
  await until(page, () => !document.getElementById("over").hidden);
  const ended = await page.locator("#log li").last().innerText();
  await page.locator("#undo button").click();
  await until(page, () => document.getElementById("over")?.hidden && document.querySelector("#chance input"));
  await connected(page);
  assert.equal(await page.locator("#looking-back:not([hidden])").count(), 0, "nothing is looked back at that has not happened");
  await type(6, 6);
  await until(page, () => !document.getElementById("over").hidden);
  const lines = await page.locator("#log li").allInnerTexts();
  assert.ok(lines.some((line) => line.includes("has been corrected")), `${ended}\n${lines.join("\n")}`);
  await leave(page);
});

test("play at once: the table throws by itself, and a stranger begins with the first game", async () => {
  const page = await reader(browser);
  await page.goto(galerne.address);
  await post(page, "/play", { game: "windwalkers" });
  await connected(page);
  await until(page, () => document.querySelector("#window .legal") !== null);
  assert.match(await page.locator("#prompt").innerText(), /tile/, "a tile to choose, not cards to draft");
  await page.goto(`${galerne.address}/game/sail-race`);
  assert.equal(await page.locator("input[name=chance]:checked").inputValue(), "automatic");
  await leave(page);
});

test("one's games: whose turn is true after a restart, names stay whole, a shared screen is not solo", async () => {
  const page = await reader(browser);
  page.expected.push(/WebSocket/, /Failed to load resource/, /ERR_CONNECTION/);
  await open(page, galerne.address, { game: "onb", seats: ["me", "bot:habitue"] });
  await open(page, galerne.address, { game: "connect-four", seats: ["me", "me"] });
  await open(page, galerne.address, { game: "sail-race", seats: ["me", "open"] });
  await until(page, () => document.querySelector("#choices .choice:not([data-gives-up])"));
  await page.locator("#choices .choice:not([data-gives-up])").first().click();
  await until(page, () => !document.querySelector("#choices .choice:not([data-gives-up])"));
  const cards = () => page.locator("#mine + ul a.table-line").evaluateAll((all) => {
    /** What stands between two spaces and lies on two lines: names have no-break spaces. */
    const broken = (text) => [...text.data.matchAll(/[^ ,]+/g)].filter(({ 0: name, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + name.length);
      return range.getClientRects().length > 1;
    }).map(([name]) => name);
    return all.map((one) => ({ awaited: "awaited" in one.dataset, text: one.innerText, broken: broken(one.querySelector(".company").firstChild) }));
  });
  const check = async () => {
    await page.goto(galerne.address);
    const all = await cards();
    assert.equal(all.length, 3);
    assert.deepEqual(all.map(({ awaited }) => awaited), [true, true, false], JSON.stringify(all));
    assert.match(all[2].text, /Sail Race/);
    assert.ok(all.some(({ text }) => /on one screen/.test(text)) && !all.some(({ text }) => /solo/.test(text)), JSON.stringify(all));
    for (const { broken } of all) assert.deepEqual(broken, [], "a name is broken over two lines");
  };
  await check();
  await galerne.kill();
  await galerne.again();
  await check();
  await leave(page);
});
