// A whole battle of ONB by the mouse on the picture, with the moves that the maître made in it: no more clicks than a person should need. The
// other side's moves, and what the dice say, come over the network.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { Galerne } from "./galerne.mjs";
import { asked, clickThing, connected, leave, reader, until } from "./hands.mjs";
import { ask } from "./moments.mjs";

const { options, lines } = JSON.parse(readFileSync(new URL("../games/onb/tests/picture/battle.json", import.meta.url), "utf8"));

let [browser, galerne] = [];
before(async () => ([browser, galerne] = [await launch(), await Galerne.start("--behind-proxy")]));
after(async () => {
  await browser?.close();
  await galerne?.stop();
});

/** Says it until it is taken: the page may still be at its own move, or a player's credit has to grow again. */
const said = async (path, body, token) => {
  for (;;) {
    const answer = await ask(galerne.address, path, { body: JSON.stringify(body), token });
    if (answer.ok) return;
    const text = await answer.text();
    assert.ok([409, 422, 429].includes(answer.status), `${answer.status}: ${text}`);
    await new Promise((later) => setTimeout(later, answer.status === 429 ? 1000 : 40));
  }
};
/** Things that can be touched next, once nothing is on its way. */
const offered = (page, first) => until(page, (first) => {
  const { chooser, choices } = globalThis.galerne;
  return !choices.isDead() && chooser.lit.includes(first);
}, first);

test("onb: a battle of 200 points takes at most 150 clicks on the picture", async () => {
  const seats = [{ kind: "human", name: "Zoé" }, { kind: "human", name: "Bob" }];
  const opened = await (await ask(galerne.address, "/api/tables", { body: JSON.stringify({ game: "onb", options, seats, chance: "real" }) })).json();
  const table = `/api/tables/${opened.table}`;
  const { token } = opened.seats[1];
  const page = await reader(browser);
  await page.goto(galerne.address + opened.seats[0].link);
  await connected(page);
  let clicks = 0;
  for (const { chance, act, touch, soon } of lines) {
    if (chance) await said(`${table}/chance`, { outcome: chance }, token);
    else if (act) await said(`${table}/act`, { action: act }, token);
    else if (soon) {
      // The moment after which it comes by itself need not be waited for.
      await until(page, () => globalThis.galerne.choices.soon.next && !globalThis.galerne.choices.isBusy());
      await page.evaluate(() => {
        const { soon } = globalThis.galerne.choices;
        const { next } = soon;
        soon.stop();
        soon.act(next);
      });
    } else if (touch) {
      for (const thing of touch) {
        await offered(page, thing);
        await clickThing(page, thing);
        clicks += 1;
      }
      await until(page, () => globalThis.galerne.choices.isBusy() || globalThis.galerne.chooser.choices.length === 0 || !document.getElementById("confirm").hidden || globalThis.galerne.chooser.picked.length === 0);
      if (await page.evaluate(() => !document.getElementById("confirm").hidden)) {
        await page.locator("[data-confirm-yes]").click();
        clicks += 1;
      }
    }
  }
  const { over } = await asked(page);
  assert.ok(over, "the battle is over");
  assert.ok(clicks <= 150, `${clicks} clicks`);
  await leave(page);
});
