// @ts-check
// What is said at the very place: why something cannot be done, and what a thing is.

import { all, byId, h, middleOf, ruleLink } from "../dom.js";
import { isNarrow } from "./sight.js";
import { thingAt, touchables } from "./things.js";

/** Where a box of that size stands beside a thing without covering it, inside the window: where it covers no answer, then least of what else is
    needed, and best below it, above it, or beside it. `null` where there is no room. */
export const beside = (thing, { width, height }, at, view, needed = [], answers = [], gap = 8) => {
  const held = (value, most) => Math.max(gap, Math.min(value, most - gap));
  const lefts = [at.x - width / 2, thing.left, thing.right - width].map((left) => held(left, view.width - width));
  const tops = [at.y - height / 2, thing.top, thing.bottom - height].map((top) => held(top, view.height - height));
  const places = lefts.flatMap((left) => [{ left, top: thing.bottom + gap }, { left, top: thing.top - gap - height }])
    .concat(tops.flatMap((top) => [{ left: thing.right + gap, top }, { left: thing.left - gap - width, top }]));
  const fits = (place) => place.left >= gap && place.top >= gap && place.left + width <= view.width - gap && place.top + height <= view.height - gap;
  return least(places.filter(fits), { width, height }, needed, answers);
};
/** How many of those lie under the box. */
export const covered = ({ left, top }, { width, height }, needed) =>
  needed.filter((one) => one.left < left + width && one.right > left && one.top < top + height && one.bottom > top).length;
const least = (places, size, needed, answers) => {
  let best = null;
  for (const place of places) {
    // One answer weighs more than all else.
    const count = covered(place, size, needed) + covered(place, size, answers) * (needed.length + 1);
    if (!best || count < best.count) best = { place, count };
  }
  return best?.place ?? null;
};

export class Notice {
  /** What it stands beside. */
  told = null;
  /** The thing that is read, and where the hand was. */
  read = null;
  /** The question to the server that it stands for, until it is answered. */
  questioned = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    // Beside whatever was touched, wherever that is: it belongs to no region.
    table.root.append(byId("refusal"));
  }
  /** Says it beside the thing that was touched and never on it; without a thing, where previews stand. */
  tell({ title = "", text, rule = undefined, cut = false, passes = false }, thing = null, at = null) {
    clearTimeout(this.passing);
    this.read = null;
    if (!title && !text) return this.hush();
    const box = byId("refusal");
    box.replaceChildren(...[title && h("b", {}, title), text && h("span", {}, text, " ", ruleLink(this.table.state.game, rule))].filter(Boolean));
    box.toggleAttribute("data-cut", cut);
    box.toggleAttribute("data-reading", !text);
    box.hidden = false;
    this.told = { thing, at };
    this.settleDown();
    // It stays as long as it takes to read.
    if (passes) this.passing = setTimeout(() => this.hush(), 4000 + 60 * box.textContent.length);
  }
  settleDown() {
    const box = byId("refusal");
    if (box.hidden || !this.told) return;
    Object.assign(box.style, { left: "0", top: "0" });
    const { thing, at } = this.told;
    const size = box.getBoundingClientRect();
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    // What can be touched stays to be seen, and so does the question.
    const needed = [...this.table.lit, byId("prompt")].map((one) => one.getBoundingClientRect());
    const answers = all("#chance button, #choices .choice").filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
    const place = thing?.isConnected ? beside(thing.getBoundingClientRect(), size, at ?? middleOf(thing), view, needed, answers) : null;
    const slip = byId("foreseen").getBoundingClientRect();
    const aside = { left: Math.max(8, Math.min(slip.left, view.width - size.width - 8)), top: Math.max(8, Math.min(slip.top, view.height - size.height - 8)) };
    const weight = (where) => covered(where, size, answers) * (needed.length + 1) + covered(where, size, needed);
    const { left, top } = place && weight(place) <= weight(aside) ? place : aside;
    Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
  }
  hush() {
    clearTimeout(this.passing);
    byId("refusal").hidden = true;
    this.told = this.questioned = this.read = null;
  }
  /** The table went on while an explanation is open: it may be outdated. A small screen has no room for it. */
  renew() {
    const { read } = this;
    if (!read || read.v === this.table.v) return;
    const [element] = touchables(read.thing);
    const thing = element && thingAt(element);
    isNarrow() || !thing ? this.hush() : this.why({ ...thing, thing: read.thing }, read.at);
  }
  /** A touch on what cannot be chosen: what it is and, once the server has said so, why not. What was picked before stays picked. */
  why({ element, thing, reading }, at) {
    const { table } = this;
    table.choices.unshow();
    const { seat } = table.chooser.choices[0] ?? {};
    const waits = seat === undefined && byId("over").hidden && table.state.seats.some(({ mine }) => mine);
    this.tell({ title: reading, text: waits ? byId("prompt").textContent : "", passes: true }, element, at);
    this.read = { thing, at, v: table.v };
    if (seat === undefined) return;
    const { picked } = table.chooser;
    this.questioned = { element, reading, at, client: table.send({ t: "why", seat, picked, thing }) };
  }
  /** @param {{ client: string, text?: string, rule?: string }} why */
  answer({ client, text, rule }) {
    if (client !== this.questioned?.client) return;
    const { element, reading, at } = this.questioned;
    const { read } = this;
    this.tell({ title: reading, text, rule, passes: true }, element.isConnected ? element : null, at);
    this.read = read;
  }
}
