// @ts-check
// Things of a picture, and the elements that stand for them.

import { all, byId } from "../dom.js";

/** The elements that stand for a thing: those that name it, or else the one that has its id. */
export const touchables = (thing) => {
  const named = all(`[data-target="${CSS.escape(thing)}"]`);
  return named.length ? named : [byId(thing)].filter(Boolean);
};
export const thingOf = (element) => element.dataset.target ?? element.id;
/** The thing of the picture that was hit: what may be a target, or has a name; its reading is the name. The picture as a whole is none. */
export const thingAt = (target) => {
  let element = null;
  for (let one = target; one?.ownerSVGElement; one = one.parentNode) {
    const reading = one.getAttribute("aria-label");
    if (one.dataset.target || reading) element ??= one;
    if (reading) return { element, thing: thingOf(element), reading };
  }
  return element && { element, thing: thingOf(element), reading: "" };
};
