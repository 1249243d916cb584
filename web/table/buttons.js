// @ts-check
// The buttons of a table, and what each of them sends.

import { all, byId, fill, openSlip, words } from "../dom.js";
import { isHabit } from "./bar.js";
import { openHint } from "./hint.js";
import { watchNaming } from "./naming.js";
import { isNarrow } from "./sight.js";

export class Buttons {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** How far the page was scrolled when the text board was opened. */
    this.openedAt = 0;
  }
  listen() {
    const { root } = this.table;
    watchNaming();
    root.addEventListener("click", (event) => this.pressed(event));
    byId("foreseen").addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.click();
    });
    root.addEventListener("submit", (/** @type {any} */ event) => {
      if (!event.target.matches("[data-dice]")) return;
      event.preventDefault();
      const said = new FormData(event.target);
      const dice = [...new Set(all("input", event.target).map(({ name }) => name))].map((name) => Number(said.get(name)));
      /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
      // A slip of the finger is corrected afterwards (TA-2.8), also where it ends the game: no confirmation is asked each time.
      this.table.send({ t: "chance", v: this.table.v, dice }, [event.submitter]);
    });
  }
  /** Fetched only by who wants to see the picture.
      @param {string} address */
  async share(address) {
    const { showShare } = await import(byId("share-dialog").dataset.scriptAt);
    showShare(address);
  }
  pressed(event) {
    const slip = event.target.closest("#foreseen[data-cut]");
    if (slip) return openSlip(!("open" in slip.dataset));
    const hint = event.target.closest("#hint[data-cut]");
    if (hint && !event.target.closest("button")) return openHint(!("open" in hint.dataset));
    const button = event.target.closest("button, a[data-lesson], a[data-share]");
    if (!button || event.ctrlKey || event.metaKey) return;
    const { dataset } = button;
    // What would be posted without a script goes over the socket.
    if (button.form?.id === "by-hand" || dataset.lesson || "share" in dataset) event.preventDefault();
    if ("share" in dataset) return this.share(button.href);
    const { table } = this;
    const { chooser, choices, confirmation, hands } = table;
    const choice = chooser.choices.find((one) => one.button === button);
    // Enter or a key on a button is a click without a pointer.
    if (event.detail === 0) hands.last = "key";
    if (choice) isHabit(choices, event, choice) || choices.act(choice, button);
    else if ("roll" in dataset) choices.isDead(true) || table.send({ t: "chance", v: table.v, roll: true }, [button]);
    else if (dataset.outcome) choices.isDead() || table.send({ t: "chance", v: table.v, outcome: JSON.parse(dataset.outcome) }, [button]);
    else if ("undo" in dataset) this.undo(button);
    else if ("skip" in dataset) table.pace.skip();
    else if ("again" in dataset) table.pace.again();
    else if ("hush" in dataset) byId("hint").hidden = true;
    // Where one side was closed another one's button may stand now: the second click of a double click must not open it.
    else if ("look" in dataset) choices.isDead() || table.send({ t: "look", seat: dataset.look === "" ? null : Number(dataset.look) }, [button]);
    else if ("hint" in dataset) table.send({ t: "hint", seat: this.mySeat() }, [button]);
    else if ("keys" in dataset) byId("keys-dialog").showModal();
    else if ("textBoard" in dataset || "textBoardClose" in dataset) {
      const board = byId("text-board");
      /** @type {HTMLElement} */
      const opener = document.querySelector("[data-text-board]");
      board.hidden = !board.hidden;
      opener.setAttribute("aria-expanded", String(!board.hidden));
      if (!board.hidden) {
        this.openedAt = scrollY;
        return board.scrollIntoView({ block: isNarrow() ? "start" : "nearest" });
      }
      // Closing it from below leads back to what was on the screen when it was opened.
      opener.focus({ preventScroll: true });
      scrollTo({ top: this.openedAt, behavior: "instant" });
    } else if ("confirmYes" in dataset) confirmation.yes();
    else if ("confirmNo" in dataset) choices.cancel();
    else if (dataset.seatDo) this.seat(dataset.seatDo, button);
    else if (dataset.lesson) table.send({ t: "lesson", what: dataset.lesson }, [button]);
    else if (dataset.tableDo) {
      const go = () => table.send({ t: "table", what: dataset.tableDo }, [button]);
      dataset.ask ? confirmation.ask(dataset.ask, go) : go();
    }
  }
  undo(button) {
    const { table } = this;
    table.choices.standing = null;
    table.choices.soon.isHeld = true;
    table.choices.dead.isUndone = true;
    if (button.getAttribute("aria-disabled") !== "true") {
      const go = () => table.send({ t: "undo", v: table.v, seat: Number(button.dataset.undo) }, [button]);
      // At a shared device it may be another player's move.
      return "other" in button.dataset ? table.confirmation.ask(fill(words().confirmThis, button.textContent), go) : go();
    }
    const why = byId(button.getAttribute("aria-describedby"));
    const rule = why?.querySelector(".rule")?.textContent;
    if (why) table.notice.tell({ text: why.textContent.replace(rule ?? "", "").trim(), rule }, button);
  }
  mySeat() {
    const { chooser, state } = this.table;
    return chooser.choices[0]?.seat ?? state.seats.find((seat) => seat.mine)?.seat ?? 0;
  }
  seat(what, button) {
    const { table } = this;
    const seat = Number(button.closest("[data-seat]").dataset.seat);
    button.closest("details")?.removeAttribute("open");
    const ask = (dialog, prepare, read) => {
      prepare();
      dialog.addEventListener("close", () => dialog.returnValue && table.send({ t: "seat", what, seat, ...read(dialog.returnValue) }, [button]), { once: true });
      dialog.returnValue = "";
      dialog.showModal();
    };
    if (what === "rename") {
      const name = table.state.seats.find((known) => known.seat === seat)?.name ?? "";
      ask(byId("name-dialog"), () => (byId("new-name").value = name), () => ({ name: byId("new-name").value }));
    } else if (what === "bot") {
      ask(byId("bot-dialog"), () => {}, (bot) => ({ bot }));
    } else table.send({ t: "seat", what, seat }, [button]);
  }
}
