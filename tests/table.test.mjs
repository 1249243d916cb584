// The table in a real browser, against the gallery's mock socket: by mouse, by keyboard alone, by buttons on a phone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { gallery } from "./gallery.mjs";
import { until } from "./hands.mjs";
import { serve } from "./serve.mjs";

let [browser, server, address] = [];
before(async () => {
  ({ server, address } = await serve(gallery()));
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.close();
});

const open = async (name, { width = 1440, height = 900, prepare } = {}) => {
  const page = await browser.newPage({ viewport: { width, height } });
  page.faults = [];
  page.on("console", (message) => message.type() === "error" && page.faults.push(message.text()));
  page.on("pageerror", (error) => page.faults.push(String(error)));
  if (prepare) await page.addInitScript(prepare);
  await page.goto(`${address}/${name}.html`);
  await until(page, () => window.mock?.sockets[0]?.readyState === 1);
  return page;
};
const version = (page) => page.evaluate(() => Number(document.querySelector(".table").dataset.v));
const grown = (page, from) => until(page, (v) => Number(document.querySelector(".table").dataset.v) > v, from);
const finish = async (page) => {
  assert.deepEqual(page.faults, []);
  await page.close();
};

/** Without what only one of the two writers can know, or what changes with time. */
const regions = (page) =>
  page.evaluate(() => {
    const clean = (text) => text.replace(/ class="new"/g, "").replace(/ class=""/g, "").replace(/=""/g, "").replace(/ xmlns="[^"]*"/g, "");
    return ["prompt", "seats", "choices", "chance", "undo", "over", "panels", "log", "text-board-body"].map((id) => {
      const element = document.getElementById(id);
      // Attributes in one order; the text as it stands.
      const sorted = (node) => {
        if (node.nodeType === 3) return node.data;
        const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort().join("");
        return `<${node.localName}${attributes}>${[...node.childNodes].map(sorted).join("")}</${node.localName}>`;
      };
      return clean(sorted(element));
    });
  });

for (const name of ["table.fr.light", "table.en.light"]) {
  test(`${name}: what the script writes is what the server wrote`, async () => {
    const page = await open(name);
    const first = await regions(page);
    await page.evaluate(() => {
      document.querySelector("#log ol").replaceChildren();
      globalThis.galerne.connection.startOver();
    });
    await until(page, () => document.querySelectorAll("#log li").length > 0);
    const again = await regions(page);
    first.forEach((text, place) => assert.equal(again[place], text));
    await finish(page);
  });
}

test("by mouse: what can be chosen glows, a click acts, the picture follows and the log grows", async () => {
  const page = await open("table.en.light");
  assert.equal(await page.locator("#window .legal").count(), 6);
  const from = await version(page);
  const lines = await page.locator("#log li").count();
  const boat = await page.locator("#boat-0").getAttribute("transform");
  await page.locator("#heading-SE").hover();
  await page.waitForSelector("#preview-overlay circle");
  assert.match(await page.locator("#foreseen").textContent(), /STOP/);
  await page.locator("#heading-SE circle").last().click();
  await grown(page, from);
  assert.notEqual(await page.locator("#boat-0").getAttribute("transform"), boat);
  assert.ok((await page.locator("#log li").count()) > lines);
  assert.equal(await page.locator("#window .legal").count(), 6);
  assert.equal(await page.locator(".pending").count(), 0);
  const sent = await page.evaluate(() => window.mock.sent.filter(({ t }) => t === "act"));
  assert.equal(sent.length, 1);
  assert.equal(sent[0].v, from);
  assert.equal(await page.evaluate(() => document.querySelector("#boat-0").namespaceURI), "http://www.w3.org/2000/svg");
  await finish(page);
});

test("by keyboard alone: one stop of Tab, arrows and n go round, Enter acts, ? lists the keys", async () => {
  const page = await open("table.en.light");
  assert.equal(await page.locator("#window [tabindex='0']").count(), 1);
  await page.keyboard.press("n");
  assert.equal(await page.evaluate(() => document.activeElement.id), "heading-E");
  await page.keyboard.press("ArrowLeft");
  const left = await page.evaluate(() => document.activeElement.id);
  assert.ok(left !== "heading-E" && left.startsWith("heading-"), left);
  await page.keyboard.press("?");
  assert.ok(await page.locator("#keys-dialog").isVisible());
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  const from = await version(page);
  await page.keyboard.press("Enter");
  await grown(page, from);
  await page.keyboard.press("t");
  assert.ok(await page.locator("#text-board").isVisible());
  await finish(page);
});

test("by buttons at 390 px, asked once more, and giving up is always asked about", async () => {
  const page = await open("table.fr.light", { width: 390, height: 844, prepare: () => {
    document.addEventListener("DOMContentLoaded", () => document.documentElement.setAttribute("data-confirm", ""));
  } });
  const from = await version(page);
  await page.locator("#choices .choice").first().click();
  assert.ok(await page.locator("#confirm").isVisible());
  await page.keyboard.press("Escape");
  assert.ok(!(await page.locator("#confirm").isVisible()));
  await page.locator("#choices .choice").first().click();
  await page.locator("[data-confirm-yes]").click();
  await grown(page, from);
  await page.evaluate(() => document.documentElement.removeAttribute("data-confirm"));
  await page.locator(".giving-up summary").click();
  await page.locator(".giving-up .choice").click();
  assert.ok(await page.locator("#confirm").isVisible());
  const box = await page.locator("#choices .choice").first().boundingBox();
  assert.ok(box.height >= 24 && box.width >= 24);
  await finish(page);
});

test("a refusal stands near what was pressed, with its rule, which opens in place", async () => {
  const page = await open("table.en.light");
  for (let moves = 0; moves < 4; moves += 1) {
    const from = await version(page);
    await page.locator("#choices .choice").first().click();
    await grown(page, from);
  }
  await page.locator("#choices .choice").first().click();
  await page.waitForSelector("#refusal:not([hidden])");
  const [box, button] = await Promise.all([page.locator("#refusal"), page.locator("#choices .choice").first()].map((one) => one.boundingBox()));
  const gap = Math.max(box.x - button.x - button.width, button.x - box.x - box.width, box.y - button.y - button.height, button.y - box.y - box.height);
  assert.ok(gap >= 0 && gap < 30, `${gap} pixels beside the button, and not on it`);
  await page.locator("#refusal a.rule").click();
  await page.waitForSelector("#rule-dialog[open]");
  assert.match(await page.locator("#rule-dialog .rules-text").textContent(), /SR-4\.1/);
  await finish(page);
});

test("far away: with 800 ms what was sent is marked as pending until it is answered", async () => {
  const page = await open("table.en.light", { prepare: () => {
    document.addEventListener("DOMContentLoaded", () => (document.documentElement.dataset.latency = "800"));
  } });
  const from = await version(page);
  await page.locator("#choices .choice").first().click();
  assert.ok((await page.locator(".pending").count()) > 0);
  assert.equal(await version(page), from);
  await grown(page, from);
  assert.equal(await page.locator(".pending").count(), 0);
  await finish(page);
});

test("a lost connection is said, taken up again with the version one has, and what was not answered is sent again", async () => {
  const page = await open("table.en.light");
  const from = await version(page);
  await page.evaluate(() => {
    window.mock.sockets[0].send = () => {};
    document.querySelector("#choices .choice").click();
    window.mock.sockets[0].close();
  });
  assert.match(await page.locator("#connection").textContent(), /lost/);
  await grown(page, from);
  // With the version that it shows, and in the language that it is in.
  const address = new URL(await page.evaluate(() => window.mock.sockets[1].address), "ws://galerne");
  assert.deepEqual([address.searchParams.get("v"), address.searchParams.get("lang")], [String(from), "en"]);
  await finish(page);
});

test("a field that somebody types in is left alone", async () => {
  const page = await open("table.en.light");
  await page.evaluate(() => {
    const { v } = globalThis.galerne;
    globalThis.galerne.receive({ t: "step", v, regions: ['<div id="chance" data-due><form data-dice><input type="number" name="die0"></form></div>'] });
  });
  await page.locator("#chance input").first().fill("4");
  await page.evaluate(() => globalThis.galerne.receive({ t: "step", v: globalThis.galerne.v, regions: ['<div id="chance"></div>'] }));
  assert.equal(await page.locator("#chance input").first().inputValue(), "4");
  await page.locator("#prompt").focus();
  await until(page, () => document.getElementById("chance").children.length === 0);
  await finish(page);
});

test("a preset shows what it sets, and only what differs from the default is sent", async () => {
  const page = await browser.newPage();
  await page.goto(`${address}/game.en.light.html`);
  await page.locator("[name=preset][value=A11]").check({ force: true });
  const sent = await page.evaluate(() => {
    const form = document.querySelector("[data-table-form]");
    form.addEventListener("submit", (event) => event.preventDefault());
    form.requestSubmit();
    return [...new FormData(form).keys()].filter((name) => name.startsWith("o.") || name === "preset");
  });
  assert.deepEqual(sent, ["o.turn_cost"]);
  assert.match(await page.locator("[data-differences]").textContent(), /Cost of turning/);
  await page.close();
});

test("a replay goes to any move by slider, keys and links, and the address follows", async () => {
  const page = await browser.newPage();
  const asked = [];
  await page.route("**/replay.en.light.html?at=*", async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get("at"));
    asked.push(at);
    const prepared = await (await fetch(`${address}/mock.en.json`)).json();
    const log = prepared[0].log.slice(0, at);
    await route.fulfill({ json: { ...prepared[0], log } });
  });
  await page.goto(`${address}/replay.en.light.html`);
  await until(page, () => globalThis.galerne);
  await page.keyboard.press("ArrowRight");
  await until(page, () => location.search === "?at=15");
  assert.equal(await page.locator("#where").textContent(), "Move 15 of 64");
  await page.locator("[data-step=first]").click();
  await until(page, () => location.search === "?at=0" && document.querySelectorAll("#log li").length === 0);
  await page.locator("#at").fill("12");
  await until(page, () => document.querySelectorAll("#log li").length === 12);
  await until(page, () => document.querySelector("#looking-back .moments a"));
  await page.locator(".moments a").first().click();
  await until(page, () => location.search === "?at=9" && document.querySelectorAll("#log li").length === 9);
  assert.deepEqual(asked, [15, 0, 12, 9]);
  await page.locator("[data-play]").click();
  await until(page, () => globalThis.galerne.at > 9);
  await page.locator("[data-play]").click();
  assert.equal(await page.locator("[data-play]").getAttribute("aria-pressed"), "false");
  await page.close();
});

test("the board grows and shrinks about its middle", async () => {
  const page = await open("table.en.light", { width: 390, height: 844 });
  const width = () => page.evaluate(() => document.querySelector("#window > svg").getBoundingClientRect().width);
  const small = await width();
  await page.locator("[data-zoom=in]").click();
  assert.ok((await width()) > small * 1.4);
  assert.ok(await page.evaluate(() => document.getElementById("window").scrollLeft > 0));
  await page.locator("[data-zoom=fit]").click();
  assert.ok(Math.abs((await width()) - small) < 1);
  await finish(page);
});
