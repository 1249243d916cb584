// A figure that waits beside the board is carried to its place, by the mouse and by a finger.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { Galerne } from "./galerne.mjs";
import { asked, connected, leave, reader, until, version } from "./hands.mjs";
import { moments, openAt } from "./moments.mjs";

let [browser, galerne] = [];
before(async () => ([browser, galerne] = [await launch(), await Galerne.start("--behind-proxy")]));
after(async () => {
  await browser?.close();
  await galerne?.stop();
});

/** The middle of the last figure of the tray, and a place beside the board. */
const ends = (page) => page.evaluate(() => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  return { figure: middle([...document.querySelectorAll(".carried")].at(-1)), far: { x: 3, y: innerHeight - 3 } };
});
/** A cell where what was lifted may stand: they light up once it is chosen. */
const place = async (page) => {
  await until(page, () => document.querySelector('#window .legal[data-target^="cell-"]') !== null);
  return page.evaluate(() => {
    const middle = (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const cells = [...document.querySelectorAll('#window .legal[data-target^="cell-"]')].map(middle);
    return cells.find(({ x, y }) => document.elementFromPoint(x, y)?.closest(".legal"));
  });
};
const deploying = async (size) => {
  const page = await reader(browser, size);
  const moment = moments().find(({ game, key }) => game === "onb" && key === "ask-pick");
  const { link } = await openAt(galerne.address, moment);
  await page.goto(galerne.address + link);
  await connected(page);
  await asked(page);
  await until(page, () => !globalThis.galerne.choices.isDead());
  return page;
};
const stands = (page) => until(page, () => /which way/.test(document.getElementById("prompt").textContent));

test("a mouse carries a figure from the tray to its cell", async () => {
  const page = await deploying({});
  const { figure } = await ends(page);
  const from = await version(page);
  await page.mouse.move(figure.x, figure.y);
  await page.mouse.down();
  await page.mouse.move(figure.x + 12, figure.y + 12);
  await until(page, () => document.querySelector(".lifted"));
  const cell = await place(page);
  await page.mouse.move(cell.x, cell.y, { steps: 5 });
  await page.mouse.up();
  await stands(page);
  assert.equal(await page.locator(".lifted").count(), 0);
  assert.ok((await version(page)) >= from + 1);
  await leave(page);
});

test("a finger carries a figure too, and the page stays where it is", async () => {
  const page = await deploying({ width: 390, height: 844, hasTouch: true, isMobile: true });
  const { figure } = await ends(page);
  const at = await page.evaluate(() => scrollY);
  const touches = await page.context().newCDPSession(page);
  const send = (type, point) => touches.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  await send("touchStart", figure);
  await send("touchMove", { x: figure.x + 12, y: figure.y + 12 });
  const cell = await place(page);
  for (const share of [0.1, 0.4, 0.7, 1]) await send("touchMove", { x: figure.x + share * (cell.x - figure.x), y: figure.y + share * (cell.y - figure.y) });
  await send("touchEnd");
  await stands(page);
  assert.equal(await page.evaluate(() => scrollY), at);
  await leave(page);
});

test("what is let go beside the board is only chosen", async () => {
  const page = await deploying({});
  const { figure, far } = await ends(page);
  await page.mouse.move(figure.x, figure.y);
  await page.mouse.down();
  await page.mouse.move(far.x, far.y, { steps: 5 });
  await page.mouse.up();
  await until(page, () => /where does/.test(document.getElementById("prompt").textContent));
  assert.equal(await page.locator(".lifted").count(), 0);
  await leave(page);
});
