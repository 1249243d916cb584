// @ts-check
// The drawing of a board that is being painted.

const SVG = "http://www.w3.org/2000/svg";

/** The side of a cell, in units of the drawing. */
export const SIDE = 32;

const make = (tag, attributes, text) => {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text) element.textContent = text;
  return element;
};

/** The board with its cursor: on a cell, or on one of its edges where edges are painted. */
export const drawing = (board, at, on) => {
  const { width, height, cells, zones, east, south } = board;
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
  const { x, y, side } = at;
  const cursor = on !== "edges" ? { x: x * SIDE + 1, y: y * SIDE + 1, width: SIDE - 2, height: SIDE - 2 }
    : side === "east" ? { x: (x + 1) * SIDE - 4, y: y * SIDE, width: 8, height: SIDE } : { x: x * SIDE, y: (y + 1) * SIDE - 4, width: SIDE, height: 8 };
  svg.append(make("rect", { ...cursor, class: "cursor" }));
  return svg;
};
