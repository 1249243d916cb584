// @ts-check
import { byId, h, words } from "./dom.js";

/** Copies a text, and says so for a moment on the button that was pressed. */
export const copy = async (text, button) => {
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
