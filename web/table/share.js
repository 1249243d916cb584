// @ts-check
// The picture of a finished game: shown at once, to be looked at, saved or handed on.

import { byId } from "../dom.js";

/** Opens the picture over the page. It is drawn only when it is asked for, which takes a moment: until then the page says so.
    @param {string} address */
export const showShare = (address) => {
  /** @type {HTMLDialogElement} */
  const dialog = byId("share-dialog");
  const picture = dialog.querySelector("img");
  const says = dialog.querySelector("p");
  const tell = (what) => {
    says.textContent = what ?? "";
    says.hidden = !what;
    picture.hidden = Boolean(what);
  };
  tell(says.dataset.wait);
  picture.onload = () => tell("");
  picture.onerror = () => tell(says.dataset.failed);
  picture.src = address;
  dialog.showModal();
};
