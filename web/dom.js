// @ts-check
// What every module of the page does to the document: finding, making and filling elements. Words come from the page.

export const SVG = "http://www.w3.org/2000/svg";
/** The element with that id. Of whatever kind: the page says which, not the caller.
    @type {(id: string) => any} */
export const byId = (id) => document.getElementById(id);
/** @type {(selector: string, within?: ParentNode) => any[]} */
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];
/** A link that people copy says where it leads, with this house's address. */
export const spellLinks = () => all("[data-link]").forEach((field) => (field.value = new URL(field.getAttribute("value"), location.href).href));
export const middleOf = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
export const parsed = (markup) => {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content;
};

export const h = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
};
/** @type {() => Record<string, string>} */
export const words = () => byId("words")?.dataset ?? {};
export const fill = (text, name) => text.replace("{}", name);
export const isField = (element) => element instanceof HTMLElement && element.matches("input:not([readonly]), textarea, select");
export const moves = () => {
  const { motion, hurried } = document.documentElement.dataset;
  if (hurried !== undefined) return false;
  return motion === "full" || (motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches);
};
export const ruleAddress = (game, rule) => `/rules/${rule.startsWith("TA-") ? "table" : game}#${rule}`;
export const ruleLink = (game, rule) => (rule ? h("a", { class: "rule", href: ruleAddress(game, rule) }, rule) : "");
export const setText = (element, text) => {
  if (element && element.textContent !== text) element.textContent = text;
};

/** Sets a text that has a place of fixed height: where it is too long for it, smaller. */
export const fit = (element, text) => {
  if (!element) return;
  setText(element, text);
  element.removeAttribute("data-long");
  element.toggleAttribute("data-long", element.scrollHeight > element.clientHeight + 1);
};
/** What would happen, or what a thing is. */
export const foresee = (text, again = false) => {
  const slip = byId("foreseen");
  const was = slip.dataset.again;
  // How to go on stands before a text that may be cut.
  again ? slip.setAttribute("data-again", words().again) : slip.removeAttribute("data-again");
  if (slip.textContent === text && was === slip.dataset.again) return;
  setText(slip, text);
  fitSlip();
};
/** Its place has one height, and whole lines only: a longer text is set smaller, and what is too long even so opens at a touch. What has
    happened is then told by its headlines first. */
export const fitSlip = () => {
  const slip = byId("foreseen");
  const { whole, heads } = slip.dataset;
  openSlip(false);
  const isTooLong = () => slip.scrollHeight > slip.clientHeight + 1;
  const fitted = () => {
    slip.removeAttribute("data-long");
    slip.toggleAttribute("data-long", isTooLong());
    return !isTooLong();
  };
  if (whole !== undefined) slip.dataset.empty = whole;
  const isWhole = fitted();
  const isBrief = !isWhole && Boolean(heads) && slip.textContent === "";
  if (isBrief) {
    slip.dataset.empty = heads;
    fitted();
  }
  slip.toggleAttribute("data-cut", !isWhole);
  slip.toggleAttribute("data-brief", isBrief);
  if (!isWhole) slip.setAttribute("tabindex", "0");
  else slip.removeAttribute("tabindex");
};
/** Open it lies over what stands below it, which stays where it is. */
export const openSlip = (open) => {
  const slip = byId("foreseen");
  const { whole, heads } = slip.dataset;
  slip.toggleAttribute("data-open", open && "cut" in slip.dataset);
  if ("brief" in slip.dataset) slip.dataset.empty = "open" in slip.dataset ? whole : heads;
  slip.style.marginBottom = "";
  if (!("open" in slip.dataset)) return;
  const grown = slip.offsetHeight;
  slip.removeAttribute("data-open");
  slip.style.marginBottom = `${parseFloat(getComputedStyle(slip).marginBottom) + slip.offsetHeight - grown}px`;
  slip.setAttribute("data-open", "");
};

/** What is wider than its place shows a sign as long as there is more to the right. */
export const watchSideways = (place) => {
  const mark = () => place.toggleAttribute("data-more", place.scrollWidth - place.clientWidth - place.scrollLeft > 4);
  place.addEventListener("scroll", mark, { passive: true });
  new ResizeObserver(mark).observe(place);
};

/** Puts new content into a region, but never while one of its fields is typed in: then it waits for the end of that. */
export const write = (region, children) => {
  if (!region) return;
  /** @type {any} */
  const focused = region.contains(document.activeElement) ? document.activeElement : null;
  // A face of a die that somebody tells is an entry, too; other radio buttons are only pressed.
  if (focused && isField(focused) && (focused.type !== "radio" || focused.closest("[data-dice]"))) {
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
