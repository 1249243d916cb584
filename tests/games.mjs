// The games that are played in the browser, each to its end. A further game is one more entry.
//
// `seats`, `preset` and `options` as the form of `/play` takes them: a configuration that ends soon. `ways`: how it is played. Hands
// choose at random among what is offered, but never give up. `pictured`: the least share of its decisions, throws of dice left out,
// that a hand makes on the picture; for the others nothing is drawn that could be touched. `touched`: the same for a finger, where the bar at the
// foot of a small screen has the answers that close a step.

export const GAMES = [
  // The bot sails home: a whole race, not one that is cut short.
  { game: "sail-race", seats: ["me", "bot:greedy"], ways: ["clicks", "touches", "keys", "buttons"], pictured: 1 },
  { game: "pluvionautes", seats: ["me", "bot:greedy"], options: { rounds: 2 }, ways: ["clicks", "touches", "buttons"], pictured: 1 },
  { game: "horde", seats: ["me"], preset: "zefirine", ways: ["clicks", "touches"], pictured: 0.9, touched: 0.6 },
  { game: "onb", seats: ["me", "bot:random"], preset: "hasard", options: { turn_limit: 1 }, ways: ["clicks", "touches"], pictured: 0.9 },
  { game: "windwalkers", seats: ["me"], preset: "first-game", ways: ["clicks", "touches"], pictured: 0.6 },
  { game: "connect-four", seats: ["me", "bot:random"], ways: ["clicks", "touches", "keys"], pictured: 1 },
  { game: "kuhn-poker", seats: ["me", "bot:random"], ways: ["buttons"], pictured: 0 },
];
