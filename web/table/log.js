// @ts-check
// The log of a game.

import { all, byId, h, ruleLink } from "../dom.js";

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
};

/** Only what is new is added. Somebody who scrolled back to read is left where they are. */
export const appendLog = (lines, game) => {
  const log = byId("log");
  const list = log?.querySelector("ol");
  if (!list) return;
  const last = Number(list.lastElementChild?.dataset.n ?? -1);
  list.append(...lines.filter(({ n }) => n > last).map((line) => lineOf(line, game)));
  if (!readsBack) log.scrollTop = log.scrollHeight;
};
/** Whether the reader has scrolled back in the log. Asked when they scroll and not when lines come: what stands above may just have grown. */
let readsBack = false;
export const watchLog = () => {
  const log = byId("log");
  if (!log) return;
  let height = log.clientHeight;
  log.addEventListener("scroll", () => {
    // A log that only became smaller was not scrolled back.
    if (log.clientHeight === height) readsBack = log.scrollHeight - log.scrollTop - height > 40;
  }, { passive: true });
  new ResizeObserver(() => {
    height = log.clientHeight;
    if (!readsBack) log.scrollTop = log.scrollHeight;
  }).observe(log);
};
