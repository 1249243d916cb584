// While dice tumble on a telephone nothing stutters: a processor four times slower draws them as smoothly as it draws a page on which nothing happens.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, leave, open, reader } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };
/** Whatever else the machine does takes frames from every throw, but not from each of so many. */
const THROWS = 6;
/** Of the frames that an idle page shows in the same time. */
const LEAST = 0.85;

/** Frames of the next so many milliseconds, with the time of each; and when something tumbled. */
const watch = (page, milliseconds) => page.evaluate((milliseconds) => new Promise((done) => {
  const [frames, tumbling] = [[], []];
  const begin = performance.now();
  const isDie = ({ effect }) => effect?.target?.closest?.(".tumbles, .die") !== null && effect?.target?.closest?.("#window") !== null;
  const look = () => {
    const now = performance.now();
    frames.push(now - begin);
    // Asked seldom: the question takes time itself.
    if (frames.length % 6 === 0 && document.getAnimations().some((one) => one.playState === "running" && isDie(one))) tumbling.push(now - begin);
    now - begin < milliseconds ? requestAnimationFrame(look) : done({ frames, tumbling });
  };
  requestAnimationFrame(look);
}), milliseconds);
const rate = (frames, from, to) => frames.filter((one) => one >= from && one <= to).length / (to - from);

test("dice tumble at the pace of the screen, on a processor four times slower", async () => {
  const page = await reader(browser, PHONE);
  await open(page, galerne.address, { game: "sail-race", seats: ["me"] });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const shares = [];
  for (let throws = 0; throws < THROWS && Math.max(0, ...shares) < LEAST; throws += 1) {
    await asked(page);
    const { frames: idle } = await watch(page, 600);
    const moving = watch(page, 2500);
    await page.evaluate(() => document.querySelector("#choices .choice:not([data-gives-up])").click());
    const { frames, tumbling } = await moving;
    const [from, to] = [tumbling[0], tumbling.at(-1)];
    if (to - from > 200) shares.push(rate(frames, from, to) / rate(idle, 0, 600));
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  assert.ok(shares.length > 0, "no die was seen to tumble");
  assert.ok(Math.max(...shares) >= LEAST, `of the frames of an idle page: ${shares.map((share) => share.toFixed(2)).join(", ")}`);
  await leave(page);
});
