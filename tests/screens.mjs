// Pictures of the gallery to look at: `node tests/screens.mjs GALLERY OUT [PAGE …]`, each at 390, 820 and 1440 pixels.

import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { launch } from "./browser.mjs";
import { serve } from "./serve.mjs";

const [gallery, out, ...wanted] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const { server, address } = await serve(gallery);
const browser = await launch();
for (const file of readdirSync(gallery).filter((name) => name.endsWith(".html"))) {
  if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name))) continue;
  for (const [width, height] of [[390, 844], [820, 1180], [1440, 900]]) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
    const faults = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.goto(`${address}/${file}`);
    await page.waitForTimeout(150);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) faults.push(`wider than the screen by ${overflow} px`);
    await page.screenshot({ path: join(out, `${file.replace(".html", "")}.${width}.png`), fullPage: process.env.FOLD !== "1" });
    for (const fault of faults) console.log(`${file} at ${width}: ${fault}`);
    await page.close();
  }
}
await browser.close();
server.close();
