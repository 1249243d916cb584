// @ts-check
// On every page.

import { copy } from "./clipboard.js";
import { all, byId, spellLinks, watchSideways } from "./dom.js";
import { offerToKeep } from "./sheets.js";

/** A rule is shown where it is needed; the link still leads to the whole book. */
const showRule = async (link) => {
  const page = new DOMParser().parseFromString(await (await fetch(link.href)).text(), "text/html");
  const rule = page.getElementById(decodeURIComponent(new URL(link.href).hash.slice(1)));
  const dialog = byId("rule-dialog");
  if (!rule || !dialog) return location.assign(link.href);
  /** @type {Element[]} */
  const text = [rule];
  for (let next = rule.nextElementSibling; next && !next.matches(".rule-text, h1, h2, h3"); next = next.nextElementSibling) text.push(next);
  dialog.querySelector("h2").textContent = link.textContent;
  dialog.querySelector(".rules-text").replaceChildren(...text.map((node) => document.importNode(node, true)));
  dialog.querySelector("a").href = link.href;
  dialog.showModal();
};

/** Presets show what they set, changes are marked, only what differs from the default is sent, and what would be opened is told at once. */
const tableForm = (form) => {
  const options = all("[data-option]", form).map((box) => ({ box, field: box.querySelector("select, input, textarea"), normal: box.dataset.default }));
  const changed = ({ field, normal }) => field.value !== (normal === "null" ? "" : normal);
  const told = form.querySelector("[data-differences]");
  const of = (name) => options.find(({ box }) => box.dataset.option === name)?.field;
  const mark = () => {
    options.forEach((option) => option.box.toggleAttribute("data-changed", changed(option)));
    // What another option makes idle can be set all the same, and says so by its look.
    for (const { box } of options) {
      const other = box.dataset.needs && of(box.dataset.needs);
      if (other) box.toggleAttribute("data-idle", !box.dataset.among.split(" ").includes(other.value));
    }
    for (const row of all("[data-pictures]", form))
      for (const one of row.children) one.setAttribute("aria-pressed", String(one.dataset.value === of(row.dataset.pictures)?.value));
  };
  for (const row of all("[data-pictures]", form)) {
    row.hidden = false;
    row.addEventListener("click", (event) => {
      const value = event.target.closest("[data-value]")?.dataset.value;
      if (value === undefined) return;
      for (const line of row.dataset.with.split("\n").filter(Boolean)) of(line.split("=")[0]).value = line.split("=")[1];
      of(row.dataset.pictures).value = value;
      of(row.dataset.pictures).dispatchEvent(new Event("change", { bubbles: true }));
    });
  }
  let asked = null;
  const tell = async () => {
    const body = (asked = new URLSearchParams(/** @type {any} */ (new FormData(form))));
    // The options hold what the preset sets.
    body.delete("preset");
    const answer = await fetch(told.dataset.differences, { method: "POST", body }).catch(() => null);
    const text = answer?.ok && (await answer.text());
    // Something else may have been chosen meanwhile.
    if (!text || asked !== body) return;
    told.textContent = text;
    follow(text);
  };
  // A preset may be for as many players as sit down: the chip of what would be opened is the one that is pressed.
  const follow = (text) => {
    const presets = all("[name=preset]", form);
    const plain = options.some(changed) ? undefined : presets.find(({ dataset }) => !dataset.set);
    const named = presets.find(({ dataset, parentElement }) => dataset.set && text.includes(parentElement.querySelector("span").textContent));
    const chip = named ?? plain;
    if (chip) chip.checked = true;
  };
  form.addEventListener("change", (event) => {
    if (event.target.name === "preset") {
      const set = new Map(event.target.dataset.set.split("\n").filter(Boolean).map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));
      for (const { box, field, normal } of options) field.value = set.get(box.dataset.option) ?? (normal === "null" ? "" : normal);
    }
    mark();
    tell();
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
    all(`[data-settings] [name=theme][value=${root.dataset.theme}]`).forEach((radio) => (radio.checked = true));
    fetch("/settings", { method: "POST", body: new URLSearchParams({ theme: root.dataset.theme }), keepalive: true }).catch(() => {});
  });
};

/** What is changed in the settings is stored and applied at once, without the form's button. */
const keepSettings = (form) => {
  const said = form.querySelector("[data-saved]");
  form.addEventListener("change", async (event) => {
    const { name, value } = event.target;
    if (name === "theme" || name === "motion") document.documentElement.dataset[name] = value;
    said.textContent = "";
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    const answer = await fetch(form.action, { method: "POST", body }).catch(() => null);
    if (!answer?.ok) return;
    if (name === "language") return location.reload();
    said.textContent = said.dataset.saved;
  });
};

/** How others' turns go by, and sounds: in the browser, where the table looks for them. */
const keepPace = (section) => {
  const [wish, sounds] = [section.querySelector("[data-pace]"), section.querySelector("[data-sounds]")];
  try {
    const kept = localStorage.getItem("galerne-pace");
    if (all("option", wish).some(({ value }) => value === kept)) wish.value = kept;
    sounds.checked = localStorage.getItem("galerne-sounds") === "on";
  } catch {
    return; // Nothing can be kept here.
  }
  section.hidden = false;
  wish.addEventListener("change", () => localStorage.setItem("galerne-pace", wish.value));
  sounds.addEventListener("change", () => localStorage.setItem("galerne-sounds", sounds.checked ? "on" : "off"));
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
  all("[data-settings]").forEach(keepSettings);
  all("#pace-kept").forEach(keepPace);
  all("[data-import]").forEach(importRecord);
  if (document.querySelector("[data-offline]")) comeBack();
  // Keeps the house's files for when there is no net; a browser without does without.
  navigator.serviceWorker?.register("/sw.js").catch(() => {});
  offerToKeep();
  spellLinks();
  all("[data-table-form]").forEach(tableForm);
  all(".lab-answer figure").forEach(watchSideways);
  if (matchMedia("(min-width: 60.01rem)").matches) all(".contents").forEach((contents) => (contents.open = true));
  document.addEventListener("click", (/** @type {any} */ event) => {
    const button = event.target.closest("[data-copy]");
    if (button) copy(byId(button.dataset.copy).value, button);
    const rule = event.target.closest(".table a.rule");
    if (rule && byId("rule-dialog") && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      showRule(rule);
    }
    for (const open of all(".more[open]")) if (!open.contains(event.target)) open.open = false;
  });
};

if (typeof document !== "undefined" && document.documentElement) start();
