// The laws of the stage, for every kind of decision of every game on a telephone, a tablet and a wide screen:
// 1. what is asked, what it is about and the main answer are on the screen together, without scrolling;
// 2. nothing covers what it speaks of, and nothing moves the board;
// 3. every visible thing answers;
// 5. a button never turns into another one under the finger.
// (The fourth, that a finger's first touch only shows, is held by the hands that play whole games.)
//
// `laws.json` lists the decisions that still break a law. It only ever gets shorter: what is not on it fails.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { Galerne } from "./galerne.mjs";
import { asked, connected, isLate, leave, reader, settled, until, version, watchClicks } from "./hands.mjs";
import { keyOf, moments, openAt } from "./moments.mjs";

const KNOWN = new Set(JSON.parse(readFileSync(new URL("./laws.json", import.meta.url), "utf8")));
const SCREENS = [
  { width: 390, height: 844, hasTouch: true, isMobile: true },
  { width: 820, height: 1180, hasTouch: true, isMobile: true },
  { width: 1440, height: 900 },
];

let [browser, galerne] = [];
before(async () => ([browser, galerne] = [await launch(), await Galerne.start("--behind-proxy")]));
after(async () => {
  await browser?.close();
  await galerne?.stop();
});

/** What of question, subject and main answer is not to be seen. */
const first = (page) => page.evaluate(() => {
  const faults = [];
  const box = (one) => one.getBoundingClientRect();
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box(one).width > 0;
  const isOn = ({ top, bottom, left, right }) => top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
  const isFree = (one) => {
    const { left, top, width, height } = box(one);
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const prompt = document.getElementById("prompt");
  if (!isOn(box(prompt)) || !isFree(prompt)) faults.push("the question is not on the screen");
  const mains = [...document.querySelectorAll("#chance [data-roll], #choices [data-main]")];
  if (mains.length > 0 && !mains.some((main) => isSeen(main) && isOn(box(main)) && isFree(main))) faults.push("the main answer is not on the screen");
  const narrow = matchMedia("(max-width: 70rem)").matches;
  const above = box(narrow ? document.getElementById("foreseen") : prompt).bottom;
  const bars = narrow ? [...document.querySelectorAll("#chance, #choices > .main")].filter((one) => getComputedStyle(one).position === "sticky" && box(one).height > 0) : [];
  const below = Math.min(innerHeight, ...bars.map((one) => box(one).top));
  const isIn = (one) => {
    const { top, bottom, height } = box(one);
    const middle = (top + bottom) / 2;
    return height > below - above ? middle > above && middle < below : top >= above - 1 && bottom <= below + 1;
  };
  const lit = [...document.querySelectorAll("#window .legal:not(.minor), .panel .legal:not(.minor)")].filter(isSeen);
  // A thing may be drawn in several places: one of them is enough.
  const things = new Map();
  for (const one of lit) things.set(one.dataset.target ?? one.id, [...(things.get(one.dataset.target ?? one.id) ?? []), one]);
  const hidden = [...things.values()].filter((drawn) => !drawn.some(isIn));
  const subject = document.querySelector("#subject > .panel") ?? document.getElementById("window");
  const { top, bottom } = box(subject);
  if (Math.min(bottom, below) - Math.max(top, above) < Math.min(120, bottom - top - 1)) faults.push("the subject is not on the screen");
  const answers = [...document.querySelectorAll("#chance [data-roll], #choices .choice:not([data-gives-up])")].filter((one) => isSeen(one) && isOn(box(one)) && isFree(one));
  if (answers.length === 0 && hidden.length === things.size) faults.push("no answer is on the screen");
  const home = (drawn) => drawn[0].closest("#window, .panel");
  const groups = new Set([...things.values()].map(home));
  const tops = [...things.values()].map((drawn) => box(drawn[0]));
  const fits = groups.size === 1 && Math.max(...tops.map((one) => one.bottom)) - Math.min(...tops.map((one) => one.top)) < below - above - 16;
  if (answers.length === 0 && fits && hidden.length > 0) faults.push("some of what can be touched is off the screen, though there is room");
  return faults;
});

/** Points at which something is drawn that can be touched (`lit`) or not, a few of each, spread over the screen. */
const things = (page, most) => page.evaluate((most) => {
  const { lit } = globalThis.galerne;
  const found = new Map();
  for (const svg of document.querySelectorAll("#window > svg, .panel-body > svg")) {
    const box = svg.getBoundingClientRect();
    for (let down = 0.04; down < 1; down += 0.065) for (let along = 0.04; along < 1; along += 0.065) {
      const [x, y] = [box.left + along * box.width, box.top + down * box.height];
      if (x < 4 || y < 4 || x > innerWidth - 4 || y > innerHeight - 4) continue;
      const hit = document.elementFromPoint(x, y);
      if (!svg.contains(hit) || hit === svg) continue;
      const known = document.elementsFromPoint(x, y).map((one) => lit.find((other) => other.contains(one))).find(Boolean);
      const thing = known ?? hit.closest("svg [data-target], svg [aria-label]:not(svg)");
      if (!thing || thing.classList.contains("minor")) continue;
      const name = thing.dataset.target || thing.id || thing.getAttribute("aria-label");
      if (!found.has(name)) found.set(name, { x, y, name, lit: Boolean(known) });
    }
  }
  const spread = (all) => all.filter((_, place) => place % Math.ceil(all.length / most) === 0);
  const all = [...found.values()];
  return [...spread(all.filter((one) => one.lit)), ...spread(all.filter((one) => !one.lit))];
}, most);

/** What is said and what it covers: previews in the box of their own, reasons beside the thing. */
const told = (page, { x, y }, before) => page.evaluate(([x, y, before]) => {
  const { choices, chooser } = globalThis.galerne;
  const isShown = (one) => !one.hidden && one.checkVisibility() && one.getBoundingClientRect().height > 0;
  const isOver = (id) => {
    const one = document.getElementById(id);
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return isShown(one) && x > left && x < right && y > top && y < bottom;
  };
  const says = ["refusal", "ways", "confirm"].map((id) => document.getElementById(id)).some((one) => isShown(one) && one.textContent.trim() !== "");
  const foreseen = document.getElementById("foreseen").textContent.trim();
  return {
    answers: Boolean(choices.shown) || chooser.picked.length > 0 || says || (foreseen !== "" && foreseen !== before) || document.getElementById("preview-overlay") !== null,
    covered: ["foreseen", "refusal", "ways"].filter(isOver),
  };
}, [x, y, before]);
/** Nothing is picked, said or foreseen any more; what the box still reads. */
const hushed = async (page) => {
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await until(page, () => document.getElementById("refusal").hidden && document.getElementById("preview-overlay") === null && !globalThis.galerne.choices.shown && globalThis.galerne.chooser.picked.length === 0);
  return page.evaluate(() => document.getElementById("foreseen").textContent.trim());
};
const frame = (page) => page.evaluate(() => {
  const { left, top, width, height } = document.getElementById("window").getBoundingClientRect();
  return [left, top + scrollY, width, height].map(Math.round).join(" ");
});

/** Counts from now on what this page sends to be done; what the others do is not its doing. */
const countActs = (page) => page.evaluate(() => {
  const { galerne } = globalThis;
  // What would come by itself after a while is no act of the hands: on a busy machine it came between them.
  dispatchEvent(new Event("wheel"));
  const isCounted = globalThis.acts !== undefined;
  globalThis.acts = 0;
  if (isCounted) return;
  const send = galerne.send.bind(galerne);
  galerne.send = (message, pending) => {
    if (message.t === "act" || message.t === "chance") globalThis.acts += 1;
    return send(message, pending);
  };
});
const acts = (page) => page.evaluate(() => globalThis.acts);

/** Touches things: whether each answers (3), beside itself and without moving the board (2). */
const touched = async (page, size) => {
  const faults = [];
  const still = await frame(page);
  await countActs(page);
  for (const thing of await things(page, size.hasTouch ? 5 : 4)) {
    const at = `${thing.lit ? "" : "not "}to be chosen`;
    const y = await page.evaluate(() => scrollY);
    const before = await hushed(page);
    if (size.hasTouch) await page.touchscreen.tap(thing.x, thing.y);
    else if (thing.lit) await page.mouse.move(thing.x, thing.y, { steps: 2 });
    else await page.mouse.click(thing.x, thing.y);
    let seen = await told(page, thing, before);
    for (let tries = 0; tries < 120 && !seen.answers; tries += 1) {
      await page.waitForTimeout(25);
      seen = await told(page, thing, before);
    }
    if (!seen.answers) faults.push(`3 a thing ${at} is silent: ${thing.name}`);
    const moved = (await page.evaluate(() => scrollY)) !== y;
    // Where a first thing brings up the second, the page has gone on.
    if (!moved && seen.covered.length > 0) faults.push(`2 ${seen.covered} covers a thing ${at}: ${thing.name}`);
    if ((await frame(page)) !== still) faults.push(`2 a thing ${at} moves the board: ${thing.name}`);
    if (!size.hasTouch) await page.mouse.move(2, 2);
    await hushed(page);
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), y);
  }
  assert.equal(await acts(page), 0, "looking does nothing");
  return faults;
};

/** Presses an answer twice, the second time as soon as the table has gone on. */
const pressedTwice = async (page, size) => {
  const button = page.locator("#choices [data-main], #chance [data-roll], #choices .choice:not([data-gives-up], [data-warning])").and(page.locator(":visible")).first();
  if ((await button.count()) === 0) return [];
  await button.scrollIntoViewIfNeeded();
  await settled(page);
  const { x, y, width, height } = await button.boundingBox();
  const [left, top] = [x + width / 2, y + height / 2];
  const name = await button.innerText();
  const press = () => (size.hasTouch ? page.touchscreen.tap(left, top) : page.mouse.click(left, top));
  await countActs(page);
  await watchClicks(page);
  const v = await version(page);
  await press();
  await page.waitForTimeout(40);
  if (await page.evaluate(() => !document.getElementById("confirm").hidden || globalThis.acts === 0)) return [];
  await until(page, (v) => Number(document.querySelector(".table").dataset.v) > v, v);
  const now = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("button")?.innerText ?? null, [left, top]);
  await press();
  await page.waitForTimeout(60);
  return (await acts(page)) > 1 && now !== name && !(await isLate(page)) ? [`5 “${name}” turned into “${now}” under the finger`] : [];
};

const GAMES = new Map();
for (const moment of moments()) GAMES.set(moment.game, [...(GAMES.get(moment.game) ?? []), moment]);
for (const size of SCREENS)
  for (const [game, kinds] of GAMES)
    test(`${game} at ${size.width}: the laws of the stage, for ${kinds.length} kinds of decision`, async (t) => {
      const page = await reader(browser, { ...size, reducedMotion: "reduce" });
      const [faults, details] = [new Set(), []];
      for (const moment of kinds) {
        const { link } = await openAt(galerne.address, moment);
        await page.goto(galerne.address + link);
        await connected(page);
        await asked(page);
        await settled(page);
        // What comes by itself adds a sentence to the question.
        const prompt = await page.evaluate(() => galerne.choices.soon.told ? galerne.choices.soon.asked : document.getElementById("prompt").innerText);
        assert.equal(keyOf(game, prompt), moment.key, `${moment.record} at ${moment.at} asks “${prompt}”: run node tests/moments.mjs`);
        let broken = await first(page);
        // What passes within a second is on its way, not a fault.
        for (let tries = 0; tries < 8 && broken.length > 0; tries += 1) {
          await page.waitForTimeout(120);
          broken = await first(page);
        }
        broken = broken.map((fault) => `1 ${fault}`);
        if (broken.length > 0 && process.env.LAWS) await page.screenshot({ path: `${process.env.LAWS}/${game}-${moment.key}-${size.width}.png` });
        const hands = async () => [...(await touched(page, size)), ...(await pressedTwice(page, size))];
        let silent = await hands();
        // A busy machine may answer late: what is a fault is one twice.
        if (silent.length > 0) {
          const again = new Set(await hands());
          silent = silent.filter((fault) => again.has(fault));
        }
        broken.push(...silent);
        for (const fault of broken) {
          const [law] = fault.split(/ (.*)/s);
          faults.add(`${law} ${game} ${moment.key} ${size.width}`);
          details.push(`${moment.key} (${moment.record} at ${moment.at}): ${fault}`);
        }
      }
      const fresh = [...faults].filter((one) => !KNOWN.has(one));
      const gone = [...KNOWN].filter((one) => one.includes(` ${game} `) && one.endsWith(` ${size.width}`) && !faults.has(one));
      for (const one of gone) t.diagnostic(`kept now, to be taken off laws.json: ${one}`);
      if (process.env.LAWS) for (const one of details) console.log(`${game} ${size.width} ${one}`);
      assert.deepEqual(fresh, [], details.join("\n"));
      await leave(page);
    });
