// @ts-check
// Regions: the parts of the page that change while a game is played. The server writes them, on the first page and again whenever they
// change; here they only take the place of the old ones.

import { all, byId, fit, parsed, spellLinks, words, write } from "../dom.js";
import { isLookedBack } from "../look-back.js";
import { homeOf } from "./panels.js";

/** Where the curtain has stood once its place is kept: the board does not jump each time the device is passed. */
export const keepCurtain = () => {
  const curtain = byId("curtain");
  if (curtain && !curtain.hidden) curtain.closest(".table").style.setProperty("--curtain", `${curtain.offsetHeight}px`);
};

/** Who unfolded a part of a list goes on choosing there. Giving up is folded away again. */
const keepOpen = (old, fresh) => {
  for (const { classList } of all("details[open]", old)) {
    const [part] = classList;
    if (part !== "giving-up" && part !== "more") fresh.querySelector(`details.${part}`)?.setAttribute("open", "");
  }
};

/** Puts new content and new attributes into the element with the same id, which stays itself: it may have the focus. Only a panel may be new;
    throws if anything else is. */
const writeRegion = (markup) => {
  const fresh = parsed(markup).firstElementChild;
  const old = byId(fresh.id);
  if (!old && fresh.matches(".panel")) return homeOf(fresh).append(fresh), fresh.id;
  if (!old) throw new Error(`no region ${fresh.id}`);
  keepOpen(old, fresh);
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  write(old, [...fresh.childNodes]);
  return fresh.id;
};

/** What the table is called, as the page was opened. */
const title = globalThis.document?.title;
/** A tab among others shows that its table waits for an answer, and so does the sign of the site where there is one. */
export const tellTab = () => {
  const isMine = byId("prompt").hasAttribute("data-mine");
  document.title = isMine ? `● ${words().turn} — ${title}` : title;
  // Where the site is no program of its own the sign may be refused.
  (isMine && document.hidden ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => {});
};
globalThis.document?.addEventListener("visibilitychange", () => byId("prompt") && tellTab());

/** Writes all of them; the ids of those that were written. */
export const writeRegions = (regions) => {
  const written = new Set(regions.map(writeRegion));
  if (written.has("prompt")) {
    fit(byId("prompt"), byId("prompt").textContent);
    tellTab();
  }
  if (written.has("curtain")) keepCurtain();
  // The throw that ended it was corrected: what was looked back at has not happened.
  if (written.has("over") && byId("over").hidden && isLookedBack()) location.reload();
  spellLinks();
  return written;
};

/** The seats as the page shows them. */
export const readSeats = () => all("#seats > li").map((li) => ({
  seat: Number(li.dataset.seat), kind: li.dataset.kind, name: li.querySelector("b").textContent, mine: "mine" in li.dataset, awaited: "awaited" in li.dataset,
}));
