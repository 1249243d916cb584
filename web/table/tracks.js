// @ts-check
// A die or a figure that follows its way.
//
// Where a die went is a path of the class `track` with the id `track-MOVER-NUMBER`: when a new one appears, the mover tumbles along
// it. A track of the class `walked` too is the way of a figure, which goes it on its feet; of the class `blown`, once the dice have fallen.

import { all, byId, moves } from "../dom.js";

/** The name of a walk that a throw waits for; and how long a walk waits that itself waits for one, in milliseconds. */
export const WALK = "walk";
const FALLEN = 650;

/** Frames of a die that hops from point to point, lower each time, turning over once on every stretch, and stops at `rest`. */
export const hops = (points, rest) => {
  const frames = [];
  const stretches = points.length - 1;
  points.slice(1).forEach((to, place) => {
    const from = points[place];
    const height = 30 * (1 - place / stretches);
    for (const share of [0, 0.25, 0.5, 0.75]) {
      const lift = 4 * share * (1 - share) * height;
      const turn = 360 * (place + share - stretches);
      frames.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share - lift, turn });
    }
  });
  return [...frames, { ...points.at(-1), turn: 0 }, { ...rest, turn: 0 }];
};

const corners = (path) => (path.getAttribute("d").match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  .reduce((points, value, place, all) => (place % 2 ? [...points, { x: all[place - 1], y: value }] : points), []);

/** The part of a way that is new: a walk may go on where an earlier one left off. */
export const onward = (points, earlier) => {
  const goesOn = (old) => old.length < points.length && old.every(({ x, y }, place) => points[place].x === x && points[place].y === y);
  const gone = Math.max(0, ...earlier.filter(goesOn).map((old) => old.length - 1));
  return points.slice(gone);
};

/** What moved along a track that was not there before. The first page shows where things are; nothing moves. */
export const follow = (frame, known) => {
  const tracks = all(".track[id]", frame);
  const fresh = known ? tracks.filter(({ id }) => !known.has(id)) : [];
  if (moves()) {
    for (const track of fresh) {
      const mover = byId(track.id.slice("track-".length, track.id.lastIndexOf("-")));
      const points = corners(track);
      if (track.classList.contains("walked")) {
        const way = onward(points, [...known.values()]).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
        const isBlown = track.classList.contains("blown");
        const timing = { id: isBlown ? "" : WALK, delay: isBlown ? FALLEN : 0, duration: Math.min(1500, 170 * way.length) };
        if (way.length > 1) mover?.animate(way, { ...timing, easing: "linear", fill: "backwards" });
        continue;
      }
      const [x, y] = mover?.getAttribute("transform")?.match(/-?[\d.]+/g)?.map(Number) ?? [];
      if (!Number.isFinite(y) || points.length < 2) continue;
      const frames = hops(points, { x, y }).map(({ x, y, turn }) => ({ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }));
      // What is pushed waits for what pushes it.
      const delay = fresh.indexOf(track) > 0 ? 500 : 0;
      // What a throw came to is told when it has come to rest.
      mover.animate(frames, { id: WALK, duration: Math.min(1800, 350 + 190 * points.length), delay, easing: "linear", fill: "backwards" });
    }
  }
  return new Map(tracks.map((track) => [track.id, corners(track)]));
};
