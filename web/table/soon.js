// @ts-check
// What comes by itself unless the player touches something else first: a facing that the way walked already says, the end of a turn in which
// nothing is left. Such a choice has a target whose name ends in `-soon`.

import { byId } from "../dom.js";

/** How long the player has for something else once everything lies still, in milliseconds. As long as the line in the stylesheet runs. */
const SOON = 2500;
/** How often it is looked whether everything lies still. */
const LOOK = 100;
/** A hand that moves the mouse less than so many pixels rests: things may come and go under it. */
const REST = 4;

export class Soon {
  /** Whoever took something back decides for themselves. */
  isHeld = false;

  /** @param {import("./choices.js").Choices} choices */
  constructor(choices) {
    this.choices = choices;
    for (const on of ["pointerdown", "keydown", "wheel"]) addEventListener(on, () => this.stop(), { capture: true, passive: true });
    // Who goes to one of the other answers is thinking about it.
    addEventListener("pointermove", (/** @type {any} */ { target, movementX, movementY }) => {
      if (Math.abs(movementX) + Math.abs(movementY) >= REST && target.closest?.(".legal, .choice")) this.stop();
    });
  }
  /** Nothing comes by itself until the next decision. */
  stop() {
    clearTimeout(this.timer);
    delete this.choices.table.root.dataset.soon;
  }
  /** After new choices have come. A lesson, or a player who confirms everything, is not hurried. */
  watch() {
    this.stop();
    const next = this.choices.table.chooser.choices.find(({ targets }) => targets[0]?.endsWith("-soon"));
    if (!next || this.isHeld || byId("lesson") || "confirm" in document.documentElement.dataset || document.hidden) return;
    this.wait(next);
  }
  /** The time begins when the last figure has come to a stop. */
  wait(next) {
    const { chooser, picture, root } = this.choices.table;
    if (picture.running().length > 0) return (this.timer = setTimeout(() => this.wait(next), LOOK));
    root.dataset.soon = "";
    this.timer = setTimeout(() => {
      this.stop();
      if (chooser.choices.includes(next)) this.choices.act(next, null, true);
    }, SOON);
  }
}
