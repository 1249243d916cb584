// @ts-check
// Carrying: a figure that waits beside the board is taken by a hand and put down where it is to stand. It is one touch on the figure, as soon
// as it is lifted, and one on the place where it is let go.

import { byId } from "../dom.js";
import { thingOf } from "./things.js";

/** A hand that moves less than so many pixels touches, and lifts nothing. */
const SLACK = 6;

/** What is lifted, drawn once more under the hand. */
const likeness = (element) => {
  const { x, y, width, height } = element.getBBox();
  const box = element.getBoundingClientRect();
  const svg = /** @type {SVGSVGElement} */ (element.ownerSVGElement.cloneNode(false));
  const figure = element.cloneNode(true);
  for (const one of [svg, figure, ...figure.querySelectorAll("[id]")]) one.removeAttribute("id");
  figure.removeAttribute("transform");
  figure.classList.remove("legal");
  svg.append(figure);
  svg.setAttribute("class", `${svg.getAttribute("class") ?? ""} lifted`);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  Object.assign(svg.style, { width: `${box.width}px`, height: `${box.height}px` });
  return svg;
};

export class Carry {
  /** What is pressed, and its likeness once it is lifted. */
  held = null;
  /** Where it was let go while it was still being chosen. */
  waiting = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    table.root.addEventListener("pointerdown", (event) => this.press(event));
    // The page does not scroll away under a finger that carries.
    const stays = (event) => this.held && event.cancelable && event.preventDefault();
    for (const home of ["subject", "panels"]) byId(home)?.addEventListener("touchmove", stays, { passive: false });
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.put(event));
    for (const off of ["pointercancel", "blur"]) addEventListener(off, () => this.drop());
    addEventListener("keydown", (event) => event.key === "Escape" && this.drop());
  }
  press(event) {
    const element = event.target.closest?.(".carried");
    if (!element || event.button > 0 || !event.isPrimary || this.table.choices.isDead()) return;
    this.waiting = null;
    this.held = { element, from: event, svg: null, over: null };
  }
  /** @param {any} event */
  move(event) {
    const { held, table } = this;
    if (!held) return;
    const { clientX: x, clientY: y } = event;
    if (!held.svg) {
      if (Math.hypot(x - held.from.clientX, y - held.from.clientY) < SLACK) return;
      held.svg = likeness(held.element);
      table.root.append(held.svg);
      this.lift(held.element);
    }
    Object.assign(held.svg.style, { left: `${x}px`, top: `${y}px` });
    const over = this.placeAt(x, y);
    if (over === held.over) return;
    held.over = over;
    table.preview.ask(over && table.chooser.only(thingOf(over)));
  }
  /** Where it may stand lights up while it is carried. */
  lift(element) {
    const { chooser, choices, notice } = this.table;
    choices.unshow();
    notice.hush();
    choices.standing = null;
    const choice = this.table.lit.includes(element) && chooser.only(thingOf(element));
    if (choice && choice.targets.length === 1) choices.act(choice, element, true);
  }
  /** What of the board is lit there. */
  placeAt(x, y) {
    const under = document.elementFromPoint(x, y);
    const place = under && this.table.hands.litAt({ target: under, clientX: x, clientY: y });
    return place && this.table.picture.frame.contains(place) ? place : null;
  }
  put(event) {
    const { held } = this;
    this.drop();
    if (!held?.svg) return;
    this.waiting = { x: event.clientX, y: event.clientY };
    this.goOn();
  }
  /** The place is known once what was lifted is chosen. */
  goOn() {
    const { waiting, table } = this;
    if (!waiting || table.choices.isBusy()) return;
    this.waiting = null;
    const place = this.placeAt(waiting.x, waiting.y);
    const choice = place && table.chooser.only(thingOf(place));
    if (choice) table.choices.act(choice, place, true);
  }
  drop() {
    const { held } = this;
    this.held = null;
    if (!held?.svg) return;
    held.svg.remove();
    this.table.preview.clear();
  }
}
