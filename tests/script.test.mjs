// What of the page's script needs no browser: patches on a small stand-in for the DOM, choosing, waiting, finding one's way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ruleAddress } from "../web/dom.js";
import { Chooser, parts } from "../web/table/chooser.js";
import { aimed, strength } from "../web/table/gesture.js";
import { nearest } from "../web/table/keys.js";
import { since } from "../web/table/log.js";
import { beside, covered } from "../web/table/notice.js";
import { applyPatch, make } from "../web/table/patch.js";
import { wayTo } from "../web/table/sight.js";
import { backOff } from "../web/table/socket.js";
import { hops, onward } from "../web/table/tracks.js";

/** As much of an element as the patches touch. */
class Node {
  parent = null;
  children = [];
  attributes = {};
  text = "";
  constructor(space, tag) {
    Object.assign(this, { space, tag });
  }
  setAttribute(name, value) {
    this.attributes[name] = String(value);
  }
  removeAttribute(name) {
    delete this.attributes[name];
  }
  set textContent(text) {
    this.replaceChildren();
    this.text = text;
  }
  append(...nodes) {
    nodes.forEach((node) => this.insertBefore(node, null));
  }
  replaceChildren(...nodes) {
    this.children.forEach((child) => (child.parent = null));
    this.children = [];
    this.text = "";
    this.append(...nodes);
  }
  insertBefore(node, before) {
    node.remove();
    const place = before ? this.children.indexOf(before) : this.children.length;
    if (place < 0) throw new Error("the sibling is not here");
    this.children.splice(place, 0, node);
    node.parent = this;
  }
  remove() {
    if (this.parent) this.parent.children.splice(this.parent.children.indexOf(this), 1);
    this.parent = null;
  }
  find(id) {
    if (this.attributes.id === id) return this;
    for (const child of this.children) {
      const found = child.find(id);
      if (found) return found;
    }
    return null;
  }
  toString() {
    const attributes = Object.entries(this.attributes).map(([name, value]) => ` ${name}=${value}`).join("");
    return `<${this.tag}${attributes}>${this.text}${this.children.join("")}</>`;
  }
}
const doc = { createElementNS: (space, tag) => new Node(space, tag) };
const drawing = () =>
  make(["svg", { id: "board" }, [["g", { id: "a" }, [["circle", { r: "4" }], ["text", {}, "one"]]], ["g", { id: "b" }], ["g", { id: "c" }]]], doc);
const patched = (...patches) => {
  const svg = drawing();
  applyPatch(patches, (id) => svg.find(id), doc);
  return String(svg);
};

test("elements are made in the namespace of SVG, with text or with children", () => {
  const svg = drawing();
  assert.equal(svg.children[0].children[0].space, "http://www.w3.org/2000/svg");
  assert.equal(String(svg), "<svg id=board><g id=a><circle r=4></><text>one</></><g id=b></><g id=c></></>");
});

test("each operation does what it says", () => {
  const whole = "<g id=a><circle r=4></><text>one</></>";
  for (const [patch, expected] of [
    [{ op: "set", id: "b", name: "transform", value: "translate(1 2)" }, `<svg id=board>${whole}<g id=b transform=translate(1 2)></><g id=c></></>`],
    [{ op: "set", id: "a", path: [0], name: "r", value: "5" }, `<svg id=board><g id=a><circle r=5></><text>one</></><g id=b></><g id=c></></>`],
    [{ op: "sets", name: "rx", values: { b: "1", c: "2" } }, `<svg id=board>${whole}<g id=b rx=1></><g id=c rx=2></></>`],
    [{ op: "splice", id: "a", at: 1, cut: 1, content: [["rect", {}]] }, "<svg id=board><g id=a><circle r=4></><rect></></><g id=b></><g id=c></></>"],
    [{ op: "splice", id: "a", at: 1, content: [["rect", {}]] }, "<svg id=board><g id=a><circle r=4></><rect></><text>one</></><g id=b></><g id=c></></>"],
    [{ op: "splice", id: "a", at: 0, cut: 1 }, "<svg id=board><g id=a><text>one</></><g id=b></><g id=c></></>"],
    [{ op: "unset", id: "a", path: [0], name: "r" }, `<svg id=board><g id=a><circle></><text>one</></><g id=b></><g id=c></></>`],
    [{ op: "text", id: "a", path: [1], text: "two" }, `<svg id=board><g id=a><circle r=4></><text>two</></><g id=b></><g id=c></></>`],
    [{ op: "fill", id: "a", content: [["rect", {}]] }, `<svg id=board><g id=a><rect></></><g id=b></><g id=c></></>`],
    [{ op: "insert", parent: "board", before: "b", element: ["g", { id: "n" }] }, `<svg id=board>${whole}<g id=n></><g id=b></><g id=c></></>`],
    [{ op: "insert", parent: "b", element: ["g", { id: "n" }] }, `<svg id=board>${whole}<g id=b><g id=n></></><g id=c></></>`],
    [{ op: "move", id: "c", parent: "board", before: "a" }, `<svg id=board><g id=c></>${whole}<g id=b></></>`],
    [{ op: "remove", id: "b" }, `<svg id=board>${whole}<g id=c></></>`],
  ]) assert.equal(patched(patch), expected, patch.op);
});

test("a patch for another drawing is refused, so that the page can ask anew", () => {
  assert.throws(() => patched({ op: "remove", id: "nobody" }), /nobody/);
  assert.throws(() => patched({ op: "constructor", id: "a" }), /no operation/);
});

const choice = (id, ...targets) => ({ id, targets });

test("one touch decides where one is enough", () => {
  const chooser = new Chooser();
  chooser.offer([choice(1, "E"), choice(2, "W"), choice(3)]);
  assert.deepEqual(chooser.lit, ["E", "W"]);
  assert.equal(chooser.touch("N"), null);
  assert.equal(chooser.only("W").id, 2);
  assert.equal(chooser.touch("W").id, 2);
});

test("the second things glow after the first, and can be taken back", () => {
  const chooser = new Chooser();
  chooser.offer([choice(1, "unit", "a"), choice(2, "unit", "b"), choice(3, "other", "a")]);
  assert.deepEqual(chooser.lit, ["unit", "other"]);
  assert.equal(chooser.only("unit"), null);
  assert.equal(chooser.touch("unit"), null);
  assert.deepEqual(chooser.lit, ["a", "b"]);
  assert.equal(chooser.cancel(), true);
  assert.deepEqual(chooser.lit, ["unit", "other"]);
  chooser.touch("other");
  assert.equal(chooser.touch("a").id, 3);
});

test("actions that touch the same things wait for their buttons; a shorter one is touched twice", () => {
  const chooser = new Chooser();
  chooser.offer([choice(1, "E"), choice(2, "E")]);
  assert.equal(chooser.touch("E"), null);
  assert.deepEqual(chooser.live.map(({ id }) => id), [1, 2]);
  chooser.offer([choice(1, "a"), choice(2, "a", "b")]);
  assert.equal(chooser.touch("a"), null);
  assert.deepEqual(chooser.lit, ["b"]);
  assert.equal(chooser.touch("a").id, 1);
  chooser.offer([choice(1, "a"), choice(2, "a", "b")]);
  chooser.touch("a");
  assert.equal(chooser.touch("b").id, 2);
});

test("another thing takes the place of the last one that it fits, and what still goes with it stays", () => {
  const chooser = new Chooser();
  const throws = ["C1", "C2"].flatMap((cell) => ["E", "W"].flatMap((way) => ["soft", "hard"].map((force) => [cell, way, force])));
  chooser.offer(throws.map((targets, id) => choice(id, ...targets)));
  chooser.picked = ["C1", "E"];
  assert.deepEqual(chooser.instead("W"), ["C1", "W"]);
  assert.deepEqual(chooser.instead("C2"), ["C2", "E"]);
  assert.deepEqual(chooser.instead("W", ["C1", "E", "hard"]), ["C1", "W", "hard"]);
  assert.equal(chooser.instead("E"), null, "the same again is no other");
  assert.equal(chooser.instead("N"), null);
});

test("attempts grow apart up to a limit and are never all at once", () => {
  assert.equal(backOff(0, 0), 200);
  assert.equal(backOff(0, 1), 400);
  assert.ok(backOff(3, 0) > backOff(2, 0));
  assert.equal(backOff(40, 1), 15000);
});

test("arrows go to the nearest thing in their direction, straight ahead first", () => {
  const from = { x: 0, y: 0 };
  const [ahead, beside, behind] = [{ x: 30, y: 2 }, { x: 20, y: 20 }, { x: -5, y: 0 }];
  assert.equal(nearest(from, [beside, behind, ahead], [1, 0]), ahead);
  assert.equal(nearest(from, [beside, behind, ahead], [-1, 0]), behind);
  assert.equal(nearest(from, [behind], [0, 1]), null);
});

test("news is what came since the reader last acted, in order; with nothing since, what came before", () => {
  const lines = [1, 2, 3, 4].map((n) => ({ n }));
  const acts = [{ seat: 0, n: 1 }, { seat: 1, n: 3 }];
  const told = (seen, done = acts) => since(lines, done, seen).map(({ n }) => n);
  assert.deepEqual(told("0"), [2, 3, 4]);
  assert.deepEqual(told("1"), [4]);
  assert.deepEqual(told(""), [4], "the curtain is closed: whoever acted last");
  assert.deepEqual(told("0", [...acts, { seat: 0, n: 4 }]), [2, 3, 4]);
  assert.deepEqual(told("2"), [1, 2, 3, 4]);
});

test("labels have a name and a consequence; house rules have their own book", () => {
  assert.deepEqual(parts("NE, north-east — close reach"), ["NE, north-east", "close reach"]);
  assert.deepEqual(parts("Resign"), ["Resign", null]);
  assert.equal(ruleAddress("sail-race", "SR-9.3"), "/rules/sail-race#SR-9.3");
  assert.equal(ruleAddress("sail-race", "TA-2.4"), "/rules/table#TA-2.4");
});

test("a drag aims at what lies in its direction, wherever the rose stands", () => {
  const places = [["E", 0], ["NE", -60], ["NW", -120], ["W", 180], ["SW", 120], ["SE", 60]].map(([name, degrees]) => ({
    name, x: 300 + 40 * Math.cos((degrees * Math.PI) / 180), y: 700 + 40 * Math.sin((degrees * Math.PI) / 180),
  }));
  assert.equal(aimed({ x: 90, y: 4 }, places).name, "E");
  assert.equal(aimed({ x: 30, y: -70 }, places).name, "NE");
  assert.equal(aimed({ x: -30, y: -40 }, places).name, "NW");
  assert.equal(aimed({ x: -5, y: 80 }, places).name === "SW" || aimed({ x: -5, y: 80 }, places).name === "SE", true);
  assert.equal(aimed({ x: 1, y: 1 }, []), null);
});

test("a short drag is gentle, a long one or a quick flick is hard, a tap is no throw", () => {
  assert.equal(strength(10, 9, 50, 2), -1);
  assert.equal(strength(60, 0.2, 50, 2), 0);
  assert.equal(strength(200, 0.2, 50, 2), 1);
  assert.equal(strength(60, 2, 50, 2), 1);
  assert.equal(strength(900, 9, 50, 1), 0);
});

test("a walk that goes on is followed from where it left off", () => {
  const way = [0, 1, 2, 3].map((x) => ({ x, y: 0 }));
  assert.deepEqual(onward(way, []), way);
  assert.deepEqual(onward(way, [way.slice(0, 2), [{ x: 9, y: 9 }]]), way.slice(1));
  assert.deepEqual(onward(way, [[...way.slice(0, 2), { x: 5, y: 5 }]]), way, "another way");
});

test("a die hops through every point, lower each time, and comes to rest upright", () => {
  const points = [{ x: 0, y: 0 }, { x: 40, y: 0 }, { x: 40, y: 40 }];
  const frames = hops(points, { x: 41, y: 42 });
  for (const { x, y } of points) assert.ok(frames.some((frame) => frame.x === x && frame.y === y), `${x} ${y}`);
  assert.deepEqual(frames.at(-1), { x: 41, y: 42, turn: 0 });
  const lift = (frame, ground) => ground - frame.y;
  assert.ok(lift(frames[2], 0) > lift(frames[6], 20) && lift(frames[6], 20) > 0);
});

test("a page scrolls only as far as needed", () => {
  const box = (top, bottom) => ({ top, bottom });
  const screen = { above: 130, below: 780 };
  const way = (things, more = {}, home = box(0, 3000)) => wayTo([{ home, things }], { ...screen, ...more });
  assert.equal(way([box(140, 200), box(700, 770)]), 0, "all is seen");
  assert.equal(way([box(400, 460), box(750, 810)]), 38, "as little as will do, with a little room");
  assert.equal(way([box(90, 150)]), -48);
  assert.equal(way([box(90, 150)], { up: -44 }), -44, "never beyond the ends of the page");
  assert.equal(way([box(-600, -560), box(500, 540), box(700, 740)]), 0, "where not all have room, as many as can be");
  assert.equal(way([box(-600, -560), box(500, 540), box(700, 740)], { must: box(-600, -560) }), -738, "but what must be seen is");
  assert.equal(way([box(900, 960)], {}, box(850, 1100)), 328, "all of what it stands in, if it has room");
  const [dice, cards] = [{ home: box(200, 500), things: [box(300, 340)] }, { home: box(900, 2000), things: [box(880, 930), box(1100, 1150)] }];
  assert.equal(wayTo([dice, cards], screen), 158, "the first thing stays, and as much more as there is room for");
  assert.equal(wayTo([{ ...dice, isBoard: true }, cards], screen), 0, "a board that is seen whole stays so");
  assert.equal(wayTo([], screen), 0);
});

test("what is said at a thing covers neither it nor what else is needed", () => {
  const [view, size] = [{ width: 1000, height: 800 }, { width: 200, height: 100 }];
  const thing = { left: 400, right: 440, top: 300, bottom: 340 };
  const at = { x: 420, y: 320 };
  assert.deepEqual(beside(thing, size, at, view), { left: 320, top: 348 }, "below it");
  const hand = { left: 300, right: 600, top: 410, bottom: 480 };
  const place = beside(thing, size, at, view, [hand]);
  assert.deepEqual(place, { left: 320, top: 192 }, "above it where the hand lies below");
  const all = [hand, { left: 300, right: 600, top: 200, bottom: 290 }];
  assert.equal(covered(beside(thing, size, at, view, all), size, all), 0, "beside it where both are taken");
  assert.equal(beside({ left: 0, right: 1000, top: 0, bottom: 800 }, size, at, view), null, "nowhere");
});
