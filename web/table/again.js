// @ts-check
// What happened since the player's last act, once more: the board of then takes the place of the present one, and every step is done to it
// again, with its lines. The present board is only put aside and comes back as it is.

import { foresee, parsed } from "../dom.js";
import { applyPatch, single } from "./patch.js";
import { follow } from "./tracks.js";

/** How long each step is looked at, in milliseconds. */
const LOOK = 900;

/** @param {import("./picture.js").Picture} picture @param {{ board: Element, steps: any[] }} kept @returns {() => void} what ends it */
export const show = (picture, { board, steps }, slower) => {
  const present = picture.svg;
  const copy = /** @type {Element} */ (board.cloneNode(true));
  const find = (id) => (copy.id === id ? copy : copy.querySelector(`#${CSS.escape(id)}`));
  let [at, timer, tracks] = [0, undefined, undefined];
  const end = () => {
    clearTimeout(timer);
    delete picture.frame.dataset.again;
    // Another board came meanwhile: it stays.
    if (!copy.isConnected) return;
    copy.replaceWith(present);
    picture.tracks = follow(picture.frame, null);
    foresee("");
  };
  const next = () => {
    if (at === steps.length) return end();
    const { patch, lines } = steps[at];
    at += 1;
    for (const one of patch.flatMap(single)) {
      // Panels are not shown again: what belongs to them is not there.
      try {
        applyPatch([one], find);
      } catch {
        continue;
      }
    }
    tracks = follow(picture.frame, tracks);
    const told = lines.map((line) => parsed(line).firstElementChild.firstChild.textContent.trim()).filter(Boolean);
    if (told.length > 0) foresee(told.join(" "));
    timer = setTimeout(next, LOOK * slower);
  };
  present.replaceWith(copy);
  picture.frame.dataset.again = "";
  tracks = follow(picture.frame, null);
  timer = setTimeout(next, LOOK / 2);
  return end;
};
