// @ts-check
// Versions that an author keeps in the browser, and the one that is being worked on, which outlives a closed page.

import { byId, h } from "../dom.js";

const SHELF = "galerne-editions";
const MOST = 50;

/** @returns {Record<string, { draft?: string, kept?: { at: number, name: string, text: string }[] }>} */
const shelf = () => {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "{}");
  } catch {
    return {};
  }
};

export class Versions {
  constructor(edition) {
    this.edition = edition;
    this.list();
  }
  get mine() {
    return shelf()[this.edition.game] ?? {};
  }
  put(mine) {
    try {
      localStorage.setItem(SHELF, JSON.stringify({ ...shelf(), [this.edition.game]: { ...this.mine, ...mine } }));
    } catch {
      // The browser keeps nothing, or no more: the page goes on without.
    }
  }
  draft() {
    return this.mine.draft ?? null;
  }
  draw(text) {
    this.put({ draft: text });
  }
  list() {
    const { edition } = this;
    const kept = this.mine.kept ?? [];
    const item = (version, place) => {
      const title = `${version.name || edition.words("unnamed")} · ${new Date(version.at).toLocaleString(document.documentElement.lang)}`;
      const button = (what, act) => {
        const one = h("button", { type: "button", class: "quiet" }, edition.words(what));
        one.addEventListener("click", act);
        return one;
      };
      const drop = () => {
        this.put({ kept: (this.mine.kept ?? []).filter((_, other) => other !== place) });
        this.list();
      };
      return h("li", {}, h("span", {}, title), button("open", () => edition.replace(version.text)), button("compare", () => this.compare({ ...version, title })), button("drop", drop));
    };
    document.querySelector("[data-versions]")?.replaceChildren(...kept.map(item).reverse());
    const none = /** @type {HTMLElement | null} */ (document.querySelector("[data-versions-none]"));
    if (none) none.hidden = kept.length > 0;
  }
  compare(version) {
    this.edition.against = version;
    const line = /** @type {HTMLElement} */ (document.querySelector("[data-against]"));
    line.hidden = !version;
    line.querySelector("[data-against-name]").textContent = version?.title ?? "";
    this.edition.ask();
    if (version) byId("differences").focus();
  }
  do(what) {
    const { edition } = this;
    if (what === "keep") {
      const version = { at: Date.now(), name: edition.name ?? "", text: edition.area.value };
      this.put({ kept: [...(this.mine.kept ?? []), version].slice(-MOST) });
      this.list();
      edition.say(edition.words("kept"));
    } else if (what === "printed") this.compare(null);
    else if (what === "export") this.save(`${edition.game}-editions.json`, JSON.stringify(this.mine.kept ?? [], null, 1));
  }
  save(name, text) {
    const link = h("a", { href: URL.createObjectURL(new Blob([text], { type: "text/plain" })), download: name });
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
