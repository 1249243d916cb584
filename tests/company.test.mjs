// Several readers, bad lines, a server that dies: nothing that was acknowledged is ever lost, and all readers see the same.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, connected, dice, leave, log, move, open, play, post, reader, until, version } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const SHORT = { game: "sail-race", options: { max_turns: 6 } };
const tableOf = (page) => new URL(page.url()).pathname;
/** What the server itself says of the table, asked as any program would. */
const stored = async (page) => (await fetch(`${galerne.address}/api/tables/${tableOf(page).split("/")[2]}`)).json();

test("from the first page to a race against a bot by one press", async () => {
  const page = await reader(browser);
  await page.goto(galerne.address);
  const loaded = page.waitForNavigation();
  await page.locator(".hero button.primary").click();
  await loaded;
  await connected(page);
  const count = await play(page, "clicks", dice(7), { most: 3 });
  assert.equal(count.decisions, 3);
  await page.goto(galerne.address);
  assert.equal(await page.locator("#mine + ul a.table-line").count(), 1, "the game can be gone on with");
  await leave(page);
});

test("two browsers at one table, and one that only looks", async () => {
  const [sov, caracole, oroshi] = [await reader(browser), await reader(browser, { width: 390, height: 844 }), await reader(browser)];
  await open(sov, galerne.address, { ...SHORT, seats: ["me", "open"] });
  const link = await sov.locator("#link-1").inputValue();
  await caracole.goto(link);
  await connected(caracole);
  assert.ok(!caracole.url().includes("seat="), "the token does not stay in the address");
  await oroshi.goto(await sov.locator("#link-watch").inputValue());
  await connected(oroshi);
  await until(sov, () => document.querySelector("#seats > li:nth-child(2)").dataset.kind === "human");
  // A link seats one person: its other holders do not get to see the guest's side.
  const thief = await reader(browser);
  thief.expected.push(/403/);
  await thief.goto(link);
  assert.equal(await thief.locator(".table").count(), 0, "the seat is taken");
  await leave(thief);
  const [die, other] = [dice(11), dice(12)];
  await Promise.all([play(sov, "clicks", die), play(caracole, "buttons", other)]);
  await until(oroshi, () => !document.getElementById("over").hidden);
  assert.equal(await oroshi.locator("#choices .choice").count(), 0, "who looks has nothing to choose");
  // All were sent the same, but for headings: until they are sailed, each knows only its own.
  const isChoice = (line) => line.includes("SR-7.6");
  const [one, two, three] = [await log(sov), await log(caracole), await log(oroshi)];
  const happened = (lines) => lines.filter((line) => !isChoice(line));
  assert.deepEqual(happened(two), happened(one));
  assert.deepEqual(happened(three), happened(one));
  const knows = (lines) => lines.filter((line) => isChoice(line) && /has chosen to head /.test(line)).length;
  assert.deepEqual([knows(one), knows(two), knows(three)], [6, 6, 0]);
  // A rematch asked by one is offered to the other.
  await sov.locator("[data-table-do=rematch]").click();
  await until(caracole, () => document.querySelector("#over a.primary[href^='/table/']") !== null);
  for (const page of [sov, caracole, oroshi]) await leave(page);
});

test("a double click is one choice, and the page goes on", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { game: "pluvionautes", seats: ["me", "bot:random"] });
  for (let times = 0; times < 3; times += 1) {
    await asked(page);
    const v = await version(page);
    await page.evaluate(() => document.querySelector("#choices .folded")?.setAttribute("open", ""));
    await page.locator("#choices .choice:not([data-gives-up])").first().dblclick();
    await until(page, (v) => Number(document.querySelector(".table").dataset.v) > v, v);
    await until(page, () => document.querySelector(".pending") === null);
    await page.evaluate(() => (document.getElementById("refusal").hidden = true));
  }
  await play(page, "buttons", dice(2), { most: 3 });
  await leave(page);
});

test("the log follows what happens, unless somebody reads back", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { game: "horde", seats: ["me"], preset: "zefirine" });
  await play(page, "buttons", dice(9), { most: 15 });
  const left = () => page.evaluate(() => {
    const log = document.getElementById("log");
    return log.scrollHeight - log.scrollTop - log.clientHeight;
  });
  await asked(page);
  // The last lines may still be on their way when the next question is asked.
  await until(page, () => {
    const log = document.getElementById("log");
    return log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  });
  await page.locator("#log").hover();
  await page.mouse.wheel(0, -5000);
  await page.waitForTimeout(300);
  await play(page, "buttons", dice(10), { most: 3 });
  await asked(page);
  assert.ok((await left()) > 40, "who reads back is left there");
  await leave(page);
});

test("forms that would not fit are filled up with bots, or opened alone", async () => {
  const page = await reader(browser);
  for (const [game, preset, seats] of [["windwalkers", "easy", 1], ["onb", "equipes", 4], ["pluvionautes", "solo", 1]]) {
    await page.goto(`${galerne.address}/game/${game}`);
    await page.locator(`input[name=preset][value=${preset}]`).check({ force: true });
    const loaded = page.waitForNavigation();
    await page.locator("[data-table-form] button.primary").click();
    await loaded;
    assert.match(page.url(), /\/table\//, await page.locator("main").innerText());
    await connected(page);
    assert.equal(await page.locator("#seats > li").count(), seats, game);
  }
  await leave(page);
});

test("the chip of a preset follows the number of players", async () => {
  const page = await reader(browser);
  await page.goto(`${galerne.address}/game/pluvionautes`);
  const chip = (wanted) => until(page, (wanted) => document.querySelector("[name=preset]:checked").value === wanted, wanted);
  await chip("core");
  await page.locator("#seat-2").selectOption("");
  await chip("solo");
  await page.locator("#seat-2").selectOption("open");
  await chip("core");
  await leave(page);
});

test("a record is saved and opened again from its file", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { ...SHORT, options: { max_turns: 1 }, seats: ["me"] });
  await play(page, "buttons", dice(4));
  const record = await (await fetch(`${galerne.address}/api/tables/${tableOf(page).split("/")[2]}/record`)).text();
  const choose = async (name, text) => {
    await page.goto(galerne.address);
    await page.locator("[data-import]").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  };
  page.expected.push(/status of 4\d\d/);
  await choose("torn.json", record.slice(0, record.length / 2));
  await until(page, () => !document.getElementById("import-said").hidden);
  assert.ok((await page.locator("#import-said").innerText()).length > 10);
  await choose("race.json", record);
  await until(page, () => location.pathname.startsWith("/table/"));
  await connected(page);
  assert.equal((await stored(page)).status, "over");
  await leave(page);
});

test("a reload in the middle shows the same table, and the game goes on", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { ...SHORT, seats: ["me"] });
  await play(page, "buttons", dice(3), { most: 3 });
  const { v } = await asked(page);
  const [lines, seats] = [await log(page), await page.locator("#seats").innerText()];
  await page.reload();
  await connected(page);
  assert.equal(await version(page), v);
  assert.deepEqual(await log(page), lines);
  assert.equal(await page.locator("#seats").innerText(), seats);
  await play(page, "clicks", dice(4));
  await leave(page);
});

test("killed in the middle of a move, and started again: nothing acknowledged is lost, nothing is done twice", async () => {
  const page = await reader(browser);
  page.expected.push(/WebSocket connection/);
  const acknowledged = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => {
    const message = JSON.parse(payload);
    if (message.t === "ack") acknowledged.push(message);
  }));
  await open(page, galerne.address, { ...SHORT, options: { max_turns: 12 }, seats: ["me", "bot:greedy"] });
  const die = dice(5);
  for (let kills = 0; kills < 6; kills += 1) {
    await move(page, "buttons", die);
    // Not always at the same point of the work: before the message arrives, while it is written, after the answer.
    await new Promise((later) => setTimeout(later, [0, 1, 3, 6, 12, 25][kills]));
    await galerne.kill();
    const lines = await log(page);
    await galerne.again();
    await connected(page);
    await asked(page);
    const [now, kept] = [await log(page), await stored(page)];
    const most = Math.max(0, ...acknowledged.map(({ v }) => v));
    assert.ok(kept.v >= most, `version ${most} was acknowledged, the server knows ${kept.v}`);
    assert.deepEqual(now.slice(0, lines.length), lines, "what was told stays told");
  }
  await play(page, "buttons", die);
  const record = await (await fetch(`${galerne.address}/api/tables/${tableOf(page).split("/")[2]}/record`)).json();
  const clients = acknowledged.map(({ client }) => client);
  assert.equal(new Set(clients).size, clients.length, "every message was answered once");
  const mine = record.entries.filter(({ by, seat }) => by === 0 || seat === 0).length;
  assert.equal(clients.length, mine, "as many moves of mine in the record as were acknowledged");
  await leave(page);
});

test("far away: with 800 ms what was sent is marked as pending until it is answered, and a race still ends", async () => {
  const page = await reader(browser);
  await page.goto(`${galerne.address}/settings`);
  await page.locator("details:has(#latency) > summary").click();
  await page.locator("#latency").selectOption("800");
  const saved = page.waitForNavigation();
  await page.locator("form[action='/settings'] button.primary").click();
  await saved;
  await open(page, galerne.address, { ...SHORT, options: { max_turns: 2 }, seats: ["me", "bot:greedy"] });
  const { v } = await asked(page);
  // Seen by the page itself: on a busy machine the answer may be there before a test can look.
  await page.evaluate(() => {
    globalThis.pendingAt = null;
    const see = () => (globalThis.pendingAt ??= document.querySelector(".pending") && Number(document.querySelector(".table").dataset.v));
    new MutationObserver(see).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.locator("#choices .choice").first().click();
  await until(page, () => globalThis.pendingAt !== null);
  assert.equal(await page.evaluate(() => globalThis.pendingAt), v, "pending, and nothing predicted");
  await play(page, "clicks", dice(6));
  await leave(page);
});

test("the language changes in the middle of a game, and the game stays", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { ...SHORT, seats: ["me"] });
  await play(page, "buttons", dice(8), { most: 2 });
  const { v } = await asked(page);
  const texts = () => page.evaluate(() => ["#prompt", "#choices", "#log", "#seats"].map((one) => document.querySelector(one).innerText));
  const english = await texts();
  const loaded = page.waitForNavigation();
  await page.locator("button[name=language][value=fr]").click();
  await loaded;
  await connected(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
  assert.equal(await version(page), v);
  const french = await texts();
  french.forEach((text, place) => assert.notEqual(text, english[place]));
  await play(page, "clicks", dice(9));
  await post(page, "/settings", { language: "en", back: tableOf(page) });
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await leave(page);
});

test("things move: a boat glides from where it was, unless somebody wants no motion", async () => {
  const glides = async (motion) => {
    const page = await reader(browser, { reducedMotion: "no-preference" });
    await page.goto(galerne.address);
    await post(page, "/settings", { motion });
    await open(page, galerne.address, { ...SHORT, seats: ["me"] });
    await page.evaluate(() => {
      globalThis.glides = 0;
      document.addEventListener("transitionrun", ({ target, propertyName }) => {
        if (propertyName === "transform" && target.matches("#window .moves")) globalThis.glides += 1;
      });
    });
    await play(page, "clicks", dice(13));
    const count = await page.evaluate(() => globalThis.glides);
    await leave(page);
    return count;
  };
  assert.ok((await glides("system")) > 0);
  assert.equal(await glides("off"), 0);
});

test("coordinates and the tracks of others are shown or not, as the reader wishes", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { ...SHORT, seats: ["me", "bot:greedy"] });
  const drawn = () => page.evaluate(() => document.querySelectorAll("#window > svg *").length);
  const everything = await drawn();
  await post(page, "/settings", { all: "true", wakes: "true", back: tableOf(page) });
  await connected(page);
  assert.ok((await drawn()) < everything, "without coordinates there is less");
  await leave(page);
});

test("who leaves is named in the log and on the page, and what can be done stands where one waits", async () => {
  const [sov, guest] = [await reader(browser), await reader(browser)];
  await open(sov, galerne.address, { ...SHORT, seats: ["me", "open"] });
  await guest.goto(await sov.locator("#link-1").inputValue());
  await connected(guest);
  const [die, other] = [dice(21), dice(22)];
  await Promise.all([play(sov, "clicks", die, { most: 1 }), play(guest, "buttons", other, { most: 1 })]);
  await asked(guest);
  await guest.locator("[data-table-do=leave]").click();
  await guest.locator("#confirm [data-confirm-yes]").click();
  await until(sov, () => document.querySelector("#seats > li[data-kind=open]") !== null);
  assert.match(await sov.locator("#log .note").innerText(), /^Guest 2 has left the table\.$/);
  assert.match(await sov.locator("#refusal").innerText(), /Send the link again, let a bot play there, or wait/);
  assert.ok(await sov.locator("#seats > li[data-kind=open] [data-seat-do=bot]").isVisible());
  await sov.evaluate(() => (document.getElementById("refusal").hidden = true)); // It has been read.
  await play(sov, "buttons", die, { most: 1 });
  await until(sov, () => /has left\. Send the link again/.test(document.getElementById("prompt").textContent));
  for (const page of [sov, guest]) await leave(page);
});

for (const [what, size] of [["a wide page", {}], ["a telephone", { width: 390, height: 844, hasTouch: true, isMobile: true }]])
  test(`who comes by a link on ${what} is asked for a name in place, and is called so at the next table too`, async () => {
    const [sov, guest] = [await reader(browser), await reader(browser, size)];
    await open(sov, galerne.address, { ...SHORT, seats: ["me", "open"] });
    await guest.goto(await sov.locator("#link-1").inputValue());
    await connected(guest);
    const covers = await guest.evaluate(() => {
      const [form, board] = [document.getElementById("naming"), document.querySelector(".board")].map((one) => one.getBoundingClientRect());
      return { inSight: form.top >= 0 && form.bottom <= innerHeight, onTheBoard: form.bottom > board.top && form.right > board.left && form.left < board.right };
    });
    assert.deepEqual(covers, { inSight: true, onTheBoard: false });
    const table = guest.url();
    await guest.locator("#my-name").fill("Caracole");
    const loaded = guest.waitForNavigation();
    await guest.locator("#naming button:not([data-later])").click();
    await loaded;
    await connected(guest);
    assert.equal(guest.url(), table);
    assert.equal(await guest.locator("#naming").count(), 0, "asked once");
    await until(sov, () => document.querySelector("#seats > li:nth-child(2) .who b").textContent === "Caracole");
    await open(guest, galerne.address, { ...SHORT, seats: ["me", "open"] });
    assert.equal(await guest.locator("#seats > li:nth-child(1) .who b").innerText(), "Caracole");
    // Once declined it is not asked again.
    await open(sov, galerne.address, { ...SHORT, seats: ["me", "open"] });
    await sov.locator("#naming [data-later]").click();
    await sov.reload();
    await connected(sov);
    assert.equal(await sov.locator("#naming").count(), 0);
    for (const page of [sov, guest]) await leave(page);
  });

test("alone with bots nobody is asked for a name, and a guest's name is told in the reader's language", async () => {
  const [sov, guest] = [await reader(browser), await reader(browser, { locale: "fr" })];
  await open(sov, galerne.address, { ...SHORT, seats: ["me", "bot:greedy"] });
  assert.equal(await sov.locator("#naming").count(), 0);
  await open(guest, galerne.address, { ...SHORT, seats: ["me", "open"] });
  await sov.goto(await guest.locator("#link-1").inputValue());
  await connected(sov);
  await sov.goto(galerne.address);
  await guest.goto(galerne.address);
  // Tables of the same second stand in any order.
  const beside = async (page) => (await page.locator("#mine + ul .company").allInnerTexts()).join("\n");
  assert.match(await beside(sov), /^with Guest/m);
  assert.match(await beside(guest), /^avec Invité/m);
  // Who comes back finds the games first, not the house's name.
  assert.ok(await sov.evaluate(() => document.querySelector("#mine + ul").getBoundingClientRect().bottom < innerHeight / 2));
  for (const page of [sov, guest]) await leave(page);
});
