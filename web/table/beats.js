// @ts-check
// The outcome of a throw is told in beats: the dice of the trial tumble, then one's own, then what pairs, what it comes to, what it means.
//
// A throw is an element of the class `throw` whose id has its number; when a new one appears, everything in its drawing that has a beat
// (the classes `beat-1` to `beat-5`) follows. The drawing is always true: without motion all of it is there at once.

import { all, moves } from "../dom.js";
import { WALK } from "./tracks.js";

/** When a beat begins after the throw, and how long it takes, in milliseconds. */
const BEATS = [[0, 600], [400, 600], [1000, 250], [1300, 300], [1550, 300]];
/** Things of one beat follow each other by so many milliseconds, all of them within the second number. */
const [AFTER, LAST] = [70, 280];

/** A die turns where it lies, after what places it. The whole way is spelt out, for a browser leaves what is added to a place to the thread
    that does everything else. */
const TURNS = ["rotate(-500deg) scale(1.7)", "rotate(-90deg) scale(1.15)", "rotate(0deg) scale(1)"];
const turning = (element) => {
  const { transform } = getComputedStyle(element);
  return { transform: TURNS.map((turn) => (transform === "none" ? turn : `${transform} ${turn}`)) };
};
const FADE = { opacity: [0, 1, 1] };
/** A blow flies along its line and is gone. */
const FLIGHT = { opacity: [0, 1, 1, 0] };
const APPEAR = { opacity: [0, 1] };
/** How it was before is seen until then. */
const PAST = { opacity: [1, 1, 0] };

/** What lies over the board until it has been read (the class `passing`) is gone after that, in milliseconds from the throw. */
const PASSED = 7000;
export const PASSING = "passing";

/** How one element takes part in its beat. */
const frames = ({ classList }) =>
  classList.contains("flight") ? FLIGHT : classList.contains("past") ? PAST : classList.contains("tumbles") ? FADE : APPEAR;

/** A blow falls when who strikes has arrived: for how long figures are still on their way, in milliseconds. */
const arriving = () => {
  const left = ({ effect, currentTime }) => Number(effect.getComputedTiming().endTime) - Number(currentTime);
  return Math.max(0, ...document.getAnimations().filter(({ id }) => id === WALK).map(left));
};

/** The throws that are drawn now; what is new among them, compared with `known`, is played. The first page shows how things are. */
export const tumble = (known) => {
  const thrown = all(".throw[id]");
  const fresh = known ? thrown.filter(({ id }) => !known.has(id)) : [];
  for (const mark of fresh) {
    const drawing = mark.closest("svg");
    if (moves()) playIn(drawing);
    for (const element of all(`.${PASSING}`, drawing)) passAway(element);
  }
  return { known: new Set(thrown.map(({ id }) => id)), isFresh: fresh.length > 0 };
};

const passAway = (element) => {
  // The same element may have told of the throw before.
  for (const before of element.getAnimations()) if (before.id === PASSING) before.cancel();
  element.animate({ opacity: [1, 0] }, { id: PASSING, delay: arriving() + PASSED, duration: moves() ? 300 : 0, fill: "forwards" });
};

const playIn = (drawing) => {
  const wait = arriving();
  for (const [beat, [delay, duration]] of BEATS.entries())
    for (const [place, element] of all(`.beat-${beat + 1}`, drawing).entries()) {
      const later = Math.min(LAST, place * AFTER);
      const timing = { delay: wait + delay + later, duration, fill: /** @type {const} */ ("backwards"), easing: "ease-out" };
      element.animate(frames(element), timing);
      if (element.classList.contains("tumbles")) element.animate(turning(element), timing);
    }
};
