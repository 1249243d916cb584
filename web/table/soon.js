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
/** For how long a touch that was meant for what comes after it waits for that, in milliseconds. */
const PATIENCE = 4000;

export class Soon {
  /** Whoever took something back decides for themselves. */
  isHeld = false;
  /** What is about to come, and what was about to when a hand came between. */
  next = null;
  broken = null;
  /** It is on its way: what came by itself is no click that might be the first of two. */
  isActing = false;

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
    this.broken = this.next ?? this.broken;
    this.next = null;
  }
  /** After new choices have come. A lesson, or a player who confirms everything, is not hurried. */
  watch() {
    this.stop();
    this.broken = null;
    const next = this.choices.table.chooser.choices.find(({ targets }) => targets[0]?.endsWith("-soon"));
    if (!next || this.isHeld || byId("lesson") || "confirm" in document.documentElement.dataset || document.hidden) return;
    this.next = next;
    this.wait(next);
  }
  /** The time begins when the last figure has come to a stop. */
  wait(next) {
    const { chooser, picture, root } = this.choices.table;
    if (picture.running().length > 0) return (this.timer = setTimeout(() => this.wait(next), LOOK));
    root.dataset.soon = "";
    this.timer = setTimeout(() => {
      this.stop();
      if (chooser.choices.includes(next)) this.act(next);
    }, SOON);
  }
  act(next) {
    this.broken = null;
    this.isActing = true;
    this.choices.act(next, null, true);
  }
  /** Somebody touched what can be touched only after what comes by itself, or while that is on its way: it is not lost. It comes at once, and
      then that is touched. Whether it was so. */
  through(thing, hand) {
    const { choices, broken } = this;
    const { chooser } = choices.table;
    const isOnItsWay = this.isActing && choices.isBusy();
    if (!choices.known.has(thing) || chooser.picked.length > 0 || !(isOnItsWay || (broken && chooser.choices.includes(broken)))) return false;
    choices.waiting = { thing, hand, looks: false, until: performance.now() + PATIENCE };
    if (!isOnItsWay) this.act(broken);
    return true;
  }
  /** What was touched before its time is still to come: what comes by itself once more stands between, or nothing is asked yet. */
  goesOn(waiting) {
    const { choices, next } = this;
    if (!(performance.now() < waiting.until)) return false;
    if (!next) return choices.table.chooser.choices.length === 0;
    this.stop();
    choices.waiting = waiting;
    this.act(next);
    return true;
  }
}
