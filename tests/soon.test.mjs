// What comes by itself, and a hand that is quicker: without a browser, by the clock of the test.

import assert from "node:assert/strict";
import { before, test } from "node:test";

let Soon;
let Dead;
before(async () => {
  Object.assign(globalThis, { addEventListener: () => {}, document: { getElementById: () => null, documentElement: { dataset: {} }, hidden: false } });
  ({ Soon } = await import("../web/table/soon.js"));
  ({ Dead } = await import("../web/table/dead.js"));
});

/** A page that was offered a facing by itself, and after it the end of the turn by itself; then a figure can be touched. */
const seat = () => {
  const offers = [["face-soon"], ["end-soon"], ["figure"]].map((targets) => [{ targets }]);
  const done = [];
  const chooser = { choices: offers[0], picked: [], lit: [] };
  const choices = {
    known: new Set(["figure"]), waiting: null, busy: false,
    table: { chooser, picture: { running: () => [] }, root: { dataset: {} } },
    isBusy: () => choices.busy,
    act(choice) {
      done.push(choice.targets[0]);
      choices.busy = true;
    },
    /** The server's answer. */
    answered() {
      choices.busy = false;
      chooser.choices = offers[done.length];
      soon.watch();
    },
  };
  const soon = new Soon(choices);
  soon.watch();
  return { choices, done, soon };
};

test("a touch in the first of two countdowns goes through both and is not lost", () => {
  const { choices, done, soon } = seat();
  soon.stop();
  assert.ok(soon.through("figure", "mouse"));
  assert.deepEqual(done, ["face-soon"]);
  choices.answered();
  assert.ok(soon.goesOn(choices.waiting), "the second stands between");
  assert.deepEqual(done, ["face-soon", "end-soon"]);
  assert.equal(choices.waiting.thing, "figure");
  choices.answered();
  assert.ok(!soon.goesOn(choices.waiting), "now it can be touched");
  soon.stop();
});

test("a touch while what comes by itself is on its way waits for it; one on what was never to be touched does not", () => {
  const { choices, done, soon } = seat();
  soon.act(soon.next);
  assert.ok(soon.through("figure", "touch"));
  assert.deepEqual(done, ["face-soon"], "it is not done twice");
  assert.equal(choices.waiting.thing, "figure");
  const other = seat();
  other.soon.stop();
  assert.ok(!other.soon.through("hill", "mouse"));
  assert.deepEqual(other.done, []);
  for (const one of [soon, other.soon]) one.stop();
});

test("a touch that was meant for the answers to the question that has just answered itself is dropped; elsewhere, and later, it counts", () => {
  const { soon } = seat();
  const tap = (clientX, timeStamp) => ({ clientX, clientY: 5, timeStamp });
  assert.ok(!soon.isLate(tap(5, 100)), "no clock has run out");
  soon.ran = { at: 1000, places: [{ left: 0, right: 10, top: 0, bottom: 10 }] };
  assert.ok(soon.isLate(tap(5, 1300)));
  assert.ok(!soon.isLate(tap(25, 1300)), "no answer lay there");
  assert.ok(!soon.isLate(tap(5, 2000)), "by then the new question has been seen");
  soon.stop();
});

test("a number pressed just after the answers became others by themselves is dropped; after a move of one's own it counts", () => {
  const dead = (isActing) => {
    const table = { root: { dataset: {} }, keys: { mains: () => [] } };
    const one = new Dead(/** @type {any} */ ({ table, soon: { isActing } }));
    one.begin();
    clearTimeout(one.dying);
    return one;
  };
  const now = performance.now();
  assert.ok(dead(true).isUnasked(now + 300), "the list was another one a moment ago");
  assert.ok(!dead(true).isUnasked(now + 5000), "by then it has been seen");
  assert.ok(!dead(false).isUnasked(now + 300));
});
