// Boards painted by hand. The text in the page is the board: painting writes it, typing changes the painting, and the game itself
// says over the network whether it is sound. Nothing here knows a game: brushes, signs and their names stand in the page.

const SIDE = 32;
const SVG = "http://www.w3.org/2000/svg";

/** A board from its text, or nothing where the text has no grid. Lines that are no heading before the grid are kept as they are. */
export const read = (text) => {
  const head = [];
  const rows = { grid: [], zones: [] };
  let [section, edged] = ["", false];
  for (const line of text.replaceAll("\r", "").split("\n")) {
    if (/^grid( with edges)?:\s*$/.test(line)) [section, edged] = ["grid", line.includes("edges")];
    else if (/^zones:\s*$/.test(line)) section = "zones";
    else if (section) rows[section].push(line);
    else if (line.trim()) head.push(line);
  }
  while (rows.grid.length > 0 && !rows.grid.at(-1).trim()) rows.grid.pop();
  const lines = edged ? rows.grid.filter((_, place) => place % 2 === 0) : rows.grid.filter((line) => line.trim());
  const cellsOf = (line) => (edged ? [...line].filter((_, place) => place % 2 === 0) : [...line.trimEnd()]);
  const width = Math.max(0, ...lines.map((line) => cellsOf(line).length));
  if (width === 0) return null;
  const board = blank(width, lines.length, head);
  lines.forEach((line, y) => {
    cellsOf(line).forEach((sign, x) => (board.cells[y][x] = sign === " " ? "." : sign));
    if (!edged) return;
    for (let x = 0; x < width; x += 1) {
      board.east[y][x] = line[2 * x + 1] ?? " ";
      board.south[y][x] = (rows.grid[2 * y + 1]?.[2 * x] ?? " ").replace("-", "|");
    }
  });
  rows.zones.slice(0, lines.length).forEach((line, y) => [...line.trimEnd()].slice(0, width).forEach((sign, x) => (board.zones[y][x] = sign)));
  return board;
};
const table = (width, height, sign) => Array.from({ length: height }, () => Array(width).fill(sign));
export const blank = (width, height, head = []) =>
  ({ head, width, height, cells: table(width, height, "."), zones: table(width, height, "."), east: table(width, height, " "), south: table(width, height, " ") });

/** The text of a board. Edges are written only where there are some. */
export const write = ({ head, width, height, cells, zones, east, south }) => {
  const inside = (rows, last) => rows.some((row, y) => row.some((sign, x) => sign !== " " && (last === "x" ? x + 1 < width : y + 1 < height)));
  const edged = inside(east, "x") || inside(south, "y");
  const lines = cells.flatMap((row, y) => {
    if (!edged) return [row.join("")];
    const here = row.map((sign, x) => sign + (x + 1 < width ? east[y][x] : "")).join("").trimEnd();
    const below = south[y].map((sign) => `${sign === "|" ? "-" : sign} `).join("").trimEnd();
    return y + 1 < height ? [here, below] : [here];
  });
  return [...head, edged ? "grid with edges:" : "grid:", ...lines, "zones:", ...zones.map((row) => row.join("")), ""].join("\n");
};
/** The same board with other sides: what lies outside is cut, what is new is open ground. */
export const resized = (board, width, height) => {
  const other = blank(width, height, board.head);
  for (const part of ["cells", "zones", "east", "south"])
    for (let y = 0; y < Math.min(height, board.height); y += 1)
      for (let x = 0; x < Math.min(width, board.width); x += 1) other[part][y][x] = board[part][y][x];
  return other;
};
/** The right half becomes the image of the left one; the zones of players 1 and 2 change places on the way. */
export const mirrored = (board) => {
  const other = resized(board, board.width, board.height);
  const swap = { A: "B", B: "A", C: "D", D: "C" };
  for (let y = 0; y < board.height; y += 1)
    for (let x = 0; x < board.width; x += 1) {
      const from = board.width - 1 - x;
      if (x > from) {
        other.cells[y][x] = board.cells[y][from];
        other.south[y][x] = board.south[y][from];
        other.zones[y][x] = swap[board.zones[y][from]] ?? board.zones[y][from];
      }
      // The edge east of a cell is the one west of its image.
      if (x >= from) other.east[y][x] = from > 0 ? board.east[y][from - 1] : " ";
    }
  return other;
};
export const named = (board, name) => {
  const plain = name.replaceAll(/[\n\r:]/g, " ").trim();
  const id = plain.normalize("NFD").replaceAll(/[^\w]+/g, "_").toLowerCase() || "board";
  const head = board.head.map((line) => (line.startsWith("name:") ? `name: ${plain}` : line.startsWith("id:") ? `id: ${id}` : line));
  return { ...board, head };
};
export const nameOf = (board) => board.head.find((line) => line.startsWith("name:"))?.slice(5).trim() ?? "";

const packed = (text) => btoa(String.fromCodePoint(...new TextEncoder().encode(text))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const unpacked = (word) => new TextDecoder().decode(Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.codePointAt(0)));

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
    const { width, height, cells, zones, east, south } = this.board;
    const make = (tag, attributes, text) => {
      const element = document.createElementNS(SVG, tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (text) element.textContent = text;
      return element;
    };
    const svg = make("svg", { viewBox: `-2 -2 ${width * SIDE + 4} ${height * SIDE + 4}`, "aria-hidden": "true" });
    const classOf = { ".": "free", ",": "cluttered", "/": "stairs", "#": "wall", "'": "door", "+": "door", "=": "door" };
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const [sign, zone] = [cells[y][x], zones[y][x]];
        svg.append(make("rect", { x: x * SIDE, y: y * SIDE, width: SIDE, height: SIDE, class: `cell ${classOf[sign] ?? "obstacle"}` }));
        if (zone !== ".") svg.append(make("rect", { x: x * SIDE + 2, y: y * SIDE + 2, width: SIDE - 4, height: SIDE - 4, class: `zone zone-${zone.toLowerCase()}` }));
        const word = sign === "." ? (zone === "." ? "" : zone.toUpperCase()) : sign === "#" ? "" : sign;
        if (word) svg.append(make("text", { x: (x + 0.5) * SIDE, y: (y + 0.68) * SIDE }, word));
      }
    const edge = (sign, x1, y1, x2, y2) =>
      sign !== " " && svg.append(make("line", { x1: x1 * SIDE, y1: y1 * SIDE, x2: x2 * SIDE, y2: y2 * SIDE, class: `edge ${sign === "|" ? "wall" : "door"}` }));
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        if (x + 1 < width) edge(east[y][x], x + 1, y, x + 1, y + 1);
        if (y + 1 < height) edge(south[y][x], x, y + 1, x + 1, y + 1);
      }
    const { x, y, side } = this.at;
    const cursor = this.brush.on !== "edges" ? { x: x * SIDE + 1, y: y * SIDE + 1, width: SIDE - 2, height: SIDE - 2 }
      : side === "east" ? { x: (x + 1) * SIDE - 4, y: y * SIDE, width: 8, height: SIDE } : { x: x * SIDE, y: (y + 1) * SIDE - 4, width: SIDE, height: 8 };
    svg.append(make("rect", { ...cursor, class: "cursor" }));
    this.home.replaceChildren(svg);
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

  placeOf(event) {
    const box = this.home.querySelector("svg").getBoundingClientRect();
    const unit = box.width / (this.board.width * SIDE + 4);
    const [u, v] = [((event.clientX - box.left) / unit - 2) / SIDE, ((event.clientY - box.top) / unit - 2) / SIDE];
    const [x, y] = [Math.floor(u), Math.floor(v)];
    if (this.brush.on !== "edges") return { x, y };
    // The nearest edge of the cell under the finger, as the east or the south one of its owner.
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
