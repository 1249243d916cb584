// What the page makes of the real server's messages: by mouse, by keyboard alone, by buttons on a phone; and of lines that delay, break
// off or deliver what was never chosen. Such faults are made on the way between the real page and the real server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, connected, leave, open, post, reader, recorded, until, version } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const RACE = { game: "sail-race", seats: ["me", "bot:greedy"] };
const PHONE = { width: 390, height: 844 };
const at = async (game = RACE, { settings, before, ...size } = {}) => {
  const page = await reader(browser, size);
  await before?.(page);
  await page.goto(galerne.address);
  if (settings) await post(page, "/settings", settings);
  await open(page, galerne.address, game);
  await asked(page);
  return page;
};
const grown = (page, from) => until(page, (v) => Number(document.querySelector(".table").dataset.v) > v, from);
const answer = (page) => page.locator("#choices .choice:not([data-gives-up])").first();

/** The regions as they stand, without what the script adds: numbers for keys, what is lit, what is dead for a moment. */
const regions = (page) => page.evaluate(() => {
  const OWN = new Set(["data-key", "aria-keyshortcuts", "data-dead", "style", "tabindex"]);
  /** Attributes in one order, the text as it stands. */
  const written = (node) => {
    if (node.nodeType === 3) return node.data;
    const kept = [...node.attributes].filter(({ name, value }) => !OWN.has(name) && !(name === "class" && /^(new)?$/.test(value)) && name !== "xmlns");
    return `<${node.localName}${kept.map(({ name, value }) => ` ${name}="${value}"`).sort().join("")}>${[...node.childNodes].map(written).join("")}</${node.localName}>`;
  };
  return ["prompt", "seats", "choices", "chance", "undo", "over", "panels", "log", "text-board-body"].flatMap((id) => [document.getElementById(id)].filter(Boolean).map(written));
});
/** The drawing as the server wrote it: the script marks what can be touched, and where a hand is. */
const picture = (page) => page.evaluate(() => {
  const drawing = document.querySelector("#window > svg").cloneNode(true);
  for (const one of [drawing, ...drawing.querySelectorAll("*")]) {
    for (const name of ["tabindex", "role", "style", "aria-disabled", "data-dead"]) one.removeAttribute(name);
    one.classList.remove("legal", "picked", "hinted", "pending", "minor", "new", "spoken");
    if (one.classList.length === 0) one.removeAttribute("class");
  }
  return drawing.outerHTML;
});

for (const [locale, game] of [["fr-FR", RACE], ["en-GB", RACE], ["en-GB", { game: "windwalkers", seats: ["me"], preset: "first-game" }]])
  test(`${game.game}, ${locale}: what the socket sends is what the page came with`, async () => {
    const page = await at(game, { locale });
    await page.reload();
    await connected(page);
    const [first, drawn] = [await regions(page), await picture(page)];
    await page.evaluate(() => {
      document.querySelector("#log ol").replaceChildren();
      globalThis.galerne.connection.startOver();
    });
    await until(page, () => document.querySelectorAll("#log li").length > 0);
    const again = await regions(page);
    first.forEach((text, place) => assert.equal(again[place], text));
    assert.equal(await picture(page), drawn);
    await leave(page);
  });

test("by mouse: what can be chosen glows, a click acts, the picture follows and the log grows", async () => {
  const page = await at();
  const acts = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => JSON.parse(payload).t === "act" && acts.push(JSON.parse(payload))));
  await page.reload();
  await connected(page);
  assert.equal(await page.locator("#window .legal").count(), await page.locator("#choices .choice:not([data-gives-up])").count());
  const [from, lines, drawn] = [await version(page), await page.locator("#log li").count(), await picture(page)];
  const lit = page.locator("#window .legal").first();
  await lit.hover();
  await page.waitForSelector("#preview-overlay *", { state: "attached" });
  assert.ok((await page.locator("#foreseen").textContent()).length > 0, "it is said what would happen");
  await lit.click();
  await grown(page, from);
  await asked(page);
  await page.mouse.move(2, 2);
  await until(page, () => document.getElementById("preview-overlay") === null);
  const now = await picture(page);
  assert.notEqual(now, drawn);
  assert.ok((await page.locator("#log li").count()) > lines);
  assert.equal(await page.locator(".pending").count(), 0);
  assert.deepEqual(acts.map(({ v }) => v), [from], "one message, about what was shown");
  // What patches made of the picture is the picture.
  await page.reload();
  await connected(page);
  assert.equal(await picture(page), now);
  await leave(page);
});

test("by keyboard alone: one stop of Tab, arrows and n go round, Enter acts, ? lists the keys", async () => {
  const page = await at();
  const focused = () => page.evaluate(() => document.activeElement.dataset.target ?? document.activeElement.id);
  assert.equal(await page.locator("#window [tabindex='0']").count(), 1);
  await page.keyboard.press("n");
  const first = await focused();
  const isLit = () => page.evaluate(() => document.activeElement.matches("#window .legal"));
  assert.ok(await isLit(), first);
  // To one side there is another.
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) if ((await focused()) === first) await page.keyboard.press(key);
  assert.ok((await focused()) !== first && (await isLit()), await focused());
  await page.keyboard.press("?");
  assert.ok(await page.locator("#keys-dialog").isVisible());
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  const from = await version(page);
  await page.keyboard.press("Enter");
  await grown(page, from);
  await page.keyboard.press("t");
  assert.ok(await page.locator("#text-board").isVisible());
  await leave(page);
});

test("by buttons at 390 px, asked once more, and giving up is always asked about", async () => {
  const page = await at(RACE, { ...PHONE, locale: "fr-FR", settings: { all: "true", confirm: "true" } });
  const from = await version(page);
  await answer(page).click();
  assert.ok(await page.locator("#confirm").isVisible());
  await page.keyboard.press("Escape");
  assert.ok(!(await page.locator("#confirm").isVisible()));
  assert.equal(await version(page), from);
  await answer(page).click();
  await page.locator("[data-confirm-yes]").click();
  await grown(page, from);
  const address = new URL(page.url()).pathname;
  await post(page, "/settings", { all: "true", back: address });
  await connected(page);
  await asked(page);
  await page.locator(".giving-up summary").click();
  await page.locator(".giving-up .choice").click();
  assert.ok(await page.locator("#confirm").isVisible());
  const box = await answer(page).boundingBox();
  assert.ok(box.height >= 24 && box.width >= 24);
  await leave(page);
});

/** Stands between the page and the server: `sent` may change what the page says (null: it is lost), and is told which line it is. */
const between = (sent) => (page) => {
  page.lines = [];
  return page.routeWebSocket(/\/ws\?/, (line) => {
    const number = page.lines.push(line.url()) - 1;
    const server = line.connectToServer();
    line.onMessage((text) => {
      const message = sent(JSON.parse(text), number, line);
      if (message) server.send(JSON.stringify(message));
    });
  });
};

test("a refusal stands near what was pressed, with its rule, which opens in place", async () => {
  // A wind to begin with arrives instead of the heading that was pressed, and the server refuses it.
  const page = await at(RACE, { before: between((message) => (message.t === "act" ? { ...message, id: 6 } : message)) });
  await answer(page).click();
  await page.waitForSelector("#refusal:not([hidden])");
  const [box, button] = await Promise.all([page.locator("#refusal"), answer(page)].map((one) => one.boundingBox()));
  const gap = Math.max(box.x - button.x - button.width, button.x - box.x - box.width, box.y - button.y - button.height, button.y - box.y - box.height);
  assert.ok(gap >= 0 && gap < 30, `${gap} pixels beside the button, and not on it`);
  const rule = await page.locator("#refusal a.rule").textContent();
  await page.locator("#refusal a.rule").click();
  await page.waitForSelector("#rule-dialog[open]");
  assert.ok((await page.locator("#rule-dialog .rules-text").textContent()).includes(rule), rule);
  await leave(page);
});

test("far away: with 800 ms what was sent is marked as pending until it is answered", async () => {
  const page = await at(RACE, { settings: { all: "true", latency: "800" } });
  const from = await version(page);
  await answer(page).click();
  assert.ok((await page.locator(".pending").count()) > 0);
  assert.equal(await version(page), from);
  await grown(page, from);
  await until(page, () => document.querySelector(".pending") === null);
  await leave(page);
});

test("a lost connection is said, taken up again with the version one has, and what was not answered is sent again", async () => {
  const said = [];
  const page = await at(RACE, { before: between((message, number, line) => {
    if (message.t !== "act") return message;
    said.push([number, message.client]);
    // The first time it does not arrive, and the line is gone.
    if (said.length > 1) return message;
    line.close();
    return null;
  }) });
  const [from, first] = [await version(page), page.lines.length - 1];
  await page.evaluate(() => {
    globalThis.told = [];
    new MutationObserver(() => globalThis.told.push(document.getElementById("connection").textContent)).observe(document.getElementById("connection"), { childList: true, characterData: true, subtree: true });
  });
  await answer(page).click();
  await grown(page, from);
  assert.ok((await page.evaluate(() => globalThis.told)).some((text) => /lost/.test(text)));
  // With the version that it shows, and in the language that it is in.
  const { searchParams } = new URL(page.lines[first + 1]);
  assert.deepEqual([searchParams.get("v"), searchParams.get("lang")], [String(from), "en"]);
  assert.deepEqual(said, [[first, said[0][1]], [first + 1, said[0][1]]], "the same message, on the next line");
  await leave(page);
});

test("a step that does not fit the picture is never half shown: the page asks for everything anew", async () => {
  let torn = 0;
  const page = await reader(browser);
  await page.routeWebSocket(/\/ws\?/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.t === "step" && message.patch?.length > 0 && torn === 0) {
        torn += 1;
        message.patch.unshift({ op: "remove", id: "never-drawn" });
      }
      line.send(JSON.stringify(message));
    });
  });
  await open(page, galerne.address, RACE);
  await asked(page);
  const from = await version(page);
  await answer(page).click();
  await grown(page, from);
  await asked(page);
  assert.equal(torn, 1);
  const now = await picture(page);
  await page.reload();
  await connected(page);
  assert.equal(await picture(page), now);
  await leave(page);
});

test("a die that somebody enters is left alone, though somebody else has entered the dice", async () => {
  const [page, other] = [await reader(browser), await reader(browser)];
  await open(page, galerne.address, { game: "sail-race", seats: ["me", "open"], chance: "real" });
  await other.goto(await page.locator("#link-1").inputValue());
  await connected(other);
  for (const one of [page, other]) await until(one, () => document.querySelector("#chance input"));
  // Few dice with few faces show each of them: a click says which one lies up.
  await page.locator("#chance .faces").first().locator("label", { hasText: "4" }).click();
  const dice = await other.locator("#chance .faces").count();
  for (let die = 0; die < dice; die += 1) await other.locator("#chance .faces").nth(die).locator("label", { hasText: "3" }).click();
  await other.locator("#chance form button").first().click();
  await until(other, () => !document.querySelector("#chance input"));
  await until(page, () => globalThis.galerne.v > 0);
  assert.equal(await page.locator("#chance input:checked").first().inputValue(), "4");
  await page.locator("#prompt").focus();
  await until(page, () => document.getElementById("chance").children.length === 0);
  for (const one of [page, other]) await leave(one);
});

test("a preset shows what it sets, and only what differs from the default is sent", async () => {
  const page = await reader(browser);
  await page.goto(`${galerne.address}/game/sail-race`);
  await page.locator("[name=preset][value=A11]").check({ force: true });
  const sent = await page.evaluate(() => {
    const form = document.querySelector("[data-table-form]");
    form.addEventListener("submit", (event) => event.preventDefault());
    form.requestSubmit();
    return [...new FormData(form).keys()].filter((name) => name.startsWith("o.") || name === "preset");
  });
  assert.deepEqual(sent, ["o.turn_cost"]);
  await until(page, () => /Cost of turning/.test(document.querySelector("[data-differences]").textContent));
  await leave(page);
});

test("a replay goes to any move by slider, keys and links, and the address follows", async () => {
  const table = await recorded(galerne.address, "sail-race", "all-arrived");
  const page = await reader(browser);
  const wanted = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/replay") && request.resourceType() === "fetch") wanted.push(Number(searchParams.get("at")));
  });
  await page.goto(`${galerne.address}/table/${table}/replay?at=14`);
  await until(page, () => globalThis.galerne);
  // Moves are counted from where everything is set up.
  const [length, opening] = await page.evaluate(() => [globalThis.galerne.length, globalThis.galerne.opening]);
  const lines = () => page.evaluate(() => document.querySelectorAll("#log li").length);
  const at = (step) => until(page, (step) => location.search === `?at=${step}` && globalThis.galerne.at === step, step);
  await page.keyboard.press("ArrowRight");
  await at(15);
  assert.equal(await page.locator("#where").textContent(), `Move ${15 - opening} of ${length - opening}`);
  const late = await lines();
  await page.locator("[data-step=first]").click();
  await at(opening);
  assert.equal(await page.locator("#where").textContent(), "Set-up");
  await until(page, (late) => document.querySelectorAll("#log li").length < late, late);
  await page.locator("#at").fill("12");
  await at(12);
  await until(page, () => document.querySelector("#looking-back .moments a"));
  const moment = page.locator("#looking-back .moments a").first();
  const there = Number(new URL(await moment.evaluate((link) => link.href)).searchParams.get("at"));
  await moment.click();
  await at(there);
  assert.deepEqual(wanted, [15, opening, 12, there]);
  const shown = await regions(page);
  await page.reload();
  await until(page, () => globalThis.galerne);
  (await regions(page)).forEach((text, place) => assert.equal(shown[place], text));
  await page.locator("[data-step=first]").click();
  await at(opening);
  await page.locator("[data-play]").click();
  await until(page, (opening) => globalThis.galerne.at > opening, opening);
  await page.locator("[data-play]").click();
  assert.equal(await page.locator("[data-play]").getAttribute("aria-pressed"), "false");
  await leave(page);
});

test("the board grows and shrinks, about its middle where there is nothing to touch", async () => {
  const player = await at();
  const page = await reader(browser, PHONE);
  await page.goto(player.url());
  await connected(page);
  const width = () => page.evaluate(() => document.querySelector("#window > svg").getBoundingClientRect().width);
  const small = await width();
  await page.locator("[data-zoom=in]").click();
  assert.ok((await width()) > small * 1.4);
  const [left, right] = await page.evaluate(() => {
    const { scrollLeft, scrollWidth, clientWidth } = document.getElementById("window");
    return [scrollLeft, scrollWidth - clientWidth - scrollLeft];
  });
  assert.ok(left > 0 && Math.abs(left - right) <= 2, `${left} pixels to the left of it, ${right} to the right`);
  await page.locator("[data-zoom=fit]").click();
  assert.ok(Math.abs((await width()) - small) < 1);
  for (const one of [page, player]) await leave(one);
});
