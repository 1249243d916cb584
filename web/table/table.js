// @ts-check
// The table: it keeps what is shown up to date with what the server sends, and holds together the parts that read a hand. It knows
// no game and no sentence: what can be done comes from the server, words come from the page. Without it the page still shows all
// there is.
//
// The parts have this object in common and ask each other through it; each owns what it remembers.

import { all, byId, fit, fitSlip } from "../dom.js";
import { lookBack } from "../look-back.js";
import { Buttons } from "./buttons.js";
import { Carry } from "./carry.js";
import { Chooser } from "./chooser.js";
import { Choices } from "./choices.js";
import { follow } from "./company.js";
import { Confirmation } from "./confirm.js";
import { Sling } from "./gesture.js";
import { Hands } from "./hands.js";
import { showHint } from "./hint.js";
import { Keys } from "./keys.js";
import { showAsked, turnLesson } from "./lesson.js";
import { appendLog, forgetNews, linesOf, pruneLog, settledUp, tellNews, watchLog } from "./log.js";
import { Notice } from "./notice.js";
import { Pace } from "./pace.js";
import { leading, orderPanels } from "./panels.js";
import { applyPatch } from "./patch.js";
import { Picture } from "./picture.js";
import { Preview } from "./preview.js";
import { keepCurtain, readSeats, tellTab, writeRegions } from "./regions.js";
import { bringUp, bringUpLit, startAtTheQuestion, toTheQuestion, watchAsked } from "./sight.js";
import { Connection } from "./socket.js";

/** The longest time in milliseconds for which what came too fast is held back and sent again, rather than refused. */
const PATIENCE = 20000;
/** For how long after a choice what comes next follows from it, in milliseconds. */
const FOLLOWS = 15000;

export class Table {
  chooser = new Chooser();
  connection = new Connection(this);
  choices = new Choices(this);
  confirmation = new Confirmation();
  preview = new Preview(this);
  hands = new Hands(this);
  keys = new Keys(this);
  buttons = new Buttons(this);
  /** Whether the viewer of the page has changed since the last step. */
  passed = false;
  /** Whether the last message told of a single entry: the player's own, if one was on its way. */
  alone = false;
  /** What the decision was about when the page was last brought up to date. */
  about = leading();

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.notice = new Notice(this);
    this.picture = new Picture(byId("window"));
    this.sling = new Sling(this);
    this.carry = new Carry(this);
    this.pace = new Pace(this);
    this.v = Number(root.dataset.v);
    this.seen = root.dataset.seen;
    this.state = { table: root.dataset.table, game: root.dataset.game, seats: readSeats(), composed: [] };
    fit(byId("prompt"), byId("prompt").textContent);
    this.choices.read();
    this.choices.dead.mains = this.choices.dead.named();
    this.keys.number();
    this.picture.sift();
    for (const part of [this.hands, this.keys, this.buttons]) part.listen();
    byId("log").scrollTop = byId("log").scrollHeight;
    if (!byId("over").hidden) lookBack();
    document.querySelector("[data-text-board]")?.setAttribute("aria-expanded", String(!byId("text-board").hidden));
    keepCurtain();
    tellTab();
    fitSlip();
    if (this.state.seats.some(({ awaited }) => awaited)) settledUp();
    tellNews();
    watchAsked(root);
    if (startAtTheQuestion() && !byId("lesson")) bringUpLit(this.lit);
    showAsked(root);
    this.connection.connect();
    this.shut();
  }
  /** At a table that several play at one screen the viewer is unknown: it begins with the curtain closed. Until it is, nothing shows. */
  shut() {
    if (document.querySelector("#curtain [data-look='']")) this.send({ t: "look", seat: null });
    else this.root.dataset.ready = "";
  }
  /** The elements that can be touched next. */
  get lit() {
    return this.choices.lit;
  }
  /** What awaits its answer, by client id. */
  get sent() {
    return this.connection.sent;
  }
  send(message, pending = []) {
    return this.connection.send(message, pending);
  }
  /** @param {import("../protocol").ServerMessage} message */
  receive(message) {
    const client = "client" in message ? message.client : undefined;
    if (message.t === "page") this.page(message);
    else if (message.t === "step") this.step(message);
    else if (message.t === "v") this.v = message.v;
    else if (message.t === "ack") {
      const sent = this.sent.get(client);
      // What was done shows with the step that it made: until then it stays pending, or one could choose from what is past.
      if (sent && message.v > this.v) sent.answer = message;
      else this.acknowledged(this.connection.settle(client), message);
    } else if (message.t === "refused") {
      // A preview that is refused shows nothing; what came too fast is sent again by and by; everything else says why.
      if (this.preview.settle(client)) {
        // Asked for just before the table went on: outdated.
        if (client === this.preview.asked) this.preview.clear();
      } else if (client === this.notice.questioned?.client) this.notice.questioned = null;
      else if (message.retry <= PATIENCE && this.sent.has(client)) this.connection.again(client, message);
      else if (!client || this.sent.has(client)) this.refuse(message, this.connection.settle(client).origin);
    } else if (message.t === "preview") {
      this.preview.settle(client);
      if (client === this.preview.asked) this.preview.draw(message);
    } else if (message.t === "why") this.notice.answer(message);
    else if (message.t === "hint") {
      if (this.sent.has(client)) showHint(this, message);
      this.connection.settle(client);
    } else if (message.t === "bye" && this.connection.isGone(message)) this.close(message.text);
    for (const [known, { answer }] of this.sent) if (answer?.v <= this.v) this.acknowledged(this.connection.settle(known), answer);
    for (const part of [this.choices, this.carry]) part.goOn();
  }
  /** Nothing can be done here any more, and why. */
  close(why) {
    for (const region of ["choices", "chance"]) byId(region).replaceChildren();
    fit(byId("prompt"), why);
    byId("prompt").removeAttribute("data-mine");
    this.choices.read();
  }
  /** @param {import("../protocol").PageMessage} message */
  page(message) {
    this.v = message.v;
    this.alone = false;
    this.preview.clear();
    // What one player was told must not stay on the page for the next.
    this.passed = message.seen !== this.seen;
    if (this.passed) for (const said of [byId("hint"), byId("refusal"), byId("confirm").querySelector("p")]) said.replaceChildren();
    this.seen = message.seen;
    this.root.dataset.ready = "";
    if (message.scene !== undefined) this.picture.replace(message.scene);
    this.update(message, writeRegions(message.regions ?? []), true);
    this.pace.forget();
  }
  /** @param {import("../protocol").StepMessage} message */
  step(message) {
    // The same version may come again with news of who is here; an older one is stale.
    if (message.v < this.v) return;
    this.preview.clear();
    this.pace.before(message);
    let written;
    try {
      applyPatch(message.patch ?? []);
      written = writeRegions(message.regions ?? []);
    } catch { return this.connection.startOver(); }
    this.alone = message.v - this.v <= 1;
    this.v = message.v;
    this.update(message, written, false);
    this.notice.renew();
    this.picture.follow();
    this.pace.after();
  }
  /** Follows what the message changed. `written`: the ids of its regions. */
  update(message, written, everything) {
    this.root.dataset.v = String(this.v);
    const has = (...ids) => ids.some((id) => written.has(id));
    const isOver = has("over") && !byId("over").hidden;
    // Why a walk ended early is read when it is over: it stays until the next choice.
    if (isOver || (has("choices") && !("cut" in byId("refusal").dataset))) this.notice.hush();
    if (has("seats")) follow(this); // Now, or its word about who left would be hushed.
    // Asked in the open: nothing is hidden any more, and the curtain needs no place.
    if (has("choices") && byId("choices").childElementCount > 0 && byId("curtain").hidden) this.root.style.removeProperty("--curtain");
    if (isOver) {
      lookBack();
      // How it ended is what one wants to read, wherever the page was scrolled to.
      if (!message.lesson) requestAnimationFrame(() => scrollTo({ top: 0, behavior: "instant" }));
    }
    const { order, composed, lesson } = message;
    if (order) orderPanels(order);
    const isAboutNew = leading() !== this.about;
    this.about = leading();
    const lines = linesOf(message.lines ?? []);
    if (everything) pruneLog(lines);
    appendLog(lines, everything);
    if (everything && lesson) forgetNews();
    if (this.state.seats.some(({ awaited }) => awaited)) settledUp();
    if (lines.length > 0 || order || [...written].some((id) => id.startsWith("side-news"))) tellNews(this.seen);
    this.state.composed = composed ?? this.state.composed;
    if (composed) document.dispatchEvent(new CustomEvent("composed", { detail: composed }));
    if (lesson) {
      turnLesson(this.root, lesson);
      fit(byId("prompt"), byId("prompt").textContent); // It was hidden while there was only a card to read: its size is known only now.
    }
    if (has("choices")) {
      this.choices.read();
      this.confirmation.hide();
      byId("hint").hidden = true;
      all(".hinted").forEach((element) => element.classList.remove("hinted"));
    } else this.choices.relight();
    if (has("choices", "chance")) this.keys.number();
    // The same list may be another question: what follows a choice of ours is new even where it reads the same.
    if (has("choices", "chance", "curtain") || this.sent.size > 0) this.choices.dead.begin();
    this.keys.refocus();
    if (isOver) return lesson && showAsked(this.root);
    if (has("choices")) this.picture.lookAtLit();
    // After the device is passed on the page begins at the question.
    const begins = this.passed ? (toTheQuestion(), true) : startAtTheQuestion();
    this.passed = false;
    if (lesson) showAsked(this.root);
    else if (isAboutNew && this.about) {
      bringUp(document.querySelector("#subject > .panel"));
      bringUpLit(this.lit, true);
    } else if (begins || (has("choices") && performance.now() - this.connection.acted < FOLLOWS && !this.keys.isStill(this.lit))) bringUpLit(this.lit);
    // Who flung the die has thrown it: there is no button left to press.
    if (this.sling.flung && has("chance") && "due" in byId("chance").dataset) {
      this.sling.flung = false;
      if (byId("chance").querySelector("[data-roll]")) this.send({ t: "chance", v: this.v, roll: true });
    }
  }
  /** @param {{ message?: any }} sent @param {{ table?: string, cut?: import("../protocol").Cut }} answer */
  acknowledged({ message }, { table, cut }) {
    this.notice.hush();
    // Of several actions in one go some were not carried out: dice, a question to another player or a rule came between.
    if (cut) this.refuse(cut, null, true);
    if (message?.t === "table") location.assign(table ? `/table/${table}` : "/");
  }
  /** @param {{ text: string, rule?: string }} why */
  refuse({ text, rule }, origin, cut = false) {
    this.root.dataset.ready = "";
    // What was pressed may be gone by now: the table went on meanwhile.
    this.notice.tell({ text, rule, cut }, origin?.isConnected ? origin : null);
    this.chooser.cancel();
    this.choices.relight();
  }
}

if (typeof document !== "undefined") {
  /** @type {HTMLElement | null} */
  const root = document.querySelector(".table[data-socket]");
  if (root) {
    watchLog();
    globalThis.galerne = new Table(root);
  }
}
