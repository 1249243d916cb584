// @ts-check
import { all, byId, parsed, watchSideways } from "./dom.js";
import { make } from "./table/patch.js";

/** While the review is worked out it is asked for again after so many milliseconds. */
const PATIENCE = 2000;

/** A finished game looked back at: fetched when there is an end to look back from, and once its review is there. */
export const lookBack = async () => {
  const place = byId("looking-back");
  if (!place?.hidden) return;
  place.hidden = false;
  const ask = () => fetch(place.dataset.from).catch(() => null);
  let answer = await ask();
  while (answer?.status === 202) {
    const wait = place.querySelector(".waiting");
    if (wait) wait.replaceWith(parsed(await answer.text()));
    await new Promise((done) => setTimeout(done, PATIENCE));
    answer = await ask();
  }
  if (!answer?.ok) return place.remove();
  place.querySelector(".waiting")?.remove();
  place.append(parsed(await answer.text()));
  all("figure", place).forEach(watchSideways);
};

/** Whether that has begun. */
export const isLookedBack = () => byId("looking-back")?.hidden === false;

const pointsOf = (line) => (line.getAttribute("points") ?? line.getAttribute("d")).match(/-?[\d.]+(?:e-?\d+)?/g).map(Number)
  .reduce((points, value, place, all) => (place % 2 ? [...points, [all[place - 1], value]] : points), []);

/** Where a replay stands on the curve: a line across it, and a dot on each player's. */
export const markCurve = (at) => {
  for (const svg of all(".curve > svg")) {
    svg.querySelector(".marker")?.remove();
    // The first line of each group is the curve itself; what else is drawn there are its dots and its name.
    const dots = all("[id*='-line-']", svg).map((group) => pointsOf(group.querySelector("polyline, path"))[at]).filter(Boolean);
    if (dots.length === 0) continue;
    const { y, height } = svg.viewBox.baseVal;
    svg.append(make(["g", { class: "marker", "aria-hidden": "true" }, [
      ["line", { x1: dots[0][0], x2: dots[0][0], y1: y + 0.14 * height, y2: y + 0.86 * height }],
      ...dots.map(([cx, cy]) => ["circle", { cx, cy, r: 5 }])]]));
  }
};
