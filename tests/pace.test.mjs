// How fast others go by, what they did once more, throws told in beats, sounds, and the two sides of a competition: in a real browser, against
// the real program with the pauses that people have.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { Galerne } from "./galerne.mjs";
import { asked, connected, leave, open, reader, until, version } from "./hands.mjs";
import { openAt } from "./moments.mjs";

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };

let [browser, galerne] = [];
// So long a pause that no bot moves within a test unless it is told to.
before(async () => ([browser, galerne] = [await launch(), await Galerne.start("--behind-proxy", "--pause", "9000")]));
after(async () => {
  await browser?.close();
  await galerne?.stop();
});

/** A die falls after half a pause: everything at once until the reader is asked for the first time. */
const opened = async (page, table) => {
  await page.goto(galerne.address);
  await page.evaluate(() => localStorage.setItem("galerne-pace", "once"));
  await open(page, galerne.address, table);
  return asked(page);
};
const act = async (page) => {
  const v = await version(page);
  await page.locator("#choices .choice:not([data-gives-up], [data-then], [data-alias])").locator("visible=true").first().click();
  await until(page, (v) => Number(document.querySelector(".table").dataset.v) > v, v);
};

for (const [lang, size, skip] of [["en", {}, "Skip to my turn"], ["fr", PHONE, "Aller à mon tour"]])
  test(`while a bot thinks one may skip to one's own turn, in ${lang}`, async () => {
    const page = await reader(browser, { ...size, locale: lang });
    await opened(page, { game: "connect-four", seats: ["me", "bot:random"] });
    await page.locator("[data-pace]").selectOption("normal");
    await act(page);
    await until(page, () => !document.getElementById("skip").hidden);
    assert.equal(await page.locator("#skip").innerText(), skip);
    // In sight where one looks, and it waits for the bot no longer.
    await page.locator("#skip").click();
    await asked(page);
    await until(page, () => document.getElementById("skip").hidden);
    assert.equal(await page.evaluate(() => document.documentElement.hasAttribute("data-hurried")), false, "things move again");
    assert.equal(await page.evaluate(() => localStorage.getItem("galerne-pace")), "normal");
    await leave(page);
  });

test("what others did since one's own act is shown once more, and a hand ends it", async () => {
  const page = await reader(browser);
  await opened(page, { game: "connect-four", seats: ["me", "bot:random"] });
  await page.locator("[data-pace]").selectOption("normal");
  await act(page);
  await until(page, () => !document.getElementById("skip").hidden);
  await page.locator("#skip").click();
  await asked(page);
  await until(page, () => !document.querySelector("#pace [data-again]").hidden);
  const [present, v] = [await page.evaluate(() => document.querySelector("#window > svg").outerHTML), await version(page)];
  await page.evaluate(() => (globalThis.live = document.querySelector("#window > svg")));
  await page.locator("#pace [data-again]").click();
  await until(page, () => "again" in document.getElementById("window").dataset);
  assert.ok(await page.evaluate(() => !globalThis.live.isConnected), "the board of then");
  await until(page, () => globalThis.live.isConnected && !("again" in document.getElementById("window").dataset));
  await page.locator("#pace [data-again]").click();
  await until(page, () => !globalThis.live.isConnected);
  await page.keyboard.press("Escape");
  await until(page, () => globalThis.live.isConnected);
  assert.equal(await version(page), v, "looking does nothing");
  const plain = (text) => text.replaceAll(/ (class|tabindex|style)="[^"]*"/g, "");
  assert.equal(plain(await page.evaluate(() => document.querySelector("#window > svg").outerHTML)), plain(present));
  await leave(page);
});

/** The beats that the page plays once the throw that is due has been made. */
const beats = async (page, act) => {
  await page.evaluate(() => {
    globalThis.beats = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      const beat = [...this.classList].find((name) => name.startsWith("beat-"));
      if (beat) globalThis.beats.push({ beat, delay: timing.delay, ends: timing.delay + timing.duration, composite: timing.composite ?? "replace", moved: Object.keys(frames), tumbles: this.classList.contains("tumbles") });
      return animate.call(this, frames, timing);
    };
  });
  await act();
  await until(page, () => globalThis.beats.length > 0);
  return page.evaluate(() => globalThis.beats);
};

test("windwalkers: a contre is told in beats: the trial, the horde, the pairs, the gauges, what it costs", async () => {
  const page = await reader(browser, PHONE);
  await opened(page, { game: "windwalkers", seats: ["me"], preset: "first-game" });
  await page.evaluate(() => document.documentElement.removeAttribute("data-hurried"));
  const told = await beats(page, () => act(page));
  const first = (beat) => Math.min(...told.filter((one) => one.beat === beat).map(({ delay }) => delay));
  const order = ["beat-1", "beat-2", "beat-4", "beat-5"].map(first);
  assert.deepEqual(order, [...order].sort((a, b) => a - b));
  assert.ok(order.every(Number.isFinite), JSON.stringify(told));
  assert.ok(told.some(({ tumbles }) => tumbles) && told.every(({ ends }) => ends <= 2200), "and all of it is short");
  // What only turns and fades, and is added to nothing, moves on a thread of its own: also a slow telephone shows each frame.
  assert.deepEqual([...new Set(told.map(({ composite }) => composite))], ["replace"]);
  assert.ok(told.every(({ moved }) => moved.every((name) => name === "opacity" || name === "transform")), JSON.stringify(told));
  // A touch brings everything to its end.
  await page.locator("#window").tap({ position: { x: 5, y: 5 }, force: true });
  await until(page, () => globalThis.galerne.picture.running().length === 0);
  await leave(page);
});

test("without motion a throw is there at once", async () => {
  const page = await reader(browser, { reducedMotion: "reduce" });
  await opened(page, { game: "windwalkers", seats: ["me"], preset: "first-game" });
  await act(page);
  await until(page, () => document.querySelector(".throw[id]") !== null);
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  await leave(page);
});

test("sounds are off until they are wanted, and fetched only then", async () => {
  const page = await reader(browser);
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url()));
  await opened(page, { game: "connect-four", seats: ["me", "bot:random"] });
  assert.ok(!fetched.some((url) => url.includes("sounds")));
  await page.locator("[data-sounds]").check();
  await until(page, () => globalThis.galerne.pace.play !== null);
  assert.ok(fetched.some((url) => url.includes("sounds")));
  await act(page);
  assert.equal(await page.evaluate(() => localStorage.getItem("galerne-sounds")), "on");
  await leave(page);
});

for (const [size, press] of [[PHONE, "tap"], [{}, "click"]])
  test(`horde, a competition at ${size.width ?? 1440}: a touch on the strip swaps the two sides, another one swaps them back (HC-14.1)`, async () => {
    const page = await reader(browser, size);
    const { link } = await openAt(galerne.address, { game: "horde", record: "competition-both-arrive", at: 40 });
    await page.goto(galerne.address + link);
    await connected(page);
    const large = () => page.evaluate(() => document.querySelector('#window [id^="pack-deck-"]').id);
    const before = await large();
    const touch = async () => {
      const sign = page.locator("#rival-swap rect").nth(1);
      await sign.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
      const { x, y, width, height } = await sign.boundingBox();
      await (press === "tap" ? page.touchscreen.tap(x + width / 2, y + height / 2) : page.mouse.click(x + width / 2, y + height / 2));
    };
    await touch();
    await until(page, (before) => document.querySelector('#window [id^="pack-deck-"]')?.id !== before && document.querySelector("#window > svg"), before);
    const after = await large();
    assert.notEqual(after, before);
    await touch();
    await until(page, (before) => document.querySelector('#window [id^="pack-deck-"]')?.id === before, before);
    await leave(page);
  });

for (const size of [PHONE, {}])
  test(`maps and teams are chosen by picture at ${size.width ?? 1440}, and what is idle looks so`, async () => {
    const page = await reader(browser, size);
    for (const [game, option, value] of [["sail-race", "map", "banane"], ["onb", "map", "donjon"], ["windwalkers", "team", "rokka_winds"]]) {
      await page.goto(`${galerne.address}/game/${game}`);
      const one = page.locator(`[data-pictures="${option}"] [data-value="${value}"]`);
      await one.scrollIntoViewIfNeeded();
      await until(page, ([option, value]) => document.querySelector(`[data-pictures="${option}"] [data-value="${value}"] img`).naturalWidth > 20, [option, value]);
      await one.click();
      assert.equal(await page.locator(`#option-${option}`).inputValue(), value, game);
      assert.equal(await one.getAttribute("aria-pressed"), "true");
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, "no wider than the screen");
    }
    assert.equal(await page.locator("#option-compose").inputValue(), "preset", "a team is chosen to be played");
    await page.goto(`${galerne.address}/game/sail-race`);
    await page.locator(".options > summary").click();
    const idle = () => page.locator('[data-option="radius"]').evaluate((box) => box.hasAttribute("data-idle"));
    assert.equal(await idle(), true, "nothing is generated");
    await page.locator("#option-map").selectOption("generated");
    assert.equal(await idle(), false);
    assert.ok((await page.locator(".options h3").count()) >= 3, "options stand in groups");
    await leave(page);
  });
