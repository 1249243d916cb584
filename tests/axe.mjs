// An accessibility scan of every gallery page: `node tests/axe.mjs GALLERY [PAGE …]`. Also fails on anything that the content
// security policy blocks, on errors of the script, and on pages wider than the screen.

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { launch } from "./browser.mjs";
import { serve } from "./serve.mjs";

const [gallery, ...wanted] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { server, address } = await serve(gallery);
const browser = await launch();
let [scanned, faults] = [0, 0];
const blame = (where, what) => {
  faults += 1;
  console.log(`${where}: ${what}`);
};
for (const file of readdirSync(gallery).filter((name) => name.endsWith(".html"))) {
  if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name))) continue;
  for (const [width, height] of [[390, 844], [1440, 900]]) {
    const where = `${file} at ${width}`;
    // What comes from the tests is not bound by the page's policy: axe is evaluated from outside.
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
    page.on("console", (message) => message.type() === "error" && blame(where, message.text()));
    page.on("pageerror", (error) => blame(where, String(error)));
    await page.goto(`${address}/${file}`);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
    for (const { id, help, nodes } of violations)
      for (const node of nodes.slice(0, 4)) blame(where, `${id}: ${help}: ${node.html.slice(0, 160)} ${node.any[0]?.message?.slice(0, 140) ?? ""}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) blame(where, `wider than the screen by ${overflow} px`);
    scanned += 1;
    await page.close();
  }
}
await browser.close();
server.close();
console.log(`${scanned} pages scanned, ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
