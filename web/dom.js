// @ts-check
// What every module of the page does to the document: finding, making and filling elements. Words come from the page.

export const SVG = "http://www.w3.org/2000/svg";
/** The element with that id. Of whatever kind: the page says which, not the caller.
    @type {(id: string) => any} */
export const byId = (id) => document.getElementById(id);
/** @type {(selector: string, within?: ParentNode) => any[]} */
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];
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
export const clone = (template) => byId(template).content.cloneNode(true);
/** @type {() => Record<string, string>} */
export const words = () => byId("words")?.dataset ?? {};
export const fill = (text, name) => text.replace("{}", name);
export const isField = (element) => element instanceof HTMLElement && element.matches("input:not([readonly]), textarea, select");
export const moves = () => {
  const { motion } = document.documentElement.dataset;
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
/** What would happen, or what a thing is. What is longer than its place even so can be scrolled, by keyboard too. */
export const foresee = (text, again = false) => {
  const slip = byId("foreseen");
  // How to go on stands before a text that may be cut.
  again ? slip.setAttribute("data-again", words().again) : slip.removeAttribute("data-again");
  if (slip.textContent === text) return;
  fit(slip, text);
  if (slip.scrollHeight > slip.clientHeight + 1) slip.setAttribute("tabindex", "0");
  else slip.removeAttribute("tabindex");
};

/** Puts new content into a region, but never under the fingers of somebody typing: then it waits until they are done. */
export const write = (region, children) => {
  if (!region) return;
  /** @type {any} */
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
