// @ts-check
// How fast what others do goes by: slowly, as usual or at once; what they did since one's own last act, once more; and sounds, for who wants
// them. The choice stays in this browser; the server is told it, and pauses as long between the moves of bots.

import { all, byId, fit, setText } from "../dom.js";
import { tumble } from "./beats.js";

const KEPT = "galerne-pace";
const SOUNDS = "galerne-sounds";
/** How long one waits before a way to skip is offered, in milliseconds: a quick answer shows no button that goes at once. */
const AFTER = 700;
/** As many steps of others are kept to be shown once more. */
const MOST = 200;

const store = (name, value) => {
  try {
    if (value !== undefined) localStorage.setItem(name, value);
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

export class Pace {
  /** The board when the player last acted, and the steps since. */
  kept = null;
  /** Ends what is being shown once more. */
  ends = null;
  isSkipping = false;
  /** Plays a sound, once the module is there. */
  play = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.box = byId("pace");
    this.throws = tumble(null).known;
    if (!this.box) return;
    this.box.hidden = false;
    this.wish = this.box.querySelector("[data-pace]");
    const kept = store(KEPT);
    if (all("option", this.wish).some(({ value }) => value === kept)) this.wish.value = kept;
    this.wish.addEventListener("change", () => {
      store(KEPT, this.wish.value);
      this.say();
    });
    const sounds = this.box.querySelector("[data-sounds]");
    sounds.checked = store(SOUNDS) === "on";
    sounds.addEventListener("change", () => {
      store(SOUNDS, sounds.checked ? "on" : "off");
      this.hear(sounds.checked).then(() => this.play?.("turn"));
    });
    this.hear(sounds.checked);
    this.show();
    for (const hand of ["pointerdown", "keydown"]) addEventListener(hand, () => this.stop(), { capture: true });
  }
  get isMine() {
    return byId("prompt").hasAttribute("data-mine");
  }
  /** Whether the players at this page have nothing more to decide, and the game goes on. */
  get isOut() {
    const mine = all("#seats > [data-mine]");
    return mine.length > 0 && mine.every((seat) => "out" in seat.dataset);
  }
  /** Whether only bots are waited for: a person's turn is not skipped. */
  get areBots() {
    const awaited = all("#seats > [data-awaited]");
    return all("#seats > [data-kind=bot]").length > 0 && awaited.every((seat) => seat.dataset.kind === "bot");
  }
  /** Fetched only by who wants to hear them. */
  async hear(on) {
    this.play = on ? (await import(this.box.dataset.soundsAt)).play : null;
  }
  /** What the server is to know: nothing is said where it goes as usual anyway. */
  say() {
    if (!this.box) return;
    const pace = this.isSkipping ? "once" : this.wish.value;
    document.documentElement.toggleAttribute("data-hurried", pace === "once");
    if (pace !== "normal" || this.said) this.table.send({ t: "pace", pace });
    this.said = pace !== "normal";
  }
  skip() {
    this.isSkipping = true;
    this.say();
    this.show();
  }
  /** What can be done now: skip while others move, see once more what they did when they have. */
  show() {
    if (!this.box) return;
    clearTimeout(this.timer);
    const waits = !this.isMine && byId("over").hidden && !this.isSkipping && this.areBots;
    const skip = byId("skip");
    setText(skip, this.isOut ? skip.dataset.toEnd : skip.dataset.toTurn);
    if (!waits) skip.hidden = true;
    else this.timer = setTimeout(() => this.offer(), AFTER);
    this.box.querySelector("[data-again]").hidden = !this.kept || this.kept.steps.length < 2;
  }
  /** The question makes room for it. */
  offer() {
    byId("skip").hidden = false;
    fit(byId("prompt"), byId("prompt").textContent);
  }
  /** Before a step changes the board. */
  before({ patch = [], lines = [] }) {
    this.stop();
    if (!this.box) return;
    if (this.isMine || !this.kept) this.kept = { board: this.table.picture.svg?.cloneNode(true), steps: [] };
    if (this.kept.steps.length < MOST) this.kept.steps.push({ patch, lines });
  }
  /** After it has: dice that fell tumble. */
  after() {
    const { known, isFresh } = tumble(this.throws);
    this.throws = known;
    if (!this.box) return;
    const isAsked = this.isMine && !this.wasMine;
    this.wasMine = this.isMine;
    this.play?.(isFresh ? "dice" : isAsked ? "turn" : "step");
    if (this.isMine && this.isSkipping) {
      this.isSkipping = false;
      this.say();
    }
    this.show();
  }
  /** Another board altogether: what was kept belongs to the old one. */
  forget() {
    this.stop();
    this.kept = null;
    this.show();
  }
  async again() {
    const { show } = await import(this.box.dataset.againAt);
    this.stop();
    this.ends = show(this.table.picture, this.kept, this.wish.value === "slow" ? 2 : 1);
  }
  stop() {
    this.ends?.();
    this.ends = null;
  }
}
