// @ts-check
// What a strong player would do: said in words, and marked where it is.

import { byId, h, openSlip, words } from "../dom.js";
import { bringInSight, isInSight, isNarrow } from "./sight.js";
import { touchables } from "./things.js";

/** The ids are those of actions: their buttons and what they touch are marked. A list that is folded stays so: unfolded it would carry the words
    away.
    @param {import("./table.js").Table} table */
export const showHint = (table, { ids, then: steps = [], text }) => {
  const box = byId("hint");
  box.replaceChildren(h("button", { type: "button", class: "square quiet", "data-hush": true, "aria-label": words().close }, "✕"), h("p", {}, text));
  box.hidden = false;
  // Set small where that shows more of it.
  box.toggleAttribute("data-cut", false);
  box.toggleAttribute("data-open", false);
  box.toggleAttribute("data-long", false);
  box.toggleAttribute("data-long", isCut(box));
  stepBack(false);
  // It takes the place of previews, and of what was unfolded there.
  openSlip(false);
  openHint(false);
  const { choices } = table.chooser;
  const ways = choices.filter(({ id, then }) => id === ids[0] && then.length > 0 && then.every((one, place) => one === steps[place]));
  // A walk is marked where it leads to, and a single action by its own things.
  const longest = ways.sort((a, b) => b.then.length - a.then.length).slice(0, 1);
  const plain = choices.filter(({ id, then }) => ids.includes(id) && then.length === 0);
  const hinted = longest.length > 0 ? longest : plain;
  table.choices.hinted = hinted;
  const things = hinted.flatMap(({ targets }) => targets.flatMap(touchables));
  // The button of a walk lies in a folded list: that of its first step is marked as well.
  for (const element of [...hinted, ...plain].map(({ button }) => button).concat(things)) element?.classList.add("hinted");
  // What is meant is seen first of all, and of the other answers as many as can be; where it is in sight the page stays.
  const drawn = things.filter((element) => element.closest(".board, .panel"));
  // What is only a button may stand below the screen; the bar at its foot is always seen.
  const listed = hinted.map(({ button }) => button).filter((button) => button?.checkVisibility() && !(isNarrow() && button.closest("#choices > .main")));
  const [first] = drawn.length > 0 ? drawn : listed;
  const answers = table.lit.filter((element) => !element.classList.contains("minor"));
  if (first && !isInSight(first)) bringInSight([first, ...things, ...answers].filter(Boolean), false, first ?? null);
};
/** It has the place of previews and covers nothing else: what is too long ends with a sign and opens at a touch. Open it lies over what stands
    below it, which stays where it is. */
export const openHint = (open) => {
  const box = byId("hint");
  box.toggleAttribute("data-open", false);
  box.toggleAttribute("data-cut", false);
  box.style.marginBottom = "";
  const usual = box.offsetHeight;
  box.toggleAttribute("data-cut", isCut(box));
  box.toggleAttribute("data-open", open && "cut" in box.dataset);
  if (isNarrow() && "open" in box.dataset) box.style.marginBottom = `${usual - box.offsetHeight}px`;
};
const isCut = (box) => box.scrollHeight > box.clientHeight + 1;
/** On a wide page it lies where previews stand: while one is looked at, it steps back. */
export const stepBack = (is) => byId("hint")?.toggleAttribute("data-back", is);
