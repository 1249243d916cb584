// @ts-check
// The log of a game.

import { all, byId, fitSlip, parsed } from "../dom.js";

/** As many lines are kept for the place of previews, beside the headlines. */
const TOLD = 60;
/** For how long after a touch the log is scrolled by it, in milliseconds. */
const TOUCH = 1000;

/** Lines as the server writes them, as elements. */
export const linesOf = (markup) => markup.map((line) => parsed(line).firstElementChild);
/** What a line says, without its rule. */
const read = (line) => ({ n: Number(line.dataset.n), text: line.firstChild.textContent.trim(), head: "head" in line.dataset });

/** Lines that were undone, or sent to another player at this device, are removed, from where they differ on. */
export const pruneLog = (lines) => {
  const old = all("#log li");
  const first = old.findIndex((line, place) => lines[place]?.dataset.n !== line.dataset.n || lines[place].textContent !== line.textContent);
  if (first >= 0) old.slice(first).forEach((line) => line.remove());
  // What was told of it goes too: it may be another player's secret, or taken back. What this reader may know of the same stays.
  const known = new Set(lately.map(({ n }) => n));
  const last = Number(old.at(-1)?.dataset.n ?? -1);
  lately = lines.map(read).filter(({ n }) => n > last || known.has(n));
};
let usual = null;
/** The lines that came since the page was opened, oldest first; none from before the first question. */
let lately = [];
/** After which line a player at this page acted, and from which seat; the latest last. */
let acts = [];
/** Whether a question has been asked yet: what comes before is the set-up. */
let begun = false;

/** Lines of what happened, in the order in which it did, since the reader last acted; with nothing since, since the time before. `seen` are
    the seats whose side is shown, one digit each: with none, or all, the seat that acted last. */
export const since = (lines, acts, seen = "") => {
  const own = acts.filter(({ seat }) => seen === "" || seen.includes(String(seat)));
  for (const { n } of [...own].reverse()) {
    const after = lines.filter((line) => line.n > n);
    if (after.length > 0) return after;
  }
  return lines;
};
/** What a game itself tells of what happened, in a panel of that name. */
const digest = () => all(".panel[data-panel=news] .panel-body p").map(({ textContent }) => textContent.trim()).filter(Boolean);
/** Where the log is far below, what just happened is told where previews stand; with nothing to tell, how to look at things. Where the place
    is too small for all of it, its headlines; opened, all of it. */
export const tellNews = (seen = "") => {
  const slip = byId("foreseen");
  if (!slip) return;
  usual ??= (matchMedia("(hover: none)").matches && slip.dataset.emptyTouch) || slip.dataset.empty;
  const digested = digest();
  const lines = since(lately, acts, seen);
  const told = (some) => some.map(({ text }) => text).join(" ");
  const text = digested.length > 0 ? digested.join(" ") : told(lines) || usual;
  const heads = digested.length > 0 ? "" : told(lines.filter(({ head }) => head));
  if (slip.dataset.whole === text && slip.dataset.heads === heads) return;
  Object.assign(slip.dataset, { whole: text, heads, empty: text });
  if (slip.textContent === "") fitSlip();
};
/** A player at this page acts: its consequences are reported from here on. */
export const beginNews = (seat) => acts.push({ seat, n: lately.at(-1)?.n ?? -1 });
/** A question is asked: what came before the first one was the set-up. */
export const settledUp = () => {
  if (!begun) lately = [];
  begun = true;
};
/** Another game altogether, or another place of a lesson: nothing has happened in it yet. */
export const forgetNews = () => {
  lately = [];
  acts = [];
};

/** The end of the log is shown, and the entry that it cuts at the top is not. */
const showEnd = (log) => {
  log.scrollTop = log.scrollHeight;
  const top = log.getBoundingClientRect().top + log.clientTop;
  const cut = all("li", log).map((line) => line.getBoundingClientRect()).find((box) => box.top < top - 1 && box.bottom > top);
  log.style.setProperty("--cut", `${cut ? Math.ceil(cut.bottom - top) : 0}px`);
};
/** Only new lines are added. A log that was scrolled back stays where it is. */
export const appendLog = (lines, everything = false) => {
  const log = byId("log");
  const list = log?.querySelector("ol");
  if (!list) return;
  const last = Number(list.lastElementChild?.dataset.n ?? -1);
  const added = lines.filter(({ dataset }) => Number(dataset.n) > last);
  added.forEach((line) => line.classList.add("new"));
  list.append(...added);
  if (!everything) lately = [...lately, ...added.map(read)].filter(({ head }, place, { length }) => head || place >= length - TOLD).slice(-5 * TOLD);
  if (!readsBack) showEnd(log);
};
/** Whether the reader has scrolled back in the log. Only a hand does that: lines that come, and what grows above, move it too. */
let readsBack = false;
export const watchLog = () => {
  const log = byId("log");
  if (!log) return;
  let touched = -TOUCH;
  for (const hand of ["wheel", "touchmove", "pointerdown", "keydown"])
    log.addEventListener(hand, ({ timeStamp }) => (touched = timeStamp), { passive: true });
  log.addEventListener("scroll", ({ timeStamp }) => {
    if (timeStamp - touched >= TOUCH) return;
    readsBack = log.scrollHeight - log.scrollTop - log.clientHeight > 40;
    log.style.removeProperty("--cut");
  }, { passive: true });
  new ResizeObserver(() => readsBack || showEnd(log)).observe(log);
};
