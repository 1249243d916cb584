// @ts-check
// The panels in the middle and around the board, written by the server as whole pieces.

import { all, byId, h, middleOf, parsed, setText, write } from "../dom.js";

const panelOf = (id) => document.querySelector(`.panel[data-panel="${CSS.escape(id)}"]`);
/** Where a panel stands: what the decision is about takes the middle of a wide page, everything else the side. */
const homeOf = (leads) => byId(leads ? "subject" : "panels");

/** What is urgent stands first. Panels are only moved where they stand wrong: one that is moved loses the focus inside it. */
export const orderPanels = (ids) => {
  const panels = ids.map(panelOf).filter(Boolean);
  for (const home of [homeOf(true), homeOf(false)])
    panels.filter((panel) => panel.parentNode === home).forEach((panel, place) => {
      if (home.children[place] !== panel) home.insertBefore(panel, home.children[place]);
    });
};
/** Whole panels are replaced; one that comes without a body is gone. */
export const writePanels = (panels, everything) => {
  if (everything) for (const old of all(".panel[data-panel]")) if (!panels.some(({ id }) => id === old.dataset.panel)) old.remove();
  for (const { id, title, html, svg, now, leads } of panels) {
    const old = panelOf(id);
    const home = homeOf(leads);
    const markup = html ?? svg;
    if (markup === undefined || markup === null) old?.remove();
    else if (old) {
      if (old.parentNode !== home) home.append(old);
      setText(old.querySelector("h2"), title);
      old.toggleAttribute("data-now", Boolean(now));
      write(old.querySelector(".panel-body"), [...parsed(markup).childNodes]);
    } else {
      home.append(h("section", { class: "panel", "data-panel": id, "data-now": now, "aria-label": title }, h("h2", {}, title),
        h("div", { class: "panel-body" }, parsed(markup))));
    }
  }
};

/** The part of a small screen that nothing is laid over: below the question and its preview, above the answers or the card of a lesson. */
const clear = () => {
  const bars = [byId("lesson"), document.querySelector("#choices > .main"), byId("chance")].filter((bar) => bar && getComputedStyle(bar).position === "sticky");
  const heights = bars.map((bar) => bar.getBoundingClientRect().height);
  return { above: byId("foreseen").getBoundingClientRect().bottom, below: innerHeight - heights.reduce((sum, height) => sum + height, 0) };
};
const isNarrow = () => matchMedia("(max-width: 70rem)").matches;

/** On a small screen what the decision is about comes into view when it appears: the dice that were just thrown. */
export const bringUp = (part) => {
  if (!part || !isNarrow()) return;
  const { top, bottom } = part.getBoundingClientRect();
  const { above, below } = clear();
  // What is taller than the screen and begins at its top is shown as well as it can be.
  const isCut = bottom > below && top > above + 48;
  if (top < above || isCut) scrollBy({ top: top - above - 8, behavior: "instant" });
};
/** So does what can be touched next, where nothing of it is on the screen. What is taller than the screen is shown where the thing is. */
export const bringUpLit = (lit) => {
  // What is only a small step beside the answers is not what one looks for.
  lit = lit.some((element) => !element.classList.contains("minor")) ? lit.filter((element) => !element.classList.contains("minor")) : [];
  if (!isNarrow() || lit.length === 0) return;
  const { above, below } = clear();
  const isSeen = (element) => {
    const { y } = middleOf(element);
    return y > above && y < below;
  };
  if (lit.some(isSeen)) return;
  // With an answer at hand nobody is carried off to the panels below the board.
  if (document.querySelector("#choices > .main") && !lit[0].closest(".board, #subject")) return;
  bringUp(lit[0].closest(".panel, .board"));
  if (!isSeen(lit[0])) scrollBy({ top: middleOf(lit[0]).y - (above + below) / 2, behavior: "instant" });
};
/** A small screen has no room for the head of the site: a table that waits for an answer begins with its question. */
export const startAtTheQuestion = () => {
  if (started || !byId("prompt").hasAttribute("data-mine")) return;
  started = true;
  if (isNarrow() && scrollY === 0) scrollTo({ top: byId("prompt").getBoundingClientRect().top, behavior: "instant" });
};
let started = false;
