// @ts-check
// The table by keyboard: arrows between the things of a drawing, letters and digits for what can be answered.

import { all, byId, isField, middleOf } from "../dom.js";
import { isInSight } from "./sight.js";
import { thingOf } from "./things.js";

/** The nearest of the places in a direction; being beside the line counts double. */
export const nearest = (from, places, [dx, dy]) => {
  let best = null;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * dx + y * dy;
    const beside = Math.abs(x * dy - y * dx);
    if (along > 1 && (!best || along + 2 * beside < best.cost)) best = { place, cost: along + 2 * beside };
  }
  return best?.place ?? null;
};

export class Keys {
  /** The thing that was touched last: the keyboard goes on from there. */
  last = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }
  /** Whether what was touched last can be touched again, and is in sight: the page stays under the hand. */
  isStill(lit) {
    return lit.some((element) => thingOf(element) === this.last && isInSight(element));
  }
  listen() {
    for (const place of [this.table.picture.frame, byId("panels")]) place?.addEventListener("keydown", (event) => this.onPicture(event));
    document.addEventListener("keydown", (event) => this.anywhere(event));
  }
  onPicture(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { choices, hands, lit, picture } = this.table;
    const current = document.activeElement;
    if (!lit.includes(current)) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) {
      // Arrows stay on the drawing that they are on.
      const drawing = (element) => element.closest("#window, .panel");
      const places = lit.filter((element) => element !== current && drawing(element) === drawing(current));
      this.focus(nearest(middleOf(current), places.map((element) => ({ element, ...middleOf(element) })), step)?.element);
    } else if (event.key === "Enter" || event.key === " ") {
      hands.last = "key";
      picture.skip();
      choices.touch(current, "key");
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  focus(element, preventScroll = false) {
    if (!element) return;
    const { lit } = this.table;
    if (lit.includes(element)) lit.forEach((one) => one.setAttribute("tabindex", one === element ? "0" : "-1"));
    element.focus({ preventScroll });
  }
  /** Everything that can be answered, once each: what is lit, on the board if it is there, then what is only a button. */
  stops() {
    const { chooser, lit, picture } = this.table;
    const { frame } = picture;
    const seen = new Map();
    for (const element of [...lit].sort((a, b) => frame.contains(b) - frame.contains(a)))
      if (!seen.has(thingOf(element))) seen.set(thingOf(element), element);
    const order = lit.map(thingOf);
    const things = [...new Set(order)].map((thing) => seen.get(thing));
    const isShown = ({ button, targets, gives_up }) => button?.checkVisibility() && !gives_up && !seen.has(targets[0]);
    const onlyListed = chooser.picked.length > 0 ? [] : chooser.choices.filter(isShown).map(({ button }) => button);
    return [...things, ...all("#chance button"), ...onlyListed];
  }
  /** The answers that go on: a throw that is due, or what the game calls so. */
  mains() {
    return [...all("#chance [data-roll]"), ...all("#choices [data-main]")];
  }
  /** The first nine answers of the list have numbers. */
  number() {
    const listed = [...all("#chance button[type=button]"), ...all("#choices .choice")].filter((button) => button.checkVisibility() && !("givesUp" in button.dataset));
    for (const [place, button] of listed.entries()) {
      if (place > 8) break;
      button.dataset.key = place + 1;
      button.setAttribute("aria-keyshortcuts", place + 1);
    }
  }
  /** Who plays by keyboard goes on where they were, or at the next thing that is asked. */
  refocus() {
    const { activeElement } = document;
    if (this.table.hands.last !== "key" || (activeElement && activeElement !== document.body && activeElement.checkVisibility())) return;
    const stops = this.stops();
    const same = stops.find((stop) => this.last && thingOf(stop) === this.last);
    const next = same ?? stops[0] ?? byId("prompt");
    // After a key the page does not scroll to a panel at the side.
    this.focus(next, !next.closest(".board, #subject"));
  }
  anywhere(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { choices, hands, picture } = this.table;
    if (event.key === "Escape") return choices.cancel();
    if (isField(event.target) || document.querySelector("dialog[open]")) return;
    const next = (by) => {
      const stops = this.stops();
      const at = stops.indexOf(document.activeElement);
      this.focus(stops.at(at < 0 ? Math.min(by, 0) : (at + by) % stops.length));
    };
    const click = (selector) => document.querySelector(selector)?.click();
    const isIdle = event.target === document.body || event.target === byId("prompt") || event.target === picture.frame;
    const main = isIdle && event.key === "Enter" && this.mains();
    const act = {
      n: () => next(1),
      p: () => next(-1),
      u: () => click("[data-undo]"),
      h: () => click("[data-hint]"),
      t: () => click("[data-text-board]"),
      "+": () => picture.resize(picture.zoom * 1.5),
      "-": () => picture.resize(picture.zoom / 1.5),
      0: () => picture.resize(1),
      "?": () => byId("keys-dialog").showModal(),
      ...(main?.length === 1 && { Enter: () => main[0].click() }),
    }[event.key] ?? (/^[1-9]$/.test(event.key) && (() => choices.dead.isUnasked(event.timeStamp) || click(`[data-key="${event.key}"]`)));
    if (!act) return;
    event.preventDefault();
    hands.last = "key";
    this.last = null;
    act();
  }
}
