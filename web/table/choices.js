// @ts-check
// Choosing at a table: what can be touched is lit, touches narrow the actions, and the one that is left is sent.

import { all, byId, fill, foresee, words } from "../dom.js";
import { parts } from "./chooser.js";
import { beginNews } from "./log.js";
import { gather, hideWays, offerCancel, offerWays } from "./bar.js";
import { Dead } from "./dead.js";
import { bringUpLit, isNarrow } from "./sight.js";
import { Soon } from "./soon.js";
import { thingOf, touchables } from "./things.js";

/** A button's action as the game says it: its name and, after a long dash, its consequence. */
const labelOf = (button) => all("b, small", button).map((part) => part.textContent).join(" — ");

export class Choices {
  /** The elements that can be touched next. */
  lit = [];
  /** What a hint has marked. @type {any[]} */
  hinted = [];
  /** What was touched while the last choice was on its way. */
  waiting = null;
  /** The action that a finger was shown and has not yet touched again. */
  shown = null;
  /** The first target of the sequence that is done again each time it is offered, until the player does anything else: an army that is
      placed in turns with the other side's. Its name ends in `-again`. */
  standing = null;
  /** Whatever could be touched since the page was opened. */
  known = new Set();
  /** What touching each thing did before the last move, by name. */
  before = new Map();
  /** Where and when a finger last pressed a button of the list, and what that was called. */
  pressed = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.soon = new Soon(this);
    this.dead = new Dead(this);
  }
  /** The buttons are the list of legal actions: on the first page there is no other. */
  read() {
    const { chooser } = this.table;
    this.before = new Map(chooser.firsts.map((thing) => [thing, this.nameOf(thing)]));
    gather();
    this.table.chooser.offer(all("#choices .choice").map((button) => ({
      seat: Number(button.dataset.seat), id: Number(button.dataset.id), label: labelOf(button), button,
      targets: button.dataset.targets.split(" ").filter(Boolean), gives_up: "givesUp" in button.dataset, warning: button.dataset.warning, minor: "minor" in button.dataset, main: "main" in button.dataset,
      then: button.dataset.then?.split(" ").filter(Boolean).map(Number) ?? [],
    })));
    // What a finger has been shown is still the same action where it is offered again.
    const isShown = ({ seat, id, then }) => seat === this.shown.seat && id === this.shown.id && then.join() === this.shown.then.join();
    this.shown &&= this.table.chooser.choices.find(isShown) ?? null;
    this.relight();
    this.again();
    this.soon.watch();
  }
  /** What the one action is called that touching a thing decides. */
  nameOf(thing) {
    const only = this.table.chooser.only(thing);
    return only && parts(only.label)[0];
  }
  /** Whether touching that thing still does what it did before a move of the player's own, and nothing else has happened since: a quick hand that
      recruits one after the other means every click. */
  isSame(thing) {
    const name = this.nameOf(thing);
    return this.table.alone && name !== null && this.before.get(thing) === name;
  }
  /** Shows what can be touched, and makes the picture one stop of the Tab key. */
  relight() {
    const { chooser, picture, root, sling } = this.table;
    const { frame } = picture;
    hideWays();
    for (const one of all(".legal, .picked, .spoken", root)) {
      one.classList.remove("legal", "picked", "minor", "spoken");
      one.removeAttribute("tabindex");
    }
    // A thing may be drawn twice: a heading as a ray on the board and as a letter of the compass beside it.
    const shown = (element) => (frame.contains(element) && !(isNarrow() && element.classList.contains("barred"))) || Boolean(element.closest(".panel"));
    const lit = chooser.lit.flatMap(touchables).filter(shown);
    // A lesson marks only what it asks for; the rest can be touched, and is answered.
    const asked = new Set((byId("lesson")?.dataset.things ?? "").split(" ").filter(Boolean));
    const isAsked = (element) => asked.has(thingOf(element));
    const marked = asked.size > 0 ? lit.filter(isAsked) : lit;
    marked.forEach((element) => element.classList.add("legal"));
    for (const thing of asked) touchables(thing).forEach((element) => element.classList.add("spoken"));
    lit.forEach((element) => element.setAttribute("tabindex", "-1"));
    chooser.picked.flatMap(touchables).forEach((element) => element.classList.add("picked"));
    const current = lit.includes(document.activeElement) ? document.activeElement : lit[0];
    current?.setAttribute("tabindex", "0");
    // Where only the panels have something to touch, the picture stays a stop of its own: it may have to be scrolled.
    frame.setAttribute("tabindex", frame.contains(current ?? null) ? "-1" : "0");
    const narrowed = chooser.picked.length > 0;
    const live = chooser.live;
    // What is only a small step beside the answers is marked less, but never what a lesson asks for. A button that does all of them at once makes
    // none of them small.
    const isWhole = ({ main, then }) => main && then.length > 0;
    const answers = new Set(live.filter((one) => !one.minor && !isWhole(one)).flatMap(({ targets }) => targets));
    const marks = new Set([...answers, ...asked, ...live.filter(isWhole).flatMap(({ targets }) => targets)]);
    if (answers.size > 0) lit.forEach((element) => element.classList.toggle("minor", !marks.has(thingOf(element))));
    for (const choice of chooser.choices) {
      choice.button?.classList.toggle("possible", narrowed && live.includes(choice));
      choice.button?.classList.toggle("impossible", narrowed && !live.includes(choice));
    }
    this.lit = lit;
    chooser.lit.forEach((thing) => this.known.add(thing));
    sling.ready();
  }
  /** Goes on with the sequence that stands, if it is offered again. With other choices it has come to its end. */
  again() {
    const { choices } = this.table.chooser;
    if (!this.standing || choices.length === 0) return;
    const next = choices.find(({ targets, then }) => targets[0] === this.standing && then.length > 0);
    if (!next) return (this.standing = null);
    setTimeout(() => this.standing === next.targets[0] && this.table.chooser.choices.includes(next) && this.act(next, null, true));
  }
  /** Whether an answer is dead for a moment: it is new, or the last choice is on its way. */
  isDead(goesOn = false) {
    return this.dead.is(goesOn) || this.isBusy();
  }
  /** Whether the last choice is still on its way. */
  isBusy() {
    const isMove = ({ message: { t } }) => ["act", "chance", "undo", "compose"].includes(t);
    return [...this.table.sent.values()].some(isMove);
  }
  /** `looks`: the finger rested on it, and only wants to see. */
  touch(element, hand, looks = false, until = 0) {
    const { chooser, hands, keys, preview } = this.table;
    this.standing = null;
    // The second click of a double click was meant for what stood there before, and where others play too the board may just have changed
    // under the hand. Alone, a quick hand elsewhere means what it touches: it waits for the answer to its last move.
    const isMeant = until > 0 || this.isSame(thingOf(element)) || this.soon.isActing;
    if (!isMeant && (hands.isRepeated || this.table.state.seats.length > 1) && this.isDead()) return;
    if (this.isBusy()) return (this.waiting = { thing: thingOf(element), hand, looks, until });
    const before = chooser.picked;
    chooser.picked = [...before];
    const choice = chooser.touch(thingOf(element));
    // A finger cannot rest on a thing to see where it would lead: its first touch shows that, its second does it. Where touching who goes has shown
    // where to, and going there can be taken back, the place is that second touch.
    const isSeen = before.length > 0 && element.classList.contains("at-once");
    if (choice && hand === "touch" && (looks || (this.shown !== choice && !isSeen))) {
      chooser.picked = before;
      return this.show(choice, element);
    }
    keys.last = thingOf(element);
    if (choice) return this.act(choice, element, true);
    if (chooser.picked.length === before.length) return this.cancel();
    this.shown = null;
    this.relight();
    preview.clear();
    if (hand === "key") keys.focus(this.lit[0]);
    else if (!offerWays(this)) {
      bringUpLit(this.lit);
      offerCancel(this);
    }
  }
  /** Another thing in the place of one that was chosen before: the others stay. */
  instead(touched, thing, hand, looks) {
    if (this.isDead()) return;
    const { chooser, preview } = this.table;
    const last = touched.at(-1);
    this.shown = null;
    chooser.picked = touched.slice(0, -1);
    this.relight();
    const element = this.lit.find((one) => thingOf(one) === last);
    // Nothing is done by what was chosen before the thing that is touched now, but a finger is shown where it would lead.
    const decides = chooser.only(last)?.targets.length === touched.length;
    if (element && (last === thing || hand === "touch" || !decides)) return this.touch(element, hand, looks);
    preview.clear();
    bringUpLit(this.lit);
  }
  /** The touches that end with this thing and are the beginning of what was advised: touching a later one first implies those before it
      as well, for all of them are lit. */
  advised(thing) {
    const { chooser } = this.table;
    const choice = this.hinted.find((one) => chooser.choices.includes(one) && one.targets.includes(thing));
    return choice ? choice.targets.slice(0, choice.targets.indexOf(thing) + 1) : null;
  }
  /** What was touched while the last choice was on its way, if it can still be touched. */
  goOn() {
    const { waiting } = this;
    if (!waiting || this.isBusy()) return;
    const element = this.lit.find((one) => thingOf(one) === waiting.thing);
    this.table.hands.isRepeated = false;
    if (!element && this.soon.goesOn(waiting)) return;
    this.waiting = null;
    if (element) this.touch(element, waiting.hand, waiting.looks, waiting.until);
  }
  show(choice, element) {
    const { preview } = this.table;
    this.relight();
    preview.clear();
    this.shown = choice;
    element.classList.add("picked");
    foresee(choice.label, true);
    preview.ask(choice);
  }
  /** What a finger was shown is shown no longer, and is not promised either. */
  unshow() {
    if (!this.shown) return;
    this.shown = null;
    this.relight();
    this.table.preview.clear();
  }
  cancel() {
    const { chooser, confirmation, notice, preview } = this.table;
    const had = chooser.cancel() || this.shown;
    this.shown = this.waiting = null;
    confirmation.hide();
    notice.hush();
    if (had) this.relight();
    preview.clear();
    if (had) foresee(words().dropped);
  }
  /** `meant`: the hand was on the picture, and has not just clicked there. */
  act(choice, origin, meant = false) {
    if (meant ? this.isBusy() : this.isDead("main" in (choice.button?.dataset ?? {}))) return;
    const { table } = this;
    const go = () => {
      const touched = choice.targets.flatMap(touchables);
      delete byId("refusal").dataset.cut;
      this.standing = choice.then.length > 0 && choice.targets[0]?.endsWith("-again") ? choice.targets[0] : null;
      this.soon.isHeld = false;
      beginNews(choice.seat);
      table.notice.hush();
      this.shown = null;
      table.send({ t: "act", v: table.v, seat: choice.seat, id: choice.id, then: choice.then }, [origin, choice.button, ...touched]);
      table.chooser.cancel();
      table.preview.clear();
      this.relight();
    };
    // Who was advised to do it has been warned of nothing worse.
    const isAdvised = choice.button?.classList.contains("hinted");
    if (choice.gives_up || (choice.warning && !isAdvised) || "confirm" in document.documentElement.dataset) {
      // The question is what is to be answered now, not the thing to be touched again.
      this.unshow();
      table.preview.ask(choice);
      table.confirmation.ask(choice.warning ? `${choice.warning} ${words().confirmWarned}` : fill(words().confirmThis, choice.label), go);
    } else go();
  }
}
