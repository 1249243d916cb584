// @ts-check
// Throws: one gesture for several touches.
//
// A picture may offer a throw: things of the class `sling` to press on, then things of the class `aim`, one for each direction,
// and perhaps things of the class `strength`, from gentle to hard. A press, a drag and a release touch one of each; tapping
// them one after the other does the same.

import { all, byId, middleOf } from "../dom.js";
import { make } from "./patch.js";
import { thingOf, touchables } from "./things.js";

/** The place that lies in the direction of the drag, seen from the middle of all places. */
export const aimed = ({ x, y }, places) => {
  const middle = (axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [mx, my] = [middle("x"), middle("y")];
  const along = (place) => {
    const [dx, dy] = [place.x - mx, place.y - my];
    return (dx * x + dy * y) / (Math.hypot(dx, dy) || 1);
  };
  return places.reduce((best, place) => (best && along(best) >= along(place) ? best : place), null);
};

/** How hard, out of `count` strengths: a long pull or a quick flick is harder. `unit` is the size of what was pressed; less than
    half of it is no throw at all. */
export const strength = (length, speed, unit, count) => {
  if (length < unit / 2) return -1;
  const pull = Math.max(length / (2.4 * unit), speed / (unit / 40));
  return Math.min(count - 1, Math.floor(pull));
};

export class Sling {
  /** Whether the last choice was a throw: the dice that it asks for need no button. */
  flung = false;
  /** What is pressed now. */
  held = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    const { frame } = table.picture;
    frame.addEventListener("pointerdown", (event) => this.press(event));
    // The page does not scroll away under a finger that pulls.
    frame.addEventListener("touchmove", (event) => this.held && event.cancelable && event.preventDefault(), { passive: false });
    addEventListener("pointermove", (event) => this.pull(event));
    addEventListener("pointerup", (event) => this.release(event));
    for (const off of ["pointercancel", "blur"]) addEventListener(off, () => this.drop());
    addEventListener("keydown", (event) => event.key === "Escape" && this.drop());
  }
  /** The directions that follow this thing, if it can be thrown from. */
  aims(thing) {
    const { chooser } = this.table;
    const next = new Set(chooser.choices.filter(({ targets }) => targets[0] === thing).map(({ targets }) => targets[1]));
    return [...next].filter(Boolean).flatMap(touchables).filter((element) => element.classList.contains("aim"));
  }
  /** Whether something on the picture can be thrown from now: then its rings show only under the hand. */
  ready() {
    const { chooser, lit, picture } = this.table;
    const first = chooser.picked.length === 0 && picture.zoom === 1 && lit.find((element) => element.classList.contains("sling"));
    const is = Boolean(first && this.aims(thingOf(first)).length > 0);
    picture.frame.toggleAttribute("data-sling", is);
    return is;
  }
  press(event) {
    const element = event.target.closest?.(".sling");
    if (!element || event.button > 0 || !event.isPrimary || this.table.choices.isDead()) return;
    // A mouse pulls on any of them, also while another one is picked, unless a drag moves the picture. A finger pulls only on the one that it
    // has picked: sliding over the others scrolls the page.
    const { chooser, picture } = this.table;
    const isPicked = chooser.picked.length === 1 && chooser.picked[0] === thingOf(element);
    const isFree = event.pointerType !== "touch" && picture.zoom === 1;
    if ((!isPicked && !isFree) || this.aims(thingOf(element)).length === 0) return;
    const box = element.getBoundingClientRect();
    const middle = (one) => ({ thing: thingOf(one), one, ...middleOf(one) });
    // The pull is told from where the hand went down: in a large cell that may be far from the middle.
    const from = { x: event.clientX, y: event.clientY };
    this.held = { element, thing: thingOf(element), from, unit: box.width,
      places: this.aims(thingOf(element)).map(middle), trail: [] };
  }
  pull(event) {
    const { held } = this;
    if (!held) return;
    const drag = { x: event.clientX - held.from.x, y: event.clientY - held.from.y };
    held.trail = [...held.trail.filter(({ at }) => event.timeStamp - at < 80), { at: event.timeStamp, x: event.clientX, y: event.clientY }];
    const choice = this.choice(drag, event.timeStamp);
    if (choice !== held.choice) {
      all(".aim.picked, .strength.picked").forEach((one) => one.classList.remove("picked"));
      choice?.targets.flatMap(touchables).forEach((one) => one.classList.add("picked"));
      held.choice = choice;
      if (choice) this.table.preview.ask(choice);
    }
    this.draw(held.from, choice && { x: event.clientX, y: event.clientY });
  }
  /** The action that letting go now would mean. */
  choice(drag, now) {
    const { thing, places, unit, trail } = this.held;
    const aim = aimed(drag, places)?.thing;
    const leading = this.table.chooser.choices.filter(({ targets }) => targets[0] === thing && targets[1] === aim);
    const [first, last] = [trail[0], trail.at(-1)];
    const speed = first && now > first.at ? Math.hypot(last.x - first.x, last.y - first.y) / (now - first.at) : 0;
    const place = strength(Math.hypot(drag.x, drag.y), speed, unit, Math.max(1, leading.length));
    return leading[place] ?? null;
  }
  release(event) {
    const { held } = this;
    if (!held) return;
    const choice = held.choice;
    this.drop();
    if (!choice || event.type !== "pointerup") return;
    // The click that follows a drag is not one more touch.
    this.table.picture.dragged = true;
    this.flung = true;
    this.table.choices.act(choice, held.element);
  }
  drop() {
    if (!this.held) return;
    this.held = null;
    byId("sling-line")?.remove();
    this.table.preview.clear();
    this.table.choices.relight();
  }
  draw(from, to) {
    byId("sling-line")?.remove();
    const svg = this.table.picture.svg;
    const matrix = svg?.getScreenCTM()?.inverse();
    if (!to || !matrix) return;
    const [a, b] = [from, to].map(({ x, y }) => new DOMPoint(x, y).matrixTransform(matrix));
    svg.append(make(["g", { id: "sling-line", "aria-hidden": "true" }, [
      ["line", { x1: a.x, y1: a.y, x2: b.x, y2: b.y }], ["circle", { cx: b.x, cy: b.y, r: 7 }]]]));
  }
}
