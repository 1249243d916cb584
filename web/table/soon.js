// @ts-check
// What comes by itself unless the player touches something else first: a facing that the way walked already says, the end of a turn in which
// nothing is left. Such a choice has a target whose name ends in `-soon`.

import { byId, fill, fit, words } from "../dom.js";
import { parts } from "./chooser.js";

/** How long the player has for something else once everything lies still, in milliseconds: time to read the question, to see
    what would come, and to touch another answer. The line under the question runs as long. */
const SOON = 5000;
/** A touch so soon after what came by itself was meant for the question that stood there, in milliseconds. */
const LATE = 600;
/** How often it is looked whether everything lies still. */
const LOOK = 100;
/** A hand that moves the mouse less than so many pixels rests: things may come and go under it. */
const REST = 4;
/** For how long a touch that was meant for what comes after it waits for that, in milliseconds. */
const PATIENCE = 4000;

export class Soon {
  /** After an undo nothing is decided automatically. */
  isHeld = false;
  /** What is about to come, and what was about to when a hand came between. */
  next = null;
  broken = null;
  /** It is on its way: what came by itself is no click that might be the first of two. */
  isActing = false;
  /** When the clock last ran out, and where the answers of that question lay. */
  ran = { at: -Infinity, places: [] };
  /** The question as it is asked, and with what comes by itself. */
  asked = "";
  told = "";

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
    this.unsay();
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
    this.say(next);
    this.timer = setTimeout(() => {
      this.stop();
      if (!chooser.choices.includes(next)) return;
      this.ran = { at: performance.now(), places: this.choices.lit.map((one) => one.getBoundingClientRect()) };
      this.act(next);
    }, SOON);
  }
  /** The question says what is done for who touches nothing. */
  say({ label }) {
    const prompt = byId("prompt");
    if (!prompt) return;
    this.asked = prompt.textContent;
    fit(prompt, `${this.asked} ${fill(words().soon, parts(label)[0])}`);
    this.told = prompt.textContent;
    const isLine = (/** @type {any} */ { animationName }) => animationName === "soon";
    for (const { effect } of prompt.getAnimations({ subtree: true }).filter(isLine)) effect?.updateTiming({ duration: SOON });
  }
  /** Unless another question has come meanwhile. */
  unsay() {
    if (this.told && byId("prompt")?.textContent === this.told) fit(byId("prompt"), this.asked);
    this.told = "";
  }
  /** Whether a hand that touches there was on its way to an answer when the clock ran out. */
  isLate({ clientX: x, clientY: y, timeStamp }) {
    const { at, places } = this.ran;
    return timeStamp - at < LATE && places.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  }
  act(next) {
    this.broken = null;
    this.isActing = true;
    this.choices.act(next, null, true);
  }
  /** A touch on what can be touched only after what comes by itself, or while that is on its way: it is not lost. It comes at once, and
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
