// @ts-check
// A game looked at again, moment by moment.

import { copy } from "./clipboard.js";
import { all, byId, parsed, setText } from "./dom.js";
import { lookBack, markCurve } from "./look-back.js";
import { appendLog, linesOf, pruneLog, watchLog } from "./table/log.js";
import { orderPanels } from "./table/panels.js";
import { Picture } from "./table/picture.js";
import { writeRegions } from "./table/regions.js";

class Replay {
  constructor(root) {
    this.root = root;
    this.picture = new Picture(byId("window"));
    this.at = Number(root.dataset.at);
    this.length = Number(root.dataset.length);
    /** Where everything is set up: moves are counted from there. */
    this.opening = Number(root.dataset.opening);
    this.range = byId("at");
    lookBack().then(() => markCurve(this.at));
    this.frames = new Map();
    this.range.addEventListener("input", () => this.go(Number(this.range.value)));
    const ends = root.dataset.stretches.split(" ").map(Number);
    const targets = {
      first: () => (this.at > this.opening ? this.opening : 0), previous: () => this.at - 1, next: () => this.at + 1, last: () => this.length,
      earlier: () => Math.max(0, ...ends.filter((end) => end < this.at)), later: () => ends.find((end) => end > this.at) ?? this.length,
    };
    document.addEventListener("click", (/** @type {any} */ event) => {
      const link = event.target.closest("[data-step], .moments [data-at]");
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.stop();
      this.go(link.dataset.step ? targets[link.dataset.step]() : Number(link.dataset.at));
    });
    /** @type {HTMLElement} */
    const play = document.querySelector("[data-play]");
    play.addEventListener("click", () => (this.timer ? this.stop() : this.start()));
    /** @type {HTMLElement} */
    const share = document.querySelector("[data-copy-here]");
    share.hidden = false;
    share.addEventListener("click", () => copy(new URL(`?at=${this.at}`, location.href).href, share));
    document.addEventListener("keydown", (/** @type {any} */ event) => {
      if (event.target.matches?.("input, select, button, a, #log") || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = { ArrowLeft: targets.previous, ArrowRight: targets.next, PageUp: targets.earlier, PageDown: targets.later, Home: targets.first, End: targets.last }[event.key];
      if (act) this.go(act());
      else if (event.key === " ") play.click();
      else return;
      event.preventDefault();
    });
  }
  start() {
    if (this.at >= this.length) this.go(this.opening);
    const beat = async () => {
      await this.go(this.at + 1);
      if (this.at >= this.length) this.stop();
      else if (this.timer) this.timer = setTimeout(beat, Number(/** @type {HTMLInputElement} */ (document.querySelector("[data-speed]")).value));
    };
    this.timer = setTimeout(beat, 100);
    document.querySelector("[data-play]").setAttribute("aria-pressed", "true");
  }
  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    document.querySelector("[data-play]").setAttribute("aria-pressed", "false");
  }
  async go(to) {
    this.at = Math.max(0, Math.min(this.length, to));
    const wanted = (this.wanted = this.at);
    this.range.value = this.at;
    markCurve(this.at);
    byId("play-on")?.toggleAttribute("hidden", this.at >= this.length);
    if (byId("play-on-at")) byId("play-on-at").value = this.at;
    const where = byId("where");
    where.value = this.at <= this.opening ? where.dataset.setUp
      : where.dataset.text.replace("{at}", String(this.at - this.opening)).replace("{of}", String(this.length - this.opening));
    const frame = await this.frame(wanted);
    // The hand has moved on in the meantime.
    if (this.wanted !== wanted || !frame) return;
    history.replaceState(null, "", `?at=${this.at}`);
    this.picture.replace(frame.scene);
    // Of a moment that is past, only what was: nothing is asked or offered.
    const isShown = (region) => region.matches(".panel") || byId(region.id);
    writeRegions(frame.regions.filter((markup) => isShown(parsed(markup).firstElementChild)));
    const { before, quiet } = this.root.dataset;
    if (!byId("told").textContent) setText(byId("told"), this.at <= this.opening ? before : quiet);
    orderPanels(frame.order);
    const lines = linesOf(frame.lines);
    pruneLog(lines);
    appendLog(lines);
    // What the move that is shown did stands out.
    for (const [place, line] of all("#log li").entries()) line.toggleAttribute("data-now", "now" in lines[place].dataset);
    byId("log").scrollTop = byId("log").scrollHeight;
  }
  async frame(at) {
    if (!this.frames.has(at)) {
      const answer = await fetch(`?at=${at}&regions=true`).catch(() => null);
      if (!answer?.ok) return null;
      if (this.frames.size > 60) this.frames.clear();
      this.frames.set(at, await answer.json());
    }
    return this.frames.get(at);
  }
}

if (typeof document !== "undefined") {
  const root = document.querySelector(".table[data-replay]");
  if (root) {
    watchLog();
    globalThis.galerne = new Replay(root);
  }
}
