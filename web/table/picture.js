// @ts-check
// The picture: size, animation, and what of it is large enough to be read.

import { all, byId, middleOf, moves, parsed } from "../dom.js";
import { PASSING } from "./beats.js";
import { middleOfLit } from "./sight.js";
import { follow } from "./tracks.js";

/** Text drawn smaller than this many pixels is illegible. */
const SMALLEST = 11;

export class Picture {
  zoom = 1;
  constructor(frame) {
    this.frame = frame;
    all("[data-zoom]").forEach((button) =>
      button.addEventListener("click", () => this.resize({ in: this.zoom * 1.5, out: this.zoom / 1.5, fit: 1 }[button.dataset.zoom])));
    frame.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.resize(this.zoom * Math.exp(-event.deltaY / 300), event);
    }, { passive: false });
    this.pinch();
    this.drag();
    this.tracks = follow(frame, null);
    new ResizeObserver(() => this.sift()).observe(frame);
  }
  get svg() {
    return this.frame.querySelector("svg");
  }
  /** Larger or smaller, the point under the hand staying where it is. Without a hand on it what can be touched comes to the middle, and
      from then on the middle stays. */
  resize(zoom, at = null) {
    const { frame } = this;
    const box = frame.getBoundingClientRect();
    const [x, y] = at ? [at.clientX - box.left, at.clientY - box.top] : [frame.clientWidth / 2, frame.clientHeight / 2];
    const before = this.svg?.getBoundingClientRect();
    if (!before) return;
    const lit = at || this.zoom > 1 ? null : middleOfLit(frame);
    // What was in sight stays so, unless the hand has chosen another point.
    const keeps = !at && this.seesLit();
    const point = lit ?? { x: x + box.left, y: y + box.top };
    const share = [(point.x - before.left) / before.width, (point.y - before.top) / before.height];
    // The frame keeps its size: the buttons below it stay under the finger.
    if (this.zoom === 1) frame.style.height = `${box.height}px`;
    this.zoom = Math.min(6, Math.max(1, zoom));
    if (this.zoom === 1) frame.style.height = "";
    frame.style.setProperty("--zoom", this.zoom);
    // Fitted, a finger that slides over the board scrolls the page; larger than its frame, it moves the board.
    frame.classList.toggle("grab", this.zoom > 1);
    this.sift();
    const after = this.svg.getBoundingClientRect();
    frame.scrollLeft += after.left - box.left + share[0] * after.width - x;
    frame.scrollTop += after.top - box.top + share[1] * after.height - y;
    if (keeps) this.lookNow();
  }
  /** In an enlarged picture what can be touched next is brought to the middle, where not all of it is seen though there is room for it, or
      nothing of it is. Things may still be on their way there. */
  lookAtLit() {
    if (this.zoom === 1) return;
    this.lookNow();
    const running = this.running().map(({ finished }) => finished);
    if (running.length > 0) Promise.allSettled(running).then(() => this.lookNow());
  }
  lookNow() {
    const lit = this.zoom > 1 && middleOfLit(this.frame);
    if (!lit || this.seesLit()) return;
    const box = this.frame.getBoundingClientRect();
    this.frame.scrollBy({ left: lit.x - box.left - box.width / 2, top: lit.y - box.top - box.height / 2, behavior: "instant" });
  }
  /** Whether all that can be touched is in the frame; where there is no room for all of it, some of it. */
  seesLit() {
    const box = this.frame.getBoundingClientRect();
    const isSeen = ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    const middles = all(".legal:not(.minor)", this.frame).map(middleOf);
    const spread = (axis) => Math.max(...middles.map((one) => one[axis])) - Math.min(...middles.map((one) => one[axis]));
    const hasRoom = spread("x") < box.width && spread("y") < box.height;
    return hasRoom ? middles.every(isSeen) : middles.some(isSeen);
  }
  pinch() {
    let start = null;
    const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    this.frame.addEventListener("touchstart", (event) => {
      start = event.touches.length === 2 ? { spread: spread(event.touches), zoom: this.zoom } : null;
    }, { passive: true });
    this.frame.addEventListener("touchmove", (event) => {
      if (!start || event.touches.length !== 2) return;
      // A page that is already scrolling cannot be stopped.
      if (event.cancelable) event.preventDefault();
      const [a, b] = event.touches;
      this.resize((start.zoom * spread(event.touches)) / start.spread, { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
    }, { passive: false });
  }
  /** The mouse drags what is larger than its frame; fingers do so by themselves. */
  drag() {
    let from = null;
    this.frame.addEventListener("pointerdown", (event) => {
      this.dragged = false;
      if (event.pointerType === "mouse" && event.button === 0 && this.zoom > 1)
        from = { x: event.clientX + this.frame.scrollLeft, y: event.clientY + this.frame.scrollTop };
    });
    addEventListener("pointermove", (event) => {
      if (!from) return;
      const [left, top] = [from.x - event.clientX, from.y - event.clientY];
      if (Math.hypot(left - this.frame.scrollLeft, top - this.frame.scrollTop) > 4) this.dragged = true;
      if (this.dragged) this.frame.scrollTo({ left, top });
    });
    addEventListener("pointerup", () => (from = null));
  }
  replace(markup) {
    const size = this.svg?.getAttribute("viewBox");
    const before = new Map(all(".moves[id][transform]", this.frame).map((one) => [one.id, one.getAttribute("transform")]));
    this.frame.replaceChildren(parsed(markup));
    // Another picture, of another player's side say: what was looked at closely in the last one is elsewhere now.
    if (this.zoom > 1 && size !== this.svg?.getAttribute("viewBox")) this.resize(1);
    this.sift();
    if (!moves()) return;
    // Things that were there before glide from where they were.
    for (const one of all(".moves[id][transform]", this.frame)) {
      const now = one.getAttribute("transform");
      const then = before.get(one.id);
      if (!then || then === now) continue;
      one.setAttribute("transform", then);
      one.getBoundingClientRect();
      one.setAttribute("transform", now);
    }
    this.follow();
  }
  follow() {
    this.sift();
    this.tracks = follow(this.frame, this.tracks);
  }
  /** Ends all animations; where there are none, what lies over the board until it has been read goes. One without an end cannot be brought to it,
      and is not waited for. */
  skip() {
    const running = this.running();
    for (const animation of running.length > 0 ? running : this.passing()) animation.finish();
  }
  passing() {
    return document.getAnimations().filter(({ id, playState }) => id === PASSING && playState === "running");
  }
  running() {
    const isDrawn = ({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest(".window > svg, .panel-body > svg");
    return document.getAnimations().filter((one) => one.id !== PASSING && isDrawn(one) && Number.isFinite(one.effect.getComputedTiming().endTime));
  }
  /** What is drawn for a closer look only (the class `fine`, the layer of coordinates) shows once it is large enough to be read. */
  sift() {
    const scale = (one) => {
      const { a, b } = one.getScreenCTM() ?? { a: 1, b: 0 };
      return Math.hypot(a, b);
    };
    for (const one of all(".fine, #coordinates > *", this.frame)) {
      const text = one.localName === "text" ? one : one.querySelector("text");
      const size = text && parseFloat(getComputedStyle(text).fontSize) * scale(text);
      one.classList.toggle("too-small", size < SMALLEST);
    }
  }
}
