// @ts-check
// The log of a game.

import { all, byId, fitSlip, h, ruleLink } from "../dom.js";

/** How many lines are told in the place of previews while nothing is previewed. */
const TOLD = 12;
/** For how long after a touch the log is scrolled by it, in milliseconds. */
const TOUCH = 1000;

const lineOf = (line, game) =>
  h("li", { "data-n": line.n, class: "new" }, line.text, " ", ruleLink(game, line.rule));

/** What was taken back, or was told to somebody else at this device, is taken off the log, from where it differs on. */
export const pruneLog = (lines) => {
  const whole = ({ text, rule }) => [text, rule].filter(Boolean).join(" ");
  const old = all("#log li");
  const first = old.findIndex((line, place) => {
    const now = lines[place];
    return now?.n !== Number(line.dataset.n) || whole(now) !== line.textContent.trim();
  });
  if (first >= 0) old.slice(first).forEach((line) => line.remove());
  // What was told of it goes too: it may be another player's secret, or taken back.
  news = [];
  tellNews();
};
let usual = null;
let news = [];
/** What a game itself tells of what happened, the most important first, in a panel of that name. */
const digest = () => all(".panel[data-panel=news] .panel-body > *").map(({ textContent }) => textContent.trim()).filter(Boolean);
/** Where the log is far below, what just happened is told where previews stand; with nothing to tell, how to look at things. */
export const tellNews = () => {
  const slip = byId("foreseen");
  if (!slip) return;
  usual ??= (matchMedia("(hover: none)").matches && slip.dataset.emptyTouch) || slip.dataset.empty;
  const digested = digest();
  // What matters most is told first: the place may be too small for all of it.
  const told = [...news.filter(({ head }) => head), ...news.filter(({ head }) => !head)].slice(0, TOLD).map(({ text }) => text);
  const lines = digested.length > 0 ? digested : told;
  const text = lines.length > 0 ? lines.join(" ") : usual;
  if (slip.dataset.empty === text) return;
  slip.dataset.empty = text;
  if (slip.textContent === "") fitSlip();
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
  if (added.length > 0 && !everything) news = [...news, ...added];
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
