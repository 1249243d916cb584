// @ts-check
// The bar that asks once more before something is done.

import { byId } from "../dom.js";

export class Confirmation {
  /** What is done on a yes; nothing while nothing is asked. */
  go = null;
  /** Where the focus was before.
      @type {any} */
  returnTo = null;

  ask(text, go) {
    const bar = byId("confirm");
    bar.querySelector("p").textContent = text;
    bar.hidden = false;
    this.go = go;
    this.returnTo = document.activeElement;
    bar.querySelector("[data-confirm-yes]").focus();
  }
  hide() {
    const bar = byId("confirm");
    if (bar.hidden) return;
    const had = bar.contains(document.activeElement);
    bar.hidden = true;
    this.go = null;
    if (had) (this.returnTo?.isConnected ? this.returnTo : byId("prompt")).focus({ preventScroll: true });
  }
  yes() {
    const { go } = this;
    this.hide();
    go?.();
  }
}
