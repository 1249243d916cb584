// What is asked for is in sight, what has happened is told whole, and a hand meets what it touches: on telephones, tablets and wide screens.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, connected, dice, leave, move, open, reader, settled, until } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true, locale: "fr-FR" };
const TABLET = { width: 820, height: 1180, hasTouch: true, isMobile: true };
const at = async (size, game) => {
  const page = await reader(browser, size);
  await open(page, galerne.address, game);
  return page;
};

// What is asked for.

/** What is lit and lies under the question or the answers though there is room for all of it, and where the page is. */
const outOfSight = (page) => page.evaluate(() => {
  const above = document.getElementById("foreseen").getBoundingClientRect().bottom;
  const main = document.querySelector("#choices > .main");
  const below = main ? main.getBoundingClientRect().top : innerHeight;
  const lit = [...document.querySelectorAll("#window .legal:not(.minor)")].map((one) => ({ name: one.dataset.target ?? one.id, box: one.getBoundingClientRect() }));
  const height = Math.max(...lit.map(({ box }) => box.bottom)) - Math.min(...lit.map(({ box }) => box.top));
  const out = height > below - above - 16 ? [] : lit.filter(({ box }) => box.top < above - 1 || box.bottom > below + 1).map(({ name }) => name);
  return { out, lit: lit.length, y: scrollY };
});
const isClosed = (page) => page.evaluate(() => "closed" in document.getElementById("curtain").dataset);

for (const [size, seats, most] of [[PHONE, ["me"], 10], [PHONE, ["me", "bot:novice"], 10], [TABLET, ["me"], 6]])
  test(`horde at ${size.width} with ${seats.length} at the table: hand and actions are in sight whenever they are asked for`, async () => {
    const page = await at(size, { game: "horde", seats });
    let seen = 0;
    for (let decisions = 0; decisions < most; decisions += 1) {
      if ((await asked(page)).over) break;
      await settled(page);
      const { out, lit, y } = await outOfSight(page);
      assert.deepEqual(out, [], `${await page.locator("#prompt").textContent()} (scrolled to ${y})`);
      seen += lit;
      await move(page, "buttons", dice(decisions + 11));
    }
    assert.ok(seen > most, "there was something to see");
    await leave(page);
  });

/** A calm finger on a button: not so soon after the last that it is taken for its second tap, and what is asked about is meant. */
const press = async (page, button) => {
  await until(page, () => !(performance.now() - globalThis.galerne.choices.pressed?.timeStamp < 950));
  await button.tap();
  await page.waitForTimeout(80);
  const yes = page.locator("#confirm [data-confirm-yes]");
  if (await yes.isVisible()) await yes.tap();
};

test("horde, two at one telephone: whoever gets the device begins at the question, with hand and actions in sight", async () => {
  const page = await at(PHONE, { game: "horde", seats: ["me", "me"] });
  const ready = () => until(page, () => !document.querySelector(".pending") && ("closed" in document.getElementById("curtain").dataset || document.querySelector("#choices .choice")));
  let passed = 0;
  let first = null;
  for (let steps = 0; steps < 16; steps += 1) {
    await ready();
    await settled(page);
    const { out, y } = await outOfSight(page);
    assert.deepEqual(out, [], await page.locator("#prompt").textContent());
    first ??= y;
    assert.ok(y < first + 150, `the page is at ${y}, and began at ${first}`);
    if (await isClosed(page)) {
      assert.ok(Math.abs(y - first) <= 12, `passed on at ${y}, begun at ${first}`);
      passed += 1;
      await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
      await page.locator("#curtain .primary").tap();
      await until(page, () => !("closed" in document.getElementById("curtain").dataset));
    } else {
      const main = page.locator("#choices > .main .choice");
      await press(page, (await main.count()) > 0 ? main.first() : page.locator("#choices .choice:not([data-gives-up])").first());
    }
  }
  assert.ok(passed >= 3, `passed ${passed} times`);
  await leave(page);
});

test("a side is shown elsewhere than it is hidden: a second tap does not open the next one", async () => {
  const page = await at(PHONE, { game: "horde", seats: ["me", "me"] });
  await until(page, () => "closed" in document.getElementById("curtain").dataset);
  const boxes = () => page.evaluate(() => [...document.querySelectorAll("#curtain button")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { left, right, top, bottom };
  }));
  const shows = await boxes();
  await page.locator("#curtain .primary").tap();
  await until(page, () => !("closed" in document.getElementById("curtain").dataset));
  for (const hide of await boxes())
    for (const show of shows) assert.ok(hide.left >= show.right || hide.right <= show.left || hide.top >= show.bottom || hide.bottom <= show.top, JSON.stringify({ hide, show }));
  await leave(page);
});

test("where nothing is hidden any more the curtain keeps no place", async () => {
  const page = await at(PHONE, { game: "horde", seats: ["me", "me"] });
  await until(page, () => "closed" in document.getElementById("curtain").dataset);
  await page.locator("#curtain .primary").tap();
  await asked(page);
  const [kept, free] = await page.evaluate(() => {
    const height = () => document.querySelector(".asked").offsetHeight;
    const { galerne } = globalThis;
    const before = height();
    const regions = ['<div id="curtain" hidden></div>', document.getElementById("choices").outerHTML];
    galerne.receive({ t: "step", v: galerne.v, regions });
    return [before, height()];
  });
  assert.ok(free < kept - 30, `${kept} pixels, then ${free}`);
  await leave(page);
});

test("windwalkers on a telephone: panels that come and go do not carry the page off", async () => {
  const page = await at(PHONE, { game: "windwalkers", seats: ["me"] });
  await asked(page);
  const first = await page.evaluate(() => scrollY);
  for (let decisions = 0; decisions < 7; decisions += 1) {
    await page.locator("#choices .choice:not([data-gives-up])").first().evaluate((button) => button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 })));
    await until(page, () => !document.querySelector(".pending"));
    await asked(page);
    assert.ok(Math.abs((await page.evaluate(() => scrollY)) - first) <= 12, await page.locator("#prompt").textContent());
  }
  await leave(page);
});

// What has happened.

test("horde: what the game tells of a turn stands in the box in sight", async () => {
  const page = await at(PHONE, { game: "horde", seats: ["me"] });
  let told = 0;
  for (let decisions = 0; decisions < 40 && told < 2; decisions += 1) {
    if ((await asked(page)).over) break;
    const { news, slip } = await page.evaluate(() => ({
      news: [...document.querySelectorAll(".panel[data-panel=news] p")].map((line) => line.textContent.trim()).join(" "),
      slip: document.getElementById("foreseen").dataset.empty,
    }));
    if (news) {
      assert.equal(slip, news);
      told += 1;
    }
    const main = page.locator("#choices > .main .choice");
    if ((await main.count()) > 0) await press(page, main.first());
    else await move(page, "buttons", dice(decisions + 1));
    await page.waitForTimeout(400);
  }
  assert.ok(told > 0, "there was news");
  await leave(page);
});

for (const size of [PHONE, {}])
  test(`at ${size.width ?? 1440} the box of what happened shows whole lines only, and opens at a touch without moving the board`, async () => {
    const page = await at(size, { game: "sail-race", seats: ["me", "bot:greedy"] });
    await asked(page);
    let n = 100000;
    const slip = (text) => page.evaluate(([n, text]) => {
      globalThis.galerne.receive({ t: "step", v: globalThis.galerne.v, lines: [`<li data-n="${n}">${text} </li>`] });
      const box = document.getElementById("foreseen");
      const style = getComputedStyle(box);
      const lines = (box.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)) / parseFloat(style.lineHeight);
      return { lines, size: parseFloat(style.fontSize), cut: "cut" in box.dataset, clipped: box.scrollHeight > box.clientHeight + 1, board: document.getElementById("window").getBoundingClientRect().top };
    }, [(n += 1), text]);
    for (let words = 1; words < 120; words += 9) {
      const seen = await slip("le vent tourne ".repeat(words));
      assert.ok(Math.abs(seen.lines - Math.round(seen.lines)) < 0.03, `${seen.lines} lines`);
      assert.equal(seen.cut, seen.clipped, "what is longer says so");
      assert.ok(seen.size >= 11);
    }
    const before = await slip("Et voici la fin.");
    assert.ok(before.cut);
    await page.locator("#foreseen").click();
    const opened = await page.evaluate(() => {
      const box = document.getElementById("foreseen");
      return { whole: box.scrollHeight <= box.clientHeight + 1 || getComputedStyle(box).overflowY === "auto", board: document.getElementById("window").getBoundingClientRect().top, open: "open" in box.dataset };
    });
    assert.ok(opened.open && opened.whole);
    assert.ok(Math.abs(opened.board - before.board) < 1, "the board stays where it is");
    await page.locator("#foreseen").click();
    assert.equal(await page.locator("#foreseen[data-open]").count(), 0);
    await leave(page);
  });

// Fingers and closer looks.

test("a finger means what lies under it, not a neighbour that the browser finds near it", async () => {
  const page = await at(PHONE, { game: "sail-race", seats: ["me", "bot:greedy"] });
  await asked(page);
  const points = await page.evaluate(() => {
    const { lit, hands } = globalThis.galerne;
    const boxes = lit.filter((one) => one.closest("#window")).map((one) => one.getBoundingClientRect());
    const [left, right] = [Math.min(...boxes.map((one) => one.left)), Math.max(...boxes.map((one) => one.right))];
    const [top, bottom] = [Math.min(...boxes.map((one) => one.top)), Math.max(...boxes.map((one) => one.bottom))];
    const found = [];
    for (let x = left + 3; x < right; x += 9) for (let y = top + 3; y < bottom; y += 9) {
      const hit = document.elementFromPoint(x, y);
      if (!hit?.closest("#window")) continue;
      const element = hands.litAt({ target: hit, clientX: x, clientY: y });
      found.push({ x, y, thing: element ? element.dataset.target ?? element.id : null, is: hit.ownerSVGElement && Boolean(hit.closest("svg [data-target], svg [aria-label]:not(svg)")) });
    }
    return found;
  });
  assert.ok(points.length > 40, `${points.length} points`);
  for (const [place, { x, y, thing, is }] of points.entries()) {
    if (place % 3 > 0 || !is) continue;
    await page.keyboard.press("Escape");
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(30);
    const shown = await page.evaluate(() => globalThis.galerne.choices.shown?.targets.join(" ") ?? null);
    assert.equal(shown, thing, `at ${x} ${y}`);
  }
  await leave(page);
});

for (const size of [PHONE, {}])
  test(`at ${size.width ?? 1440} the button that enlarges goes to what can be touched`, async () => {
    const page = await at(size, { game: "sail-race", seats: ["me", "bot:greedy"] });
    await asked(page);
    for (let times = 0; times < 2; times += 1) await page.locator("[data-zoom=in]").click();
    const seen = await page.evaluate(() => {
      const frame = document.getElementById("window").getBoundingClientRect();
      return [...document.querySelectorAll("#window .legal")].map((one) => one.getBoundingClientRect()).filter(({ left, top, width, height }) => {
        const [x, y] = [left + width / 2, top + height / 2];
        return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      }).length;
    });
    assert.ok(seen >= 4, `${seen} of what is lit is in the frame`);
    await leave(page);
  });

// What is said over the page.

for (const game of [{ game: "sail-race", seats: ["me", "bot:greedy"] }, { game: "horde", seats: ["me"] }])
  test(`${game.game} on a telephone: a hint lies neither on what can be touched nor on the answers`, async () => {
    const page = await at(PHONE, game);
    await asked(page);
    await page.locator("[data-hint]").evaluate((button) => button.click());
    await until(page, () => !document.getElementById("hint").hidden);
    await settled(page);
    const under = await page.evaluate(() => {
      const hint = document.getElementById("hint").getBoundingClientRect();
      const needed = [...document.querySelectorAll("#window .legal:not(.minor), #choices > .main .choice")];
      return needed.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < hint.bottom && bottom > hint.top;
      }).map((one) => one.dataset.target ?? one.textContent);
    });
    assert.deepEqual(under, []);
    await leave(page);
  });

test("a hint on a wide screen stands apart from the answers below it", async () => {
  const page = await at({}, { game: "horde", seats: ["me"] });
  await asked(page);
  await page.locator("[data-hint]").click();
  await until(page, () => !document.getElementById("hint").hidden);
  const [hint, choices] = [await page.locator("#hint").boundingBox(), await page.locator("#choices .choice").first().boundingBox()];
  assert.ok(choices.y - hint.y - hint.height >= 8, `${choices.y - hint.y - hint.height} pixels`);
  await leave(page);
});

// Lessons.

test("lessons on a telephone: the way on is on the screen, whatever is asked for is in sight, and only that is marked", async () => {
  for (const game of ["sail-race", "pluvionautes", "horde"]) {
    const page = await reader(browser, PHONE);
    await page.goto(`${galerne.address}/learn/${game}`);
    await connected(page);
    const step = () => page.evaluate(() => document.getElementById("lesson").dataset.at);
    for (let cards = 0; cards < 9; cards += 1) {
      await settled(page);
      const now = await step();
      const { next, onScreen, first, marked, things, card } = await page.evaluate(() => {
        const lesson = document.getElementById("lesson");
        const box = lesson.querySelector(".actions").getBoundingClientRect();
        const things = (lesson.dataset.things ?? "").split(" ").filter(Boolean);
        const slip = document.getElementById("foreseen").getBoundingClientRect();
        const foot = Math.min(lesson.getBoundingClientRect().top, ...[...document.querySelectorAll("#choices > .main")].map((one) => one.getBoundingClientRect().top));
        const drawn = things.slice(0, 1).flatMap((thing) => [...document.querySelectorAll(`#window [data-target="${thing}"], .panel [data-target="${thing}"]`)]).filter((one) => one.getBoundingClientRect().height > 0);
        const seen = drawn.some((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top >= slip.bottom - 1 && bottom <= foot + 1;
        });
        return { next: lesson.querySelector("[data-lesson=next]") !== null, onScreen: box.top >= 0 && box.bottom <= innerHeight + 1, first: drawn.length === 0 || seen, things,
          marked: [...document.querySelectorAll("#window .legal")].map((one) => one.dataset.target ?? one.id), card: getComputedStyle(document.querySelector(".table")).getPropertyValue("--card").trim() };
      });
      assert.ok(onScreen, `${game}, card ${now}: the way on`);
      assert.ok(first, `${game}, card ${now}: ${things[0]}`);
      assert.ok(!/px$/.test(card), "the colour of cards is a colour");
      if (marked.some((one) => things.includes(one))) assert.ok(marked.every((one) => things.includes(one)), `${game}, card ${now}: ${marked}`);
      if (next) await page.locator("#lesson [data-lesson=next]").tap();
      else {
        await page.locator("[data-hint]").evaluate((button) => button.click());
        await until(page, () => document.querySelector("#choices .choice.hinted") && !document.querySelector(".table[data-dead]"));
        await page.locator("#choices .choice.hinted").first().evaluate((button) => button.click());
        await page.waitForTimeout(100);
        const yes = page.locator("#confirm [data-confirm-yes]");
        if (await yes.isVisible()) await yes.tap();
      }
      await until(page, (now) => document.getElementById("lesson").dataset.at !== now && !document.querySelector(".pending"), now);
    }
    await leave(page);
  }
});

// The end, and the pages around a table.

test("when it is over nothing lies over the page, and the chart fits the screen", async () => {
  const page = await at(PHONE, { game: "sail-race", seats: ["me", "bot:greedy"], options: { max_turns: 2 } });
  for (let decisions = 0; decisions < 8 && !(await asked(page)).over; decisions += 1) await move(page, "buttons", dice(decisions + 2));
  await until(page, () => document.querySelector("#looking-back figure"));
  const heading = page.locator("#looking-back h2");
  await heading.evaluate((one) => scrollTo({ top: one.getBoundingClientRect().top + scrollY - 4, behavior: "instant" }));
  assert.ok(await heading.evaluate((one) => {
    const { left, top, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + 8, top + height / 2));
  }), "the heading can be read");
  const { over, letters } = await page.evaluate(() => {
    const figure = document.querySelector("#looking-back figure");
    const texts = [...figure.querySelectorAll("text")].filter((one) => one.getBoundingClientRect().height > 0);
    return { over: figure.scrollWidth - figure.clientWidth, letters: Math.min(...texts.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)) };
  });
  assert.ok(over <= 0 && letters >= 10.9, `${over} pixels too wide, letters of ${letters}`);
  await leave(page);
});

test("a replay on a telephone: its controls stand clear of the edges and leave the board its room", async () => {
  const page = await at(PHONE, { game: "sail-race", seats: ["me", "bot:greedy"] });
  await move(page, "buttons", dice(2));
  await asked(page);
  await page.goto(`${galerne.address}${new URL(page.url()).pathname}/replay?at=2`);
  await until(page, () => globalThis.galerne);
  const { controls, height } = await page.evaluate(() => ({
    controls: [...document.querySelectorAll(".scrubber :is(button, a, input, select)")].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    height: document.querySelector(".asked").offsetHeight,
  }));
  assert.ok(controls.every(([left, right]) => left >= 10 && right <= 380), JSON.stringify(controls));
  assert.ok(height < 170, `${height} pixels`);
  await leave(page);
});

test("the choices of a seat are not cut on a telephone, and French levels are explained in English", async () => {
  const page = await reader(browser, PHONE);
  await page.goto(`${galerne.address}/game/horde`);
  const cut = await page.evaluate(() => [...document.querySelectorAll(".company select")].flatMap((select) => {
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    // The arrow takes about as much as two letters.
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
    return [...select.options].filter((option) => select.checkVisibility() && pen.measureText(option.textContent).width > room).map((option) => option.textContent);
  }));
  assert.deepEqual(cut, []);
  await leave(page);
  const english = await reader(browser);
  await english.goto(`${galerne.address}/game/sail-race`);
  assert.match(await english.locator("#seat-2").innerText(), /Bot: regular/);
  await leave(english);
});

/** Every text of the page itself, drawings left out, that is seen and smaller than 11 pixels. */
const tiny = (page) => page.evaluate(() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || element.closest("svg, .hidden-word") || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parseFloat(getComputedStyle(element).fontSize) < 11) found.add(walk.currentNode.textContent.trim().slice(0, 40));
  }
  return [...found];
});
test("at 390 pixels no text of a page is smaller than 11", async () => {
  const page = await reader(browser, PHONE);
  page.expected.push(/404/);
  for (const path of ["/", "/game/sail-race", "/game/onb", "/rules/horde", "/settings", "/lab", "/lab/new/sail-race", "/programs", "/nowhere", "/learn/windwalkers"]) {
    await page.goto(galerne.address + path);
    assert.deepEqual(await tiny(page), [], path);
  }
  for (const game of ["windwalkers", "onb"]) {
    await open(page, galerne.address, { game, seats: game === "onb" ? ["me", "bot:random"] : ["me"] });
    await asked(page);
    assert.deepEqual(await tiny(page), [], game);
  }
  await leave(page);
});
