// @ts-check
// The bar at the foot of a small screen: what cannot be touched where one looks is answered there, without scrolling.

import { all, byId, fit, foresee, h, words } from "../dom.js";
import { parts } from "./chooser.js";
import { footHeight, isInSight, isNarrow } from "./sight.js";
import { touchables } from "./things.js";

/** How long a finger's second tap on a button may be the habit of touching things twice, in milliseconds, and how far it lies from the first, in
    pixels. */
const HABIT = 900;
const NEAR = 48;

/** So many answers have room in it. */
const FEW = 3;

/** Whether a thing stands in the board or in what the decision is about: there it is seen. */
const isAtHand = (element) => Boolean(element.closest(".board, #subject"));

/** A few answers that can be touched neither on the board nor in what the decision is about join those that go on; beside others that can be,
    only what is drawn nowhere. */
export const gather = () => {
  if (!isNarrow()) return;
  const listed = all("#choices > .choices:not(.main) > li");
  const isSeen = (element) => isAtHand(element) || element.closest(".panel[data-now]");
  const drawn = (li) => li.firstElementChild.dataset.targets.split(" ").filter(Boolean).flatMap(touchables);
  const isFar = (li) => !drawn(li).some(isSeen);
  const far = listed.every(isFar) ? listed : listed.filter((li) => drawn(li).length === 0);
  if (far.length === 0 || far.length > FEW) return;
  const bar = document.querySelector("#choices > .main") ?? h("ul", { class: "choices main" });
  if (!bar.isConnected) byId("choices").prepend(bar);
  bar.append(...far);
};

const showWays = (...buttons) => {
  const box = byId("ways");
  box.replaceChildren(...buttons);
  box.style.bottom = `${footHeight() + 8}px`;
  box.hidden = false;
};
/** The table's own question stands again, if another one took its place. */
export const hideWays = () => {
  const prompt = byId("prompt");
  byId("ways").hidden = true;
  if (prompt.dataset.asked) fit(prompt, prompt.dataset.asked);
  delete prompt.dataset.asked;
};

/** What was touched first may be out of sight once the rest is brought up: what is to be done now is asked, and a button takes it back.
    @param {import("./choices.js").Choices} choices */
export const offerCancel = (choices) => {
  const first = touchables(choices.table.chooser.picked[0] ?? "");
  if (!isNarrow() || first.length === 0 || first.some(isInSight)) return;
  const prompt = byId("prompt");
  prompt.dataset.asked = prompt.textContent;
  fit(prompt, words().secondAway);
  foresee(first[0].getAttribute("aria-label") ?? "");
  const button = h("button", { type: "button" }, words().drop);
  button.addEventListener("click", () => choices.cancel());
  showWays(button);
};

/** Whether a finger's tap on a button of the list is its second on what stood there before: things of the picture are touched twice.
    @param {import("./choices.js").Choices} choices */
export const isHabit = (choices, { clientX: x, clientY: y, timeStamp }, { label }) => {
  const last = choices.pressed;
  const [name] = parts(label);
  if (choices.table.hands.last !== "touch") return false;
  choices.pressed = { x, y, timeStamp, name };
  return last !== null && timeStamp - last.timeStamp < HABIT && Math.hypot(x - last.x, y - last.y) < NEAR && last.name !== name;
};

/** As on the picture: a finger is shown first what it would do. */
const offered = (choices, way, element, { clientX: x, clientY: y, timeStamp }) => {
  const { hands, preview } = choices.table;
  if (hands.last === "touch" && choices.shown !== way) {
    all("#ways .picked").forEach((other) => other.classList.remove("picked"));
    element.classList.add("picked");
    choices.shown = way;
    foresee(way.label, true);
    return preview.ask(way);
  }
  choices.pressed = { x, y, timeStamp, name: parts(way.label)[0] };
  choices.act(way, null, true);
};

/** After a thing of the board was touched that several things can be done to: where the next thing to touch stands elsewhere, what can be done is
    offered at once. Whether it is.
    @param {import("./choices.js").Choices} choices */
export const offerWays = (choices) => {
  const { chooser } = choices.table;
  const ways = chooser.live.filter(({ gives_up }) => !gives_up);
  if (!isNarrow() || choices.lit.length === 0 || choices.lit.some(isAtHand) || ways.length > FEW + 1) return false;
  const button = (way) => {
    const [name, consequence] = parts(way.label);
    const element = h("button", { type: "button", class: "choice" }, h("b", {}, name), consequence && [" ", h("small", {}, consequence)]);
    element.addEventListener("click", (event) => offered(choices, way, element, event));
    return element;
  };
  showWays(...ways.map(button));
  foresee(words().ways);
  return true;
};
