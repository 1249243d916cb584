// @ts-check
// What comes by itself unless the player touches something else first: a facing that the way walked already says, the end of a turn in which
// nothing is left. Such a choice has a target whose name ends in `-soon`.

import { byId } from "../dom.js";

/** How long the player has for something else, in milliseconds. */
const SOON = 2000;

export class Soon {
  /** @param {import("./choices.js").Choices} choices */
  constructor(choices) {
    this.choices = choices;
    for (const on of ["pointerdown", "keydown", "wheel"]) addEventListener(on, () => this.stop(), { capture: true, passive: true });
    // Who rests on one of the other answers is thinking about it.
    addEventListener("pointerover", (/** @type {any} */ { target }) => target.closest?.(".legal, .choice") && this.stop());
  }
  /** Nothing comes by itself until the next decision. */
  stop() {
    clearTimeout(this.timer);
    delete this.choices.table.root.dataset.soon;
  }
  /** After new choices have come. A lesson, or a player who confirms everything, is not hurried. */
  watch() {
    this.stop();
    const { chooser, root } = this.choices.table;
    const next = chooser.choices.find(({ targets }) => targets[0]?.endsWith("-soon"));
    if (!next || byId("lesson") || "confirm" in document.documentElement.dataset || document.hidden) return;
    root.dataset.soon = "";
    this.timer = setTimeout(() => {
      this.stop();
      if (chooser.choices.includes(next)) this.choices.act(next, null, true);
    }, SOON);
  }
}
