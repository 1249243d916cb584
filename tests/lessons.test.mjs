// Every lesson there is, from its first card to its last: what is asked is done, something else is tried and gently refused.

import assert from "node:assert/strict";
import { test } from "node:test";
import { scan } from "./axe.mjs";
import { connected, leave, reader, settled, until } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const card = (page) => page.evaluate(() => ({
  title: document.getElementById("lesson-title").textContent,
  at: Number(document.getElementById("lesson").dataset.at),
  of: Number(document.getElementById("lesson").dataset.cards),
  next: document.querySelector("#lesson [data-lesson=next]") !== null,
  choices: document.querySelectorAll("#choices .choice").length,
}));
const turned = (page, from) => until(page, (at) => Number(document.getElementById("lesson").dataset.at) !== at && !document.querySelector(".pending"), from);

/** The one action that a card asks for, by its button's place among all. */
const wanted = async (page) => {
  await page.locator("[data-hint]").click();
  await until(page, () => document.querySelector("#choices .choice.hinted"));
  return page.evaluate(() => [...document.querySelectorAll("#choices .choice")].findIndex((button) => button.classList.contains("hinted")));
};

test("every lesson is learnt to its end", async () => {
  const games = await (await fetch(`${galerne.address}/api/games`)).json();
  const taught = [];
  for (const { id } of games) {
    const page = await reader(browser);
    await page.goto(`${galerne.address}/learn/${id}`);
    if ((await page.locator("#lesson").count()) === 0) {
      await leave(page);
      continue;
    }
    taught.push(id);
    await connected(page);
    let [seen, refused] = [await card(page), 0];
    while (seen.at < seen.of) {
      if (seen.next) await page.locator("#lesson [data-lesson=next]").click();
      else {
        const place = await wanted(page);
        // Small steps are folded away in the list: they are unfolded to be read.
        await page.evaluate(() => document.querySelectorAll("#choices details").forEach((fold) => fold.setAttribute("open", "")));
        const buttons = page.locator("#choices .choice:not([data-gives-up], [data-alias])");
        if (seen.choices > 1 && refused < 2) {
          const places = () => page.evaluate(() => [...document.querySelectorAll("#choices .choice")].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y + scrollY, width, height].map(Math.round).join(" ");
          }));
          const before = await places();
          await buttons.nth(place === 0 ? 1 : 0).click();
          await page.waitForTimeout(80);
          const sure = page.locator("[data-confirm-yes]");
          if (await sure.isVisible()) await sure.click();
          await until(page, () => !document.getElementById("refusal").hidden && !document.querySelector(".pending"));
          assert.equal((await card(page)).at, seen.at, "something else does not go on");
          assert.deepEqual(await places(), before, "no button moves for it");
          assert.ok((await page.locator("#refusal").textContent()).length > 20, "and the card says why");
          refused += 1;
        }
        const answer = page.locator("#choices .choice").nth(place);
        await answer.click();
        // What can hardly be meant is asked again, in a lesson too.
        await page.waitForTimeout(100);
        const yes = page.locator("#confirm [data-confirm-yes]");
        if (await yes.isVisible()) await yes.click();
      }
      await turned(page, seen.at);
      seen = await card(page);
    }
    assert.ok(refused > 0 && (await page.locator("#lesson form[action='/play'] button").count()) === 1, "at the end one may play");
    await scan(page, `the end of the lesson of ${id}`);
    // Where one stands travels with the address: a reload and a step back are the same lesson.
    await page.reload();
    await connected(page);
    assert.equal((await card(page)).title, seen.title);
    await page.locator("#lesson [data-lesson=back]").click();
    await turned(page, seen.at);
    assert.equal((await card(page)).at, seen.at - 1);
    await leave(page);
  }
  assert.ok(taught.includes("sail-race"), `lessons: ${taught}`);
});

test("cards to be read can be turned without a script", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${galerne.address}/learn/sail-race`);
  const first = await page.locator("#lesson-title").textContent();
  await page.locator("#lesson [data-lesson=next]").click();
  await page.waitForURL(/at=1/);
  assert.notEqual(await page.locator("#lesson-title").textContent(), first);
  await context.close();
});

for (const size of [{ width: 1440, height: 900 }, { width: 390, height: 844, hasTouch: true, isMobile: true }])
  test(`at ${size.width} every card of a lesson has the same place, whatever its text, and so have board and buttons`, async () => {
    const page = await reader(browser, size);
    for (const game of ["sail-race", "pluvionautes"]) {
      const places = new Set();
      for (let at = 0; at < 6; at += 1) {
        await page.goto(`${galerne.address}/learn/${game}?at=${at}`);
        await connected(page);
        await settled(page);
        places.add(await page.evaluate(() => {
          const place = (one) => {
            const { top, height } = one.getBoundingClientRect();
            return [Math.round(top), Math.round(height)].join(" ");
          };
          const top = (one) => Math.round(one.getBoundingClientRect().top + scrollY);
          const wide = innerWidth > 1120;
          // On a small screen the page is scrolled to what is asked for; its parts stay where they are on it.
          return [wide ? place(document.getElementById("lesson")) : "", wide ? place(document.querySelector(".tools")) : "", top(document.getElementById("window"))].join(", ");
        }));
      }
      assert.equal(places.size, 1, `${game}: ${[...places].join(" | ")}`);
    }
    await leave(page);
  });

test("a lesson marks as the way on only the answer that it asks for", async () => {
  const page = await reader(browser);
  for (const game of ["windwalkers", "onb", "horde"]) {
    await page.goto(`${galerne.address}/learn/${game}`);
    await connected(page);
    const of = await page.evaluate(() => Number(document.getElementById("lesson").dataset.cards));
    for (let at = 0; at < of; at += 1) {
      await page.goto(`${galerne.address}/learn/${game}?at=${at}`);
      await connected(page);
      if ((await page.locator("#choices .choice").count()) === 0) continue;
      const mains = await page.locator("#choices [data-main]").count();
      assert.ok(mains <= 1, `${game}, card ${at + 1}: ${mains} are marked`);
    }
  }
  await leave(page);
});

test("what a lesson asks for is ringed where it is drawn, wherever the mouse is", async () => {
  const page = await reader(browser, { reducedMotion: "reduce" });
  for (const game of ["sail-race", "pluvionautes"]) {
    await page.goto(`${galerne.address}/learn/${game}`);
    await connected(page);
    const of = await page.evaluate(() => Number(document.getElementById("lesson").dataset.cards));
    let ringed = 0;
    for (let at = 0; at < of; at += 1) {
      await page.goto(`${galerne.address}/learn/${game}?at=${at}`);
      await connected(page);
      const rings = await page.evaluate(() => [...document.querySelectorAll("#window .spoken.legal:not(.picked) > .halo")].map((ring) => {
        const { visibility, strokeOpacity } = getComputedStyle(ring);
        return `${visibility} ${strokeOpacity}`;
      }));
      assert.deepEqual([...new Set(rings)], rings.length > 0 ? ["visible 1"] : [], `${game}, card ${at + 1}`);
      ringed += rings.length;
    }
    assert.ok(ringed > 2, `${game}: ${ringed}`);
  }
  await leave(page);
});

test("on a telephone the card of La Horde's lesson leaves terrain, Aval and hand in sight", async () => {
  const page = await reader(browser, { width: 390, height: 844, hasTouch: true, isMobile: true });
  for (const at of [2, 5]) {
    await page.goto(`${galerne.address}/learn/horde?at=${at}`);
    await connected(page);
    await settled(page);
    const { above, below, from, to } = await page.evaluate(() => {
      const box = (one) => one.getBoundingClientRect();
      const hand = [...document.querySelectorAll("#window [id^=power-0-]")].map(box);
      const row = box(document.getElementById("place-A4"));
      return { above: box(document.getElementById("foreseen")).bottom, below: box(document.getElementById("lesson")).top, from: row.top, to: Math.max(...hand.map(({ bottom }) => bottom)) };
    });
    assert.ok(from >= above && to <= below, `card ${at + 1}: from ${from} to ${to}, seen from ${above} to ${below}`);
  }
  await leave(page);
});

for (const locale of ["en-GB", "fr-FR"])
  test(`on a telephone every word of La Horde's lesson is seen (${locale})`, async () => {
    const page = await reader(browser, { width: 390, height: 844, hasTouch: true, isMobile: true, locale });
    await page.goto(`${galerne.address}/learn/horde`);
    const of = await page.evaluate(() => Number(document.getElementById("lesson").dataset.cards));
    for (let at = 0; at < of; at += 1) {
      await page.goto(`${galerne.address}/learn/horde?at=${at}`);
      await connected(page);
      await settled(page);
      const isCut = await page.evaluate(() => "more" in document.getElementById("lesson").dataset);
      assert.ok(!isCut, `card ${at + 1} goes on below its edge`);
    }
    await leave(page);
  });

test("a card that only tells goes on when what would act at a table is touched", async () => {
  const page = await reader(browser);
  await page.goto(`${galerne.address}/learn/pluvionautes?at=2`);
  await connected(page);
  await settled(page);
  const seen = await card(page);
  assert.ok(seen.next && seen.choices === 0, "a card to be read");
  await page.locator("#aim-E").click();
  await turned(page, seen.at);
  assert.equal((await card(page)).at, seen.at + 1);
  await leave(page);
});
