// @ts-check
// Regions: the same HTML that the server writes on the first page.

import { all, byId, clone, fill, fit, h, ruleLink, words, write } from "../dom.js";
import { parts } from "./chooser.js";
import { make } from "./patch.js";

/** As many usual answers as are listed openly; where there are more, those that can be touched on the picture are folded away. */
const LISTED = 12;

/** What a bot is called. */
const botName = (bot) => (words().bots ?? "").split("\n").find((line) => line.startsWith(`${bot}=`))?.slice(bot.length + 1) ?? bot;

/** Where the curtain has stood once its place is kept: the board does not jump each time the device is passed. */
export const keepCurtain = () => {
  const curtain = byId("curtain");
  if (curtain && !curtain.hidden) curtain.closest(".table").style.setProperty("--curtain", `${curtain.offsetHeight}px`);
};

export const regions = {
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
    keepCurtain();
  },
  seats({ seats }) {
    const w = words();
    const seated = seats.some(({ mine }) => mine);
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
      const away = seated && seat.kind === "human" && !seat.mine && !seat.here;
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
          "data-targets": (choice.targets ?? []).join(" "), "data-gives-up": choice.gives_up, "data-warning": choice.warning, "data-main": choice.main, "data-minor": choice.minor, "data-alias": choice.alias, "data-then": choice.then?.join(" ") },
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
      const single = own.filter((choice) => !choice.gives_up && !choice.alias && !choice.then);
      const aliases = own.filter((choice) => choice.alias);
      const many = single.filter(({ main, minor }) => !main && !minor).length > LISTED;
      const isFolded = ({ main, minor, targets = [] }) => minor || (many && !main && targets.length > 0);
      const folded = single.filter(isFolded);
      return [
        of.length > 1 && h("h3", {}, seats.find((known) => known.seat === seat)?.name ?? ""),
        list(own.filter(({ main }) => main), "choices main"),
        list(single.filter((choice) => !choice.main && !isFolded(choice))),
        folds("folded", fill(words().choicesAll, folded.length), folded),
        folds("errands", words().errands, own.filter((choice) => choice.then && !choice.main)),
        aliases.length > 0 && h("ul", { class: "aliases", hidden: true }, aliases.map(button)),
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
    write(byId("undo"), undo.flatMap(({ seat, possible, other, why, rule }) => {
      const name = seats.find((known) => known.seat === seat)?.name ?? "";
      const reason = `undo-why-${seat}`;
      return [
        h("button", { type: "button", "data-undo": seat, "data-other": other, "aria-disabled": possible ? null : "true", "aria-describedby": why ? reason : null },
          clone("icon-undo"), undo.length > 1 || other ? fill(w.undoOf, name) : w.undo),
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
          h("button", { type: "submit", form: "by-hand", name: "do", value: "rematch", class: "primary", "data-table-do": "rematch" }, over.standings.length === 1 ? w.playAgain : w.rematch),
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

/** The seats as the page shows them. */
export const readSeats = () => all("#seats > li").map((li) => ({
  seat: Number(li.dataset.seat), name: li.querySelector("b").textContent, mine: "mine" in li.dataset, awaited: "awaited" in li.dataset,
}));

/** The text board as it stands on the first page. */
export const readBoard = () => ({
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
