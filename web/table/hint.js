// @ts-check
// What a strong player would do: said in words, and marked where it is.

import { byId, h, words } from "../dom.js";
import { bringInSight, footHeight, isNarrow } from "./sight.js";
import { touchables } from "./things.js";

/** The ids are those of actions: their buttons and what they touch are marked. A list that is folded stays so: unfolded it would carry the words
    away.
    @param {import("./table.js").Table} table */
export const showHint = (table, { ids, then: steps = [], text }) => {
  const box = byId("hint");
  box.replaceChildren(h("button", { type: "button", class: "square quiet", "data-hush": true, "aria-label": words().close }, "✕"), h("p", {}, text));
  box.hidden = false;
  // On a small screen it lies over the page: above the answers, however many there are.
  box.style.bottom = isNarrow() ? `${footHeight() + 8}px` : "";
  const { choices } = table.chooser;
  const ways = choices.filter(({ id, then }) => id === ids[0] && then.length > 0 && then.every((one, place) => one === steps[place]));
  // A walk is marked where it leads to, and a single action by its own things.
  const longest = ways.sort((a, b) => b.then.length - a.then.length).slice(0, 1);
  const hinted = longest.length > 0 ? longest : choices.filter(({ id, then }) => ids.includes(id) && then.length === 0);
  const things = hinted.flatMap(({ targets }) => targets.flatMap(touchables));
  for (const element of [...hinted.map(({ button }) => button), ...things]) element?.classList.add("hinted");
  // Neither it nor the other answers lie under the words.
  bringInSight([...things, ...table.lit.filter((element) => !element.classList.contains("minor"))], !isNarrow());
};
