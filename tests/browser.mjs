// A headless Chromium for the tests, with nothing of its own going on.

import { chromium } from "playwright-core";
import { existsSync } from "node:fs";

const PLACES = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const launch = () => {
  const executablePath = PLACES.find((place) => place && existsSync(place));
  if (!executablePath) throw new Error("No Chromium found: install Debian's package chromium, or name one in CHROMIUM.");
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync"],
  });
};
