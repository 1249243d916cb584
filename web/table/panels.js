// @ts-check
// The panels in the middle and around the board, written by the server as whole pieces.

import { all, byId, h, parsed, setText, write } from "../dom.js";

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
  for (const { id, title, html: markup, now, leads } of panels) {
    const old = panelOf(id);
    const home = homeOf(leads);
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
