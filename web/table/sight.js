// @ts-check
// What is asked for is in sight: between the question at the head of the screen and the answers at its foot.

import { all, byId, middleOf } from "../dom.js";
import { thingOf } from "./things.js";

/** Room between what is brought up and what it must not lie under, in pixels. */
const GAP = 8;

export const isNarrow = () => matchMedia("(max-width: 70rem)").matches;

/** How high the bars at the foot of a small screen are together. */
export const footHeight = () =>
  [byId("lesson"), document.querySelector("#choices > .main"), byId("chance")]
    .filter((bar) => bar && getComputedStyle(bar).position === "sticky")
    .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);

/** The part of the screen that nothing is laid over: below the question, its preview and a hint, above the answers or the card of a lesson. */
const clear = () => {
  hangSlip();
  const head = isNarrow() ? byId("foreseen") : byId("prompt");
  const box = head.getBoundingClientRect();
  const hint = byId("hint");
  const told = isNarrow() && hint && !hint.hidden ? hint.getBoundingClientRect().bottom : 0;
  const above = Math.max(0, box.height > 0 ? box.bottom : 0, told);
  return { above, below: innerHeight - (isNarrow() ? footHeight() : 0) };
};

/** By how much to scroll so that most of the boxes lie between `above` and `below`: `must` if it is one, of the first group as many as can
    be, and the whole of a board that they stand on (`isBoard`), which is not given up for what lies below it; then of all as many as can be;
    then the whole of what the first group stands in, if it has room; and then as little as will do. Nothing, where all are seen already. `up` and `down` are how far one can scroll. */
export const wayTo = (groups, { above, below, up = -Infinity, down = Infinity, must = null }) => {
  const room = below - above;
  const isIn = ({ top, bottom }, by) => {
    // Of what is higher than the room its middle is enough.
    const [from, to] = bottom - top > room ? [(top + bottom) / 2, (top + bottom) / 2] : [top, bottom];
    return from - by >= above - 1 && to - by <= below + 1;
  };
  const boxes = groups.flatMap(({ things }) => things);
  const ends = ({ top, bottom }) => [top - above - GAP, bottom - below + GAP];
  const home = groups[0]?.home;
  const fits = home && home.bottom - home.top <= room;
  const ways = [0, ...(fits ? ends(home) : []), ...boxes.flatMap(ends)].map((by) => Math.round(Math.max(up, Math.min(down, by))));
  const count = (some, by) => some.filter((box) => isIn(box, by)).length;
  let best = null;
  for (const by of new Set(ways)) {
    const seen = count(boxes, by);
    if (by === 0 && seen === boxes.length) return 0;
    const whole = fits && isIn(home, by);
    const score = [must && isIn(must, by) ? 1 : 0, count(groups[0]?.things ?? [], by), whole && groups[0].isBoard ? 1 : 0, seen, whole ? 1 : 0, -Math.abs(by)];
    const place = best ? score.findIndex((value, at) => value !== best.score[at]) : 0;
    if (place >= 0 && score[place] > (best?.score[place] ?? -Infinity)) best = { by, score };
  }
  return best?.by ?? 0;
};

const boxOf = (element) => {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  return width + height > 0 ? { top, bottom } : null;
};
/** As much of a box as is drawn: what reaches beyond the edge of the board is cut off there. */
const within = (box, home) => {
  if (!box || !home) return null;
  const [top, bottom] = [Math.max(box.top, home.top), Math.min(box.bottom, home.bottom)];
  return bottom > top ? { top, bottom } : null;
};
/** Things by what they stand in, from top to bottom, but first of all where `first` stands. A thing that is drawn twice stands where it is
    drawn first. */
const grouped = (elements, first = null) => {
  const homes = new Map();
  for (const element of elements) {
    const home = element.closest(".panel, .board, #choices");
    const box = home && within(boxOf(element), boxOf(home));
    if (box) homes.set(home, [...(homes.get(home) ?? []), { thing: thingOf(element) || element, box }]);
  }
  const known = new Set();
  const groups = [...homes].map(([home, drawn]) => ({ home: boxOf(home), leads: Number(home.contains(first)), drawn, things: [] }))
    .sort((a, b) => b.leads - a.leads || a.home.top - b.home.top);
  for (const group of groups) {
    group.things = group.drawn.filter(({ thing }) => !known.has(thing)).map(({ box }) => box);
    group.drawn.forEach(({ thing }) => known.add(thing));
  }
  return groups.filter(({ things }) => things.length > 0);
};

/** Scrolls only as far as needed for these to be seen, `first` before the others; `onlyIfNone` not at all where one of them is. */
export const bringInSight = (elements, onlyIfNone = false, first = null) => {
  const groups = grouped(elements, first);
  if (groups.length === 0) return;
  const space = clear();
  const isSeen = ({ top, bottom }) => (top + bottom) / 2 > space.above && (top + bottom) / 2 < space.below;
  if (onlyIfNone && groups.some(({ drawn }) => drawn.some(({ box }) => isSeen(box)))) return;
  const down = document.documentElement.scrollHeight - innerHeight - scrollY;
  const by = wayTo(groups, { ...space, up: -scrollY, down, must: first && boxOf(first) });
  if (by !== 0) scrollBy({ top: by, behavior: "instant" });
};

/** The foot of a board, where a hand of cards lies, comes up too on a small screen, as long as nothing of these is lost for it. */
export const bringUpFoot = (board, elements) => {
  const { above, below } = clear();
  const by = board.getBoundingClientRect().bottom - below;
  const top = Math.min(...elements.map((one) => one.getBoundingClientRect().top));
  if (isNarrow() && by > 0 && top - by >= above + GAP) scrollBy({ top: by, behavior: "instant" });
};

export const isInSight = (element) => {
  const { y } = middleOf(element);
  const { above, below } = clear();
  return y > above && y < below;
};

/** What the decision is about comes into view when it appears: the dice that were just thrown. A wide page moves only where its head is
    hidden. */
export const bringUp = (part) => {
  if (!part) return;
  const { top, bottom } = part.getBoundingClientRect();
  const { above, below } = clear();
  if (!isNarrow() && top >= above && top < (above + below) / 2) return;
  // What is taller than the screen and begins at its top is shown as well as it can be.
  const isCut = bottom > below && top > above + 48;
  if (top < above || isCut) scrollBy({ top: top - above - GAP, behavior: "instant" });
};

/** Brings up what can be touched next; where nothing can, the pawn of the seat that is asked, or what can be pressed. A wide page moves only
    where nothing of it is seen. */
export const bringUpLit = (lit, onlyIfNone = !isNarrow()) => {
  /** @type {HTMLElement | null} */
  const main = document.querySelector("#choices > .main");
  // What is only a small step beside the answers is not what one looks for, and with an answer at hand the page does not scroll to the panels
  // below the board, but for the one next to it.
  // Nor is what the answer at hand itself touches, away from the board.
  const atHand = new Set(all("#choices > .main .choice").flatMap(({ dataset }) => dataset.targets.split(" ")));
  // All that can be answered stands at the foot of a small screen: what it is about has the rest of it.
  /** @type {HTMLElement | null} */
  const about = document.querySelector("#subject > .panel");
  if (about && main && isNarrow() && lit.every((element) => element.classList.contains("minor") || atHand.has(thingOf(element)))) return bringUp(about);
  // What comes by itself is not looked for either.
  const isAtHand = (element) => (atHand.has(thingOf(element)) && !element.closest(".board, #subject")) || thingOf(element)?.endsWith("-soon");
  const answers = lit.filter((element) => !element.classList.contains("minor") && !isAtHand(element));
  const wanted = answers.filter((element) => !main || element.closest(".board, #subject"));
  if (wanted.length > 0) return bringInSight(wanted, onlyIfNone);
  const room = clear();
  // Beside a wide board the answers stand in a column of their own: with one of them in sight the page stays where it is.
  const at = main && !isNarrow() ? boxOf(main) : null;
  if (at && at.top >= room.above && at.top < room.below) return;
  const near = answers.filter((element) => element.getBoundingClientRect().bottom < room.below + (room.below - room.above) / 2);
  if (near.length > 0) return bringInSight(near, onlyIfNone);
  // Answered at the foot of the screen: where one stands is what it is about.
  const pawn = main && byId(`pawn-${main.querySelector("button")?.dataset.seat}`);
  if (pawn && isNarrow()) return bringInSight([pawn]);
  if (lit.length === 0 && !main && isNarrow()) bringInSight(all("#choices .choice:not([data-gives-up])").filter((one) => one.checkVisibility()), true);
};

/** A small screen has no room for the head of the site: a table that waits for an answer begins with its question. */
export const startAtTheQuestion = () => {
  if (started || !byId("prompt").hasAttribute("data-mine")) return false;
  started = true;
  if (!isNarrow() || scrollY > 0) return false;
  toTheQuestion();
  return true;
};
let started = false;
/** After the device is passed on the page begins at the question. */
export const toTheQuestion = () => {
  if (!isNarrow()) return;
  // What sticks to the head of the screen does not tell where it belongs: what stands before it does.
  const head = document.querySelector(".table-head");
  const gap = parseFloat(getComputedStyle(head.parentElement).rowGap) || 0;
  scrollTo({ top: head.getBoundingClientRect().bottom + scrollY + gap, behavior: "instant" });
};

/** The preview hangs below the question, however high that is. */
const hangSlip = () => {
  /** @type {HTMLElement | null} */
  const asked = document.querySelector(".table .asked");
  /** @type {HTMLElement | null} */
  const table = document.querySelector(".table");
  if (asked) table.style.setProperty("--asked", `${asked.offsetHeight}px`);
};
export const watchAsked = (root) => {
  const asked = root.querySelector(".asked");
  if (asked) new ResizeObserver(hangSlip).observe(asked);
};

/** The middle of all that is lit in a frame, or nothing. */
export const middleOfLit = (frame) => {
  const middles = all(".legal:not(.minor), .picked", frame).map(middleOf);
  if (middles.length === 0) return null;
  const mid = (axis) => (Math.min(...middles.map((one) => one[axis])) + Math.max(...middles.map((one) => one[axis]))) / 2;
  return { x: mid("x"), y: mid("y") };
};
