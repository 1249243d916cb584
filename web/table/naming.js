// @ts-check
// The question for a name among others: answered by its own form, or put off for as long as the tab is open.

import { byId } from "../dom.js";

const LATER = "galerne-name-later";

export const watchNaming = () => {
  const form = byId("naming");
  if (!form) return;
  form.querySelector("[data-later]").addEventListener("click", () => {
    form.remove();
    try {
      sessionStorage.setItem(LATER, "yes");
    } catch {
      // Nothing can be kept here: it is asked again.
    }
  });
  try {
    if (sessionStorage.getItem(LATER)) form.remove();
  } catch {
    // Nothing was kept.
  }
};
