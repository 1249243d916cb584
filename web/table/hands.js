// @ts-check
// Hands on the picture and on the list: what a pointer or the focus rests on is previewed, what is clicked is touched.

import { foresee } from "../dom.js";
import { stepBack } from "./hint.js";
import { thingAt, thingOf } from "./things.js";

/** How long a finger rests before it only wants to look, in milliseconds. */
const LONG_PRESS = 450;

/** What is not as wide as this, in pixels, is meant by a finger, and not a sign (the class `sign`) that lies on it. */
const FINGER = 40;

/** How far two clicks of one double click lie apart at most, in pixels. */
const SAME_PLACE = 24;

export class Hands {
  /** Where the last click on the picture was, and whether it was where the one before it had been. */
  at = { x: NaN, y: NaN };
  isRepeated = false;
  /** Where the pointer was last, and whether something has come to lie under it since that it was not moved to. */
  pointer = { x: NaN, y: NaN };
  unread = false;
  /** Whose hand it was last: `mouse`, `touch`, `pen`, or `key`. */
  last = "mouse";
  /** Where a hand was lifted last, and when. */
  up = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }
  /** Where a finger really was. A browser moves its click to something near that can be clicked: among small things, to a neighbour.
      What lies under the finger itself is meant; only where nothing does, what the browser has found. */
  exact({ target, clientX, clientY, timeStamp }) {
    const { up } = this;
    const isFinger = this.last === "touch" && up && timeStamp - up.timeStamp < 1000;
    if (!isFinger) return { target, clientX, clientY, timeStamp };
    const at = { clientX: up.x, clientY: up.y, timeStamp };
    const hit = document.elementFromPoint(up.x, up.y);
    const isBare = hit && this.isPictured(hit) && !this.litAt({ target: hit, ...at }) && !thingAt(hit);
    return hit && !isBare ? { target: hit, ...at } : { target, clientX, clientY, timeStamp };
  }
  /** What is lit there: the thing that was hit, or one under it. */
  litAt({ target, clientX, clientY }) {
    const { lit, root } = this.table;
    const within = (one) => {
      for (; one && one !== root; one = one.parentNode) if (lit.includes(one)) return one;
      return null;
    };
    const under = clientX || clientY ? document.elementsFromPoint(clientX, clientY) : [];
    const found = under.map(within).filter(Boolean);
    const top = within(target) ?? found[0] ?? null;
    if (this.last !== "touch" || !top?.classList.contains("sign")) return top;
    const below = found.find((one) => !one.classList.contains("sign"));
    return below && below.getBoundingClientRect().width < FINGER ? below : top;
  }
  isPictured(target) {
    return this.table.picture.frame.contains(target) || Boolean(target.closest?.(".panel-body"));
  }
  /** A click or a tap on the picture. Nothing that is drawn stays silent. */
  clicked(click) {
    const { chooser, choices, notice, picture } = this.table;
    const event = this.exact(click);
    if (!this.isPictured(event.target) || (picture.dragged && picture.frame.contains(event.target))) return;
    if (choices.soon.isLate(event)) return;
    picture.skip();
    notice.hush();
    this.isRepeated = Math.hypot(event.clientX - this.at.x, event.clientY - this.at.y) < SAME_PLACE;
    this.at = { x: event.clientX, y: event.clientY };
    const looks = this.last === "touch" && event.timeStamp - this.down > LONG_PRESS;
    const element = this.litAt(event);
    if (element) return choices.touch(element, this.last, looks);
    const thing = thingAt(event.target);
    if (!thing) return choices.cancel();
    // What is drawn otherwise is drawn anew: the whole page comes again.
    const [, flip] = thing.thing.match(/^switch-(.+)$/) ?? [];
    if (flip) return this.table.connection.turn(flip);
    if (!looks && choices.soon.through(thing.thing, this.last)) return;
    // Another one than was picked: it takes its place.
    const instead = chooser.instead(thing.thing, choices.shown?.targets);
    if (instead) return choices.instead(instead, thing.thing, this.last, looks);
    if (chooser.picked.includes(thing.thing)) return choices.cancel();
    const advised = looks ? null : choices.advised(thing.thing);
    if (advised) return choices.instead(advised, thing.thing, this.last, looks);
    if (!looks && this.readsOn(thing)) return;
    notice.why(thing, { x: event.clientX, y: event.clientY });
  }
  /** A card of a lesson that only tells: what it speaks of, or what would act at any table, goes on when it is touched. Whether it did. */
  readsOn({ element, thing }) {
    const next = /** @type {HTMLElement | null} */ (document.querySelector("#lesson [data-lesson=next]"));
    const card = /** @type {HTMLElement | null} */ (next?.closest("#lesson"));
    const things = (card?.dataset.things ?? "").split(" ");
    const goesOn = next && (things.includes(thing) || element.closest(".acts"));
    if (goesOn) next.click();
    return Boolean(goesOn);
  }
  hasMoved({ clientX, clientY }) {
    return clientX !== this.pointer.x || clientY !== this.pointer.y;
  }
  /** The action that the pointer or the focus is on, if it is only one. */
  choiceOf(event) {
    const { chooser } = this.table;
    const button = event.target.closest?.("#choices .choice");
    if (button) return chooser.choices.find((choice) => choice.button === button);
    const element = this.isPictured(event.target) ? this.litAt(event) : null;
    return element && chooser.only(thingOf(element));
  }
  listen() {
    const { choices, confirmation, notice, preview, root } = this.table;
    root.addEventListener("pointerdown", (event) => {
      this.last = event.pointerType;
      this.down = event.timeStamp;
    }, { capture: true });
    root.addEventListener("pointerup", ({ clientX, clientY, timeStamp }) => (this.up = { x: clientX, y: clientY, timeStamp }), { capture: true });
    root.addEventListener("click", (event) => this.clicked(event));
    for (const moved of ["scroll", "resize"]) addEventListener(moved, () => notice.settleDown(), { capture: true, passive: true });
    const rests = (event) => {
      // What a finger has been shown stays until it touches something.
      if (choices.shown || this.table.sling.held) return;
      const choice = this.choiceOf(event);
      const reading = this.isPictured(event.target) && thingAt(event.target)?.reading;
      if (choice) preview.ask(choice);
      else if (reading) {
        foresee(reading);
        stepBack(true);
      }
    };
    // What comes to lie under a mouse that rests was not pointed at: it is read once the mouse moves.
    root.addEventListener("pointermove", (event) => {
      const isUnread = this.unread && event.pointerType !== "touch" && this.hasMoved(event);
      this.pointer = { x: event.clientX, y: event.clientY };
      if (!isUnread) return;
      this.unread = false;
      rests(event);
    });
    for (const [on, off] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
      root.addEventListener(on, (/** @type {any} */ event) => {
        // A finger points at nothing: it touches, and the browser may focus something near it.
        if (event.pointerType === "touch" || (on === "focusin" && this.last === "touch")) return;
        if (on === "pointerover" && !this.hasMoved(event)) return (this.unread = true);
        this.unread = false;
        rests(event);
      });
      root.addEventListener(off, (/** @type {any} */ event) => {
        const isOurs = this.isPictured(event.target) || event.target.closest?.("#choices .choice");
        // A pull crosses cells on its way: what it would throw stays to be seen.
        if (isOurs && !confirmation.go && !choices.shown && !this.table.sling.held) preview.clear();
      });
    }
  }
}
