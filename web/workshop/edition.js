// @ts-check
// An edition being made. The text in the page is the edition: controls ask the server to write their values into it, typing changes the
// controls, and every change is answered with what is wrong, what differs, and the pieces drawn anew.

import { all, byId } from "../dom.js";
import { controls, enable, read, step, write } from "./controls.js";
import { Keys } from "./keys.js";
import { Trial } from "./trial.js";
import { Versions } from "./versions.js";

const PAUSE = 250;
const PATIENCE = 3000;

/** @typedef {{ text: string, unwritten: boolean, foreign: boolean, sound: boolean, identity: string, link: string | null, findings: string, differences: string, changed: Record<string, string> | null, drawings: Record<string, string>, names: string[] | null, note: string | null }} Told */

export class Edition {
  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    this.game = form.dataset.edition;
    this.area = /** @type {HTMLTextAreaElement} */ (form.querySelector("textarea"));
    for (const one of all("[data-with-script]")) one.hidden = false;
    for (const one of all("[data-without-script]")) one.hidden = true;
    enable(form);
    /** @type {Map<string, string>} values chosen that are not in the text yet */
    this.pending = new Map();
    // Drawings that came with the page as they are printed; of the others the server is asked each time.
    this.printed = new Map(all("[data-piece]:not([data-changed]) [data-drawing]", form).map((place) => [place.closest("[data-piece]").dataset.piece, place.innerHTML]));
    this.begun = all("[data-piece][data-changed]", form).map(({ dataset }) => dataset.piece);
    this.past = [];
    this.future = [];
    this.kept = this.area.value;
    this.asked = 0;
    this.answered = 0;
    this.link = null;
    this.against = null;
    this.versions = new Versions(this);
    this.trial = new Trial(this);
    this.keys = new Keys(this);
    this.sheet(all("[role=tab]", form)[0]);
    this.listen();
    const sent = location.hash.startsWith("#e=") ? location.hash.slice(3) : null;
    const draft = sent || new URLSearchParams(location.search).has("from") ? null : this.versions.draft();
    if (draft) this.area.value = draft;
    this.ask({ link: sent });
  }
  words(name) {
    return this.form.dataset[name] ?? "";
  }
  say(text) {
    this.form.querySelector("[data-said]").textContent = text;
  }

  // Asking.

  soon() {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.ask(), PAUSE);
  }
  /** Everything that is chosen or typed is told; the newest answer counts. */
  async ask({ link = null } = {}) {
    clearTimeout(this.later);
    const [number, text, set] = [(this.asked += 1), this.area.value, [...this.pending]];
    const body = JSON.stringify({ text, set, link, against: this.against?.text ?? null, draw: this.begun });
    const post = { method: "POST", headers: { "content-type": "application/json", accept: "application/json" }, body };
    const answer = await fetch(`/workshop/${this.game}/live`, post).catch(() => null);
    /** @type {Told | null} */
    const told = answer?.ok ? await answer.json().catch(() => null) : null;
    if (number < this.asked) return;
    this.answered = number;
    if (!told) {
      const why = await answer?.json?.().catch(() => null);
      this.say(why?.error?.text ?? this.words("away"));
      if (!answer) this.later = setTimeout(() => this.ask({ link }), PATIENCE);
      return;
    }
    // Somebody has typed on in the meantime: the next answer will be about that.
    if (this.area.value !== text) return;
    for (const [path, value] of set) if (this.pending.get(path) === value) this.pending.delete(path);
    this.show(told);
  }
  /** Until what is on the page is what the server knows. */
  async settled() {
    while (this.pending.size > 0 || this.answered < this.asked) {
      const before = this.asked;
      await this.ask();
      if (this.asked === before + 1 && this.pending.size > 0) return;
    }
  }

  // Showing.

  /** @param {Told} told */
  show(told) {
    if (told.text !== this.area.value) this.area.value = told.text;
    if (told.text !== this.kept) {
      this.past.push(this.kept);
      this.future = [];
      this.kept = told.text;
    }
    this.link = told.link;
    this.identity = told.identity;
    byId("findings").innerHTML = told.findings;
    byId("changed").innerHTML = told.differences;
    if (told.changed) this.fill(told.changed, told.drawings);
    const head = { fr: told.names?.[0] ?? "", en: told.names?.[1] ?? "" };
    for (const field of all("[data-head-name]", this.form)) if (field !== document.activeElement) field.value = head[field.dataset.headName];
    const note = /** @type {HTMLInputElement} */ (this.form.querySelector("[data-head-note]"));
    if (note !== document.activeElement) note.value = told.note ?? "";
    this.name = head[document.documentElement.lang] || head.en;
    for (const [what, steps] of [["undo", this.past], ["redo", this.future]]) all(`[data-do=${what}]`, this.form).forEach((one) => (one.disabled = steps.length === 0));
    this.say(told.foreign ? this.words("foreign") : told.unwritten ? this.words("unwritten") : "");
    this.versions.draw(told.text);
    this.trial.text(told.text);
  }
  /** Values and drawings that are not as printed; never under the fingers of somebody typing. */
  fill(changed, drawings) {
    const typing = !this.turned && document.activeElement?.matches("input:not([type=checkbox])");
    this.turned = false;
    for (const control of controls(this.form)) {
      const { path, printed } = control.dataset;
      if (this.pending.has(path) || (typing && control.contains(document.activeElement))) continue;
      write(control, changed[path] ?? printed);
    }
    const pieces = new Set(Object.keys(changed).map((path) => path.split(".").slice(0, 2).join(".")));
    for (const piece of all("[data-piece]", this.form)) {
      const name = piece.dataset.piece;
      piece.toggleAttribute("data-changed", pieces.has(name));
      piece.toggleAttribute("data-out", changed[`${name}.out`] === "true");
      const place = piece.querySelector("[data-drawing]");
      const drawn = drawings[name] ?? (pieces.has(name) ? null : this.printed.get(name));
      if (place && drawn && place.innerHTML !== drawn) place.innerHTML = drawn;
    }
    for (const count of all("[data-count]", this.form)) {
      const many = [...pieces].filter((path) => path.startsWith(`${count.dataset.count}.`)).length;
      count.textContent = many > 0 ? String(many) : "";
    }
  }
  /** One sheet at a time. */
  sheet(tab) {
    if (!tab) return;
    for (const one of all("[role=tab]", this.form)) {
      const chosen = one === tab;
      one.setAttribute("aria-selected", String(chosen));
      one.tabIndex = chosen ? 0 : -1;
      byId(one.getAttribute("aria-controls")).hidden = !chosen;
    }
  }
  /** Where a finding points: the control of its cell, or the place in the text. */
  go(link) {
    const control = controls(this.form).find(({ dataset }) => dataset.path === link.dataset.about);
    if (control) {
      this.sheet(byId(`tab-${link.dataset.about.split(".")[0]}`));
      return (control.matches("fieldset") ? control.querySelector("input, select") : control).focus();
    }
    byId("text").open = true;
    const lines = this.area.value.split("\n").slice(0, Number(link.dataset.line));
    const end = lines.join("\n").length;
    this.area.focus();
    this.area.setSelectionRange(end - (lines.at(-1)?.length ?? 0) + Number(link.dataset.column) - 1, end);
  }

  // Hands.

  set(path, value) {
    this.pending.set(path, value);
    this.soon();
  }
  replace(text) {
    this.pending.clear();
    this.area.value = text;
    this.ask();
  }
  step(from, to) {
    if (from.length === 0) return;
    to.push(this.kept);
    this.pending.clear();
    this.kept = this.area.value = from.pop();
    this.turned = true;
    this.ask();
  }
  listen() {
    const { form } = this;
    this.area.addEventListener("input", () => this.soon());
    form.addEventListener("input", (/** @type {any} */ { target }) => {
      const control = target.closest("[data-path]");
      const value = control && read(control);
      if (value !== null && value !== undefined) this.set(control.dataset.path, value);
      const name = () => Object.fromEntries(all("[data-head-name]", form).map((field) => [field.dataset.headName, field.value.trim()]));
      if (target.matches("[data-head-name]")) {
        const { fr, en } = name();
        this.set("edition.name", fr || en ? `{ fr = ${JSON.stringify(fr || en)}, en = ${JSON.stringify(en || fr)} }` : '""');
      } else if (target.matches("[data-head-note]")) this.set("edition.note", JSON.stringify(target.value.trim()));
      else if (target.matches("[data-only-changed]")) form.toggleAttribute("data-only-changed", target.checked);
    });
    form.addEventListener("change", (/** @type {any} */ { target }) => {
      if (target.matches("[data-open-file]")) target.files[0]?.text().then((text) => this.replace(text));
    });
    form.addEventListener("submit", async (event) => {
      const isSettled = this.pending.size === 0 && this.answered === this.asked;
      if (isSettled) return;
      event.preventDefault();
      await this.settled();
      if (this.pending.size === 0) form.requestSubmit(form.querySelector("[value=play]"));
    });
    document.addEventListener("click", (/** @type {any} */ event) => {
      const button = event.target.closest("[data-step]");
      if (button) step(button);
      const tab = event.target.closest("[role=tab]");
      if (tab) this.sheet(tab);
      const finding = event.target.closest("#findings a[data-line]");
      if (finding) event.preventDefault();
      if (finding) this.go(finding);
      const what = event.target.closest("[data-do]")?.dataset.do;
      if (what) this.do(what);
    });
  }
  async do(what) {
    if (what === "undo") this.step(this.past, this.future);
    else if (what === "redo") this.step(this.future, this.past);
    else if (what === "send") await this.send();
    else if (what === "print") await this.print();
    else if (what === "file") this.versions.save(`${this.identity || this.game}.toml`, this.area.value);
    else if (what === "new") this.replace("");
    else this.versions.do(what);
  }
  /** Sheets to cut out, of the game as it stands here. The address holds the whole text, as a link does. */
  async print() {
    await this.settled();
    if (!this.link) return this.say(this.words("long"));
    location.assign(`/print/${this.game}?${new URLSearchParams({ "o.edition": this.area.value })}`);
  }
  async send() {
    await this.settled();
    if (!this.link) return this.say(this.words("long"));
    history.replaceState(null, "", `${location.pathname}#e=${this.link}`);
    await navigator.clipboard?.writeText(location.href).then(() => this.say(this.words("copied")), () => this.say(location.href));
  }
}

if (typeof document !== "undefined") {
  /** @type {HTMLFormElement | null} */
  const form = document.querySelector("[data-edition]");
  if (form) /** @type {any} */ (globalThis).edition = new Edition(form);
}
