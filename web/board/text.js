// @ts-check
// The text of a board, and what can be done to a whole board.

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

/** A text as a word that may stand in an address, and back. */
export const packed = (text) => btoa(String.fromCodePoint(...new TextEncoder().encode(text))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
export const unpacked = (word) => new TextDecoder().decode(Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.codePointAt(0)));
