// @ts-check
import { all, byId, parsed, watchSideways } from "./dom.js";

/** A finished game looked back at: fetched once, when there is an end to look back from. */
export const lookBack = async () => {
  const place = byId("looking-back");
  if (!place?.hidden) return;
  place.hidden = false;
  const answer = await fetch(place.dataset.analysis).catch(() => null);
  if (!answer?.ok) return place.remove();
  place.querySelector("p").remove();
  place.append(parsed(await answer.text()));
  all("figure", place).forEach(watchSideways);
};
