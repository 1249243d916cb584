// @ts-check
// Boards painted by hand. The text in the page is the board: painting writes it, typing changes the painting, and the game itself
// says over the network whether it is sound. Nothing here knows a game: brushes, signs and their names stand in the page.

import { SIDE, drawing } from "./drawing.js";
import { blank, mirrored, named, nameOf, packed, read, resized, unpacked, write } from "./text.js";

const SHELF = "galerne-boards";
const kept = () => {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "{}");
  } catch {
    return {};
  }
};

class Easel {
  constructor(form) {
    this.form = form;
    this.area = form.querySelector("textarea");
    this.home = form.querySelector("[data-grid]");
    this.past = [];
    this.future = [];
    this.at = { x: 0, y: 0, side: "east" };
    for (const one of form.querySelectorAll("[data-with-script]")) one.hidden = false;
    this.board = this.fromAddress() ?? read(this.area.value) ?? blank(14, 10);
    this.draw();
    this.said();
    this.shelf();
    this.listen();
  }
  fromAddress() {
    try {
      const text = location.hash.startsWith("#b=") && unpacked(location.hash.slice(3));
      const board = text && read(text);
      if (board) this.area.value = text;
      if (board) this.judge();
      return board || null;
    } catch {
      return null;
    }
  }
  get brush() {
    const { on, sign } = this.form.querySelector("[name=brush]:checked").dataset;
    return { on, sign };
  }

  // Changing the board.

  change(board, { stroke = false } = {}) {
    if (!stroke) this.past.push(this.area.value);
    this.future = [];
    this.board = board;
    this.area.value = write(board);
    this.draw();
    this.said();
    this.judgeSoon();
  }
  /** Paints one place; a whole drag is one step back. */
  paint(place, first) {
    const { on, sign } = this.brush;
    const part = on === "edges" ? place.side : on;
    if (this.board[part]?.[place.y]?.[place.x] === undefined || this.board[part][place.y][place.x] === sign) return;
    const board = { ...this.board, [part]: this.board[part].map((row) => [...row]) };
    board[part][place.y][place.x] = sign;
    this.change(board, { stroke: !first && this.stroked });
    this.stroked = true;
  }
  step(from, to) {
    if (from.length === 0) return;
    to.push(this.area.value);
    this.area.value = from.pop();
    this.board = read(this.area.value) ?? this.board;
    this.draw();
    this.said();
    this.judgeSoon();
  }
  load(text) {
    const board = read(text);
    if (!board) return this.note(this.form.dataset.foreign);
    this.past.push(this.area.value);
    this.area.value = text;
    this.board = board;
    this.draw();
    this.said();
    this.judge();
  }

  // What is seen.

  draw() {
    this.home.replaceChildren(drawing(this.board, this.at, this.brush.on));
  }
  said() {
    const { form, board } = this;
    form.querySelector("[data-size=width]").value = board.width;
    form.querySelector("[data-size=height]").value = board.height;
    const name = form.querySelector("[data-name]");
    if (name !== document.activeElement) name.value = nameOf(board);
    form.querySelector("[data-do=undo]").disabled = this.past.length === 0;
    form.querySelector("[data-do=redo]").disabled = this.future.length === 0;
    this.note(form.dataset.cell.replace("{x}", this.at.x + 1).replace("{y}", this.at.y + 1));
  }
  note(text) {
    this.form.querySelector("[data-where]").textContent = text;
  }
  shelf() {
    const place = this.form.querySelector("[data-mine]");
    const boards = kept();
    const item = (name) => {
      const open = Object.assign(document.createElement("button"), { type: "button", className: "quiet", textContent: name });
      open.addEventListener("click", () => this.load(boards[name]));
      const away = Object.assign(document.createElement("button"), { type: "button", className: "quiet square", textContent: "×", ariaLabel: `× ${name}` });
      away.addEventListener("click", () => {
        const left = kept();
        delete left[name];
        localStorage.setItem(SHELF, JSON.stringify(left));
        this.shelf();
      });
      const line = document.createElement("li");
      line.append(open, away);
      return line;
    };
    place.querySelector("ul").replaceChildren(...Object.keys(boards).sort().map(item));
    place.querySelector("p").hidden = Object.keys(boards).length > 0;
  }

  // What the game says.

  judgeSoon() {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.judge(), 350);
  }
  async judge() {
    const asked = this.area.value;
    const answer = await fetch(location.pathname, { method: "POST", body: new URLSearchParams({ do: "verdict", text: asked }) }).catch(() => null);
    if (!answer || asked !== this.area.value) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    document.getElementById("verdict").replaceChildren(...(answer.ok ? page.body : page.querySelector("main") ?? page.body).childNodes);
  }

  // Hands.

  /** @returns {{ x: number, y: number, side?: string }} */
  placeOf(event) {
    const box = this.home.querySelector("svg").getBoundingClientRect();
    const unit = box.width / (this.board.width * SIDE + 4);
    const [u, v] = [((event.clientX - box.left) / unit - 2) / SIDE, ((event.clientY - box.top) / unit - 2) / SIDE];
    const [x, y] = [Math.floor(u), Math.floor(v)];
    if (this.brush.on !== "edges") return { x, y };
    // The nearest edge of the cell under the finger, as the east or the south one of its owner.
    /** @type {[number, { x: number, y: number, side: string }][]} */
    const near = [[1 - (u - x), { x, y, side: "east" }], [u - x, { x: x - 1, y, side: "east" }], [1 - (v - y), { x, y, side: "south" }], [v - y, { x, y: y - 1, side: "south" }]];
    return near.sort(([one], [other]) => one - other)[0][1];
  }
  inside({ x, y }) {
    return x >= 0 && y >= 0 && x < this.board.width && y < this.board.height;
  }
  listen() {
    const { form, home } = this;
    home.addEventListener("pointerdown", (event) => {
      const place = this.placeOf(event);
      if (!this.inside(place)) return;
      home.setPointerCapture(event.pointerId);
      this.stroked = false;
      this.painting = true;
      this.at = { ...this.at, ...place };
      this.paint(place, true);
      home.focus({ preventScroll: true });
      event.preventDefault();
    });
    home.addEventListener("pointermove", (event) => {
      const place = this.painting && this.placeOf(event);
      if (place && this.inside(place)) this.paint(place, false);
    });
    for (const end of ["pointerup", "pointercancel"]) home.addEventListener(end, () => (this.painting = false));
    home.addEventListener("keydown", (event) => this.key(event));
    form.addEventListener("change", (event) => {
      const { target } = event;
      if (target.name === "brush") this.draw();
      else if (target.dataset.size) {
        const most = Number(form.dataset.most);
        const side = Math.min(most, Math.max(4, Math.round(Number(target.value)) || 4));
        const sides = { width: this.board.width, height: this.board.height, [target.dataset.size]: side };
        this.at = { ...this.at, x: Math.min(this.at.x, sides.width - 1), y: Math.min(this.at.y, sides.height - 1) };
        this.change(resized(this.board, sides.width, sides.height));
      } else if (target.matches("[data-name]")) this.change(named(this.board, target.value));
      else if (target.matches("[data-open]")) target.files[0]?.text().then((text) => this.load(text));
    });
    this.area.addEventListener("input", () => {
      this.board = read(this.area.value) ?? this.board;
      this.draw();
      this.judgeSoon();
    });
    form.addEventListener("click", (event) => this.do(event.target.closest("[data-do]")?.dataset.do));
  }
  key(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const sides = { w: [0, -1, "south"], s: [0, 0, "south"], a: [-1, 0, "east"], d: [0, 0, "east"] };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (steps[event.key]) {
      const place = { x: this.at.x + steps[event.key][0], y: this.at.y + steps[event.key][1] };
      if (this.inside(place)) this.at = { ...this.at, ...place };
    } else if (sides[event.key.toLowerCase()]) {
      const [dx, dy, side] = sides[event.key.toLowerCase()];
      const place = { x: this.at.x + dx, y: this.at.y + dy, side };
      if (this.inside(place)) this.at = place;
    } else if (event.key === " " || event.key === "Enter") this.paint(this.at, true);
    else if (event.key.toLowerCase() === "z") this.do("undo");
    else return;
    event.preventDefault();
    this.draw();
    this.said();
  }
  do(what) {
    if (what === "undo") this.step(this.past, this.future);
    else if (what === "redo") this.step(this.future, this.past);
    else if (what === "mirror") this.change(mirrored(this.board));
    else if (what === "keep") {
      localStorage.setItem(SHELF, JSON.stringify({ ...kept(), [nameOf(this.board) || "?"]: this.area.value }));
      this.shelf();
      this.note(this.form.dataset.kept);
    } else if (what === "send") {
      history.replaceState(null, "", `#b=${packed(this.area.value)}`);
      navigator.clipboard?.writeText(location.href).then(() => this.note(this.form.dataset.copied), () => this.note(location.href));
    } else if (what === "file") {
      const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(new Blob([this.area.value], { type: "text/plain" })), download: `${nameOf(this.board) || "board"}.txt` });
      link.click();
      URL.revokeObjectURL(link.href);
    }
  }
}

if (typeof document !== "undefined") {
  const form = document.querySelector("[data-workshop]");
  if (form) globalThis.easel = new Easel(form);
}
