//! Games to learn from, and matches between what was learnt, as one native program that runs where no compiler is.
//!
//! ```text
//! selfplay play  OUT  [--net FILE] [--seed N] [--games N] [--seconds N] [--threads N] [--tried N] [--weighed N]
//! selfplay match OUT  [--net FILE] [--other FILE] [--tried N] [--weighed N] [--other-tried N] [--other-weighed N] ...
//! selfplay check OUT  --net FILE --inputs FILE
//! ```
//!
//! `play` writes a line of text that names the inputs, then one record for each end of a turn: the game's seed (8 bytes), the turn, whether
//! it was won, the result, none, the own worth (4 bytes), the inputs as bytes. In most games a weaker hand plays the first turns, so that
//! odd positions are known; only what comes after is written. The same seeds give the same bytes.
//! `match` plays both on the same lucks and writes a line of JSON; `check` answers inputs of a file, to compare with another's answers.

use galerne_engine::{Bytes, Judge as _, Level, Luck as _, Playout, Random, Rules as _, Seat, Streams, Turn, mix};
use galerne_horde::{Action, Horde, Options, Planner, State, Step};
use galerne_learnt::{Net, hash_of, share};
use std::collections::HashMap;
use std::error::Error;
use std::io::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Seeds from here on are kept for acceptance: nothing is learnt from them.
const RESERVED: u64 = 1 << 40;

type Outcome<T> = Result<T, Box<dyn Error>>;

struct Arguments {
    command: String,
    out: String,
    named: HashMap<String, String>,
}

impl Arguments {
    fn read() -> Outcome<Arguments> {
        let mut words = std::env::args().skip(1);
        let (command, out) = (words.next().ok_or("no command")?, words.next().ok_or("no file to write")?);
        let mut named = HashMap::new();
        while let Some(name) = words.next() {
            let name = name.strip_prefix("--").ok_or_else(|| format!("{name} is no option"))?.to_owned();
            let value = words.next().ok_or_else(|| format!("--{name} has no value"))?;
            named.insert(name, value);
        }
        Ok(Arguments { command, out, named })
    }

    fn number(&self, name: &str, usual: u64) -> Outcome<u64> {
        match self.named.get(name) {
            Some(word) => word.parse().map_err(|_| format!("--{name} {word} is no number").into()),
            None => Ok(usual),
        }
    }

    fn net(&self, name: &str, game: &Horde) -> Outcome<Option<Arc<Net>>> {
        let Some(path) = self.named.get(name) else { return Ok(None) };
        let bytes = std::fs::read(path).map_err(|trouble| format!("{path}: {trouble}"))?;
        let panes = Planner::learning(game, None, 1, 1).panes();
        let net = Net::read(&bytes, &panes).map_err(|trouble| format!("{path}: {trouble}"))?;
        Ok(Some(Arc::new(net)))
    }
}

/// A player of one side.
#[derive(Clone)]
struct Side {
    net: Option<Arc<Net>>,
    tried: usize,
    weighed: usize,
}

impl Side {
    fn planner(&self, game: &Horde) -> Planner {
        Planner::learning(game, self.net.clone(), self.tried, self.weighed)
    }
}

/// How a game ended.
struct Ended {
    won: bool,
    result: f32,
}

/// Both sides' games on one luck, each with the seconds it took.
type Pair = [(Ended, f64); 2];

/// One end of a turn.
struct Seen {
    turn: u8,
    worth: f32,
    inputs: Vec<u8>,
}

/// Whose hand plays the first turns of a game, and how many.
struct Opening {
    turns: u8,
    levels: [Planner; 2],
    random: Random,
}

/// Plays a game out; `seen` is called, after the opening, where the wind has blown and where a turn is closed.
fn play(
    game: &Horde,
    seed: u64,
    planner: &mut Planner,
    mut opening: Option<Opening>,
    mut seen: impl FnMut(&Planner, &State),
) -> Ended {
    let (mut state, mut luck, mut odd) = (game.start(), Streams::new(seed), Playout::new(mix(seed, 9)));
    let (mut turn, mut hand, mut blown) = (0, 0, 0);
    loop {
        let past = opening.as_ref().is_none_or(|opening| state.turn() >= opening.turns);
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(source) => {
                if past && matches!(state.step(), Step::Refill | Step::Penalty) && blown != state.turn() {
                    blown = state.turn();
                    seen(planner, &state);
                }
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(_) => {
                let decided = match &mut opening {
                    Some(opening) if state.turn() <= opening.turns => {
                        if turn != state.turn() {
                            turn = state.turn();
                            hand = opening.random.below(3) as usize;
                        }
                        match opening.levels.get_mut(hand) {
                            _ if opening.random.below(25) == 0 => None,
                            Some(weaker) => weaker.decide(game, &state, Seat(0)),
                            None => planner.decide(game, &state, Seat(0)),
                        }
                    }
                    _ => planner.decide(game, &state, Seat(0)),
                };
                if past && state.step() == Step::Cull && decided == Some(Action::EndTurn) {
                    seen(planner, &state);
                }
                match decided {
                    Some(action) => game.act(&mut state, Seat(0), action, &mut ()),
                    None => {
                        odd.step(game, &mut state, &mut ());
                    }
                }
            }
        }
    }
    let won = !game.standings(&state).winners.is_empty();
    Ended { won, result: game.result(&state, Seat(0)) as f32 }
}

/// Runs `work` for numbers from 0 on, on all threads, until there are `games` or the time is up; what came of each, in order.
fn on_all_threads<T: Send>(games: u64, seconds: u64, threads: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let (next, done, began) = (AtomicU64::new(0), Mutex::new(Vec::new()), Instant::now());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while began.elapsed() < Duration::from_secs(seconds) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let result = work(number);
                    if let Ok(mut done) = done.lock() {
                        done.push((number, result));
                    }
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

fn main() -> Outcome<()> {
    let arguments = Arguments::read()?;
    let game = Horde::new(&Options::default(), 1).map_err(|refusal| format!("{refusal:?}"))?;
    match arguments.command.as_str() {
        "play" => play_many(&arguments, &game),
        "match" => play_match(&arguments, &game),
        "check" => check(&arguments, &game),
        other => Err(format!("{other} is no command").into()),
    }
}

fn play_many(arguments: &Arguments, game: &Horde) -> Outcome<()> {
    let first = arguments.number("seed", 1)?;
    let games = arguments.number("games", 1_000_000)?;
    if first.saturating_add(games) > RESERVED {
        return Err("seeds from 2^40 on are kept for acceptance".into());
    }
    let net = arguments.net("net", game)?;
    let side = Side {
        net,
        tried: arguments.number("tried", 32)? as usize,
        weighed: arguments.number("weighed", 10)? as usize,
    };
    let panes = side.planner(game).panes();
    let work = |number: u64| {
        let seed = first + number;
        let mut random = Random::new(mix(seed, 77));
        let opening = (random.below(10) < 6).then(|| Opening {
            turns: 1 + random.below(8) as u8,
            levels: [Planner::of_level(game, Level::Habitue), Planner::of_level(game, Level::Novice)],
            random,
        });
        let mut list = Vec::new();
        let ended = play(game, seed, &mut side.planner(game), opening, |planner, state| {
            let mut inputs = vec![0; panes.len];
            if planner.tell(state, &mut Bytes::new(&mut inputs)) {
                list.push(Seen { turn: state.turn(), worth: planner.judged(state), inputs });
            }
        });
        (seed, list, ended)
    };
    let all = on_all_threads(games, arguments.number("seconds", 1 << 30)?, arguments.number("threads", 1)?, work);
    let mut out = std::io::BufWriter::new(std::fs::File::create(&arguments.out)?);
    let names: Vec<String> = panes.list.iter().map(|pane| format!("{}:{}", pane.name, pane.len)).collect();
    writeln!(out, "galerne-selfplay 1 horde {} {:016x} {}", panes.len, hash_of(&panes), names.join(","))?;
    let (mut positions, mut won) = (0, 0);
    for (seed, list, ended) in &all {
        won += u32::from(ended.won);
        positions += list.len();
        for seen in list {
            out.write_all(&seed.to_le_bytes())?;
            out.write_all(&[seen.turn, ended.won.into(), ended.result.clamp(0.0, 255.0) as u8, 0])?;
            out.write_all(&seen.worth.to_le_bytes())?;
            out.write_all(&seen.inputs)?;
        }
    }
    out.flush()?;
    report(&format!("{{\"games\": {}, \"won\": {won}, \"positions\": {positions}, \"seed\": {first}}}", all.len()))
}

fn play_match(arguments: &Arguments, game: &Horde) -> Outcome<()> {
    let number = |name: &str, usual: u64| arguments.number(name, usual);
    let first = number("seed", 1)?;
    let one = Side {
        net: arguments.net("net", game)?,
        tried: number("tried", 32)? as usize,
        weighed: number("weighed", 10)? as usize,
    };
    let other = Side {
        net: arguments.net("other", game)?,
        tried: number("other-tried", 32)? as usize,
        weighed: number("other-weighed", 10)? as usize,
    };
    let work = |number: u64| {
        [&one, &other].map(|side| {
            let began = Instant::now();
            let ended = play(game, first + number, &mut side.planner(game), None, |_, _| {});
            (ended, began.elapsed().as_secs_f64())
        })
    };
    let all = on_all_threads(number("games", 100)?, number("seconds", 1 << 30)?, number("threads", 1)?, work);
    let count = all.len().max(1) as f64;
    let mean = |of: &dyn Fn(&Pair) -> f64| all.iter().map(of).sum::<f64>() / count;
    let won = |place: usize| mean(&|pair| f64::from(u8::from(pair[place].0.won)));
    let points = |place: usize| mean(&|pair| f64::from(pair[place].0.result));
    let difference = |pair: &Pair| f64::from(u8::from(pair[0].0.won)) - f64::from(u8::from(pair[1].0.won));
    let by = mean(&difference);
    let spread = 1.96 * ((mean(&|pair| (difference(pair) - by).powi(2))) / count).sqrt();
    let seconds = |place: usize| mean(&|pair| pair[place].1);
    let line = format!(
        "{{\"lucks\": {}, \"won\": [{:.4}, {:.4}], \"by\": {by:.4}, \"give_or_take\": {spread:.4}, \"points\": [{:.2}, {:.2}], \"seconds_a_game\": [{:.3}, {:.3}]}}",
        all.len(),
        won(0),
        won(1),
        points(0),
        points(1),
        seconds(0),
        seconds(1)
    );
    std::fs::write(&arguments.out, format!("{line}\n"))?;
    report(&line)
}

/// Answers as little-endian singles: the logits, then the shares.
fn check(arguments: &Arguments, game: &Horde) -> Outcome<()> {
    let net = arguments.net("net", game)?.ok_or("no --net")?;
    let inputs = std::fs::read(arguments.named.get("inputs").ok_or("no --inputs")?)?;
    let mut out = Vec::new();
    for row in inputs.chunks_exact(4 * net.inputs()) {
        let mut sense = net.going_on(net.begin());
        for value in row.chunks_exact(4) {
            let value = f32::from_le_bytes([value[0], value[1], value[2], value[3]]);
            galerne_engine::Sense::put(&mut sense, value);
        }
        let answers = net.answer(&sense.sum());
        for value in [answers[0], answers[1], share(answers[0])] {
            out.extend(value.to_le_bytes());
        }
    }
    std::fs::write(&arguments.out, out)?;
    Ok(())
}

fn report(line: &str) -> Outcome<()> {
    writeln!(std::io::stdout(), "{line}")?;
    Ok(())
}
