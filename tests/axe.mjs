// An accessibility scan of a page as it stands, and that it is not wider than the screen.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { calm } from "./hands.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const scan = async (page, where) => {
  // A button that has just become another one is pale for a moment, and so is what is just appearing: they are judged as they stay.
  await calm(page);
  // What comes from the tests is not bound by the page's policy: axe is evaluated from outside.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${help}: ${node.html.slice(0, 200)} ${node.any[0]?.message?.slice(0, 160) ?? ""}`));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) faults.push(`wider than the screen by ${overflow} px`);
  assert.deepEqual(faults, [], where);
};
