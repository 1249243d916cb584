// @ts-check
// The log of a game.

import { all, byId, h, ruleLink } from "../dom.js";

/** How many lines are told in the place of previews while nothing is previewed. */
const TOLD = 8;
/** For how long after a touch the log is scrolled by it, in milliseconds. */
const TOUCH = 1000;

const lineOf = (line, game) =>
  h("li", { "data-n": line.n, class: "new" }, line.turn && [h("b", { class: "turn" }, line.turn), " "], line.text, " ", ruleLink(game, line.rule));

/** What was taken back, or was told to somebody else at this device, is taken off the log, from where it differs on. */
export const pruneLog = (lines) => {
  const whole = ({ turn, text, rule }) => [turn, text, rule].filter(Boolean).join(" ");
  const old = all("#log li");
  const first = old.findIndex((line, place) => {
    const now = lines[place];
    return now?.n !== Number(line.dataset.n) || whole(now) !== line.textContent.trim();
  });
  if (first >= 0) old.slice(first).forEach((line) => line.remove());
  // What was told of it goes too: it may be another player's secret, or taken back.
  tellNews([]);
};
/** Where the log is far below, what just happened is told where previews stand; with nothing to tell, how to look at things. */
let usual = null;
let news = [];
const tellNews = (lines) => {
  const slip = byId("foreseen");
  if (!slip) return;
  usual ??= slip.dataset.empty;
  news = lines;
  slip.dataset.empty = news.length > 0 ? news.slice(0, TOLD).map(({ text }) => text).join(" ") : usual;
  if (slip.textContent !== "") return;
  slip.removeAttribute("data-long");
  slip.toggleAttribute("data-long", slip.scrollHeight > slip.clientHeight + 1);
};
/** Somebody at this page acts: what comes of it is told from here on. */
export const beginNews = () => (news = []);

/** Only what is new is added. Somebody who scrolled back to read is left where they are. */
export const appendLog = (lines, game, everything = false) => {
  const log = byId("log");
  const list = log?.querySelector("ol");
  if (!list) return;
  const last = Number(list.lastElementChild?.dataset.n ?? -1);
  const added = lines.filter(({ n }) => n > last);
  list.append(...added.map((line) => lineOf(line, game)));
  if (added.length > 0 && !everything) tellNews([...news, ...added]);
  if (!readsBack) log.scrollTop = log.scrollHeight;
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
    if (timeStamp - touched < TOUCH) readsBack = log.scrollHeight - log.scrollTop - log.clientHeight > 40;
  }, { passive: true });
  new ResizeObserver(() => readsBack || (log.scrollTop = log.scrollHeight)).observe(log);
};
