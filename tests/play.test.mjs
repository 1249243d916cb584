// Every game of the list in a real browser against the real server: by the mouse on the
// picture, by finger on a phone, by keyboard alone, by buttons.

import assert from "node:assert/strict";
import { test } from "node:test";
import { scan } from "./axe.mjs";
import { GAMES } from "./games.mjs";
import { dice, leave, open, play, reader, until } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

GAMES.forEach((entry, seed) => {
  for (const way of entry.ways) {
    test(`${entry.game} to its end, by ${way}`, async () => {
      const size = way === "buttons" || way === "touches" ? { width: 390, height: 844, hasTouch: true, isMobile: true } : {};
      const page = await reader(browser, size);
      if (way === "keys") for (const name of ["click", "move", "down"]) page.mouse[name] = () => assert.fail("the mouse was used");
      await open(page, galerne.address, entry);
      const inTheMiddle = async (decisions) => {
        if (decisions !== 2) return;
        // What is on its way is paler for a moment.
        await until(page, () => !document.querySelector(".pending"));
        await scan(page, `${entry.game} by ${way}`);
      };
      const count = await play(page, way, dice(seed + 1), { each: inTheMiddle });
      assert.ok(count.decisions > 0, "something was decided");
      const chosen = count.decisions - count.thrown;
      const least = way === "touches" ? (entry.touched ?? entry.pictured) : entry.pictured;
      if (way !== "buttons") assert.ok(count.pictured >= least * chosen, `${count.pictured} of ${chosen} decisions were made on the picture`);
      assert.ok((await page.locator("#over .standings li").count()) > 0, "somebody stands somewhere at the end");
      await scan(page, `${entry.game} over, by ${way}`);
      await leave(page);
    });
  }
});
