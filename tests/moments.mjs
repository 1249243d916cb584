// A moment for every kind of decision of every game: a recorded game of its tests, cut off where the question is asked. `moments.json` lists
// them by the key of the question; `node tests/moments.mjs` looks for them anew in all records (minutes), after a game's records have changed.

import assert from "node:assert/strict";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { Galerne } from "./galerne.mjs";

const LIST = new URL("./moments.json", import.meta.url);
const recordsOf = (game) => new URL(`../games/${game}/tests/records/`, import.meta.url);
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The questions of a game: what each key reads in English, the most telling first. */
export const questions = (game) => {
  const text = readFileSync(new URL(`../games/${game}/texts/en.ftl`, import.meta.url), "utf8");
  const found = [...text.matchAll(/^(ask-[\w-]+) = ((?:.*)(?:\n[ }].*)*)/gm)].map(([, key, words]) => {
    const named = words.replace(/\{[^{}]*->(?:[^{}]|\{[^{}]*\})*\}/g, "\0").replace(/\{[^{}]*\}/g, "\0");
    // Who plays alone is asked without the name.
    const plain = named.replace(/^\0, /, "");
    return { key, words: new RegExp(`^(?:.*, )?${plain.split("\0").map((part) => escaped(part.trim().replace(/\s+/g, " "))).join(".*")}$`, "si"), weight: plain.length };
  });
  return found.sort((one, other) => other.weight - one.weight);
};
/** Isolation marks and hard spaces are no part of the words. */
export const keyOf = (game, prompt) => {
  const plain = prompt.replace(/[\u2066-\u2069]/g, "").replace(/[\s\u00a0\u202f]+/g, " ").trim();
  return questions(game).find(({ words }) => words.test(plain))?.key ?? null;
};

let visitors = 0;
/** What is asked of a server that stands behind a proxy: each request comes from another address, so that none exceeds its rate. */
export const ask = (address, path, { body, token } = {}) => {
  visitors += 1;
  const headers = { "content-type": "application/json", "accept-language": "en", "x-forwarded-for": `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
  if (token) headers.authorization = `Bearer ${token}`;
  return fetch(address + path, { method: body ? "POST" : "GET", headers, body });
};
/** The game of that record so far, at a table of its own; the link of the seat that decides, and its token. */
export const openAt = async (address, { game, record, at }) => {
  const whole = JSON.parse(readFileSync(new URL(`${record}.json`, recordsOf(game)), "utf8"));
  const { seat } = whole.entries[at];
  const opened = await ask(address, "/api/records", { body: JSON.stringify({ ...whole, entries: whole.entries.slice(0, at) }) });
  assert.equal(opened.status, 201, `${game}, ${record} at ${at}: ${await opened.clone().text()}`);
  const { table, seats } = await opened.json();
  return { table, seat, ...seats[seat] };
};
export const moments = () => JSON.parse(readFileSync(LIST, "utf8"));

/** The first moment of each kind, game by game. */
const search = async () => {
  const galerne = await Galerne.start("--behind-proxy");
  const found = [];
  for (const game of ["horde", "onb", "pluvionautes", "sail-race", "windwalkers"]) {
    const known = new Set();
    for (const name of readdirSync(recordsOf(game)).filter((file) => file.endsWith(".json")).sort()) {
      const record = name.replace(".json", "");
      const { entries } = JSON.parse(readFileSync(new URL(name, recordsOf(game)), "utf8"));
      const kinds = new Set();
      for (const [at, entry] of entries.entries()) {
        if (entry.seat === undefined) continue;
        // The same kind of action may answer several questions, but seldom more than a few times in a row.
        const kind = typeof entry.act === "string" ? entry.act : Object.keys(entry.act ?? {})[0];
        const times = [...kinds].filter((one) => one.startsWith(`${kind} `)).length;
        if (times > 14) continue;
        kinds.add(`${kind} ${at}`);
        const { table, token } = await openAt(galerne.address, { game, record, at });
        const state = await (await ask(galerne.address, `/api/tables/${table}`, { token })).json();
        const key = state.prompt && keyOf(game, state.prompt.text);
        if (!key) console.log(`${game} ${record} ${at}: ${state.prompt?.text ?? state.waits}`);
        if (!key || known.has(key)) continue;
        known.add(key);
        found.push({ game, key, record, at });
      }
    }
    const unseen = questions(game).map(({ key }) => key).filter((key) => !known.has(key));
    console.log(`${game}: ${known.size} kinds; in no record: ${unseen.join(" ")}`);
  }
  await galerne.stop();
  writeFileSync(LIST, `[\n${found.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]\n`);
};
if (process.argv[1]?.endsWith("moments.mjs")) await search();
