// @ts-check
// Patches: keyed operations on the drawing.

import { SVG, byId } from "../dom.js";

export const make = ([tag, attributes = {}, content = []], doc = document) => {
  const element = doc.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (typeof content === "string") element.textContent = content;
  else element.append(...content.map((child) => make(child, doc)));
  return element;
};

/** The operations on single elements that an operation stands for. */
export const single = (patch) => patch.op === "sets" ? Object.entries(patch.values).map(([id, value]) => ({ op: "set", id, name: patch.name, value })) : [patch];

/** Applies the operations in order. Throws if one names something that is not there: the page is then fetched anew. */
export const applyPatch = (patches, find = byId, doc = document) => {
  const known = (id) => {
    const element = find(id);
    if (!element) throw new Error(`no element ${id}`);
    return element;
  };
  const at = ({ id, path = [] }) => path.reduce((element, place) => element.children[place], known(id));
  const before = ({ before }) => (before ? known(before) : null);
  const operations = {
    set: (p) => at(p).setAttribute(p.name, p.value),
    sets: (p) => Object.entries(p.values).forEach(([id, value]) => known(id).setAttribute(p.name, value)),
    unset: (p) => at(p).removeAttribute(p.name),
    text: (p) => (at(p).textContent = p.text),
    fill: (p) => at(p).replaceChildren(...p.content.map((child) => make(child, doc))),
    splice: (p) => {
      const [whole, cut] = [at(p), p.cut ?? 0];
      const next = whole.children[p.at + cut] ?? null;
      [...whole.children].slice(p.at, p.at + cut).forEach((child) => child.remove());
      (p.content ?? []).forEach((child) => whole.insertBefore(make(child, doc), next));
    },
    insert: (p) => known(p.parent).insertBefore(make(p.element, doc), before(p)),
    move: (p) => known(p.parent).insertBefore(known(p.id), before(p)),
    remove: (p) => known(p.id).remove(),
  };
  for (const patch of patches) {
    if (!Object.hasOwn(operations, patch.op)) throw new Error(`no operation ${patch.op}`);
    operations[patch.op](patch);
  }
};
