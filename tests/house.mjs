// What a file of tests needs around it: a browser, and the real program serving a folder of its own. Both are there once the first test
// begins, and gone after the last; each file runs in a process of its own.

import { after, before } from "node:test";
import { launch } from "./browser.mjs";
import { Galerne } from "./galerne.mjs";

export let [browser, galerne] = [];
before(async () => ([browser, galerne] = [await launch(), await Galerne.start()]));
after(async () => {
  await browser?.close();
  await galerne?.stop();
});
