// Hands that play any game: they know only what every page has in common (what is lit, what is a button, what is asked).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

/** Asks again and again. Playwright's own waiting evaluates strings inside the page, which the page's policy forbids. */
export const until = async (page, holds, argument, patience = 2400) => {
  // Tests hold what comes about, not how soon: a machine that does much else may take its time.
  for (let tries = 0; tries < patience; tries += 1) {
    // A page that is just being loaded has nothing to say yet.
    if (await page.evaluate(holds, argument).catch(() => false)) return;
    await new Promise((later) => setTimeout(later, 25));
  }
  throw new Error(`it never came about: ${holds}`);
};

/** A reader of their own, with what went wrong on their pages. Things move, as they do by default. */
export const reader = async (browser, { width = 1440, height = 900, ...more } = {}) => {
  const context = await browser.newContext({ viewport: { width, height }, locale: "en-GB", reducedMotion: "no-preference", ...more });
  const page = await context.newPage();
  page.faults = [];
  page.expected = [];
  page.on("console", (message) => message.type() === "error" && page.faults.push(message.text()));
  page.on("pageerror", (error) => page.faults.push(String(error)));
  return page;
};
export const leave = async (page) => {
  assert.deepEqual(page.faults.filter((fault) => !page.expected.some((known) => known.test(fault))), []);
  await page.context().close();
};

/** Posts a form, as the page's own button would. */
export const post = async (page, action, fields) => {
  const loaded = page.waitForNavigation();
  await page.evaluate(([action, fields]) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action });
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement("input");
      Object.assign(input, { type: "hidden", name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, [action, fields]);
  await loaded;
};
/** Opens a table as the form of a game's page does. */
export const open = async (page, address, { game, seats = [], preset = "", options = {}, chance = "automatic" }) => {
  await page.goto(address);
  const fields = { game, chance, preset };
  seats.forEach((seat, place) => (fields[`seat${place + 1}`] = seat));
  for (const [name, value] of Object.entries(options)) fields[`o.${name}`] = String(value);
  await post(page, "/play", fields);
  assert.match(page.url(), /\/table\//, await page.locator("main").innerText());
  await connected(page);
};
/** A recorded game of a game's own tests, brought to the server as a file; its table. */
export const recorded = async (address, game, name) => {
  const body = readFileSync(new URL(`../games/${game}/tests/records/${name}.json`, import.meta.url));
  const answer = await fetch(`${address}/api/records`, { method: "POST", headers: { "content-type": "application/json" }, body });
  assert.equal(answer.status, 201, `${game}, ${name}`);
  return (await answer.json()).table;
};
export const connected = (page) => until(page, () => globalThis.galerne?.connection.socket?.readyState === 1);
export const version = (page) => page.evaluate(() => Number(document.querySelector(".table").dataset.v));
export const log = (page) => page.evaluate(() => [...document.querySelectorAll("#log li")].map((line) => line.textContent));

/** The state of the page as a reader sees it. */
export const look = (page) => page.evaluate(() => ({
  v: Number(document.querySelector(".table").dataset.v),
  over: !document.getElementById("over").hidden,
  pending: document.querySelectorAll(".pending").length,
  choices: document.querySelectorAll("#choices .choice:not([data-gives-up], [data-then], [data-alias])").length,
  lit: new Set([...document.querySelectorAll("#window .legal, .panel .legal")].map((one) => one.dataset.target ?? one.id)).size,
  // What nothing on the picture stands for, or only what the bar at the foot of a small screen has instead.
  listed: [...document.querySelectorAll("#choices .choice:not([data-gives-up], [data-then], [data-alias])")].filter((one) => {
    const isBarred = [...document.querySelectorAll("#window .barred")].some(({ dataset }) => dataset.target === one.dataset.targets) && matchMedia("(max-width: 70rem)").matches;
    return one.toggleAttribute("data-listed", one.dataset.targets === "" || isBarred);
  }).length,
  picked: globalThis.galerne.chooser.picked.length,
  roll: Boolean(document.querySelector("#chance [data-roll]")),
  // An explanation is no refusal where what was lit had moved away under the hand, because another player moved. What was lit at the very
  // moment of the click is chosen by it and never explained.
  refusal: document.getElementById("refusal").hidden || "cut" in document.getElementById("refusal").dataset || (globalThis.galerne.notice.questioned && !globalThis.hitLit) ? null : document.getElementById("refusal").textContent,
}));
/** Until something is asked of this reader, or the game is over; what is to be seen then. */
export const asked = async (page) => {
  let seen;
  await until(page, () => {
    const has = (selector) => document.querySelector(selector) !== null;
    const over = !document.getElementById("over").hidden;
    return over || (!has(".pending") && !has(".table[data-dead]") && (has("#choices .choice:not([data-gives-up], [data-then], [data-alias])") || has("#chance [data-roll]")));
  });
  seen = await look(page);
  assert.equal(seen.refusal, null, "a legal choice was refused");
  return seen;
};

/** Everything that moves has come to its end: what is measured is what stays. */
export const calm = async (page) => {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await until(page, () => !document.querySelector(".table[data-dead]"));
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
};

/** Until nothing glides or scrolls any more. */
export const settled = async (page) => {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await until(page, () => !document.querySelector(".pending, .table[data-dead]"));
  let [last, same] = [null, 0];
  for (let tries = 0; tries < 120 && same < 3; tries += 1) {
    const now = await page.evaluate(() => [scrollY, ...[...document.querySelectorAll("#prompt, #window, #choices, #subject")].map((one) => one.getBoundingClientRect().top)].join(" "));
    same = now === last ? same + 1 : 0;
    last = now;
    await page.waitForTimeout(40);
  }
};

/** Notes when the table last grew and when something was last clicked: on a slow machine the second of two quick clicks is no quick one. */
export const watchClicks = (page) => page.evaluate(() => {
  globalThis.times = { grown: NaN, clicked: NaN };
  new MutationObserver(() => (globalThis.times.grown = performance.now())).observe(document.querySelector(".table"), { attributeFilter: ["data-v"] });
  document.addEventListener("click", () => (globalThis.times.clicked = performance.now()), { capture: true });
});
/** Whether the last click came when a new answer is no longer dead (350 ms). */
export const isLate = (page) => page.evaluate(() => globalThis.times.clicked - globalThis.times.grown > 300);

/** A generator with a seed, so that a failure comes again. */
export const dice = (seed) => (faces) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 2 ** 32) * faces);
};

/** Where a thing can really be hit: a point inside it that nothing else covers, once it has come to rest. */
const pointOn = async (page, place) => {
  const find = (place) => {
    const lit = [...new Map([...document.querySelectorAll("#window .legal, .panel .legal")].map((one) => [one.dataset.target ?? one.id, one])).values()];
    const element = lit[place % lit.length];
    const seen = element.getBoundingClientRect();
    const covered = ["#prompt", "#foreseen"].map((one) => document.querySelector(one).getBoundingClientRect().bottom);
    const foot = innerWidth >= 1120 ? innerHeight : Math.min(innerHeight, ...[...document.querySelectorAll("#chance, #choices > .main")].map((one) => one.getBoundingClientRect().top).filter((top) => top > 0));
    // As a reader would: only what is not to be seen is scrolled to.
    if (seen.top < (innerWidth < 1120 ? Math.max(...covered) : covered[0]) || seen.bottom > foot || seen.left < 0 || seen.right > innerWidth)
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    for (const down of shares) for (const along of shares) {
      const [x, y] = [box.left + along * box.width, box.top + down * box.height];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return { covered: element.outerHTML.slice(0, 300) };
  };
  let point;
  for (let tries = 0; tries < 80; tries += 1) {
    const next = await page.evaluate(find, place);
    if (point && !next.covered && next.x === point.x && next.y === point.y) return next;
    point = next;
    // What the mouse shows by resting is put away by moving on.
    if (tries === 40) await page.mouse.move(2, 2);
    await page.waitForTimeout(20);
  }
  assert.ok(!point.covered, `this is lit, but cannot be hit: ${point.covered}`);
  return point;
};
/** Notes whether something lit lies under the next click at the moment at which it comes. */
const mind = (page) => page.evaluate(() => {
  globalThis.hitLit = false;
  const noted = ({ clientX, clientY }) => (globalThis.hitLit = Boolean(document.elementFromPoint(clientX, clientY)?.closest(".legal")));
  document.addEventListener("click", noted, { capture: true, once: true });
});
/** The mouse on the picture; its way there rests nowhere. */
const clickLit = async (page, place) => {
  const { x, y } = await pointOn(page, place);
  await mind(page);
  await page.mouse.click(x, y);
};
/** The mouse on that thing of the picture. */
export const clickThing = async (page, thing) => {
  const place = await page.evaluate((thing) => {
    const things = [...document.querySelectorAll("#window .legal, .panel .legal")].map((one) => one.dataset.target ?? one.id);
    return [...new Set(things)].indexOf(thing);
  }, thing);
  assert.ok(place >= 0, `${thing} is not lit`);
  await clickLit(page, place);
};
/** A finger: the first tap shows, and does nothing yet; the second does it. */
const tapLit = async (page, place, seen) => {
  const { x, y } = await pointOn(page, place);
  await mind(page);
  // The first touch of two was this one's look: what goes there goes now.
  const isSecond = await page.evaluate(([x, y]) => globalThis.galerne.chooser.picked.length > 0 && document.elementsFromPoint(x, y).some((one) => one.closest(".legal.at-once")), [x, y]);
  await page.touchscreen.tap(x, y);
  if (isSecond) return;
  await until(page, ({ picked }) => {
    const { chooser, choices: { shown }, sent } = globalThis.galerne;
    return shown || chooser.picked.length !== picked || sent.size > 0;
  }, seen);
  const { sent, shown } = await page.evaluate(() => ({ sent: globalThis.galerne.sent.size, shown: Boolean(globalThis.galerne.choices.shown) }));
  assert.equal(sent, 0, "one tap did it at once");
  if (!shown) return;
  assert.ok((await page.locator("#foreseen").textContent()).length > 0, "the first tap says what it would do");
  await page.touchscreen.tap(x, y);
};
/** An answer that nothing on the picture stands for. */
const pressListed = async (page, place, press) => {
  // What is folded away is unfolded first.
  await page.evaluate(() => document.querySelectorAll("#choices details:not(.giving-up, .sequences)").forEach((fold) => fold.setAttribute("open", "")));
  const button = page.locator("#choices .choice[data-listed]").nth(place);
  // What is pressed at once where another button stood is taken for a second tap.
  await until(page, () => !(performance.now() - globalThis.galerne.choices.pressed?.timeStamp < 950));
  await press(button);
};
const tabTo = async (page, selector) => {
  for (let presses = 0; presses < 400; presses += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${selector}`);
};
/** Something that the page took: the table grew, a thing was picked, it is on its way, or it is asked about once more. */
const taken = (page, { v, picked }) =>
  until(page, ([v, picked]) => {
    const { chooser } = globalThis.galerne;
    return Number(document.querySelector(".table").dataset.v) !== v || chooser.picked.length !== picked || document.querySelector(".pending")
      || !document.getElementById("refusal").hidden || !document.getElementById("confirm").hidden;
  }, [v, picked]);
/** What is asked about once more, because it can hardly be meant, is meant. */
const meant = async (page, way, seen) => {
  if (await page.evaluate(() => document.getElementById("confirm").hidden)) return;
  const yes = page.locator("[data-confirm-yes]");
  if (way === "touches") await yes.tap();
  else if (way === "keys") await page.keyboard.press("Enter");
  else await yes.click();
  await taken(page, seen);
};

const hands = {
  /** On the picture, and in the list only what is nowhere on the picture. */
  async clicks(page, seen, die) {
    if (seen.roll) return page.locator("#chance [data-roll]").click();
    const place = die(seen.lit + seen.listed);
    if (place < seen.lit) await clickLit(page, place);
    else await pressListed(page, place - seen.lit, (button) => button.click());
    return place < seen.lit;
  },
  /** The same with a finger. */
  async touches(page, seen, die) {
    if (seen.roll) return page.locator("#chance [data-roll]").tap();
    const place = die(seen.lit + seen.listed);
    if (place < seen.lit) await tapLit(page, place, seen);
    else await pressListed(page, place - seen.lit, (button) => button.tap());
    return place < seen.lit;
  },
  /** No mouse at all. */
  async keys(page, seen, die) {
    if (seen.roll) {
      await tabTo(page, "#chance [data-roll]");
    } else if (seen.lit > 0) {
      for (let steps = die(Math.min(seen.lit, 6)) + 1; steps > 0; steps -= 1) await page.keyboard.press("n");
      if (die(2) > 0) await page.keyboard.press(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"][die(4)]);
    } else {
      await tabTo(page, "#choices .choice:not([data-gives-up], [data-then], [data-alias])");
    }
    await page.keyboard.press("Enter");
    return seen.lit > 0;
  },
  /** The plain list. */
  async buttons(page, seen, die) {
    if (seen.roll) await page.locator("#chance [data-roll]").click();
    else {
      await page.evaluate(() => document.querySelector("#choices .folded")?.setAttribute("open", ""));
      await page.locator("#choices .choice:not([data-gives-up], [data-then], [data-alias])").nth(die(seen.choices)).click();
    }
    return false;
  },
};

/** Once something is asked, do one thing about it. What was seen before; `over` says that there was nothing left to do. */
export const move = async (page, way, die) => {
  const seen = await asked(page);
  if (seen.over) return seen;
  const pictured = await hands[way](page, seen, die);
  await taken(page, seen);
  await meant(page, way, seen);
  return { ...seen, pictured };
};
/**
 * To the end, or for so many decisions. Counts decisions and, of those that are not a throw, those made on the picture. A hand quicker than a player's credit (a hundred
 * actions in twenty seconds) is held back by the page itself, never refused.
 */
export const play = async (page, way, die, { most = Infinity, each = () => {} } = {}) => {
  const count = { decisions: 0, thrown: 0, pictured: 0, drawn: await page.locator("#window > svg").count() > 0 };
  while (count.decisions < most) {
    const seen = await move(page, way, die);
    if (seen.over) return count;
    count.decisions += 1;
    count.thrown += seen.roll ? 1 : 0;
    count.pictured += seen.pictured ? 1 : 0;
    await each(count.decisions);
    assert.ok(count.decisions < 2000, "it does not end");
  }
  return count;
};
