// @ts-check
// A lesson that goes on.

import { byId, parsed } from "../dom.js";

/** The card of a lesson is written by the server alone; where one stands travels with the address. */
export const turnLesson = (root, { at, card }) => {
  const before = byId("lesson");
  const here = new URL(root.dataset.socket, location.href);
  const turned = here.searchParams.get("at") !== String(at);
  here.searchParams.set("at", at);
  root.dataset.socket = here.pathname + here.search;
  if (!before || !turned) return;
  before.replaceWith(parsed(card));
  history.replaceState(null, "", `?at=${at}`);
  byId("lesson-title")?.focus({ preventScroll: true });
};
