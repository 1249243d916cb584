// What has happened is reported in the order in which it did, to those who may know it, and nothing takes its place that was not pointed at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, dice, leave, move, open, reader, until } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };
const at = async (size, game) => {
  const page = await reader(browser, size);
  await open(page, galerne.address, game);
  return page;
};
/** What the box tells, whole, and the sentences of the log without their rules. */
const told = (page) => page.evaluate(() => ({
  news: document.getElementById("foreseen").dataset.whole ?? "",
  shown: document.getElementById("foreseen").dataset.empty,
  log: [...document.querySelectorAll("#log li")].map((line) => line.firstChild.textContent.trim()),
}));

for (const game of ["sail-race", "pluvionautes"])
  test(`${game}: news is told in the order of the log, from one's own last action on`, async () => {
    const page = await at({}, { game, seats: ["me", "bot:habitue"] });
    for (let decisions = 0; decisions < 9; decisions += 1) {
      if ((await asked(page)).over) break;
      const { news, log } = await told(page);
      if (decisions > 0) {
        const from = log.findIndex((_, place) => log.slice(place).join(" ") === news);
        assert.ok(from >= 0, `${news}\nis not the end of\n${log.slice(-12).join("\n")}`);
      }
      await move(page, "buttons", dice(decisions + 3));
    }
    await leave(page);
  });

test("what is too long is told by its headlines, and opened as a whole, always in order", async () => {
  const page = await at(PHONE, { game: "sail-race", seats: ["me", "bot:greedy"] });
  await asked(page);
  const lines = Array.from({ length: 30 }, (_, n) => ({ n: 100000 + n, text: `Sentence ${n} of what has happened.`, head: n === 4 || n === 17 }));
  const written = lines.map(({ n, text, head }) => `<li data-n="${n}"${head ? " data-head" : ""}>${text} </li>`);
  await page.evaluate((lines) => globalThis.galerne.receive({ t: "step", v: globalThis.galerne.v, lines }), written);
  const { news, shown } = await told(page);
  assert.ok(news.endsWith(lines.map(({ text }) => text).join(" ")), "nothing is left out when it is opened");
  assert.match(shown, /Sentence 4 [^.]*\. Sentence 17 [^.]*\.$/);
  assert.doesNotMatch(shown, /Sentence 5 /);
  await page.locator("#foreseen").tap();
  assert.equal((await told(page)).shown, news);
  await page.locator("#foreseen").tap();
  assert.equal((await told(page)).shown, shown);
  await leave(page);
});

test("horde: the setting up is no news of the first turn", async () => {
  const page = await at({}, { game: "horde", seats: ["me"] });
  await asked(page);
  const { news } = await told(page);
  assert.doesNotMatch(news, /Row|Turn/);
  await leave(page);
});

test("horde, two at one screen: curtain and next player are told what happened, never how to look at things", async () => {
  const page = await at(PHONE, { game: "horde", seats: ["me", "me"] });
  const usual = await page.evaluate(() => document.getElementById("foreseen").dataset.emptyTouch);
  let passed = 0;
  let acted = false;
  for (let steps = 0; steps < 26; steps += 1) {
    await until(page, () => !document.querySelector(".pending, .table[data-dead]") && ("closed" in document.getElementById("curtain").dataset || document.querySelector("#choices .choice")));
    const { news, log } = await told(page);
    if (acted) assert.notEqual(news, usual, `after: ${log.slice(-3).join(" ")}`);
    const digested = await page.locator(".panel[data-panel=news]").count();
    if (acted && digested === 0) assert.ok(log.join(" ").endsWith(news), `${news}\nis not the end of\n${log.slice(-6).join("\n")}`);
    if (await page.locator("#curtain[data-closed]").count()) {
      passed += acted ? 1 : 0;
      await page.locator("#curtain .primary").tap();
      await until(page, () => !("closed" in document.getElementById("curtain").dataset));
      continue;
    }
    const main = page.locator("#choices > .main .choice");
    await ((await main.count()) > 0 ? main.first() : page.locator("#choices .choice:not([data-gives-up])").first()).tap();
    const yes = page.locator("#confirm [data-confirm-yes]");
    await page.waitForTimeout(80);
    if (await yes.isVisible()) await yes.tap();
    acted = true;
  }
  assert.ok(passed >= 3, `passed ${passed} times`);
  await leave(page);
});

test("what comes to lie under a mouse that rests is not read until the mouse moves", async () => {
  const page = await at({}, { game: "sail-race", seats: ["me", "bot:greedy"] });
  await asked(page);
  const box = await page.locator("#window").boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  await page.keyboard.press("Escape");
  await page.mouse.move(2, 2);
  await page.mouse.move(box.x + 30, box.y + 30);
  // Something new appears under the mouse.
  await page.evaluate(() => {
    const svg = document.querySelector("#window > svg");
    const cover = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    const { x, y, width, height } = svg.viewBox.baseVal;
    for (const [name, value] of Object.entries({ x, y, width, height, id: "cover", "aria-label": "A cover", fill: "#0001" })) cover.setAttribute(name, value);
    svg.append(cover);
  });
  await page.waitForTimeout(400);
  assert.notEqual(await page.locator("#foreseen").textContent(), "A cover");
  await page.mouse.move(box.x + 60, box.y + 50, { steps: 3 });
  await until(page, () => document.getElementById("foreseen").textContent === "A cover");
  await leave(page);
});
