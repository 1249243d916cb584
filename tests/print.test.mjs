// What is printed, on the page: the sheets themselves, turned over by a click or a key, with and without script, on every width.

import assert from "node:assert/strict";
import { test } from "node:test";
import { scan } from "./axe.mjs";
import { leave, post, reader } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

const SIZES = [[390, 844, "fr", "light"], [820, 1180, "en", "dark"], [1440, 900, "fr", "dark"]];

for (const [width, height, language, theme] of SIZES)
  test(`sheets at ${width} pixels: accessible, no wider than the screen, each whole`, async () => {
    const page = await reader(browser, { width, height });
    await page.goto(galerne.address);
    await post(page, "/settings", { language, theme });
    await page.goto(`${galerne.address}/print`);
    await scan(page, `/print at ${width}`);
    const boxes = await page.locator(".print-boxes a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    assert.equal(boxes.length, 5);
    for (const box of boxes) {
      await page.goto(galerne.address + box);
      await scan(page, `${box} at ${width}`);
      const sheet = await page.locator(".print-sheet figure svg").first().boundingBox();
      assert.ok(sheet.x >= 0 && sheet.x + sheet.width <= width + 1, `${box}: ${JSON.stringify(sheet)}`);
      // As high as A4 is to its width: nothing of the sheet is cut off.
      assert.ok(Math.abs(sheet.height / sheet.width - 297 / 210) < 0.02, `${box}: ${JSON.stringify(sheet)}`);
    }
    await leave(page);
  });

for (const javaScriptEnabled of [true, false])
  test(`a sheet is turned over ${javaScriptEnabled ? "with" : "without"} script, by a click and by a key`, async () => {
    const context = await browser.newContext({ javaScriptEnabled, locale: "en-GB" });
    const page = await context.newPage();
    await page.goto(`${galerne.address}/print/pluvionautes?sheet=3`);
    const side = (name) => page.locator(`.print-sheet .side.${name}`);
    const shown = async () => [await side("front").isVisible(), await side("back").isVisible()];
    assert.deepEqual(await shown(), [true, false]);
    assert.match(await side("front").textContent(), /each plain/);
    await side("front").click();
    assert.deepEqual(await shown(), [false, true]);
    assert.match(await side("back").textContent(), /livestock mission/);
    await side("back").click();
    assert.deepEqual(await shown(), [true, false]);
    await page.locator("#turned").focus();
    await page.keyboard.press("Space");
    assert.deepEqual(await shown(), [false, true]);
    // The next sheet shows its front, and what is chosen in the form is what is shown and what the document is made of.
    await page.locator(".print-sheet .actions a").last().click();
    assert.match(page.url(), /sheet=4/);
    await page.locator("[name=paper]").selectOption("letter");
    await page.locator("[name=backs]").selectOption("none");
    await page.locator(".print-form [type=submit]").click();
    await page.waitForURL(/paper=letter/);
    const view = await page.locator(".print-sheet figure > * svg, .print-sheet figure > svg").first().getAttribute("viewBox");
    assert.match(view, /215\.9/);
    assert.match(await page.locator("a[href*='.pdf?']").first().getAttribute("href"), /paper=letter/);
    await page.goto(`${galerne.address}/print/pluvionautes?backs=none&sheet=3`);
    assert.equal(await page.locator("#turned").count(), 0, "nothing is on the other side");
    await context.close();
  });
