// The games that are played in the browser, each to its end. A further game is one more entry.
//
// `seats` and `options` as the form of `/play` takes them: a configuration that ends soon. `ways`: how it is played (all three
// unless said). A test plays at random but for `never`, which names labels not to press.

export const GAMES = [
  // The bot sails home: a whole race, not one that is cut short.
  { game: "sail-race", seats: ["me", "bot:greedy"] },
];

export const WAYS = ["clicks", "keys", "buttons"];
