// What a hand meets at a table, whatever the game: fingers that scroll, things that answer, previews that stay in their place, answers that
// are dead for a moment, keys, and text that can be read.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games.mjs";
import { asked, calm, connected, dice, isLate, leave, move, open, play, post, reader, until, version, watchClicks } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };
const DRAWN = GAMES.filter(({ game, pictured }) => pictured > 0 && game !== "connect-four");
const entry = (game) => GAMES.find((one) => one.game === game);
const at = async (game, size = {}, chance = "automatic") => {
  const page = await reader(browser, size);
  await open(page, galerne.address, { ...entry(game), chance });
  await asked(page);
  return page;
};

// Fingers.

const touching = async (page) => {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  /** Each finger from one point to another, in small steps. */
  const slide = async (...fingers) => {
    await send("touchStart", fingers.map(([from]) => from));
    for (let step = 1; step <= 12; step += 1) {
      await send("touchMove", fingers.map(([[x, y], [u, v]]) => [x + ((u - x) * step) / 12, y + ((v - y) * step) / 12]));
      await page.waitForTimeout(16);
    }
    await send("touchEnd", []);
    await page.waitForTimeout(250);
  };
  return { send, slide };
};
const scrolled = (page) => page.evaluate(() => scrollY);

for (const game of ["windwalkers", "sail-race", "pluvionautes"])
  test(`${game}: a swipe on the board scrolls the page, two fingers enlarge the board, and then a swipe moves it`, async () => {
    const page = await at(game, PHONE);
    const { slide } = await touching(page);
    const v = await version(page);
    const [board, start] = [await page.locator("#window").boundingBox(), await scrolled(page)];
    const [x, y] = [board.x + board.width / 2, Math.min(board.y + board.height * 0.8, 700)];
    await slide([[x, y], [x, y - 300]]);
    assert.ok((await scrolled(page)) > start + 150, "the page went with the finger");
    assert.equal(await version(page), v, "and nothing was chosen");
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), start);
    await slide([[x - 30, y - 200], [x - 120, y - 200]], [[x + 30, y - 200], [x + 120, y - 200]]);
    const zoom = () => page.evaluate(() => globalThis.galerne.picture.zoom);
    assert.ok((await zoom()) > 1.5, `${await zoom()} times as large`);
    const inside = () => page.evaluate(() => document.getElementById("window").scrollTop);
    const [page0, before] = [await scrolled(page), await inside()];
    await slide([[x, y - 100], [x, y - 300]]);
    assert.ok((await inside()) > before + 60, "the board went with the finger");
    assert.equal(await scrolled(page), page0, "the page did not");
    assert.equal(await version(page), v);
    await leave(page);
  });

test("a swipe on the list of choices scrolls the page: nothing scrolls in itself but the log", async () => {
  for (const size of [PHONE, { width: 820, height: 1180, hasTouch: true, isMobile: true }]) {
    const page = await at("windwalkers", size);
    for (let decisions = 0; decisions < 3; decisions += 1) await move(page, "buttons", dice(2));
    await asked(page);
    const own = await page.evaluate(() => ["choices", "chance", "panels", "window"].filter((id) => {
      const one = document.getElementById(id);
      return one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== "visible" && getComputedStyle(one).overflowY !== "hidden";
    }));
    assert.deepEqual(own, []);
    await page.locator("#choices .choice").last().evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
    const box = await page.locator("#choices .choice:visible").first().boundingBox();
    const { slide } = await touching(page);
    const [from, y] = [await scrolled(page), Math.max(300, Math.min(box.y, 700))];
    await slide([[size.width / 2, y], [size.width / 2, y + 200]]);
    assert.ok((await scrolled(page)) < from - 100, "the page went with the finger");
    await leave(page);
  }
});

test("pluvionautes: a finger throws only from the cell that it has tapped", async () => {
  const page = await at("pluvionautes", PHONE, "throw");
  const { slide } = await touching(page);
  const middle = () => page.evaluate(() => {
    const one = document.querySelector("#window .sling.legal, #window .sling.picked");
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  });
  const v = await version(page);
  const [x, y] = await middle();
  await slide([[x, y], [x + 20, y - 160]]);
  assert.equal(await version(page), v, "sliding over the board throws nothing");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.touchscreen.tap(...(await middle()));
  await until(page, () => globalThis.galerne.chooser.picked.length === 1);
  const [from, picked] = [await scrolled(page), await page.evaluate(() => {
    const box = document.querySelector("#window .sling.picked").getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  })];
  await slide([picked, [picked[0] + 30, picked[1] + 140]]);
  assert.equal(await scrolled(page), from, "the page stays while it is pulled");
  await until(page, (v) => Number(document.querySelector(".table").dataset.v) > v, v);
  await leave(page);
});

test("pluvionautes: a pull is as long as the hand goes, wherever in the cell it began", async () => {
  const page = await at("pluvionautes", {}, "throw");
  const v = await version(page);
  const { x, y, width, height } = await page.locator('#window .sling[data-target="cell-D4"]').boundingBox();
  // It ends near the middle of the cell: measured from there it would be no pull at all.
  await page.mouse.move(x + 0.1 * width, y + height / 2);
  await page.mouse.down();
  for (const share of [0.3, 0.5, 0.7]) await page.mouse.move(x + share * width, y + height / 2);
  await page.mouse.up();
  await until(page, (v) => Number(document.querySelector(".table").dataset.v) > v, v);
  await leave(page);
});

test("pluvionautes: while a mouse pulls, what the throw would do is seen, whatever cells it crosses", async () => {
  const page = await at("pluvionautes", {}, "throw");
  const v = await version(page);
  const { x, y, width, height } = await page.locator('#window .sling[data-target="cell-D3"]').boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 1.4 * width, y + height / 2, { steps: 8 });
  await until(page, () => document.getElementById("preview-overlay")?.textContent.includes("%"));
  await page.keyboard.press("Escape");
  await page.mouse.up();
  assert.equal(await version(page), v, "nothing was thrown");
  await leave(page);
});

test("the logbook shows no entry cut in half at its top", async () => {
  const page = await at("sail-race");
  for (let decisions = 0; decisions < 6; decisions += 1) await move(page, "buttons", dice(5));
  await asked(page);
  const seen = () => page.evaluate(() => {
    const log = document.getElementById("log");
    const top = log.getBoundingClientRect().top + log.clientTop;
    const cover = parseFloat(getComputedStyle(log, "::before").height);
    const cut = [...log.querySelectorAll("li")].map((line) => line.getBoundingClientRect()).find((box) => box.top < top - 1 && box.bottom > top + 1);
    const gap = parseFloat(getComputedStyle(document.documentElement).fontSize) / 2;
    return { scrolls: log.scrollHeight > log.clientHeight, shown: cut ? cut.bottom - top - (cover - gap) : 0 };
  });
  const { scrolls, shown } = await seen();
  assert.ok(scrolls && shown <= 1, `${shown} pixels of a cut entry`);
  // Who scrolls back reads everything.
  await page.locator("#log").hover();
  await page.mouse.wheel(0, -60);
  await until(page, () => document.getElementById("log").style.getPropertyValue("--cut") === "");
  await leave(page);
});

test("a finger that rests on a thing only looks; after a first thing is chosen nothing is foreseen yet", async () => {
  const page = await at("sail-race", PHONE);
  const { send } = await touching(page);
  const v = await version(page);
  const [x, y] = await page.evaluate(() => {
    const element = document.querySelector("#window .legal");
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  });
  for (let times = 0; times < 2; times += 1) {
    await send("touchStart", [[x, y]]);
    await page.waitForTimeout(700);
    await send("touchEnd", []);
    await page.waitForTimeout(200);
  }
  assert.equal(await version(page), v, "it was looked at twice and never chosen");
  await leave(page);
  const horde = await at("horde", PHONE);
  await horde.evaluate(() => document.querySelector("#window .legal").scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await horde.locator("#window .legal").first().boundingBox();
  await horde.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await until(horde, () => globalThis.galerne.chooser.picked.length === 1);
  await horde.waitForTimeout(500);
  assert.equal(await horde.locator("#preview-overlay").count(), 0, "no ghost before a place is touched");
  await leave(horde);
});

// Things answer.

/** Points all over the pictures, with what lies there: nothing, something that can be chosen, or something else. */
const points = (page) => page.evaluate(() => {
  const { lit } = globalThis.galerne;
  const found = [];
  for (const svg of document.querySelectorAll("#window > svg, .panel-body > svg")) {
    const box = svg.getBoundingClientRect();
    for (let down = 0.06; down < 1; down += 0.11) for (let along = 0.06; along < 1; along += 0.11) {
      const [x, y] = [box.left + along * box.width, box.top + down * box.height];
      if (y < 140 || y > innerHeight - 10) continue;
      const hit = document.elementFromPoint(x, y);
      if (!svg.contains(hit) || hit === svg) continue;
      const under = document.elementsFromPoint(x, y).some((one) => lit.some((known) => known.contains(one)));
      const thing = hit.closest("svg [data-target], svg [aria-label]:not(svg)");
      if (!under && thing) found.push({ x, y });
    }
  }
  return found;
});

for (const { game } of DRAWN)
  test(`${game}: whatever is touched answers, beside itself, and Esc sends the answer away`, async () => {
    const page = await at(game);
    await play(page, "clicks", dice(17), { most: 3 });
    await asked(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.keyboard.press("Escape");
    const [v, places] = [await version(page), await points(page)];
    // The ground of ONB is no thing of its own yet, and its figures may all be elsewhere.
    assert.ok(places.length > 0 || game === "onb", "there is something to touch");
    let [reasons, most, covering, said] = [0, 0, 0, 0];
    for (const [number, { x, y }] of places.entries()) {
      // Some of them, all over.
      if (number % Math.ceil(places.length / 24) > 0) continue;
      await page.mouse.click(x, y);
      // The box may be there before the answer.
      await until(page, () => {
        const box = document.getElementById("refusal");
        return !box.hidden && box.textContent.trim().length > 2 && globalThis.galerne.notice.questioned !== undefined;
      });
      await page.waitForTimeout(60);
      const told = await page.evaluate(([x, y]) => {
        const box = document.getElementById("refusal");
        const { left, top, right, bottom } = box.getBoundingClientRect();
        const hidden = globalThis.galerne.lit.map((one) => one.getBoundingClientRect())
          .filter((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top).length;
        return { text: box.textContent.trim(), on: x > left && x < right && y > top && y < bottom, rule: box.querySelector("a.rule") !== null, hidden,
          out: left < 0 || top < 0 || right > innerWidth || bottom > innerHeight };
      }, [x, y]);
      most = Math.max(most, told.hidden);
      covering += told.hidden > 0 ? 1 : 0;
      said += 1;
      assert.ok(told.text.length > 2, `something is said at ${x} ${y}`);
      assert.ok(!told.on && !told.out, `beside it and on the screen: ${JSON.stringify(told)}`);
      reasons += told.rule ? 1 : 0;
      await page.keyboard.press("Escape");
      assert.ok(!(await page.locator("#refusal").isVisible()));
    }
    assert.ok(reasons > 0 || places.length < 6, "some of them cite a rule");
    // Where the whole board is lit there is no other place for it.
    assert.ok(covering === 0 || (await page.evaluate(() => globalThis.galerne.lit.length)) > 20, `${covering} of ${said} lie over what can be touched, the worst over ${most}`);
    assert.equal(await version(page), v, "nothing was done");
    await leave(page);
  });

test("horde: a second thing that does not go with the first says why, and the first stays chosen", async () => {
  const page = await at("horde");
  await page.locator("#window .legal").first().click();
  await until(page, () => globalThis.galerne.chooser.picked.length === 1);
  const cell = await page.evaluate(() => {
    const { lit, chooser } = globalThis.galerne;
    const cells = [...document.querySelectorAll("#window [data-target*=cell], #window [data-target*='-A1'], #window .cell[data-target]")];
    const one = cells.find((cell) => !lit.includes(cell) && !chooser.firsts.includes(cell.dataset.target));
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  });
  await page.mouse.click(...cell);
  await until(page, () => /HC-/.test(document.getElementById("refusal").textContent));
  assert.equal(await page.evaluate(() => globalThis.galerne.chooser.picked.length), 1);
  await page.keyboard.press("Escape");
  assert.match(await page.locator("#foreseen").textContent(), /taken back/);
  await leave(page);
});

// Places that stay.

const frameOf = (page) => page.evaluate(() => {
  const { top, height } = document.getElementById("window").getBoundingClientRect();
  return [Math.round(top + scrollY), Math.round(height)].join(" ");
});

// On a phone the army that is built or placed stands above ONB's board, and goes when the battle begins.
for (const size of [{}, PHONE])
  for (const game of ["sail-race", "horde", "pluvionautes", ...(size.width ? [] : ["onb"])])
    test(`${game} at ${size.width ?? 1440}: neither previews nor questions move the board`, async () => {
      const page = await at(game, size);
      const first = await frameOf(page);
      for (let decisions = 0; decisions < 8; decisions += 1) {
        const seen = await asked(page);
        if (seen.over) break;
        assert.equal(await frameOf(page), first, await page.locator("#prompt").textContent());
        const slip = await page.locator("#foreseen").boundingBox();
        if (!size.width) {
          const lit = seen.lit > 0 && (await page.locator("#window .legal, .panel .legal").first().boundingBox());
          if (lit) await page.mouse.move(lit.x + lit.width / 2, lit.y + lit.height / 2);
          await page.waitForTimeout(250);
          assert.equal(await frameOf(page), first, "a preview stands in its place");
          const [now, board] = [await page.locator("#foreseen").boundingBox(), await page.locator("#window").boundingBox()];
          assert.deepEqual([now.width, now.height], [slip.width, slip.height]);
          assert.ok(now.x >= board.x + board.width || now.y + now.height <= board.y, "and not on the board");
          await page.mouse.move(2, 2);
        }
        await move(page, size.width ? "touches" : "clicks", dice(decisions + 5));
      }
      await leave(page);
    });

for (const size of [PHONE, { width: 820, height: 1180, hasTouch: true, isMobile: true }])
  test(`windwalkers at ${size.width}: the question, the dice and the answer are on the screen together`, async () => {
    const page = await at("windwalkers", size, "throw");
    for (let tries = 0; tries < 60; tries += 1) {
      // While a power asks for a die there is no way on but the die.
      if ((await page.locator(".panel[data-panel=contre]").count()) > 0 && (await page.locator("#choices [data-main]").count()) > 0) break;
      await move(page, "touches", dice(tries + 1));
      await asked(page);
    }
    await page.waitForTimeout(300);
    const onScreen = (selector) => page.evaluate((selector) => {
      const { top, height } = document.querySelector(selector).getBoundingClientRect();
      return top >= -1 && top + Math.min(height, 120) <= innerHeight;
    }, selector);
    for (const one of ["#prompt", ".panel[data-panel=contre]", "#choices [data-main]", ".tools"]) assert.ok(await onScreen(one), one);
    const [panel, board] = [await page.locator(".panel[data-panel=contre]").boundingBox(), await page.locator("#window").boundingBox()];
    assert.ok(panel.y < board.y, "the dice stand above the map");
    await leave(page);
  });

// Answers that are dead for a moment.

test("what comes where something else was is dead for a moment: two quick clicks are one choice", async () => {
  const page = await at("sail-race", {}, "throw");
  for (let times = 0; times < 3; times += 1) {
    await asked(page);
    const v = await version(page);
    const roll = page.locator("#chance [data-roll]");
    const button = (await roll.count()) > 0 ? roll : page.locator("#choices .choice").first();
    const { x, y, width, height } = await button.boundingBox();
    const [at_x, at_y] = [x + width / 2, y + height / 2];
    const acts = page.evaluate(() => new Promise((done) => {
      const { galerne } = globalThis;
      const send = galerne.send.bind(galerne);
      let count = 0;
      galerne.send = (message, pending) => {
        if (message.t === "act" || message.t === "chance") count += 1;
        return send(message, pending);
      };
      setTimeout(() => { galerne.send = send; done(count); }, 900);
    }));
    await watchClicks(page);
    await page.mouse.click(at_x, at_y);
    await until(page, (v) => Number(document.querySelector(".table").dataset.v) > v, v);
    await page.mouse.click(at_x, at_y);
    await page.waitForTimeout(120);
    await page.mouse.click(at_x, at_y);
    const late = await isLate(page);
    const count = await acts;
    assert.ok(count === 1 || late, `${count} choices`);
  }
  await leave(page);
});

// Keys.

test("n goes through everything that can be answered, once each; arrows stay on the board", async () => {
  const page = await at("sail-race");
  const visited = [];
  for (let presses = 0; presses < 7; presses += 1) {
    await page.keyboard.press("n");
    visited.push(await page.evaluate(() => document.activeElement.dataset.target ?? document.activeElement.id));
  }
  assert.equal(new Set(visited.slice(0, 6)).size, 6, visited.join(" "));
  assert.equal(visited[6], visited[0], "and begins again");
  for (const key of ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowUp"]) {
    await page.keyboard.press(key);
    assert.ok(await page.evaluate(() => document.getElementById("window").contains(document.activeElement)), key);
  }
  // What was chosen is chosen anew: the focus is still somewhere.
  await page.keyboard.press("Enter");
  await asked(page);
  assert.ok(await page.evaluate(() => document.activeElement !== document.body), "the focus is kept");
  const v = await version(page);
  await page.keyboard.press("2");
  await until(page, (v) => Number(document.querySelector(".table").dataset.v) > v, v);
  await leave(page);
});

test("windwalkers by keys: what is only a button is reached too, and Enter goes on where there is one way on", async () => {
  const page = await at("windwalkers", {}, "throw");
  // What is folded away is reached by unfolding it.
  const shown = () => page.evaluate(() => [...document.querySelectorAll("#choices .choice[data-targets='']:not([data-gives-up])")].filter((one) => one.checkVisibility()).map((one) => one.textContent));
  for (let tries = 0; tries < 40; tries += 1) {
    await asked(page);
    if ((await shown()).length > 0) break;
    await move(page, "clicks", dice(tries + 1));
  }
  const only = await shown();
  assert.ok(only.length > 0);
  const reached = new Set();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("n");
    reached.add(await page.evaluate(() => document.activeElement.textContent));
  }
  for (const one of only) assert.ok(reached.has(one), one);
  await leave(page);
});

test("windwalkers by digits: the next question does not carry the page off to a panel at the side", async () => {
  const page = await at("windwalkers");
  for (let decisions = 0; decisions < 12; decisions += 1) {
    if ((await asked(page)).over) break;
    await page.keyboard.press("1");
    await page.waitForTimeout(250);
    if (await page.locator("#confirm").isVisible()) await page.keyboard.press("Enter");
    await asked(page);
    const { y, out } = await page.evaluate(() => {
      const board = document.querySelector("#subject > .panel, .board").getBoundingClientRect();
      return { y: scrollY, out: board.bottom < 120 || board.top > innerHeight };
    });
    assert.ok(!out, `scrolled to ${y}: ${await page.locator("#prompt").textContent()}`);
  }
  await leave(page);
});

// Replay.

test("in a replay every panel stands where it stands when the moment is opened directly", async () => {
  const page = await at("windwalkers");
  await play(page, "buttons", dice(6), { most: 14 });
  const { v } = await asked(page);
  const replay = `${galerne.address}${new URL(page.url()).pathname}/replay`;
  const panels = () => page.evaluate(() => [...document.querySelectorAll(".panel[data-panel]")].map(({ dataset }) => dataset.panel).join(" "));
  await page.goto(`${replay}?at=0`);
  await until(page, () => globalThis.galerne);
  const stepped = [];
  for (let step = 1; step <= v; step += 1) {
    await page.evaluate((step) => globalThis.galerne.go(step), step);
    stepped.push(await panels());
  }
  assert.ok(stepped.some((order) => order.startsWith("contre")), "there was a contre, and it stood first");
  for (const step of [Math.floor(v / 2), v]) {
    await page.goto(`${replay}?at=${step}`);
    assert.equal(await panels(), stepped[step - 1]);
  }
  await leave(page);
});

test("in a replay bots keep their names", async () => {
  const page = await reader(browser);
  await open(page, galerne.address, { game: "sail-race", seats: ["me", "bot:habitue"], options: { max_turns: 3 } });
  await play(page, "buttons", dice(2), { most: 2 });
  await page.goto(`${galerne.address}${new URL(page.url()).pathname}/replay?at=0`);
  await until(page, () => globalThis.galerne);
  const bot = () => page.locator("#seats > li").nth(1).innerText();
  const before = await bot();
  assert.match(before, /Regular/);
  await page.evaluate(() => globalThis.galerne.go(2));
  assert.equal((await bot()).split("\n")[0], before.split("\n")[0]);
  await leave(page);
});

// Text that can be read.

/** Every text of the drawings that is seen and smaller than 11 pixels: its size, and what it says. */
const tiny = (page) => page.evaluate(() => {
  const found = [];
  for (const text of document.querySelectorAll("#window text, .panel-body text")) {
    if (getComputedStyle(text).visibility === "hidden" || !text.checkVisibility({ opacityProperty: true })) continue;
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    if (size < 10.95 && text.textContent.trim()) found.push(`${size.toFixed(1)} ${text.textContent.slice(0, 20)}`);
  }
  return found;
});
/** The smallest that a game still draws: to be raised to 11 as its drawing grows, never lowered. */
const LEAST = { "sail-race": 3.8, pluvionautes: 8.3, horde: 8.3, onb: 4.5, windwalkers: 8.2 };

for (const { game } of DRAWN)
  test(`${game}: at 390 pixels no text of the drawings is smaller than ${LEAST[game]}`, async () => {
    const page = await reader(browser, PHONE);
    await page.goto(galerne.address);
    await post(page, "/settings", { all: "true", coordinates: "true", wakes: "true" });
    await open(page, galerne.address, entry(game));
    const small = new Set();
    for (let decisions = 0; decisions < 12; decisions += 1) {
      if ((await asked(page)).over) break;
      await calm(page);
      for (const one of await tiny(page)) small.add(one);
      await move(page, "buttons", dice(decisions + 3));
    }
    const tooSmall = [...small].filter((one) => parseFloat(one) < LEAST[game]);
    assert.deepEqual(tooSmall, [], `the smallest of ${game} is ${LEAST[game]}`);
    await leave(page);
  });

test("what is for a closer look shows in one", async () => {
  const page = await reader(browser, PHONE);
  await page.goto(galerne.address);
  await post(page, "/settings", { all: "true", coordinates: "true", wakes: "true" });
  await open(page, galerne.address, entry("sail-race"));
  await asked(page);
  const shown = () => page.evaluate(() => [...document.querySelectorAll("#window .fine, #coordinates > *")].filter((one) => getComputedStyle(one).visibility !== "hidden").length);
  assert.equal(await shown(), 0);
  for (let times = 0; times < 5; times += 1) await page.locator("[data-zoom=in]").tap();
  assert.ok((await shown()) > 5);
  await leave(page);
});

// Lessons.

test("the card of a lesson stands beside the board, and a refusal at what was pressed", async () => {
  const games = await (await fetch(`${galerne.address}/api/games`)).json();
  for (const { id } of games) {
    const page = await reader(browser);
    await page.goto(`${galerne.address}/learn/${id}`);
    if ((await page.locator("#lesson").count()) > 0) {
      await connected(page);
      const [board, card] = [await page.locator("#window").boundingBox(), await page.locator("#lesson").boundingBox()];
      assert.ok(board.y < 240 && board.y + board.height <= 900, `${id}: the board is on the screen (${board.y} to ${board.y + board.height})`);
      assert.ok(card.x >= board.x + board.width, `${id}: the card is beside it`);
    }
    await leave(page);
  }
});
