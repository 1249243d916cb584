// A headless Chromium for the tests, with nothing of its own going on.

import { chromium } from "playwright-core";
import { existsSync } from "node:fs";

const PLACES = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The longest file takes eight minutes of this. A browser that never answers again would hold up everything: the file ends instead, and is
    played once more. */
const LONGEST = 25 * 60 * 1000;

export const launch = () => {
  setTimeout(() => {
    console.error(`ended after ${LONGEST / 60_000} minutes: the browser no longer answers`);
    process.exit(1);
  }, LONGEST).unref();
  const executablePath = PLACES.find((place) => place && existsSync(place));
  if (!executablePath) throw new Error("No Chromium found: install Debian's package chromium, or name one in CHROMIUM.");
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync"],
  });
};
