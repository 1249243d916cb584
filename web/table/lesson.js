// @ts-check
// A lesson that goes on.

import { byId, parsed } from "../dom.js";
import { bringUp, bringUpLit } from "./panels.js";
import { touchables } from "./things.js";

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

/** On a small screen the card lies over the page: what it asks for, or else the board, is brought into view above it. */
export const showAsked = (root) => {
  const card = byId("lesson");
  if (!card) return;
  root.style.setProperty("--card", `${card.offsetHeight}px`);
  const things = (card.dataset.things ?? "").split(" ").filter(Boolean).flatMap(touchables);
  if (things.length > 0) bringUpLit(things.slice(0, 1));
  else if (!document.querySelector("#choices > .main")) bringUp(byId("window"));
};
