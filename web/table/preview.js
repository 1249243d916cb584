// @ts-check
// Previews: what an action would lead to, drawn over the picture before it is chosen.

import { SVG, byId, foresee, words } from "../dom.js";
import { parts } from "./chooser.js";
import { stepBack } from "./hint.js";
import { make } from "./patch.js";
import { touchables } from "./things.js";

/** What a thing is called: its reading up to where it is explained. */
const nameOf = (thing) => touchables(thing)[0]?.getAttribute("aria-label")?.split(/\s?[:.](?:\s|$)/u)[0];

export class Preview {
  /** The client id of the question whose answer is still wanted. */
  asked = undefined;
  /** The client ids of questions without an answer: the table may go on before one comes. */
  open = new Set();

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }
  /** Asks for it, once the hand has stayed there for a moment. */
  ask(choice) {
    clearTimeout(this.soon);
    // One touch for several actions is told by its name: a charge is not a shot.
    this.name = choice?.then.length > 0 ? parts(choice.label)[0] : "";
    if (!choice || choice.gives_up) return this.clear();
    stepBack(true);
    this.soon = setTimeout(() => {
      this.asked = this.table.send({ t: "preview", seat: choice.seat, id: choice.id, then: choice.then });
      this.open.add(this.asked);
    }, 150);
  }
  /** Whether that was the answer to a question of ours; each has one. */
  settle(client) {
    return this.open.delete(client);
  }
  /** @param {{ overlay: string, text?: string }} preview */
  draw({ overlay, text }) {
    const { choices, picture } = this.table;
    this.clear(this.asked);
    // A hand that has gone on reads the preview: what was said at another thing would lie over it.
    if (this.table.hands.last === "mouse") this.table.notice.hush();
    // What the drawing alone shows is named, so that a finger is told how to go on.
    const name = text?.startsWith(this.name) ? "" : this.name;
    foresee([name, text].filter(Boolean).join(" · ") || (choices.shown?.label ?? ""), Boolean(choices.shown));
    const read = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${overlay ?? ""}</svg>`, "image/svg+xml");
    if (read.querySelector("parsererror")) return;
    const group = make(["g", { id: "preview-overlay", "aria-hidden": "true", "pointer-events": "none" }]);
    group.append(...[...read.documentElement.childNodes].map((node) => document.importNode(node, true)));
    picture.svg?.append(group);
    picture.sift();
  }
  clear(asked = null) {
    clearTimeout(this.soon);
    const { picked } = this.table.chooser;
    // Where a touch leads on, what is to be touched next is said, also where advice lies in that place.
    if (asked === null) stepBack(picked.length > 0);
    this.asked = asked;
    byId("preview-overlay")?.remove();
    const second = matchMedia("(hover: none)").matches ? words().secondTouch : words().second;
    foresee(picked.length > 0 ? [...picked.map(nameOf).filter(Boolean), second].join(" · ") : "");
  }
}
