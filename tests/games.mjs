// The games that are played in the browser, each to its end. A further game is one more entry.
//
// `seats`, `preset` and `options` as the form of `/play` takes them: a configuration that ends soon. `ways`: how it is played (all
// three unless said). Hands choose at random among what is offered, but never give up.

export const GAMES = [
  // The bot sails home: a whole race, not one that is cut short.
  { game: "sail-race", seats: ["me", "bot:greedy"] },
  { game: "pluvionautes", seats: ["me", "bot:greedy", "bot:random"], ways: ["clicks", "buttons"] },
  { game: "horde", seats: ["me"], preset: "zefirine", ways: ["clicks"] },
  { game: "onb", seats: ["me", "bot:random"], preset: "hasard", options: { turn_limit: 2 }, ways: ["clicks"] },
  { game: "windwalkers", seats: ["me"], preset: "first-game", ways: ["clicks", "buttons"] },
  { game: "connect-four", seats: ["me", "bot:random"], ways: ["clicks", "keys"] },
  { game: "kuhn-poker", seats: ["me", "bot:random"], ways: ["buttons"] },
];

export const WAYS = ["clicks", "keys", "buttons"];
