// @ts-check
// The values of the pieces, read from the page's controls as TOML and written back into them. Each control knows its path, its kind and what
// is printed; nothing here knows a game.

import { all } from "../dom.js";

const quoted = (text) => JSON.stringify(text);
const fields = (control) => (control.matches("fieldset") ? all("input, select", control) : [control]);

/** What a control says, as TOML; null where that is nothing yet, such as a number half typed. */
export const read = (control) => {
  const { kind, rows } = control.dataset;
  const values = fields(control).map((field) => (field.type === "checkbox" ? field.checked : field.value.trim()));
  if (values.some((value) => value === "")) return null;
  switch (kind) {
    case "number":
      return /^-?\d+$/.test(values[0]) ? String(Number(values[0])) : null;
    case "flag":
      return String(values[0]);
    case "dealt":
      return String(!values[0]);
    case "word":
      return quoted(values[0]);
    case "faces":
      return `[${values.map(quoted).join(", ")}]`;
    case "numbers": {
      if (!values.every((value) => /^-?\d+$/.test(value))) return null;
      const columns = values.length / Number(rows);
      const lists = Array.from({ length: Number(rows) }, (_, row) => `[${values.slice(row * columns, (row + 1) * columns).map(Number).join(", ")}]`);
      return Number(rows) === 1 ? lists[0] : `[${lists.join(", ")}]`;
    }
    default:
      return values[0];
  }
};

const items = (toml) => toml.replaceAll(/[[\]"]/g, "").split(",").map((value) => value.trim());

/** Shows a value in its control. */
export const write = (control, toml) => {
  const values = ["faces", "numbers"].includes(control.dataset.kind) ? items(toml) : [toml];
  fields(control).forEach((field, place) => {
    const value = values[place] ?? "";
    if (control.dataset.kind === "dealt") field.checked = value !== "true";
    else if (field.type === "checkbox") field.checked = value === "true";
    else field.value = control.dataset.kind === "word" ? value.replaceAll('"', "") : value;
  });
};

/** Every control of the form. */
export const controls = (form) => all("[data-path]", form);

/** With a script they can be used. */
export const enable = (form) => all(".material [disabled]", form).forEach((one) => (one.disabled = false));

/** One step up or down, within its bounds. */
export const step = (button) => {
  /** @type {HTMLInputElement} */
  const field = button.closest(".stepper").querySelector("input");
  const wished = (Number(field.value) || 0) + Number(button.dataset.step);
  const value = String(Math.min(Number(field.max), Math.max(Number(field.min), wished)));
  if (value === field.value) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
