// @ts-check
// The panels around the board, written by the server as whole pieces.

import { all, byId, h, middleOf, parsed, setText, write } from "../dom.js";

/** What is urgent stands first. Panels are only moved where they stand wrong: one that is moved loses the focus inside it. */
export const orderPanels = (ids) => {
  const home = byId("panels");
  ids.map((id) => home?.querySelector(`[data-panel="${CSS.escape(id)}"]`)).filter(Boolean).forEach((panel, place) => {
    if (home.children[place] !== panel) home.insertBefore(panel, home.children[place]);
  });
};
/** Whole panels are replaced; one that comes without a body is gone. */
export const writePanels = (panels, everything) => {
  const home = byId("panels");
  if (everything) for (const old of all("[data-panel]", home)) if (!panels.some(({ id }) => id === old.dataset.panel)) old.remove();
  for (const { id, title, html, svg, now } of panels) {
    const old = home.querySelector(`[data-panel="${CSS.escape(id)}"]`);
    const markup = html ?? svg;
    if (markup === undefined || markup === null) old?.remove();
    else if (old) {
      setText(old.querySelector("h2"), title);
      old.toggleAttribute("data-now", Boolean(now));
      write(old.querySelector(".panel-body"), [...parsed(markup).childNodes]);
    } else {
      home.append(h("section", { class: "panel", "data-panel": id, "data-now": now, "aria-label": title }, h("h2", {}, title),
        h("div", { class: "panel-body" }, parsed(markup))));
    }
  }
};

/** On a small screen what the decision is about comes into view when it appears: the dice that were just thrown. */
export const bringUp = (part) => {
  if (!part || matchMedia("(min-width: 70.01rem)").matches) return;
  const { top, bottom } = part.getBoundingClientRect();
  const above = byId("foreseen").getBoundingClientRect().bottom;
  if (top < above || bottom > innerHeight) scrollBy({ top: top - above - 8, behavior: "instant" });
};
/** So does what can be touched next, after a choice of one's own, where nothing of it is on the screen. */
export const bringUpLit = (lit) => {
  const above = byId("foreseen").getBoundingClientRect().bottom;
  const isSeen = (element) => {
    const { y } = middleOf(element);
    return y > above && y < innerHeight;
  };
  if (!lit.some(isSeen)) bringUp(lit[0]?.closest(".panel, .board"));
};
