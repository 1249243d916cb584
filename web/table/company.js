// @ts-check
// Who comes and goes at a table: a player who leaves is named, and the links to free seats are those of now.

import { byId, fill, parsed, words } from "../dom.js";
import { readSeats } from "./regions.js";

/** The links are written with the page: one that was given out is void once its seat has changed hands. */
const renewLinks = async () => {
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok) return;
  const [old, now] = [byId("invitations"), parsed(await answer.text()).querySelector("#invitations")];
  if (!now) return old?.remove();
  old ? old.replaceWith(now) : byId("seats").after(now);
};

/** @param {import("./table.js").Table} table */
export const follow = ({ notice, state }) => {
  const before = state.seats;
  state.seats = readSeats();
  const free = (seats) => seats.filter(({ kind }) => kind === "open").map(({ seat }) => seat);
  if (free(before).join() === free(state.seats).join()) return;
  const left = before.find(({ seat, kind, mine }) => kind === "human" && !mine && free(state.seats).includes(seat));
  if (left) notice.tell({ text: fill(words().left, left.name) });
  renewLinks();
};
