// @ts-check
// The workshop by keyboard: from piece to piece, to the differences, to the table, to the test.

import { all, byId, isField } from "../dom.js";

export class Keys {
  constructor(edition) {
    this.edition = edition;
    document.addEventListener("keydown", (event) => this.key(event));
  }
  get pieces() {
    return all("[data-piece]", this.edition.form).filter((piece) => piece.offsetParent !== null);
  }
  /** The piece that somebody is at, or works in. */
  get here() {
    return this.pieces.indexOf(document.activeElement?.closest("[data-piece]"));
  }
  to(place) {
    const { pieces } = this;
    const piece = pieces[Math.min(pieces.length - 1, Math.max(0, place))];
    piece?.focus();
    piece?.scrollIntoView({ block: "nearest" });
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const at = /** @type {HTMLElement} */ (event.target);
    const typing = isField(at) && !at.matches("[type=checkbox]");
    if (at.matches("[role=tab]")) return this.tab(event, at);
    if (event.ctrlKey || event.metaKey) {
      const what = { z: event.shiftKey ? "redo" : "undo", y: "redo" }[event.key.toLowerCase()];
      if (!what || at.matches("textarea, [type=text]")) return;
      event.preventDefault();
      return this.edition.do(what);
    }
    // Neither a number nor a choice is made of these signs.
    if (event.altKey || (typing && !(at.matches("[type=number], select") && "[]?".includes(event.key)))) return;
    if (!this.press(event.key, at)) return;
    event.preventDefault();
  }
  press(key, at) {
    const onPiece = at.matches("[data-piece]");
    if (key === "]" || (onPiece && (key === "ArrowRight" || key === "ArrowDown"))) this.to(this.here + 1);
    else if (key === "[" || (onPiece && (key === "ArrowLeft" || key === "ArrowUp"))) this.to(this.here - 1);
    else if (key === "Enter" && onPiece) at.querySelector("input, select")?.focus();
    else if (key === "d") byId("differences").focus();
    else if (key === "p") this.edition.form.requestSubmit(this.edition.form.querySelector("[value=play]"));
    else if (key === "t") byId("test").querySelector("[data-do=test]").focus();
    else if (key === "?") Object.assign(byId("keys"), { open: true }).scrollIntoView({ block: "nearest" });
    else return false;
    return true;
  }
  tab(event, at) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const tabs = all("[role=tab]", this.edition.form);
    const next = tabs[(tabs.indexOf(at) + by + tabs.length) % tabs.length];
    this.edition.sheet(next);
    next.focus();
    event.preventDefault();
  }
}
