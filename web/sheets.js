// @ts-check
// On the page of what is printed: sheets and rulebook are kept to be opened without a net.

import { all } from "./dom.js";

const CACHE = "galerne-print";
// A set and its book are two files; four sets fit.
const MOST_FILES = 8;
const MOST_BYTES = 32 * 1024 * 1024;

const size = async (cache, request) => (await (await cache.match(request)).blob()).size;

/** The oldest go until there is room: keys come in the order in which they were kept. */
const makeRoom = async (cache) => {
  let kept = await cache.keys();
  let bytes = 0;
  for (const request of kept) bytes += await size(cache, request);
  while (kept.length > MOST_FILES || bytes > MOST_BYTES) {
    bytes -= await size(cache, kept[0]);
    await cache.delete(kept[0]);
    kept = kept.slice(1);
  }
};

const keep = async (addresses) => {
  const answers = await Promise.all(addresses.map((address) => fetch(address)));
  if (!answers.every((answer) => answer.ok)) throw new Error("refused");
  const cache = await caches.open(CACHE);
  for (const [n, address] of addresses.entries()) {
    // Kept anew it is the newest.
    await cache.delete(address);
    await cache.put(address, answers[n]);
  }
  await makeRoom(cache);
};

/** @param {any} place */
const offer = (place) => {
  place.hidden = false;
  const [button, said] = [place.querySelector("button"), place.querySelector("[role=status]")];
  button.addEventListener("click", async () => {
    button.disabled = true;
    said.textContent = "";
    const done = await keep(place.dataset.keepOffline.split("\n")).then(() => true, () => false);
    said.textContent = done ? place.dataset.kept : place.dataset.failed;
    button.disabled = false;
  });
};

export const offerToKeep = () => {
  // A browser that keeps nothing, or a connection it does not trust, is not asked to.
  if ("caches" in window && navigator.serviceWorker) all("[data-keep-offline]").forEach(offer);
};
