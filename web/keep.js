// @ts-check
// What a player composes, kept under a name in this browser and taken up again at another table. It lies in the browser and nowhere else:
// the game says over the socket whether it fits, and builds it by ordinary actions. No game is known here and no sentence is written.

/** A kept text travels with its name above it. */
export const packed = (name, text) => `name: ${name}\n${text}`;
/** A pasted text as its name and what is kept under it; nothing where there is nothing to keep. */
export const unpacked = (pasted, fallback) => {
  const lines = pasted.replaceAll("\r", "").split("\n").map((line) => line.trim()).filter(Boolean);
  const head = lines.find((line) => line.startsWith("name:"));
  const text = lines.filter((line) => !line.startsWith("name:")).map((line) => `${line}\n`).join("");
  return text ? { name: head?.slice("name:".length).trim().slice(0, 40) || fallback, text } : null;
};
/** A kept text as its reader would say it: how many of what, in the words of the page. What is not known there stands as it is. */
export const told = (text, names) =>
  text.trim().split("\n").map((line) => {
    const [, count, word] = line.match(/^(\d+)\s+(.*)$/) ?? [null, "", line];
    return [count && `${count} ×`, names[word.trim()] ?? word.replaceAll("_", " ")].filter(Boolean).join(" ");
  }).join(", ");
/** A name that nothing is kept under yet: nothing is overwritten by pasting. */
export const free = (name, kept) => {
  let [wished, number] = [name, 2];
  while (Object.hasOwn(kept, wished)) wished = `${name} (${number++})`;
  return wished;
};

class Keeping {
  constructor(root) {
    this.root = root;
    this.shelf = `galerne-kept-${/** @type {HTMLElement} */ (document.querySelector(".table")).dataset.game}`;
    this.one = (selector) => root.querySelector(selector);
    this.composed = JSON.parse(root.dataset.composed || "[]");
    this.names = JSON.parse(root.dataset.names || "{}");
    document.addEventListener("composed", (/** @type {any} */ { detail }) => {
      this.composed = detail;
      this.show();
    });
    this.one("[data-keep]").addEventListener("submit", (event) => this.keep(event));
    this.one("[data-paste]").addEventListener("submit", (event) => this.paste(event));
    this.one("ul").addEventListener("click", (event) => {
      const button = event.target.closest("[data-do]");
      if (button) this[button.dataset.do](button.closest("li").dataset.name, button);
    });
    this.one("#keep-seat").addEventListener("change", () => this.show());
    this.show();
  }
  get kept() {
    try {
      return JSON.parse(localStorage.getItem(this.shelf) ?? "{}");
    } catch {
      return {};
    }
  }
  /** Whether the browser took it: its store may be full, or closed to this page. */
  write(kept, said = "") {
    try {
      localStorage.setItem(this.shelf, JSON.stringify(kept));
    } catch {
      said = this.root.dataset.full;
    }
    this.show();
    this.say(said);
  }
  say(text) {
    this.one("[data-said]").textContent = text;
  }
  /** The seat that composes; with several on one device, the one that was chosen. */
  get mine() {
    const seat = Number(this.one("#keep-seat").value);
    return this.composed.find((one) => one.seat === seat) ?? this.composed[0];
  }
  show() {
    this.root.hidden = this.composed.length === 0;
    const seats = this.one("#keep-seat");
    const chosen = seats.value;
    const names = globalThis.galerne?.state.seats ?? [];
    seats.replaceChildren(...this.composed.map(({ seat }) => new Option(names.find((known) => known.seat === seat)?.name ?? seat + 1, seat)));
    if (this.composed.some(({ seat }) => String(seat) === chosen)) seats.value = chosen;
    this.one(".whose").hidden = this.composed.length < 2;
    this.one("[data-keep] button").disabled = !this.mine?.text;
    // A refusal may stand beside a line that is about to be written anew.
    const refusal = document.getElementById("refusal");
    if (this.root.contains(refusal)) document.querySelector(".asked").append(refusal);
    const kept = this.kept;
    const line = (name) => {
      const item = this.one("template").content.firstElementChild.cloneNode(true);
      item.dataset.name = name;
      item.querySelector("b").textContent = name;
      item.querySelector("small").textContent = told(kept[name], this.names);
      for (const button of item.querySelectorAll("button")) button.setAttribute("aria-label", `${button.textContent}: ${name}`);
      return item;
    };
    const all = Object.keys(kept).sort((one, other) => one.localeCompare(other));
    /** @type {any} */
    const { activeElement } = document;
    const [focused, place] = [activeElement?.closest?.("#keeping li")?.dataset.name, activeElement?.dataset?.do];
    this.one("ul").replaceChildren(...all.map(line));
    if (place) this.one(`li[data-name="${CSS.escape(focused)}"] [data-do="${place}"]`)?.focus();
    this.one("[data-none]").hidden = all.length > 0;
  }

  // What can be done.

  keep(event) {
    event.preventDefault();
    const field = this.one("#keep-name");
    const name = field.value.trim();
    if (!name || !this.mine?.text) return;
    field.value = "";
    this.write({ ...this.kept, [name]: this.mine.text }, this.root.dataset.kept);
  }
  paste(event) {
    event.preventDefault();
    const area = this.one("#keep-text");
    const pasted = unpacked(area.value, this.root.dataset.pasted);
    if (!pasted) return this.say(this.root.dataset.foreign);
    area.value = "";
    this.write({ ...this.kept, [free(pasted.name, this.kept)]: pasted.text }, this.root.dataset.kept);
  }
  take(name, button) {
    const table = globalThis.galerne;
    table.send({ t: "compose", v: table.v, seat: this.mine.seat, text: this.kept[name] }, [button]);
  }
  async copy(name) {
    const text = packed(name, this.kept[name]);
    try {
      await navigator.clipboard.writeText(text);
      this.say(this.root.dataset.copied);
    } catch {
      // Where the clipboard is closed, the text stands ready to be copied by hand.
      this.one("details").open = true;
      const area = this.one("#keep-text");
      area.value = text;
      area.select();
    }
  }
  rename(name, button) {
    const place = button.closest("li").querySelector("b");
    const field = Object.assign(document.createElement("input"), { value: name, maxLength: 40, ariaLabel: button.textContent });
    let over = false;
    const done = (changed) => {
      // Taking the field away makes it lose the focus, which is told as a change once more.
      if (over) return;
      over = true;
      field.remove();
      const wished = field.value.trim();
      if (!changed || !wished || wished === name) return this.show();
      const { [name]: text, ...others } = this.kept;
      this.write({ ...others, [free(wished, others)]: text });
    };
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        done(event.key === "Enter");
      }
    });
    field.addEventListener("change", () => done(true));
    place.replaceChildren(field);
    field.select();
  }
  drop(name) {
    const { [name]: _, ...others } = this.kept;
    this.write(others);
  }
}

if (typeof document !== "undefined") {
  const root = document.getElementById("keeping");
  if (root) globalThis.keeping = new Keeping(root);
}
