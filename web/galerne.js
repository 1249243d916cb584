// The page's one script. It keeps a table up to date and lets a hand choose on the picture; it knows no game and no sentence:
// what can be done comes from the server, words come from the page. Without it every page still shows all there is.

const SVG = "http://www.w3.org/2000/svg";
const byId = (id) => document.getElementById(id);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
/** The elements that stand for a thing: those that name it, or else the one that has its id. */
const touchables = (thing) => {
  const named = all(`[data-target="${CSS.escape(thing)}"]`);
  return named.length ? named : [byId(thing)].filter(Boolean);
};
const thingOf = (element) => element.dataset.target ?? element.id;
/** The thing of the picture that was hit: what may be a target, or has a name; its reading is the name. The picture as a whole is none. */
const thingAt = (target) => {
  let element = null;
  for (let one = target; one?.ownerSVGElement; one = one.parentNode) {
    const reading = one.getAttribute("aria-label");
    if (one.dataset.target || reading) element ??= one;
    if (reading) return { element, thing: thingOf(element), reading };
  }
  return element && { element, thing: thingOf(element), reading: "" };
};
const middleOf = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

// ── Patches: keyed operations on the drawing ────────────────────────────────

export const make = ([tag, attributes = {}, content = []], doc = document) => {
  const element = doc.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (typeof content === "string") element.textContent = content;
  else element.append(...content.map((child) => make(child, doc)));
  return element;
};

/** Applies the operations in order. Throws if one names something that is not there: the page is then fetched anew. */
export const applyPatch = (patches, find = byId, doc = document) => {
  const known = (id) => {
    const element = find(id);
    if (!element) throw new Error(`no element ${id}`);
    return element;
  };
  const at = ({ id, path = [] }) => path.reduce((element, place) => element.children[place], known(id));
  const before = ({ before }) => (before ? known(before) : null);
  const operations = {
    set: (p) => at(p).setAttribute(p.name, p.value),
    unset: (p) => at(p).removeAttribute(p.name),
    text: (p) => (at(p).textContent = p.text),
    fill: (p) => at(p).replaceChildren(...p.content.map((child) => make(child, doc))),
    insert: (p) => known(p.parent).insertBefore(make(p.element, doc), before(p)),
    move: (p) => known(p.parent).insertBefore(known(p.id), before(p)),
    remove: (p) => known(p.id).remove(),
  };
  for (const patch of patches) {
    if (!Object.hasOwn(operations, patch.op)) throw new Error(`no operation ${patch.op}`);
    operations[patch.op](patch);
  }
};

// ── Choosing by targets ─────────────────────────────────────────────────────

/** Narrows the legal actions by the things touched so far, in the order in which a hand touches them. */
export class Chooser {
  choices = [];
  picked = [];

  offer(choices) {
    this.choices = choices;
    this.picked = [];
  }
  /** Those that begin with what was touched. */
  get live() {
    return this.choices.filter(({ targets }) => this.picked.every((id, i) => targets[i] === id));
  }
  /** What may be touched first. */
  get firsts() {
    return [...new Set(this.choices.map(({ targets }) => targets[0]).filter(Boolean))];
  }
  /** What may be touched next. */
  get lit() {
    return [...new Set(this.live.map(({ targets }) => targets[this.picked.length]).filter(Boolean))];
  }
  /** The one action that touching this would lead to or be part of, if it is only one. */
  only(id) {
    const leading = this.live.filter(({ targets }) => targets[this.picked.length] === id);
    return leading.length === 1 ? leading[0] : null;
  }
  /** Touch a thing: an action if that decides it, otherwise nothing, and `picked` has grown if it was a legal touch. */
  touch(id) {
    const again = this.picked.at(-1) === id;
    if (!again && !this.lit.includes(id)) return null;
    if (!again || this.lit.includes(id)) this.picked.push(id);
    const complete = this.live.filter(({ targets }) => targets.length === this.picked.length);
    // A shorter action that a longer one begins with is carried out by touching its last thing twice.
    return complete.length === 1 && (again || this.live.length === 1) ? complete[0] : null;
  }
  cancel() {
    const had = this.picked.length > 0;
    this.picked = [];
    return had;
  }
}

/** How long to wait before the next attempt: longer each time, and never all at once after a restart of the server. */
export const backOff = (attempt, random = Math.random()) => Math.min(15000, 400 * 2 ** attempt) * (0.5 + random / 2);

/** The longest time in milliseconds for which what came too fast is held back and sent again, rather than refused. */
const PATIENCE = 20000;

/** How long a new answer is dead, in milliseconds: the second click of a double click was meant for what stood there before. */
const DEAD = 350;

/** For how long after a choice what comes next follows from it, in milliseconds. */
const FOLLOWS = 4000;

/** How long a finger rests before it only wants to look, in milliseconds. */
const LONG_PRESS = 450;

/** Text drawn smaller than this many pixels is not read by anybody. */
const SMALLEST = 11;

/** As many usual answers as are listed openly; where there are more, those that can be touched on the picture are folded away. */
const LISTED = 12;

/** Where a box of that size stands beside a thing without covering it, inside the window; `null` where there is no room. */
export const beside = (thing, { width, height }, at, view, gap = 8) => {
  const held = (value, most) => Math.max(gap, Math.min(value, most - gap));
  const left = held(at.x - width / 2, view.width - width);
  const top = held(at.y - height / 2, view.height - height);
  const places = [
    { left, top: thing.bottom + gap }, { left, top: thing.top - gap - height },
    { left: thing.right + gap, top }, { left: thing.left - gap - width, top },
  ];
  const fits = (place) => place.left >= gap && place.top >= gap && place.left + width <= view.width - gap && place.top + height <= view.height - gap;
  return places.find(fits) ?? null;
};

/** The nearest of the places in a direction; being beside the line counts double. */
export const nearest = (from, places, [dx, dy]) => {
  let best = null;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * dx + y * dy;
    const beside = Math.abs(x * dy - y * dx);
    if (along > 1 && (!best || along + 2 * beside < best.cost)) best = { place, cost: along + 2 * beside };
  }
  return best?.place ?? null;
};

/** A label's name and, after a long dash, its consequence. */
export const parts = (label) => {
  const at = label.indexOf(" — ");
  return at < 0 ? [label, null] : [label.slice(0, at), label.slice(at + 3)];
};

export const ruleAddress = (game, rule) => `/rules/${rule.startsWith("TA-") ? "table" : game}#${rule}`;

// ── Small helpers on the page ───────────────────────────────────────────────

const h = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
};
const clone = (template) => byId(template).content.cloneNode(true);
const words = () => byId("words")?.dataset ?? {};
const fill = (text, name) => text.replace("{}", name);
const isField = (element) => element instanceof HTMLElement && element.matches("input:not([readonly]), textarea, select");
const moves = () => {
  const { motion } = document.documentElement.dataset;
  return motion === "full" || (motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches);
};
const ruleLink = (game, rule) => (rule ? h("a", { class: "rule", href: ruleAddress(game, rule) }, rule) : "");
const setText = (element, text) => {
  if (element && element.textContent !== text) element.textContent = text;
};

/** Sets a text that has a place of fixed height: where it is too long for it, smaller. */
const fit = (element, text) => {
  if (!element) return;
  setText(element, text);
  element.removeAttribute("data-long");
  element.toggleAttribute("data-long", element.scrollHeight > element.clientHeight + 1);
};
/** What would happen, or what a thing is. What is longer than its place even so can be scrolled, by keyboard too. */
const foresee = (text) => {
  const slip = byId("foreseen");
  if (slip.textContent === text) return;
  fit(slip, text);
  if (slip.scrollHeight > slip.clientHeight + 1) slip.setAttribute("tabindex", "0");
  else slip.removeAttribute("tabindex");
};

/** Puts new content into a region, but never under the fingers of somebody typing: then it waits until they are done. */
const write = (region, children) => {
  if (!region) return;
  const focused = region.contains(document.activeElement) ? document.activeElement : null;
  if (focused && isField(focused) && focused.type !== "radio") {
    region.waiting = children;
    region.addEventListener(
      "focusout",
      () => setTimeout(() => region.waiting && (write(region, region.waiting), (region.waiting = null))),
      { once: true },
    );
    return;
  }
  const key = focused && all("button, a, summary, [tabindex]", region).indexOf(focused);
  const name = focused?.textContent;
  region.replaceChildren(...children);
  if (!focused) return;
  const now = all("button, a, summary, [tabindex]", region);
  (now.find((one) => one.textContent === name) ?? now[key] ?? now[0] ?? byId("prompt"))?.focus({ preventScroll: true });
};

/** What a bot is called. */
const botName = (bot) => (words().bots ?? "").split("\n").find((line) => line.startsWith(`${bot}=`))?.slice(bot.length + 1) ?? bot;

// ── Regions: the same HTML that the server writes on the first page ─────────

const regions = {
  prompt({ prompt, waits, over }) {
    const element = byId("prompt");
    fit(element, prompt?.text ?? (waits || (over ? words().over : words().wait)));
    element?.toggleAttribute("data-mine", Boolean(prompt));
  },
  curtain({ curtain }) {
    const { closed, hide, looks } = curtain ?? { looks: [] };
    const button = (value, look, text, primary) =>
      h("button", { type: "submit", form: "by-hand", name: "do", value, "data-look": look, class: primary ? "primary" : null }, text);
    const region = byId("curtain");
    region.hidden = looks.length === 0 && !hide;
    region.toggleAttribute("data-closed", Boolean(closed));
    write(region, [
      ...looks.map(({ seat, label, asked }) => button(`look ${seat}`, String(seat), label, asked && closed)),
      hide && button("hide", "", hide),
    ].filter(Boolean));
  },
  seats({ seats }) {
    const w = words();
    const shared = seats.filter(({ mine, kind }) => mine && kind === "human").length > 1;
    // Its name may say already how well it plays.
    const botNature = ({ bot, name }) => {
      const level = botName(bot ?? "");
      return !level || name.toLowerCase().startsWith(level.toLowerCase()) ? w.kindBotPlain : fill(w.kindBot, level);
    };
    const nature = (seat) =>
      seat.kind === "open" ? w.kindOpen
      : seat.kind === "bot" ? botNature(seat)
      : seat.mine ? (shared ? w.kindShared : w.kindMine)
      : seat.here ? w.kindHere
      : w.kindAway;
    const one = (seat) => {
      const doing = (what, text) => h("button", { type: "submit", form: "by-hand", name: "do", value: `${what} ${seat.seat}`, "data-seat-do": what }, text);
      const mark = make(["svg", { class: `mark seat-${Math.min(seat.seat, 7) + 1}`, "aria-hidden": "true" },
        [["use", { href: `#mark-${Math.min(seat.seat, 7)}` }]]]);
      const open = seat.kind === "open";
      const away = seat.kind === "human" && !seat.mine && !seat.here;
      const lent = seat.kind === "bot" && seat.mine;
      const name = seat.name || w.seatFree;
      return h("li", { "data-seat": seat.seat, "data-kind": seat.kind, "data-awaited": seat.awaited, "data-mine": seat.mine, "data-won": seat.won },
        mark,
        h("p", { class: "who" }, h("b", {}, name), " ", h("small", {}, nature(seat))),
        seat.awaited && h("p", { class: "awaited" }, w.seatAwaited),
        h("p", { class: "standing" }, seat.standing),
        (open || lent) && doing("take", w.seatTake),
        (open || (seat.mine && !lent) || away) &&
          h("details", { class: "more" },
            h("summary", { "aria-label": fill(w.seatMore, name) }, clone("icon-more")),
            h("div", {},
              seat.mine && h("button", { type: "button", "data-seat-do": "rename" }, w.seatRename),
              doing("bot", w.seatToBot),
              seat.mine && doing("leave", w.seatLeave))));
    };
    write(byId("seats"), seats.map(one));
  },
  choices({ choices, seats }) {
    const button = (choice) => {
      const [name, consequence] = parts(choice.label);
      return h("li", {},
        h("button", { type: "button", class: "choice", "data-seat": choice.seat, "data-id": choice.id,
          "data-targets": (choice.targets ?? []).join(" "), "data-gives-up": choice.gives_up, "data-warning": choice.warning, "data-main": choice.main, "data-then": choice.then?.join(" ") },
          h("b", {}, name), consequence && [" ", h("small", {}, consequence)]));
    };
    const of = [...new Set(choices.map(({ seat }) => seat))];
    // Who unfolded a part of the list goes on choosing there.
    const unfolded = (part) => Boolean(document.querySelector(`#choices .${part}[open]`));
    const list = (some, kind = "choices") => some.length > 0 && h("ul", { class: kind }, some.map(button));
    const folds = (part, title, some) =>
      some.length > 0 && h("details", { class: part, open: part !== "giving-up" && unfolded(part) }, h("summary", {}, title), list(some));
    write(byId("choices"), of.flatMap((seat) => {
      const own = choices.filter((choice) => choice.seat === seat);
      const single = own.filter((choice) => !choice.gives_up && !choice.then);
      const many = single.filter(({ main, minor }) => !main && !minor).length > LISTED;
      const isFolded = ({ main, minor, targets = [] }) => minor || (many && !main && targets.length > 0);
      const folded = single.filter(isFolded);
      return [
        of.length > 1 && h("h3", {}, seats.find((known) => known.seat === seat)?.name ?? ""),
        list(single.filter(({ main }) => main), "choices main"),
        list(single.filter((choice) => !choice.main && !isFolded(choice))),
        folds("folded", fill(words().choicesAll, folded.length), folded),
        folds("errands", words().errands, own.filter((choice) => choice.then)),
        folds("giving-up", words().givingUp, own.filter((choice) => choice.gives_up)),
      ].filter(Boolean);
    }));
  },
  chance({ chance }) {
    const w = words();
    const asked = chance && !chance.automatic;
    const real = () =>
      chance.dice
        ? h("form", { "data-dice": true },
            chance.dice.map((die, place) =>
              h("label", {}, `${die.name} `, h("input", { type: "number", name: `die${place}`, min: 1, max: die.faces, required: true, inputmode: "numeric" }))),
            h("button", { class: "primary" }, w.diceSay))
        : chance.outcomes &&
          h("ul", { class: "choices" },
            chance.outcomes.map((outcome) =>
              h("li", {}, h("button", { type: "button", class: "choice", "data-outcome": JSON.stringify(outcome.chance) }, h("b", {}, outcome.label)))));
    write(byId("chance"), !chance ? [] : [
      asked && !chance.real && h("button", { type: "button", class: "primary", "data-roll": true }, chance.dice ? w.throw : w.draw),
      asked && chance.real && real(),
    ].filter(Boolean));
  },
  undo({ undo, seats, game }) {
    const w = words();
    write(byId("undo"), undo.flatMap(({ seat, possible, why, rule }) => {
      const name = seats.find((known) => known.seat === seat)?.name ?? "";
      const reason = `undo-why-${seat}`;
      return [
        h("button", { type: "button", "data-undo": seat, "aria-disabled": possible ? null : "true", "aria-describedby": why ? reason : null },
          clone("icon-undo"), undo.length > 1 ? fill(w.undoOf, name) : w.undo),
        why && h("p", { id: reason, class: "why" }, why, " ", ruleLink(game, rule)),
      ].filter(Boolean);
    }));
  },
  over({ over, seats, table, game }) {
    const w = words();
    const region = byId("over");
    if (!region) return;
    region.hidden = !over;
    // Who played alone is not ranked, nor is anybody where nobody won.
    const ranked = over?.standings.length > 1 && over.standings.some((line) => line.won);
    write(region, !over ? [] : [
      h("h2", {}, over.title),
      h("ol", { class: "standings" }, over.standings.map((line) =>
        h("li", { "data-won": line.won }, ranked && h("span", { class: "place" }, line.place), h("b", {}, line.name), h("span", {}, line.standing)))),
      h("div", { class: "actions" },
        over.rematch ? h("a", { class: "button primary", href: `/table/${over.rematch}` }, w.rematchGo)
        : table && seats.some((seat) => seat.mine) &&
          h("button", { type: "submit", form: "by-hand", name: "do", value: "rematch", class: "primary", "data-table-do": "rematch" }, w.rematch),
        table && h("a", { class: "button", href: `/table/${table}/replay?at=0` }, w.replay),
        h("a", { class: "button", href: `/game/${game}` }, w.newTable)),
    ]);
  },
  board({ board }) {
    const w = words();
    write(byId("text-board-body"), [
      h("ul", { class: "facts" }, board.facts.map((fact) => h("li", {}, fact))),
      board.drawing.length > 0 && h("pre", { tabindex: 0, role: "img", "aria-label": w.board }, board.drawing.join("\n")),
      board.cells.length > 0 &&
        h("table", {}, h("caption", {}, w.cells),
          h("thead", {}, h("tr", {}, h("th", { scope: "col" }, w.cell), h("th", { scope: "col" }, w.cellHolds))),
          h("tbody", {}, board.cells.map((cell) => h("tr", {}, h("th", { scope: "row" }, cell.name), h("td", {}, cell.text))))),
    ].filter(Boolean));
  },
};

/** The text board as it stands on the first page. */
const readBoard = () => ({
  drawing: byId("text-board-body")?.querySelector("pre")?.textContent.split("\n") ?? [],
  facts: all("#text-board-body .facts li").map((fact) => fact.textContent),
  cells: all("#text-board-body tbody tr").map((row) => ({ name: row.cells[0].textContent, text: row.cells[1].textContent })),
});

/** A step sends only the parts of the text board that changed, and of the places only those. */
export const mergeBoard = (old, { drawing = old.drawing, facts = old.facts, cells = [] }) => {
  const news = new Map(cells.map((cell) => [cell.name, cell]));
  const kept = old.cells.map((cell) => news.get(cell.name) ?? cell);
  const known = new Set(old.cells.map(({ name }) => name));
  return { drawing, facts, cells: [...kept, ...cells.filter(({ name }) => !known.has(name))] };
};

const parsed = (markup) => {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content;
};

/** What is urgent stands first. Panels are only moved where they stand wrong: one that is moved loses the focus inside it. */
const orderPanels = (ids) => {
  const home = byId("panels");
  ids.map((id) => home?.querySelector(`[data-panel="${CSS.escape(id)}"]`)).filter(Boolean).forEach((panel, place) => {
    if (home.children[place] !== panel) home.insertBefore(panel, home.children[place]);
  });
};
/** Whole panels are replaced; one that comes without a body is gone. */
const writePanels = (panels, everything) => {
  const home = byId("panels");
  if (everything) for (const old of all("[data-panel]", home)) if (!panels.some(({ id }) => id === old.dataset.panel)) old.remove();
  for (const { id, title, html, svg, now } of panels) {
    const old = home.querySelector(`[data-panel="${CSS.escape(id)}"]`);
    const markup = html ?? svg;
    if (markup === undefined || markup === null) old?.remove();
    else if (old) {
      setText(old.querySelector("h2"), title);
      old.toggleAttribute("data-now", Boolean(now));
      write(old.querySelector(".panel-body"), [...parsed(markup).childNodes]);
    } else {
      home.append(h("section", { class: "panel", "data-panel": id, "data-now": now, "aria-label": title }, h("h2", {}, title),
        h("div", { class: "panel-body" }, parsed(markup))));
    }
  }
};

const lineOf = (line, game) =>
  h("li", { "data-n": line.n, class: "new" }, line.turn && [h("b", { class: "turn" }, line.turn), " "], line.text, " ", ruleLink(game, line.rule));

/** What was taken back, or was told to somebody else at this device, is taken off the log, from where it differs on. */
const pruneLog = (lines) => {
  const whole = ({ turn, text, rule }) => [turn, text, rule].filter(Boolean).join(" ");
  const old = all("#log li");
  const first = old.findIndex((line, place) => {
    const now = lines[place];
    return now?.n !== Number(line.dataset.n) || whole(now) !== line.textContent.trim();
  });
  if (first >= 0) old.slice(first).forEach((line) => line.remove());
};

/** Only what is new is added. Somebody who scrolled back to read is left where they are. */
const appendLog = (lines, game) => {
  const log = byId("log");
  const list = log?.querySelector("ol");
  if (!list) return;
  const last = Number(list.lastElementChild?.dataset.n ?? -1);
  list.append(...lines.filter(({ n }) => n > last).map((line) => lineOf(line, game)));
  if (!readsBack) log.scrollTop = log.scrollHeight;
};
/** Whether the reader has scrolled back in the log. Asked when they scroll and not when lines come: what stands above may just have grown. */
let readsBack = false;
const watchLog = () => {
  const log = byId("log");
  if (!log) return;
  let height = log.clientHeight;
  log.addEventListener("scroll", () => {
    // A log that only became smaller was not scrolled back.
    if (log.clientHeight === height) readsBack = log.scrollHeight - log.scrollTop - height > 40;
  }, { passive: true });
  new ResizeObserver(() => {
    height = log.clientHeight;
    if (!readsBack) log.scrollTop = log.scrollHeight;
  }).observe(log);
};

// ── The picture: size, keyboard, animation ──────────────────────────────────

class Picture {
  zoom = 1;
  constructor(frame) {
    this.frame = frame;
    all("[data-zoom]").forEach((button) =>
      button.addEventListener("click", () => this.resize({ in: this.zoom * 1.5, out: this.zoom / 1.5, fit: 1 }[button.dataset.zoom])));
    frame.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.resize(this.zoom * Math.exp(-event.deltaY / 300), event);
    }, { passive: false });
    this.pinch();
    this.drag();
    this.tracks = follow(frame, null);
    new ResizeObserver(() => this.sift()).observe(frame);
  }
  get svg() {
    return this.frame.querySelector("svg");
  }
  /** Larger or smaller, the point under the hand staying where it is. */
  resize(zoom, at = null) {
    const { frame } = this;
    const box = frame.getBoundingClientRect();
    const [x, y] = at ? [at.clientX - box.left, at.clientY - box.top] : [frame.clientWidth / 2, frame.clientHeight / 2];
    const before = this.svg?.getBoundingClientRect();
    if (!before) return;
    const share = [(x + box.left - before.left) / before.width, (y + box.top - before.top) / before.height];
    this.zoom = Math.min(6, Math.max(1, zoom));
    frame.style.setProperty("--zoom", this.zoom);
    // Fitted, a finger that slides over the board scrolls the page; larger than its frame, it moves the board.
    frame.classList.toggle("grab", this.zoom > 1);
    this.sift();
    const after = this.svg.getBoundingClientRect();
    frame.scrollLeft += after.left - box.left + share[0] * after.width - x;
    frame.scrollTop += after.top - box.top + share[1] * after.height - y;
  }
  pinch() {
    let start = null;
    const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    this.frame.addEventListener("touchstart", (event) => {
      start = event.touches.length === 2 ? { spread: spread(event.touches), zoom: this.zoom } : null;
    }, { passive: true });
    this.frame.addEventListener("touchmove", (event) => {
      if (!start || event.touches.length !== 2) return;
      // A page that is already scrolling cannot be stopped.
      if (event.cancelable) event.preventDefault();
      const [a, b] = event.touches;
      this.resize((start.zoom * spread(event.touches)) / start.spread, { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
    }, { passive: false });
  }
  /** The mouse drags what is larger than its frame; fingers do so by themselves. */
  drag() {
    let from = null;
    this.frame.addEventListener("pointerdown", (event) => {
      this.dragged = false;
      if (event.pointerType === "mouse" && event.button === 0 && this.zoom > 1)
        from = { x: event.clientX + this.frame.scrollLeft, y: event.clientY + this.frame.scrollTop };
    });
    addEventListener("pointermove", (event) => {
      if (!from) return;
      const [left, top] = [from.x - event.clientX, from.y - event.clientY];
      if (Math.hypot(left - this.frame.scrollLeft, top - this.frame.scrollTop) > 4) this.dragged = true;
      if (this.dragged) this.frame.scrollTo({ left, top });
    });
    addEventListener("pointerup", () => (from = null));
  }
  replace(markup) {
    const before = new Map(all(".moves[id][transform]", this.frame).map((one) => [one.id, one.getAttribute("transform")]));
    this.frame.replaceChildren(parsed(markup));
    this.sift();
    if (!moves()) return;
    // Things that were there before glide from where they were.
    for (const one of all(".moves[id][transform]", this.frame)) {
      const now = one.getAttribute("transform");
      const then = before.get(one.id);
      if (!then || then === now) continue;
      one.setAttribute("transform", then);
      one.getBoundingClientRect();
      one.setAttribute("transform", now);
    }
    this.follow();
  }
  follow() {
    this.tracks = follow(this.frame, this.tracks);
  }
  /** Dice tumble, what happened flashes. Turns about the middle of the thing, whatever its own transform is. */
  animate(motions) {
    if (!moves()) return;
    for (const { what, ids } of motions) {
      for (const element of ids.map(byId).filter(Boolean)) {
        if (what === "tumble") {
          const box = element.getBBox();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const rest = getComputedStyle(element).transform.replace("none", "");
          const turned = (degrees, size) => ({ transform: `${rest} translate(${x}px, ${y}px) rotate(${degrees}deg) scale(${size}) translate(${-x}px, ${-y}px)` });
          element.animate([turned(-560, 0.5), turned(-160, 1.15), turned(20, 1), turned(0, 1)], { duration: 750, easing: "cubic-bezier(.2,.6,.3,1)" });
        } else {
          element.animate([{ opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }], { duration: 700 });
        }
      }
    }
  }
  /** Nobody has to wait for an animation. One without an end (islands bob for ever) cannot be brought to it, and holds nobody up. */
  skip() {
    for (const animation of this.svg?.getAnimations({ subtree: true }) ?? [])
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  /** What is drawn for a closer look only (the class `fine`, the layer of coordinates) shows once it is large enough to be read. */
  sift() {
    const scale = (one) => {
      const { a, b } = one.getScreenCTM() ?? { a: 1, b: 0 };
      return Math.hypot(a, b);
    };
    for (const one of all(".fine, #coordinates > *", this.frame)) {
      const text = one.localName === "text" ? one : one.querySelector("text");
      const size = text && parseFloat(getComputedStyle(text).fontSize) * scale(text);
      one.classList.toggle("too-small", size < SMALLEST);
    }
  }
}

// ── Throws: one gesture for several touches, and a die that follows its way ──
//
// A picture may offer a throw: things of the class `sling` to press on, then things of the class `aim`, one for each direction,
// and perhaps things of the class `strength`, from gentle to hard. A press, a drag and a release touch one of each; tapping
// them one after the other does the same. Where a die went is a path of the class `track` with the id `track-MOVER-NUMBER`:
// when a new one appears, the mover tumbles along it. A track of the class `walked` too is the way of a figure, which goes it on its feet.

/** The place that lies in the direction of the drag, seen from the middle of all places. */
export const aimed = ({ x, y }, places) => {
  const middle = (axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [mx, my] = [middle("x"), middle("y")];
  const along = (place) => {
    const [dx, dy] = [place.x - mx, place.y - my];
    return (dx * x + dy * y) / (Math.hypot(dx, dy) || 1);
  };
  return places.reduce((best, place) => (best && along(best) >= along(place) ? best : place), null);
};

/** How hard, out of `count` strengths: a long pull or a quick flick is harder. `unit` is the size of what was pressed; less than
    half of it is no throw at all. */
export const strength = (length, speed, unit, count) => {
  if (length < unit / 2) return -1;
  const pull = Math.max(length / (2.4 * unit), speed / (unit / 40));
  return Math.min(count - 1, Math.floor(pull));
};

/** Frames of a die that hops from point to point, lower each time, turning over once on every stretch, and stops at `rest`. */
export const hops = (points, rest) => {
  const frames = [];
  const stretches = points.length - 1;
  points.slice(1).forEach((to, place) => {
    const from = points[place];
    const height = 30 * (1 - place / stretches);
    for (const share of [0, 0.25, 0.5, 0.75]) {
      const lift = 4 * share * (1 - share) * height;
      const turn = 360 * (place + share - stretches);
      frames.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share - lift, turn });
    }
  });
  return [...frames, { ...points.at(-1), turn: 0 }, { ...rest, turn: 0 }];
};

const corners = (path) => (path.getAttribute("d").match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  .reduce((points, value, place, all) => (place % 2 ? [...points, { x: all[place - 1], y: value }] : points), []);

/** The part of a way that is new: a walk may go on where an earlier one left off. */
export const onward = (points, earlier) => {
  const goesOn = (old) => old.length < points.length && old.every(({ x, y }, place) => points[place].x === x && points[place].y === y);
  const gone = Math.max(0, ...earlier.filter(goesOn).map((old) => old.length - 1));
  return points.slice(gone);
};

/** What moved along a track that was not there before. The first page shows where things are; nothing moves. */
const follow = (frame, known) => {
  const tracks = all(".track[id]", frame);
  const fresh = known ? tracks.filter(({ id }) => !known.has(id)) : [];
  if (moves()) {
    for (const track of fresh) {
      const mover = byId(track.id.slice("track-".length, track.id.lastIndexOf("-")));
      const points = corners(track);
      if (track.classList.contains("walked")) {
        const way = onward(points, [...known.values()]).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
        if (way.length > 1) mover?.animate(way, { duration: Math.min(1500, 170 * way.length), easing: "linear" });
        continue;
      }
      const [x, y] = mover?.getAttribute("transform")?.match(/-?[\d.]+/g)?.map(Number) ?? [];
      if (!Number.isFinite(y) || points.length < 2) continue;
      const frames = hops(points, { x, y }).map(({ x, y, turn }) => ({ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }));
      // What is pushed waits for what pushes it.
      const delay = fresh.indexOf(track) > 0 ? 500 : 0;
      mover.animate(frames, { duration: Math.min(1800, 350 + 190 * points.length), delay, easing: "linear", fill: "backwards" });
    }
  }
  return new Map(tracks.map((track) => [track.id, corners(track)]));
};

class Sling {
  constructor(table) {
    this.table = table;
    const { frame } = table.picture;
    frame.addEventListener("pointerdown", (event) => this.press(event));
    // The page does not scroll away under a finger that pulls.
    frame.addEventListener("touchmove", (event) => this.held && event.cancelable && event.preventDefault(), { passive: false });
    addEventListener("pointermove", (event) => this.pull(event));
    addEventListener("pointerup", (event) => this.release(event));
    for (const off of ["pointercancel", "blur"]) addEventListener(off, () => this.drop());
    addEventListener("keydown", (event) => event.key === "Escape" && this.drop());
  }
  /** The directions that follow this thing, if it can be thrown from. */
  aims(thing) {
    const { chooser } = this.table;
    const next = new Set(chooser.choices.filter(({ targets }) => targets[0] === thing).map(({ targets }) => targets[1]));
    return [...next].filter(Boolean).flatMap(touchables).filter((element) => element.classList.contains("aim"));
  }
  /** Whether something on the picture can be thrown from now: then its rings show only under the hand. */
  ready() {
    const { chooser, lit = [], picture } = this.table;
    const first = chooser.picked.length === 0 && picture.zoom === 1 && lit.find((element) => element.classList.contains("sling"));
    const is = Boolean(first && this.aims(thingOf(first)).length > 0);
    picture.frame.toggleAttribute("data-sling", is);
    return is;
  }
  press(event) {
    const element = event.target.closest?.(".sling");
    if (!element || event.button > 0 || !event.isPrimary || this.table.isDead()) return;
    // A mouse pulls on any of them, unless a drag moves the picture. A finger pulls only on the one that it has picked: sliding over
    // the others scrolls the page.
    const { chooser, picture } = this.table;
    const isPicked = chooser.picked.length === 1 && chooser.picked[0] === thingOf(element);
    const isFree = event.pointerType !== "touch" && chooser.picked.length === 0 && picture.zoom === 1;
    if ((!isPicked && !isFree) || this.aims(thingOf(element)).length === 0) return;
    const box = element.getBoundingClientRect();
    const middle = (one) => ({ thing: thingOf(one), one, ...middleOf(one) });
    this.held = { element, thing: thingOf(element), from: middle(element), unit: box.width,
      places: this.aims(thingOf(element)).map(middle), trail: [] };
  }
  pull(event) {
    const { held } = this;
    if (!held) return;
    const drag = { x: event.clientX - held.from.x, y: event.clientY - held.from.y };
    held.trail = [...held.trail.filter(({ at }) => event.timeStamp - at < 80), { at: event.timeStamp, x: event.clientX, y: event.clientY }];
    const choice = this.choice(drag, event.timeStamp);
    if (choice !== held.choice) {
      all(".aim.picked, .strength.picked").forEach((one) => one.classList.remove("picked"));
      choice?.targets.flatMap(touchables).forEach((one) => one.classList.add("picked"));
      held.choice = choice;
      if (choice) this.table.preview(choice);
    }
    this.draw(held.from, choice && { x: event.clientX, y: event.clientY });
  }
  /** The action that letting go now would mean. */
  choice(drag, now) {
    const { thing, places, unit, trail } = this.held;
    const aim = aimed(drag, places)?.thing;
    const leading = this.table.chooser.choices.filter(({ targets }) => targets[0] === thing && targets[1] === aim);
    const [first, last] = [trail[0], trail.at(-1)];
    const speed = first && now > first.at ? Math.hypot(last.x - first.x, last.y - first.y) / (now - first.at) : 0;
    const place = strength(Math.hypot(drag.x, drag.y), speed, unit, Math.max(1, leading.length));
    return leading[place] ?? null;
  }
  release(event) {
    const { held } = this;
    if (!held) return;
    const choice = held.choice;
    this.drop();
    if (!choice || event.type !== "pointerup") return;
    // The click that follows a drag is not one more touch.
    this.table.picture.dragged = true;
    this.table.flung = true;
    this.table.act(choice, held.element);
  }
  drop() {
    if (!this.held) return;
    this.held = null;
    byId("sling-line")?.remove();
    this.table.clearOverlay();
    this.table.relight();
  }
  draw(from, to) {
    byId("sling-line")?.remove();
    const svg = this.table.picture.svg;
    const matrix = svg?.getScreenCTM()?.inverse();
    if (!to || !matrix) return;
    const [a, b] = [from, to].map(({ x, y }) => new DOMPoint(x, y).matrixTransform(matrix));
    svg.append(make(["g", { id: "sling-line", "aria-hidden": "true" }, [
      ["line", { x1: a.x, y1: a.y, x2: b.x, y2: b.y }], ["circle", { cx: b.x, cy: b.y, r: 7 }]]]));
  }
}

// ── The table ───────────────────────────────────────────────────────────────

class Table {
  chooser = new Chooser();
  sent = new Map();
  count = 0;
  attempt = 0;
  base = Math.random().toString(36).slice(2, 8);
  /** Whose hand it was last: `mouse`, `touch`, `pen`, or `key`. */
  hand = "mouse";

  constructor(root) {
    this.root = root;
    // Beside whatever was touched, wherever that is: it belongs to no region.
    root.append(byId("refusal"));
    this.picture = new Picture(byId("window"));
    this.sling = new Sling(this);
    this.v = Number(root.dataset.v);
    this.seen = root.dataset.seen;
    this.state = { table: root.dataset.table, game: root.dataset.game, seats: all("#seats > li").map((li) => ({
      seat: Number(li.dataset.seat), name: li.querySelector("b").textContent, mine: "mine" in li.dataset,
    })), board: readBoard() };
    fit(byId("prompt"), byId("prompt").textContent);
    this.readChoices();
    this.number();
    this.picture.sift();
    this.listen();
    const log = byId("log");
    log.scrollTop = log.scrollHeight;
    if (!byId("over").hidden) lookBack();
    const text = document.querySelector("[data-text-board]");
    text?.setAttribute("aria-expanded", String(!byId("text-board").hidden));
    this.connect();
  }

  /** The buttons are the list of legal actions: on the first page there is no other. */
  readChoices() {
    this.chooser.offer(all("#choices .choice").map((button) => ({
      seat: Number(button.dataset.seat), id: Number(button.dataset.id), label: button.textContent, button,
      targets: button.dataset.targets.split(" ").filter(Boolean), gives_up: "givesUp" in button.dataset, warning: button.dataset.warning,
      then: button.dataset.then?.split(" ").map(Number) ?? [],
    })));
    this.relight();
  }

  // The socket.

  /** Simulated distance: half of the delay on the way there, half on the way back. */
  later(act) {
    const half = Number(document.documentElement.dataset.latency) / 2;
    half > 0 ? setTimeout(act, half) : act();
  }
  connect() {
    const address = new URL(this.root.dataset.socket, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("v", this.v);
    if (this.seen !== undefined) address.searchParams.set("seen", this.seen);
    address.searchParams.set("lang", document.documentElement.lang);
    const socket = (this.socket = new WebSocket(address));
    socket.onopen = () => {
      setText(byId("connection"), this.attempt > 0 ? words().back : "");
      this.attempt = 0;
      // What was not answered is sent again; the server knows each by its client id.
      for (const { message, answer } of this.sent.values()) if (!answer) socket.send(JSON.stringify(message));
    };
    socket.onmessage = ({ data }) => this.later(() => this.socket === socket && this.receive(JSON.parse(data)));
    socket.onclose = () => {
      if (this.socket !== socket) return;
      if (this.retry === Infinity) return;
      if (this.retry === undefined) setText(byId("connection"), words().lost);
      setTimeout(() => this.connect(), this.retry ?? backOff(this.attempt++));
      this.retry = undefined;
    };
    clearInterval(this.pinging);
    this.pinging = setInterval(() => socket.readyState === 1 && socket.send('{"t":"ping"}'), 25000);
  }
  send(message, pending = []) {
    const client = `${this.base}-${++this.count}`;
    const whole = { ...message, client };
    if (message.t !== "preview" && message.t !== "why") {
      this.sent.set(client, { message: whole, pending });
      pending.forEach((element) => element?.classList.add("pending"));
      setText(byId("connection"), words().sent);
    }
    if (message.t === "act" || message.t === "chance") this.acted = performance.now();
    this.later(() => this.socket.readyState === 1 && this.socket.send(JSON.stringify(whole)));
    return client;
  }
  settle(client) {
    const { message, pending } = this.sent.get(client) ?? { pending: [] };
    this.sent.delete(client);
    pending.forEach((element) => element?.classList.remove("pending"));
    if (this.sent.size === 0) setText(byId("connection"), "");
    return { message, origin: pending[0] };
  }
  /** Quicker than a player's credit grows: it stays pending and goes out again when there is credit. */
  again(client, { text, retry }) {
    setText(byId("connection"), text);
    setTimeout(() => {
      const { message, answer } = this.sent.get(client) ?? {};
      if (message && !answer && this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
    }, retry);
  }
  startOver() {
    this.v = 0;
    const socket = this.socket;
    this.socket = null;
    socket.close();
    this.connect();
  }

  receive(message) {
    const { t, client } = message;
    if (t === "page") this.page(message);
    else if (t === "step") this.step(message);
    else if (t === "v") this.v = message.v;
    else if (t === "ack") {
      const sent = this.sent.get(client);
      // What was done shows with the step that it made: until then it stays pending, or one could choose from what is past.
      if (sent && message.v > this.v) sent.answer = message;
      else this.acknowledged(this.settle(client), message);
    }
    else if (t === "refused") {
      // A preview that is refused shows nothing; what came too fast is sent again by and by; everything else says why.
      if (client === this.asked) this.clearOverlay();
      else if (client === this.questioned?.client) this.questioned = null;
      else if (message.retry <= PATIENCE && this.sent.has(client)) this.again(client, message);
      else this.refuse(message, this.settle(client).origin);
    } else if (t === "preview") client === this.asked && this.overlay(message);
    else if (t === "why") this.answer(message);
    else if (t === "hint") this.hint(message, this.settle(client));
    else if (t === "bye") {
      setText(byId("connection"), message.text);
      // Without a time to come back at there is nothing to come back to.
      this.retry = typeof message.retry === "number" ? message.retry + Math.random() * 1000 : Infinity;
      if (this.retry === Infinity) this.update({ choices: [], prompt: null, waits: message.text, chance: null }, false);
    }
    for (const [known, { answer }] of this.sent) if (answer?.v <= this.v) this.acknowledged(this.settle(known), answer);
  }
  page(message) {
    this.v = message.v;
    this.clearOverlay();
    // What one player was told must not stay on the page for the next.
    if (message.seen !== this.seen) for (const said of [byId("hint"), byId("refusal"), byId("confirm").querySelector("p")]) said.replaceChildren();
    this.seen = message.seen;
    if (message.scene !== undefined) this.picture.replace(message.scene);
    this.update(message, true);
  }
  step(message) {
    // The same version may come again with news of who is here; an older one is stale.
    if (message.v < this.v) return;
    if (message.from !== undefined && message.from !== this.v) return this.startOver();
    this.clearOverlay();
    try {
      applyPatch(message.patch ?? []);
    } catch {
      return this.startOver();
    }
    this.v = message.v;
    this.update(message, false);
    this.picture.sift();
    if (message.motion) this.picture.animate(message.motion);
    this.picture.follow();
  }
  /** Writes the regions that the message speaks of. */
  update(message, everything) {
    this.root.dataset.v = this.v;
    // Why a walk ended early is read when it is over: it stays until the next choice.
    if (message.over || ("choices" in message && !("cut" in byId("refusal").dataset))) this.hush();
    const before = this.state.board;
    Object.assign(this.state, message);
    const has = (...names) => names.some((name) => name in message);
    if (has("prompt", "waits", "over")) regions.prompt(this.state);
    if (has("curtain")) regions.curtain(this.state);
    if (has("seats")) regions.seats(this.state);
    if (has("chance")) regions.chance(this.state);
    if (has("undo")) regions.undo(this.state);
    if (has("over")) regions.over(this.state);
    if (message.over) lookBack();
    if (has("board")) {
      this.state.board = everything ? message.board : mergeBoard(before, message.board);
      regions.board(this.state);
    }
    const about = () => all(".panel[data-now]").map(({ dataset }) => dataset.panel).join(" ");
    const subject = about();
    if (has("panels")) writePanels(message.panels, everything);
    if (has("panels") && everything) orderPanels(message.panels.map(({ id }) => id));
    if (has("order")) orderPanels(message.order);
    const isAboutNew = about() !== subject;
    if (has("log")) {
      if (everything) pruneLog(message.log);
      appendLog(message.log, this.state.game);
    }
    if (has("composed")) document.dispatchEvent(new CustomEvent("composed", { detail: message.composed }));
    if (has("lesson")) this.lesson(message.lesson);
    if (has("choices")) {
      regions.choices(this.state);
      this.readChoices();
      this.hideConfirm();
      byId("hint").hidden = true;
      all(".hinted").forEach((element) => element.classList.remove("hinted"));
    } else this.relight();
    if (has("choices", "chance")) this.number();
    // The same list may be another question: what follows a choice of ours is new even where it reads the same.
    if (has("choices", "chance") || this.sent.size > 0) this.deaden();
    this.refocus();
    if (isAboutNew) this.bringUp(document.querySelector(".panel[data-now]"));
    else if (has("choices") && performance.now() - this.acted < FOLLOWS) this.bringUpLit();
    // Who flung the die has thrown it: there is no button left to press.
    const { chance } = message;
    if (this.flung && chance) {
      this.flung = false;
      if (!chance.automatic && !chance.real) this.send({ t: "chance", v: this.v, roll: true });
    }
  }
  /** The card of a lesson is written by the server alone; where one stands travels with the address. */
  lesson({ at, card }) {
    const before = byId("lesson");
    const here = new URL(this.root.dataset.socket, location.href);
    const turned = here.searchParams.get("at") !== String(at);
    here.searchParams.set("at", at);
    this.root.dataset.socket = here.pathname + here.search;
    if (!before || !turned) return;
    before.replaceWith(parsed(card));
    history.replaceState(null, "", `?at=${at}`);
    byId("lesson-title")?.focus({ preventScroll: true });
  }
  acknowledged({ message }, { table, cut }) {
    this.hush();
    // Of several actions in one go some were not carried out: dice, a question to somebody else or a rule came between.
    if (cut) this.refuse(cut, null, true);
    if (message?.t === "table") location.assign(table ? `/table/${table}` : "/");
  }
  refuse({ text, rule }, origin, cut = false) {
    // What was pressed may be gone by now: the table went on meanwhile.
    this.tell({ text, rule, cut }, origin?.isConnected ? origin : null);
    this.chooser.cancel();
    this.relight();
  }

  // What is said at the very place: why something cannot be done, and what a thing is.

  /** Says it beside the thing that was touched and never on it; without a thing, where previews stand. */
  tell({ title, text, rule, cut = false, passes = false }, thing = null, at = null) {
    clearTimeout(this.passing);
    if (!title && !text) return this.hush();
    const box = byId("refusal");
    box.replaceChildren(...[title && h("b", {}, title), text && h("span", {}, text, " ", ruleLink(this.state.game, rule))].filter(Boolean));
    box.toggleAttribute("data-cut", cut);
    box.toggleAttribute("data-reading", !text);
    box.hidden = false;
    this.told = { thing, at };
    this.settleDown();
    // It stays as long as it takes to read.
    if (passes) this.passing = setTimeout(() => this.hush(), 4000 + 60 * box.textContent.length);
  }
  settleDown() {
    const box = byId("refusal");
    if (box.hidden || !this.told) return;
    Object.assign(box.style, { left: "0", top: "0" });
    const { thing, at } = this.told;
    const size = box.getBoundingClientRect();
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    const place = thing?.isConnected ? beside(thing.getBoundingClientRect(), size, at ?? middleOf(thing), view) : null;
    const slip = byId("foreseen").getBoundingClientRect();
    const { left, top } = place ?? { left: Math.min(slip.left, view.width - size.width - 8), top: Math.max(8, Math.min(slip.top, view.height - size.height - 8)) };
    Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
  }
  hush() {
    clearTimeout(this.passing);
    byId("refusal").hidden = true;
    this.told = this.questioned = null;
  }
  /** Somebody touched what cannot be chosen: what it is and, once the server has said so, why not. What was picked before stays picked. */
  why({ element, thing, reading }, at) {
    this.shown = null;
    const { seat } = this.chooser.choices[0] ?? {};
    const waits = seat === undefined && byId("over").hidden && this.state.seats.some(({ mine }) => mine);
    this.tell({ title: reading, text: waits ? byId("prompt").textContent : "", passes: true }, element, at);
    if (seat === undefined) return;
    const { picked } = this.chooser;
    this.questioned = { element, reading, at, client: this.send({ t: "why", seat, picked, thing }) };
  }
  answer({ client, text, rule }) {
    if (client !== this.questioned?.client) return;
    const { element, reading, at } = this.questioned;
    this.tell({ title: reading, text, rule, passes: true }, element.isConnected ? element : null, at);
  }
  /** On a small screen what the decision is about comes into view when it appears: the dice that were just thrown. */
  bringUp(part) {
    if (!part || matchMedia("(min-width: 70.01rem)").matches) return;
    const { top, bottom } = part.getBoundingClientRect();
    const above = byId("foreseen").getBoundingClientRect().bottom;
    if (top < above || bottom > innerHeight) scrollBy({ top: top - above - 8, behavior: "instant" });
  }
  /** So does what can be touched next, after a choice of one's own, where nothing of it is on the screen. */
  bringUpLit() {
    const above = byId("foreseen").getBoundingClientRect().bottom;
    const isSeen = (element) => {
      const { y } = middleOf(element);
      return y > above && y < innerHeight;
    };
    if (!this.lit.some(isSeen)) this.bringUp(this.lit[0]?.closest(".panel, .board"));
  }
  hint({ ids, text }) {
    const box = byId("hint");
    box.textContent = text;
    box.hidden = false;
    // The ids are those of actions: their buttons and what they touch are shown.
    for (const { button, targets } of this.chooser.choices.filter(({ id, then }) => ids.includes(id) && then.length === 0)) {
      button?.closest("details")?.setAttribute("open", "");
      for (const element of [button, ...targets.flatMap(touchables)]) element?.classList.add("hinted");
    }
  }

  // Choosing.

  /** Shows what can be touched, and makes the picture one stop of the Tab key. */
  relight() {
    const { frame } = this.picture;
    const panels = byId("panels");
    for (const one of all(".legal, .picked", this.root)) {
      one.classList.remove("legal", "picked");
      one.removeAttribute("tabindex");
    }
    // A thing may be drawn twice: a heading as a ray on the board and as a letter of the compass beside it.
    const shown = (element) => frame.contains(element) || panels?.contains(element);
    const lit = this.chooser.lit.flatMap(touchables).filter(shown);
    lit.forEach((element) => {
      element.classList.add("legal");
      element.setAttribute("tabindex", "-1");
    });
    this.chooser.picked.flatMap(touchables).forEach((element) => element.classList.add("picked"));
    const current = lit.includes(document.activeElement) ? document.activeElement : lit[0];
    current?.setAttribute("tabindex", "0");
    // Where only the panels have something to touch, the picture stays a stop of its own: it may have to be scrolled.
    frame.setAttribute("tabindex", frame.contains(current ?? null) ? "-1" : "0");
    const narrowed = this.chooser.picked.length > 0;
    const live = this.chooser.live;
    for (const choice of this.chooser.choices) {
      choice.button?.classList.toggle("possible", narrowed && live.includes(choice));
      choice.button?.classList.toggle("impossible", narrowed && !live.includes(choice));
    }
    this.lit = lit;
    this.sling.ready();
  }
  /** A new answer is dead for a moment, and nothing new is chosen while the last choice is on its way. */
  isDead() {
    const isMove = ({ message: { t } }) => ["act", "chance", "undo", "compose"].includes(t);
    return "dead" in this.root.dataset || [...this.sent.values()].some(isMove);
  }
  deaden() {
    clearTimeout(this.dying);
    this.root.dataset.dead = "";
    this.dying = setTimeout(() => delete this.root.dataset.dead, DEAD);
  }
  /** `looks`: the finger rested on it, and only wants to see. */
  touch(element, hand, looks = false) {
    if (this.isDead()) return;
    const before = this.chooser.picked;
    this.chooser.picked = [...before];
    const choice = this.chooser.touch(thingOf(element));
    // A finger cannot rest on a thing to see where it would lead: its first touch shows that, its second does it.
    if (choice && hand === "touch" && (looks || this.shown !== choice)) {
      this.chooser.picked = before;
      return this.show(choice, element);
    }
    this.last = thingOf(element);
    if (choice) return this.act(choice, element);
    if (this.chooser.picked.length === before.length) return this.cancel();
    this.shown = null;
    this.relight();
    this.clearOverlay();
    if (hand === "key") this.focus(this.lit[0]);
  }
  show(choice, element) {
    this.relight();
    this.clearOverlay();
    this.shown = choice;
    element.classList.add("picked");
    foresee(`${choice.label} ${words().again}`);
    this.preview(choice);
  }
  cancel() {
    const had = this.chooser.cancel() || this.shown;
    this.shown = null;
    this.hideConfirm();
    this.hush();
    if (had) this.relight();
    this.clearOverlay();
    if (had) foresee(words().dropped);
  }
  act(choice, origin) {
    if (this.isDead()) return;
    const go = () => {
      const touched = choice.targets.flatMap(touchables);
      delete byId("refusal").dataset.cut;
      this.hush();
      this.shown = null;
      this.send({ t: "act", v: this.v, seat: choice.seat, id: choice.id, then: choice.then }, [origin, choice.button, ...touched]);
      this.chooser.cancel();
      this.clearOverlay();
      this.relight();
    };
    const [name, consequence] = parts(choice.label);
    const label = choice.button ? [choice.button.querySelector("b").textContent, choice.button.querySelector("small")?.textContent] : [name, consequence];
    if (choice.gives_up || choice.warning || "confirm" in document.documentElement.dataset) {
      this.preview(choice);
      const what = label.filter(Boolean).join(" — ");
      this.confirm(choice.warning ? `${choice.warning} ${words().confirmWarned}` : fill(words().confirmThis, what), go);
    } else go();
  }
  /** Asks once more. */
  confirm(text, go) {
    const bar = byId("confirm");
    bar.querySelector("p").textContent = text;
    bar.hidden = false;
    this.go = go;
    this.returnTo = document.activeElement;
    bar.querySelector("[data-confirm-yes]").focus();
  }
  hideConfirm() {
    const bar = byId("confirm");
    if (bar.hidden) return;
    const had = bar.contains(document.activeElement);
    bar.hidden = true;
    this.go = null;
    if (had) (this.returnTo?.isConnected ? this.returnTo : byId("prompt")).focus({ preventScroll: true });
  }

  // Previews.

  preview(choice) {
    clearTimeout(this.soon);
    if (!choice || choice.gives_up) return this.clearOverlay();
    this.soon = setTimeout(() => (this.asked = this.send({ t: "preview", seat: choice.seat, id: choice.id, then: choice.then })), 150);
  }
  overlay({ overlay, text }) {
    this.clearOverlay(this.asked);
    foresee([text, this.shown && words().again].filter(Boolean).join(" "));
    const read = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${overlay ?? ""}</svg>`, "image/svg+xml");
    if (read.querySelector("parsererror")) return;
    const group = make(["g", { id: "preview-overlay", "aria-hidden": "true", "pointer-events": "none" }]);
    group.append(...[...read.documentElement.childNodes].map((node) => document.importNode(node, true)));
    this.picture.svg?.append(group);
    this.picture.sift();
  }
  clearOverlay(asked = null) {
    clearTimeout(this.soon);
    this.asked = asked;
    byId("preview-overlay")?.remove();
    const second = matchMedia("(hover: none)").matches ? words().secondTouch : words().second;
    foresee(this.chooser.picked.length > 0 ? second : "");
  }

  // Hands.

  /** What is lit there: the thing that was hit, or one under it. */
  litAt({ target, clientX, clientY }) {
    const within = (one) => {
      for (; one && one !== this.root; one = one.parentNode) if (this.lit.includes(one)) return one;
      return null;
    };
    const under = clientX || clientY ? document.elementsFromPoint(clientX, clientY) : [];
    return within(target) ?? under.map(within).find(Boolean) ?? null;
  }
  isPictured(target) {
    return this.picture.frame.contains(target) || Boolean(byId("panels")?.contains(target));
  }
  /** A click or a tap on the picture. Nothing that is drawn stays silent. */
  clicked(event) {
    if (!this.isPictured(event.target) || (this.picture.dragged && this.picture.frame.contains(event.target))) return;
    this.picture.skip();
    this.hush();
    const looks = this.hand === "touch" && event.timeStamp - this.down > LONG_PRESS;
    const element = this.litAt(event);
    if (element) return this.touch(element, this.hand, looks);
    const thing = thingAt(event.target);
    if (!thing) return this.cancel();
    // Another beginning than the one that was picked: begin there.
    const { chooser } = this;
    if (chooser.picked.length > 0 && !chooser.picked.includes(thing.thing) && chooser.firsts.includes(thing.thing)) {
      chooser.cancel();
      return this.touch(thing.element, this.hand, looks);
    }
    if (chooser.picked.includes(thing.thing)) return this.cancel();
    this.why(thing, { x: event.clientX, y: event.clientY });
  }
  listen() {
    const { frame } = this.picture;
    const choiceOf = (event) => {
      const button = event.target.closest?.("#choices .choice");
      if (button) return this.chooser.choices.find((choice) => choice.button === button);
      const element = this.isPictured(event.target) ? this.litAt(event) : null;
      return element && this.chooser.only(thingOf(element));
    };
    this.root.addEventListener("pointerdown", (event) => {
      this.hand = event.pointerType;
      this.down = event.timeStamp;
    }, { capture: true });
    this.root.addEventListener("click", (event) => this.clicked(event));
    for (const moved of ["scroll", "resize"]) addEventListener(moved, () => this.settleDown(), { capture: true, passive: true });
    for (const [on, off] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
      this.root.addEventListener(on, (event) => {
        // What a finger has been shown stays until it touches something.
        if (this.shown) return;
        const choice = choiceOf(event);
        const reading = this.isPictured(event.target) && thingAt(event.target)?.reading;
        if (choice) this.preview(choice);
        else if (reading) foresee(reading);
      });
      this.root.addEventListener(off, (event) => {
        const isOurs = this.isPictured(event.target) || event.target.closest?.("#choices .choice");
        if (isOurs && !this.go && !this.shown) this.clearOverlay();
      });
    }
    for (const place of [frame, byId("panels")]) place?.addEventListener("keydown", (event) => this.onPicture(event));
    document.addEventListener("keydown", (event) => this.anywhere(event));
    this.root.addEventListener("click", (event) => this.pressed(event));
    this.root.addEventListener("submit", (event) => {
      if (!event.target.matches("[data-dice]")) return;
      event.preventDefault();
      const dice = all("input", event.target).map((input) => Number(input.value));
      document.activeElement?.blur();
      this.send({ t: "chance", v: this.v, dice }, [event.submitter]);
    });
  }
  onPicture(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const current = document.activeElement;
    if (!this.lit.includes(current)) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) {
      // Arrows stay on the drawing that they are on.
      const drawing = (element) => element.closest("#window, .panel");
      const places = this.lit.filter((element) => element !== current && drawing(element) === drawing(current));
      this.focus(nearest(middleOf(current), places.map((element) => ({ element, ...middleOf(element) })), step)?.element);
    } else if (event.key === "Enter" || event.key === " ") {
      this.hand = "key";
      this.picture.skip();
      this.touch(current, "key");
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  focus(element) {
    if (!element) return;
    if (this.lit.includes(element)) this.lit.forEach((one) => one.setAttribute("tabindex", one === element ? "0" : "-1"));
    element.focus();
  }
  /** Everything that can be answered, once each: what is lit, on the board if it is there, then what is only a button. */
  stops() {
    const { frame } = this.picture;
    const seen = new Map();
    for (const element of [...this.lit].sort((a, b) => frame.contains(b) - frame.contains(a)))
      if (!seen.has(thingOf(element))) seen.set(thingOf(element), element);
    const order = this.lit.map(thingOf);
    const things = [...new Set(order)].map((thing) => seen.get(thing));
    const isShown = ({ button, targets, gives_up }) => button?.checkVisibility() && !gives_up && !seen.has(targets[0]);
    const onlyListed = this.chooser.picked.length > 0 ? [] : this.chooser.choices.filter(isShown).map(({ button }) => button);
    return [...things, ...all("#chance button"), ...onlyListed];
  }
  /** The answers that go on: a throw that is due, or what the game calls so. */
  mains() {
    return [...all("#chance [data-roll]"), ...all("#choices [data-main]")];
  }
  /** The first nine answers of the list have numbers. */
  number() {
    const listed = [...all("#chance button[type=button]"), ...all("#choices .choice")].filter((button) => button.checkVisibility() && !("givesUp" in button.dataset));
    for (const [place, button] of listed.entries()) {
      if (place > 8) break;
      button.dataset.key = place + 1;
      button.setAttribute("aria-keyshortcuts", place + 1);
    }
  }
  /** Who plays by keyboard goes on where they were, or at the next thing that is asked. */
  refocus() {
    const { activeElement } = document;
    if (this.hand !== "key" || (activeElement && activeElement !== document.body && activeElement.checkVisibility())) return;
    const stops = this.stops();
    const same = stops.find((stop) => this.last && thingOf(stop) === this.last);
    this.focus(same ?? stops[0] ?? byId("prompt"));
  }
  anywhere(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return this.cancel();
    if (isField(event.target) || document.querySelector("dialog[open]")) return;
    const next = (by) => {
      const stops = this.stops();
      const at = stops.indexOf(document.activeElement);
      this.focus(stops.at(at < 0 ? Math.min(by, 0) : (at + by) % stops.length));
    };
    const isIdle = event.target === document.body || event.target === byId("prompt") || event.target === this.picture.frame;
    const main = isIdle && event.key === "Enter" && this.mains();
    const act = {
      n: () => next(1),
      p: () => next(-1),
      u: () => document.querySelector("[data-undo]")?.click(),
      h: () => document.querySelector("[data-hint]")?.click(),
      t: () => document.querySelector("[data-text-board]")?.click(),
      "+": () => this.picture.resize(this.picture.zoom * 1.5),
      "-": () => this.picture.resize(this.picture.zoom / 1.5),
      0: () => this.picture.resize(1),
      "?": () => byId("keys-dialog").showModal(),
      ...(main?.length === 1 && { Enter: () => main[0].click() }),
    }[event.key] ?? (/^[1-9]$/.test(event.key) && (() => document.querySelector(`[data-key="${event.key}"]`)?.click()));
    if (!act) return;
    event.preventDefault();
    this.hand = "key";
    this.last = null;
    act();
  }
  pressed(event) {
    const button = event.target.closest("button, a[data-lesson]");
    if (!button || event.ctrlKey || event.metaKey) return;
    // What would be posted without a script goes over the socket.
    if (button.form?.id === "by-hand" || button.dataset.lesson) event.preventDefault();
    const { dataset } = button;
    const choice = this.chooser.choices.find((one) => one.button === button);
    // Enter or a key on a button is a click without a pointer.
    if (event.detail === 0) this.hand = "key";
    if (choice) this.act(choice, button);
    else if ("roll" in dataset) this.isDead() || this.send({ t: "chance", v: this.v, roll: true }, [button]);
    else if (dataset.outcome) this.isDead() || this.send({ t: "chance", v: this.v, outcome: JSON.parse(dataset.outcome) }, [button]);
    else if ("undo" in dataset) this.undo(button);
    else if ("look" in dataset) this.send({ t: "look", seat: dataset.look === "" ? null : Number(dataset.look) }, [button]);
    else if ("hint" in dataset) this.send({ t: "hint", seat: this.mySeat() }, [button]);
    else if ("keys" in dataset) byId("keys-dialog").showModal();
    else if ("textBoard" in dataset) {
      const board = byId("text-board");
      board.hidden = !board.hidden;
      button.setAttribute("aria-expanded", String(!board.hidden));
      if (!board.hidden) board.scrollIntoView({ block: "nearest" });
    } else if ("confirmYes" in dataset) {
      const { go } = this;
      this.hideConfirm();
      go?.();
    } else if ("confirmNo" in dataset) this.cancel();
    else if (dataset.seatDo) this.seat(dataset.seatDo, button);
    else if (dataset.lesson) this.send({ t: "lesson", what: dataset.lesson }, [button]);
    else if (dataset.tableDo) {
      const go = () => this.send({ t: "table", what: dataset.tableDo }, [button]);
      dataset.ask ? this.confirm(dataset.ask, go) : go();
    }
  }
  undo(button) {
    if (button.getAttribute("aria-disabled") !== "true") return this.send({ t: "undo", v: this.v, seat: Number(button.dataset.undo) }, [button]);
    byId(button.getAttribute("aria-describedby"))?.scrollIntoView({ block: "nearest" });
  }
  mySeat() {
    return this.chooser.choices[0]?.seat ?? this.state.seats.find((seat) => seat.mine)?.seat ?? 0;
  }
  seat(what, button) {
    const seat = Number(button.closest("[data-seat]").dataset.seat);
    button.closest("details")?.removeAttribute("open");
    const ask = (dialog, prepare, read) => {
      prepare();
      dialog.addEventListener("close", () => dialog.returnValue && this.send({ t: "seat", what, seat, ...read(dialog.returnValue) }, [button]), { once: true });
      dialog.returnValue = "";
      dialog.showModal();
    };
    if (what === "rename") {
      const name = this.state.seats.find((known) => known.seat === seat)?.name ?? "";
      ask(byId("name-dialog"), () => (byId("new-name").value = name), () => ({ name: byId("new-name").value }));
    } else if (what === "bot") {
      ask(byId("bot-dialog"), () => {}, (bot) => ({ bot }));
    } else this.send({ t: "seat", what, seat }, [button]);
  }
}

// ── Replay ──────────────────────────────────────────────────────────────────

class Replay {
  constructor(root) {
    this.root = root;
    this.picture = new Picture(byId("window"));
    this.at = Number(root.dataset.at);
    this.length = Number(root.dataset.length);
    this.range = byId("at");
    lookBack();
    this.frames = new Map();
    this.range.addEventListener("input", () => this.go(Number(this.range.value)));
    const targets = { first: () => 0, previous: () => this.at - 1, next: () => this.at + 1, last: () => this.length };
    document.addEventListener("click", (event) => {
      const link = event.target.closest("[data-step], .moments [data-at]");
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.stop();
      this.go(link.dataset.step ? targets[link.dataset.step]() : Number(link.dataset.at));
    });
    const play = document.querySelector("[data-play]");
    play.addEventListener("click", () => (this.timer ? this.stop() : this.start()));
    const share = document.querySelector("[data-copy-here]");
    share.hidden = false;
    share.addEventListener("click", () => copy(new URL(`?at=${this.at}`, location.href).href, share));
    document.addEventListener("keydown", (event) => {
      if (event.target.matches?.("input, select, button, a, #log") || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = { ArrowLeft: targets.previous, ArrowRight: targets.next, Home: targets.first, End: targets.last }[event.key];
      if (act) this.go(act());
      else if (event.key === " ") play.click();
      else return;
      event.preventDefault();
    });
  }
  start() {
    if (this.at >= this.length) this.go(0);
    const beat = async () => {
      await this.go(this.at + 1);
      if (this.at >= this.length) this.stop();
      else if (this.timer) this.timer = setTimeout(beat, Number(document.querySelector("[data-speed]").value));
    };
    this.timer = setTimeout(beat, 100);
    document.querySelector("[data-play]").setAttribute("aria-pressed", "true");
  }
  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    document.querySelector("[data-play]").setAttribute("aria-pressed", "false");
  }
  async go(to) {
    this.at = Math.max(0, Math.min(this.length, to));
    const wanted = (this.wanted = this.at);
    this.range.value = this.at;
    const where = byId("where");
    where.value = where.dataset.text.replace("{at}", this.at).replace("{of}", this.length);
    const frame = await this.frame(wanted);
    // The hand has moved on in the meantime.
    if (this.wanted !== wanted || !frame) return;
    history.replaceState(null, "", `?at=${this.at}`);
    const state = { ...frame.view, game: this.root.dataset.game, table: this.root.dataset.replay };
    this.picture.replace(state.scene);
    regions.seats(state);
    regions.board(state);
    writePanels(state.panels, true);
    orderPanels(state.panels.map(({ id }) => id));
    pruneLog(state.log);
    appendLog(state.log, state.game);
    byId("log").scrollTop = byId("log").scrollHeight;
  }
  async frame(at) {
    if (!this.frames.has(at)) {
      const answer = await fetch(`?at=${at}`, { headers: { accept: "application/json" } }).catch(() => null);
      if (!answer?.ok) return null;
      if (this.frames.size > 60) this.frames.clear();
      this.frames.set(at, await answer.json());
    }
    return this.frames.get(at);
  }
}

/** A finished game looked back at: fetched once, when there is an end to look back from. */
const lookBack = async () => {
  const place = byId("looking-back");
  if (!place?.hidden) return;
  place.hidden = false;
  const answer = await fetch(place.dataset.analysis).catch(() => null);
  if (!answer?.ok) return place.remove();
  place.querySelector("p").remove();
  place.append(parsed(await answer.text()));
};

// ── On every page ───────────────────────────────────────────────────────────

const copy = async (text, button) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = byId(button.dataset.copy) ?? document.body.appendChild(h("input", { value: text }));
    field.select?.();
    document.execCommand("copy");
    if (!field.id) field.remove();
  }
  const label = button.querySelector("span");
  const before = label.textContent;
  label.textContent = words().copied ?? before;
  setTimeout(() => (label.textContent = before), 1600);
};

/** A rule is shown where it is needed; the link still leads to the whole book. */
const showRule = async (link) => {
  const page = new DOMParser().parseFromString(await (await fetch(link.href)).text(), "text/html");
  const rule = page.getElementById(decodeURIComponent(new URL(link.href).hash.slice(1)));
  const dialog = byId("rule-dialog");
  if (!rule || !dialog) return location.assign(link.href);
  const text = [rule];
  for (let next = rule.nextElementSibling; next && !next.matches(".rule-text, h1, h2, h3"); next = next.nextElementSibling) text.push(next);
  dialog.querySelector("h2").textContent = link.textContent;
  dialog.querySelector(".rules-text").replaceChildren(...text.map((node) => document.importNode(node, true)));
  dialog.querySelector("a").href = link.href;
  dialog.showModal();
};

/** Presets show what they set, changes are marked, and only what differs from the default is sent. */
const tableForm = (form) => {
  const options = all("[data-option]", form).map((box) => ({ box, field: box.querySelector("select, input, textarea"), normal: box.dataset.default }));
  const changed = ({ field, normal }) => field.value !== (normal === "null" ? "" : normal);
  const differences = form.querySelector("[data-differences]");
  const mark = () => {
    const names = options.filter((option) => {
      option.box.toggleAttribute("data-changed", changed(option));
      return changed(option);
    }).map(({ box }) => box.querySelector("label").textContent);
    differences.textContent = names.length > 0 ? `${differences.dataset.some} ${names.join(", ")}` : differences.dataset.none;
  };
  form.addEventListener("change", (event) => {
    if (event.target.name === "preset") {
      const set = new Map(event.target.dataset.set.split("\n").filter(Boolean).map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));
      for (const { box, field, normal } of options) field.value = set.get(box.dataset.option) ?? (normal === "null" ? "" : normal);
    }
    mark();
  });
  form.addEventListener("submit", () => {
    for (const option of options) option.field.disabled = !changed(option);
    for (const preset of all("[name=preset]", form)) preset.disabled = true;
    // The form must be usable again when one comes back to it.
    setTimeout(() => all(":disabled", form).forEach((field) => (field.disabled = false)));
  });
  mark();
};

const themeSwitch = (button) => {
  button.hidden = false;
  button.addEventListener("click", () => {
    const root = document.documentElement;
    const isDark = root.dataset.theme === "dark" || (root.dataset.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    root.dataset.theme = isDark ? "light" : "dark";
    fetch("/settings", { method: "POST", body: new URLSearchParams({ theme: root.dataset.theme }), keepalive: true }).catch(() => {});
  });
};

/** A record from a file: every entry is checked, and then it is a table like any other. */
const importRecord = (field) => {
  field.closest("[hidden]").hidden = false;
  field.addEventListener("change", async () => {
    const said = byId("import-said");
    const text = await field.files[0]?.text();
    if (!text) return;
    const answer = await fetch("/api/records", { method: "POST", headers: { "content-type": "application/json" }, body: text }).catch(() => null);
    const told = await answer?.json().catch(() => null);
    if (told?.table) return location.assign(`/table/${told.table}`);
    said.textContent = told?.error?.text ?? said.dataset.failed;
    said.hidden = false;
    field.value = "";
  });
};

/** The page for when there is no net asks now and then whether there is one again. */
const comeBack = () => setInterval(() => fetch("/health", { cache: "no-store" }).then(({ ok }) => ok && location.reload(), () => {}), 4000);

const start = () => {
  all("[data-theme-switch]").forEach(themeSwitch);
  all("[data-import]").forEach(importRecord);
  if (document.querySelector("[data-offline]")) comeBack();
  watchLog();
  // Keeps the house's files for when there is no net; a browser without does without.
  navigator.serviceWorker?.register("/sw.js").catch(() => {});
  all("[data-link]").forEach((field) => (field.value = new URL(field.getAttribute("value"), location.href).href));
  all("[data-table-form]").forEach(tableForm);
  if (matchMedia("(min-width: 60.01rem)").matches) all(".contents").forEach((contents) => (contents.open = true));
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy]");
    if (button) copy(byId(button.dataset.copy).value, button);
    const rule = event.target.closest(".table a.rule");
    if (rule && byId("rule-dialog") && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      showRule(rule);
    }
    for (const open of all(".more[open]")) if (!open.contains(event.target)) open.open = false;
  });
  const table = document.querySelector(".table[data-socket]");
  if (table) globalThis.galerne = new Table(table);
  const replay = document.querySelector(".table[data-replay]");
  if (replay) globalThis.galerne = new Replay(replay);
};

if (typeof document !== "undefined" && document.documentElement) start();
