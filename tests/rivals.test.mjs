// Two people at one table, each in a browser of their own, to the end of the game; and secrets stay with whom they belong to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { connected, dice, leave, open, play, reader, until } from "./hands.mjs";
import { browser, galerne } from "./house.mjs";

/** Everything that ever reaches a page, in order: documents and messages. */
const listen = (page) => {
  const heard = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "document") heard.push(await response.text().catch(() => ""));
  });
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return heard;
};
/** A table with two readers at it; both see that the other is there. */
const pair = async (entry) => {
  const [host, guest] = [await reader(browser), await reader(browser, { width: 820, height: 1180 })];
  const heard = [listen(host), listen(guest)];
  await open(host, galerne.address, { ...entry, seats: ["me", "open"] });
  await guest.goto(await host.locator("#link-1").inputValue());
  await connected(guest);
  await until(host, () => document.querySelector("#seats > li:nth-child(2)").dataset.kind === "human");
  return { pages: [host, guest], heard };
};
const toTheEnd = async (pages, seed) => {
  const counts = await Promise.all(pages.map((page, place) => play(page, "clicks", dice(seed + place))));
  for (const count of counts) assert.ok(count.decisions > 0, "both decided something");
  const standings = await Promise.all(pages.map((page) => page.locator("#over .standings").innerText()));
  assert.equal(standings[0].replaceAll(/\s+/g, " "), standings[1].replaceAll(/\s+/g, " "), "both read the same result");
};

test("horde: a competition in two browsers", async () => {
  const { pages } = await pair({ game: "horde", preset: "zefirine" });
  await toTheEnd(pages, 21);
  for (const page of pages) await leave(page);
});

test("onb: armies are built in secret and fight in two browsers", async () => {
  const { pages, heard } = await pair({ game: "onb", options: { points: 60, turn_limit: 2, map: "prairie" } });
  await toTheEnd(pages, 31);
  for (const words of heard) assert.ok(words.length > 10, "both were told what happened");
  for (const page of pages) await leave(page);
});

const MISSIONS = ["Cows", "Reindeer", "Ibexes", "Farmers", "Lumberjacks", "Miners"];
const named = (text) => MISSIONS.filter((mission) => text.includes(mission));

test("pluvionautes: neither page ever contains the other's missions", async () => {
  let table;
  // Both may be dealt the same two: then there is nothing to betray, and the next table is opened.
  for (let tries = 0; tries < 12; tries += 1) {
    table = await pair({ game: "pluvionautes", options: { rounds: 2 } });
    const hands = await Promise.all(table.pages.map(async (page) => named(await page.evaluate(() => [...document.querySelectorAll(".panel")].map((panel) => panel.outerHTML).join("")))));
    assert.deepEqual(hands.map((hand) => hand.length), [2, 2], "everybody sees their own two missions");
    table.hands = hands;
    if (hands[0].every((mission) => !hands[1].includes(mission))) break;
    for (const page of table.pages) await leave(page);
  }
  const { pages, heard, hands } = table;
  await toTheEnd(pages, 41);
  hands.forEach((hand, place) => {
    // The end reveals them: only what came before counts.
    const revealed = heard[place].findIndex((message) => /<ol class=\\?"standings/.test(message));
    assert.ok(revealed > 0, "the end was told");
    const secret = hands[1 - place].filter((mission) => !hand.includes(mission));
    for (const message of heard[place].slice(0, revealed))
      for (const mission of secret) assert.ok(!message.includes(mission), `${mission} was told to the wrong player: ${message.slice(0, 300)}`);
    assert.ok(secret.every((mission) => heard[place].slice(revealed).join(" ").includes(mission)), "at the end everything is shown");
  });
  for (const page of pages) await leave(page);
});
