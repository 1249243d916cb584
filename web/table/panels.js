// @ts-check
// The panels in the middle and around the board: regions that come and go.

import { all, byId } from "../dom.js";

/** What the decision is about takes the middle of a wide page, what its board leaves room for stands under that, everything else at the side.
    @param {any} panel */
export const homeOf = ({ dataset }) => byId("leads" in dataset ? "subject" : "below" in dataset ? "below" : "panels");

/** Those that are not among the ids are gone, and what is urgent stands first. Panels are only moved where they stand wrong: one that is moved
    loses the focus inside it. */
export const orderPanels = (ids) => {
  const panels = all(".panel[data-panel]");
  for (const panel of panels) {
    if (!ids.includes(panel.dataset.panel)) panel.remove();
    else if (panel.parentNode !== homeOf(panel)) homeOf(panel).append(panel);
  }
  for (const home of [byId("subject"), byId("below"), byId("panels")]) {
    const here = ids.map((id) => byId(`side-${id}`)).filter((panel) => panel?.parentNode === home);
    here.forEach((panel, place) => home.children[place] !== panel && home.insertBefore(panel, home.children[place]));
  }
};
/** What the decision is about, by name. */
export const leading = () => all("#subject > .panel").map(({ dataset }) => dataset.panel).join(" ");
