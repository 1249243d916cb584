// @ts-check
// A lesson that goes on.

import { byId, parsed } from "../dom.js";
import { bringInSight, bringUp, bringUpFoot, isNarrow } from "./sight.js";
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

/** Every card has the same place and height, so that board and buttons stay where they are: of a longer text the last line fades as long as it is
    not scrolled to. */
const layOut = (root, card) => {
  const words = card.querySelector(".words");
  // On a telephone a longer text gets a higher card, as far as the board keeps the larger part; then it is set closer and at last smaller, before any
  // of it is hidden.
  card.style.height = "";
  delete card.dataset.set;
  const lacks = () => words.scrollHeight - words.clientHeight;
  if (isNarrow() && lacks() > 0) card.style.height = `${Math.min(card.offsetHeight + lacks(), 0.42 * innerHeight)}px`;
  for (const set of ["closer", "smaller"]) if (lacks() > 2) card.dataset.set = set;
  const mark = () => card.toggleAttribute("data-more", words.scrollHeight - words.clientHeight - words.scrollTop > 2);
  words.onscroll = mark;
  mark();
  root.style.setProperty("--lesson-height", `${card.offsetHeight}px`);
};

/** On a small screen the card lies over the page: what it asks for, or else the board, is brought into view above it. */
export const showAsked = (root) => {
  const card = byId("lesson");
  if (!card) return;
  layOut(root, card);
  // Its own letters may come later, and be larger.
  if (document.fonts.status === "loading") document.fonts.ready.then(() => layOut(root, card));
  const things = (card.dataset.things ?? "").split(" ").filter(Boolean).flatMap(touchables);
  // What it only speaks of is what the decision is about, if there is such a thing.
  if (things.length > 0) {
    // An arrow under a die says nothing without the die: the head of what it belongs to comes first, as far as both have room.
    bringUp(things[0].closest("#subject > .panel"));
    bringInSight(things, false, things[0]);
    bringUpFoot(byId("window"), things);
  } else bringUp(document.querySelector("#subject > .panel") ?? byId("window"));
};
