// One gesture, many actions: a figure walks to where it is sent, as far as nothing comes between; an army is kept and built again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { scan } from "./axe.mjs";
import { asked, connected, leave, log, open, reader, until, version } from "./hands.mjs";
import { free, packed, told, unpacked } from "../web/keep.js";
import { browser, galerne } from "./house.mjs";

const ROWS = Array(6).fill("............");
const ZONES = ["A...........", "............", "............", "............", "............", "..........oB"];
const MAP = `id: test\nname: Test\nplayers: 2\ngrid:\n${ROWS.join("\n")}\nzones:\n${ZONES.join("\n")}\n`;
/** A guard in hand on an open field, with so many half-actions, and an enemy somewhere. */
const field = async (page, halves, enemy, kind = "garde") => {
  const guard = (seat, at) => ({ kind: seat === 0 ? kind : "garde", seat, at, facing: 2, pv: 3, mana: 0 });
  const record = {
    format: "galerne-record", version: 1, game: "onb", rules: 1, names: ["Zoé", "Bob"], options: { map: "own", own_map: MAP },
    start: { phase: "action", round: 1, pass: 1, armies: [{}, {}], turns: [0, 1], active: { unit: 0, halves }, units: [guard(0, [6, 3]), guard(1, enemy)] },
    entries: [],
  };
  const answer = await fetch(`${galerne.address}/api/records`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(record) });
  const { table, seats } = await answer.json();
  await page.goto(new URL(seats[0].link, galerne.address).href);
  await connected(page);
  // The first message writes the page anew, and what is new is dead for a moment.
  await page.waitForTimeout(500);
  await asked(page);
  return table;
};
/** Where the figures set their feet, from what programs are told. */
const steps = async (page, table) =>
  (await (await page.request.get(`${galerne.address}/api/tables/${table}/record`)).json()).events.map(({ event }) => event.stepped?.at).filter(Boolean);
const middle = (page, id) => page.evaluate((id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}, id);
const said = (page, pattern) => until(page, (pattern) => new RegExp(pattern).test(document.getElementById("foreseen").textContent), pattern);
const settled = (page, v) => until(page, (v) => Number(document.querySelector(".table").dataset.v) >= v && !document.querySelector(".pending"), v);

test("a figure walks four cells with one click, by the way that was shown, for the price that was said", async () => {
  const page = await reader(browser);
  const table = await field(page, 2, [11, 5]);
  await scan(page, "a field to walk on");
  const goal = await middle(page, "to-C4");
  await page.mouse.move(...goal);
  await said(page, "Run to C4 — 4\\spoints");
  assert.ok((await page.locator("#preview-overlay path").count()) > 0, "the way is drawn");
  await page.mouse.click(...goal);
  // The gait, four steps, the stop, and the end of an activation with nothing left: only the facing is asked.
  await settled(page, 7);
  assert.equal(await version(page), 7);
  assert.deepEqual(await steps(page, table), [[5, 3], [4, 3], [3, 3], [2, 3]]);
  const lines = await log(page);
  assert.ok(lines.some((line) => line.includes("moves to C4")), "the log says where it came");
  assert.ok(!lines.some((line) => line.includes("D4")), "and not every step of the way");
  assert.match(await page.locator("#prompt").innerText(), /which way does/);
  await leave(page);
});

test("a walk by keyboard, and one from the plain list", async () => {
  const page = await reader(browser);
  const table = await field(page, 2, [11, 5]);
  for (const name of ["click", "move", "down"]) page.mouse[name] = () => assert.fail("the mouse was used");
  await page.evaluate(() => document.getElementById("to-F4").focus());
  await page.keyboard.press("ArrowLeft");
  assert.equal(await page.evaluate(() => document.activeElement.id), "to-E4");
  await said(page, "Run to E4 — 2\\spoints");
  await page.keyboard.press("Enter");
  await settled(page, 5);
  assert.deepEqual(await steps(page, table), [[5, 3], [4, 3]]);
  const other = await field(page, 2, [11, 5]);
  await page.locator(".sequences summary").focus();
  await page.keyboard.press("Enter");
  await page.locator(".sequences .choice", { hasText: "C4" }).focus();
  await page.keyboard.press("Enter");
  await settled(page, 7);
  assert.equal((await steps(page, other)).length, 4);
  await leave(page);
});

test("a finger sees the way first and goes it with a second touch", async () => {
  const page = await reader(browser, { width: 390, height: 844, hasTouch: true });
  const table = await field(page, 2, [11, 5]);
  await page.evaluate(() => document.getElementById("to-C4").scrollIntoView({ block: "center" }));
  await page.touchscreen.tap(...(await middle(page, "to-C4")));
  await said(page, "4\\spoints");
  assert.match(await page.locator("#foreseen").getAttribute("data-again"), /Tap again/);
  assert.equal(await version(page), 0, "nothing has been done yet");
  await page.touchscreen.tap(...(await middle(page, "to-C4")));
  await settled(page, 7);
  assert.equal((await steps(page, table)).length, 4);
  await leave(page);
});

test("an opportunity is seen before the click, cuts the walk short, and the player is told", async () => {
  const page = await reader(browser);
  const table = await field(page, 1, [7, 3]);
  const goal = await middle(page, "to-B4");
  await page.mouse.move(...goal);
  await said(page, "provoking an opportunity attack.*would strike.*choose again");
  await page.mouse.click(...goal);
  await until(page, () => "cut" in document.getElementById("refusal").dataset);
  assert.match(await page.locator("#refusal").innerText(), /Stopped after 2 of 6\..*ON-/s);
  assert.ok((await steps(page, table)).length <= 1, "the strike comes first; then one step and no more");
  assert.ok(await page.locator("#refusal").isVisible());
  await leave(page);
});

test("after a lost connection nothing is gone twice", async () => {
  const page = await reader(browser);
  page.expected.push(/WebSocket|ERR_/);
  const table = await field(page, 2, [11, 5]);
  // The message leaves, and the line breaks before anything comes back.
  await page.evaluate(() => {
    const { galerne } = globalThis;
    const choice = galerne.chooser.choices.find(({ targets }) => targets[0] === "walk-cell-C4");
    galerne.connection.socket.onmessage = null;
    galerne.choices.act(choice, null);
    galerne.connection.socket.close();
  });
  await settled(page, 7);
  await until(page, () => globalThis.galerne.sent.size === 0);
  assert.equal((await steps(page, table)).length, 4);
  assert.equal(await version(page), 7);
  await leave(page);
});

// Armies.

test("a kept text travels with its name", () => {
  assert.deepEqual(unpacked(packed("Le Guet", "2 garde\n1 loup\n"), "?"), { name: "Le Guet", text: "2 garde\n1 loup\n" });
  assert.deepEqual(unpacked("  3 loup \r\n", "Pasted"), { name: "Pasted", text: "3 loup\n" });
  assert.equal(unpacked("name: nothing\n \n", "?"), null);
  assert.equal(free("A", { A: "", "A (2)": "" }), "A (3)");
  assert.equal(told("2 garde\n1 loup_noir\n", { garde: "Watchman" }), "2 × Watchman, 1 × loup noir");
});

const ONB = { game: "onb", seats: ["me", "bot:random"], options: { points: 100, map: "prairie", turn_limit: 2 } };
const line = (page, name) => page.locator("#keeping li", { has: page.locator("b", { hasText: name }) });

for (const width of [390, 1440])
  test(`an army is built, kept, and built again at another table, at ${width} pixels`, async () => {
    const page = await reader(browser, { width, height: 900 });
    const heard = [];
    await open(page, galerne.address, ONB);
    await asked(page);
    assert.ok(await page.locator("#keeping [data-keep] button").isDisabled(), "there is nothing to keep yet");
    for (const name of ["Watchman", "Watchman", "Grey Wolf"]) {
      const v = await version(page);
      await page.evaluate(() => document.querySelector("#choices .folded")?.setAttribute("open", ""));
      await page.locator("#choices .choice", { hasText: `Recruit: ${name}` }).click();
      await settled(page, v + 1);
    }
    await page.locator("#keep-name").fill("Les Veilleurs");
    await page.locator("#keep-name").press("Enter");
    await until(page, () => document.querySelectorAll("#keeping li").length === 1);
    await scan(page, `an army kept at ${width}`);
    assert.match(await line(page, "Les Veilleurs").locator("small").innerText(), /2 × Watchman, 1 × Grey Wolf/);
    // Another table, another day.
    await open(page, galerne.address, ONB);
    const watcher = await reader(browser);
    watcher.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
    await watcher.goto(page.url());
    await connected(watcher);
    await line(page, "Les Veilleurs").getByRole("button", { name: /^Use/ }).click();
    await settled(page, 3);
    await until(page, () => /"?2 garde/.test(JSON.stringify(globalThis.galerne.state.composed)));
    await line(page, "Les Veilleurs").getByRole("button", { name: /^Use/ }).click();
    await until(page, () => !document.getElementById("refusal").hidden);
    assert.match(await page.locator("#refusal").innerText(), /ON-4\.10/, "it is that army already");
    // Renamed, shared, pasted, deleted.
    await line(page, "Les Veilleurs").getByRole("button", { name: /^Rename/ }).click();
    await page.keyboard.type("Garde de nuit");
    await page.keyboard.press("Enter");
    await until(page, () => document.querySelector("#keeping li").dataset.name === "Garde de nuit");
    await page.locator("#keeping summary").click();
    await page.locator("#keep-text").fill("name: Trop\n4 garde\n");
    await page.locator("[data-paste] button").click();
    await until(page, () => document.querySelectorAll("#keeping li").length === 2);
    await line(page, "Trop").getByRole("button", { name: /^Use/ }).click();
    await until(page, () => /104/.test(document.getElementById("refusal").textContent));
    assert.match(await page.locator("#refusal").innerText(), /104.*100.*ON-4\.12/s);
    await line(page, "Trop").getByRole("button", { name: /^Delete/ }).click();
    await until(page, () => document.querySelectorAll("#keeping li").length === 1);
    // Until the armies are shown, spectators are sent nothing of it.
    heard.push(await watcher.content());
    assert.ok(heard.length > 1);
    for (const message of heard) assert.ok(!/garde|Watchman|loup|Wolf/.test(message), message.slice(0, 400));
    // And the game goes on.
    await page.locator("#choices .choice", { hasText: "Lock the army" }).click();
    // What is for good is asked about.
    await page.locator("#confirm [data-confirm-yes]").click();
    await until(page, () => document.getElementById("keeping").hidden);
    await asked(page);
    await leave(watcher);
    await leave(page);
  });

test("an army is placed with one press, though both sides place in turn", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { game: "onb", seats: ["me", "bot:random"], preset: "hasard" });
  const offered = () => page.evaluate(() => document.querySelector("#choices .choice[data-targets$='-again'][data-then]") !== null);
  for (let tries = 0; tries < 20 && !(await offered()); tries += 1) {
    await asked(page);
    if (await offered()) break;
    await page.locator("#choices .choice:not([data-gives-up], [data-alias])").first().click();
    await page.waitForTimeout(400);
  }
  assert.ok(await offered(), "the army can be placed by the page");
  await asked(page);
  const from = await version(page);
  await page.locator("#choices .choice[data-targets$='-again'][data-then]").click();
  await until(page, () => !document.querySelector("#choices .choice[data-targets$='-again']") && document.querySelector("#choices .choice") && !document.querySelector(".pending"));
  await page.waitForTimeout(600);
  assert.ok(!(await offered()), "nothing is left to place");
  assert.ok((await version(page)) > from + 2, "both sides placed theirs in between");
  await leave(page);
});

test("on a phone the first tap on an enemy shows its best attack with its chances, the second strikes, and the page stays", async () => {
  const page = await reader(browser, { width: 390, height: 844, hasTouch: true });
  await field(page, 2, [10, 3], "arbaletrier");
  const enemy = await page.evaluate(() => {
    const box = document.querySelector('#window [data-target="unit-1"]').getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  });
  const at = await page.evaluate(() => scrollY);
  await page.touchscreen.tap(...enemy);
  await said(page, "%");
  assert.deepEqual([await version(page), await page.evaluate(() => scrollY)], [0, at]);
  await page.waitForTimeout(500);
  await page.touchscreen.tap(...enemy);
  await until(page, () => Number(document.querySelector(".table").dataset.v) > 0);
  await leave(page);
});
