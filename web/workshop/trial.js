// @ts-check
// The test of an edition: one experiment at the laboratory's desk, asked now and then how it goes, and its verdict.

import { byId } from "../dom.js";

const EVERY = 1000;
const SLOWEST = 15_000;
const MANY = "20000";

export class Trial {
  constructor(edition) {
    this.edition = edition;
    this.form = /** @type {HTMLFormElement} */ (document.querySelector("[data-trial]"));
    this.on = /** @type {HTMLButtonElement} */ (this.form.querySelector("[data-do=play-on]"));
    this.place = byId("verdict");
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.begin();
    });
    this.on.addEventListener("click", () => {
      this.field("games").value = MANY;
      this.begin();
    });
  }
  field(name) {
    return /** @type {HTMLInputElement} */ (this.form.elements.namedItem(name));
  }
  text(text) {
    this.field("text").value = text;
  }
  async begin() {
    await this.edition.settled();
    this.on.hidden = true;
    this.place.textContent = "";
    // Form data have an encoding that the server does not read.
    const body = new URLSearchParams(/** @type {any} */ (new FormData(this.form)));
    const answer = await fetch(this.form.action, { method: "POST", headers: { accept: "application/json" }, body }).catch(() => null);
    const told = await answer?.json().catch(() => null);
    if (!told?.run) {
      this.place.textContent = told?.error?.text ?? this.edition.words("away");
      return;
    }
    this.run = told.run;
    this.follow(told.run);
  }
  async follow(run) {
    let wait = EVERY / 4;
    while (this.run === run) {
      await new Promise((done) => setTimeout(done, wait));
      const answer = await fetch(`/workshop/${this.edition.game}/test/${run}`, { headers: { accept: "application/json" } }).catch(() => null);
      const now = answer?.ok ? await answer.json().catch(() => null) : null;
      if (!now || this.run !== run) {
        wait = Math.min(wait * 2, SLOWEST);
        continue;
      }
      if (this.place.innerHTML !== now.html) this.place.innerHTML = now.html;
      this.on.hidden = now.ending !== "open" || this.field("games").value === MANY;
      if (!now.busy) return;
      wait = EVERY;
    }
  }
}
