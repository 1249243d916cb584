//! Games to learn from, and matches between what was learnt, as one native program that runs where no compiler is.
//!
//! ```text
//! learn play  OUT  [--net FILE] [--seed N] [--games N] [--seconds N] [--threads N] [--plain N]
//! learn match OUT  --one PLAYER --other PLAYER [--seed N] [--games N] [--seconds N] [--threads N]
//! learn turns OUT
//! ```
//!
//! `play` writes a line of text that names the inputs, then one record for each end of a turn and each seat: the game's seed (8 bytes),
//! the turn, the halves of the victory, the margin and 128, the seat, the own worth (4 bytes), the inputs as bytes. Without a network
//! both seats play one ply and misjudge more or less; with one, one seat in five still does. The same seeds give the same bytes.
//! `match` plays two on each luck, each in either place, and writes a line of JSON; a player is `maitre@N`, `maitre`, `habitue` or a
//! network's `FILE[:PLAIN[:TURNS[:MOST[:FAITH]]]]`, with PLAIN in thousandths and TURNS imagined for a decision, none of them for one ply.
//! `turns` writes where each input comes from when the board is turned or mirrored.

use galerne_engine::{
    Bytes, Expert, Judge as _, Level, Luck as _, Random, Rules as _, Seat, Streams, Turn, View, Viewer, mix,
};
use galerne_learnt::{Net, hash_of};
use galerne_pluvionautes::{Action, Ahead, Flying, Learnt, Options, Phase, Pilot, Pluvionautes, State};
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
}

fn net(path: &str, game: &Pluvionautes) -> Outcome<Arc<Net>> {
    let bytes = std::fs::read(path).map_err(|trouble| format!("{path}: {trouble}"))?;
    Ok(Arc::new(Net::read(&bytes, &Learnt::panes(game)).map_err(|trouble| format!("{path}: {trouble}"))?))
}

/// Who plays a seat.
enum Hand {
    Learnt(Learnt),
    Expert(Box<dyn Expert<Pluvionautes>>),
    /// One ply that misjudges.
    Pilot(Pilot, <Pluvionautes as galerne_engine::Judge>::Insight),
}

impl Hand {
    fn pilot(misjudges: f32, game: &Pluvionautes) -> Hand {
        Hand::Pilot(Pilot { misjudges, ..Pilot::MAITRE }, game.insight())
    }

    /// The actions worth considering, the best first.
    fn considered(&mut self, game: &Pluvionautes, state: &State, seat: Seat, random: &mut Random) -> Vec<Action> {
        let view = View::new(game, state, Viewer::seat(seat));
        let weighed = match self {
            Hand::Expert(expert) => return expert.decide(game, &view, seat, random).into_iter().collect(),
            Hand::Learnt(learnt) => learnt.weighed(game, view.state(), seat),
            Hand::Pilot(pilot, insight) => game.weighed(pilot, insight, &view, seat, random),
        };
        weighed.into_iter().map(|(action, _)| action).collect()
    }
}

/// Plays a game out. One decision in `odd` is another than the best, if `odd` is not 0. `seen` is called where a turn has ended, with the
/// board on which it began.
fn play(
    game: &Pluvionautes,
    seed: u64,
    hands: &mut [Hand; 2],
    odd: u32,
    mut seen: impl FnMut(&State, &State),
) -> State {
    let (mut state, mut luck, mut random) = (game.start(), Streams::new(seed), Random::new(mix(seed, 5)));
    let (mut before, mut turns) = (state, 0);
    loop {
        if state.turns() != turns {
            turns = state.turns();
            seen(&before, &state);
            before = state;
        } else if state.attempt() == 0 || state.phase() == Phase::Launch && state.attempt() == 1 {
            before = state;
        }
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap_or(Seat(0));
                let considered = hands[seat.index() & 1].considered(game, &state, seat, &mut random);
                let place = match odd {
                    1.. if random.below(odd) == 0 => random.below(considered.len().clamp(1, 8) as u32) as usize,
                    _ => 0,
                };
                match considered.get(place) {
                    Some(&action) => game.act(&mut state, seat, action, &mut ()),
                    None => return state,
                }
            }
        }
    }
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
    let game = Pluvionautes::new(&Options::default(), 2).map_err(|refusal| format!("{refusal:?}"))?;
    match arguments.command.as_str() {
        "play" => play_many(&arguments, &game),
        "match" => play_match(&arguments, &game),
        "turns" => turns(&arguments, &game),
        other => Err(format!("{other} is no command").into()),
    }
}

fn turns(arguments: &Arguments, game: &Pluvionautes) -> Outcome<()> {
    let all = Learnt::symmetries(game).into_iter().flatten().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    Ok(std::fs::write(&arguments.out, all)?)
}

/// Half the victories of a seat, and its margin.
fn ended(game: &Pluvionautes, state: &State, seat: Seat) -> (u8, i32) {
    let winners = game.standings(state).winners;
    let halves = if winners.has(seat) { 2 / winners.len() as u8 } else { 0 };
    let score = |seat: Seat| game.score(state, seat) as i32;
    (halves, score(seat) - score(Seat(1 - (seat.0 & 1))))
}

struct Seen {
    turn: u8,
    seat: Seat,
    worth: f32,
    inputs: Vec<u8>,
}

fn play_many(arguments: &Arguments, game: &Pluvionautes) -> Outcome<()> {
    let first = arguments.number("seed", 1)?;
    let games = arguments.number("games", 1_000_000)?;
    if first.saturating_add(games) > RESERVED {
        return Err("seeds from 2^40 on are kept for acceptance".into());
    }
    let judge = arguments.named.get("net").map(|path| net(path, game)).transpose()?;
    let plain = arguments.number("plain", 0)? as f32 / 1000.0;
    let panes = Learnt::panes(game);
    let work = |number: u64| {
        let seed = first + number;
        let mut random = Random::new(mix(seed, 77));
        let mut hand = || match &judge {
            Some(net) if random.below(5) > 0 => Hand::Learnt(Learnt::new(net.clone(), plain)),
            _ => Hand::pilot([0.0, 0.0, 0.5, 2.0][random.below(4) as usize], game),
        };
        let mut hands = [hand(), hand()];
        let odd = [0, 12, 25][random.below(3) as usize];
        let (mut list, worths) = (Vec::new(), judge.clone().map(|net| Learnt::new(net, plain)));
        let state = play(game, seed, &mut hands, odd, |before, after| {
            let mover = mover(game, before);
            for seat in [Seat(0), Seat(1)] {
                let mut inputs = vec![0; panes.len];
                let before = Some(before).filter(|_| seat == mover);
                Learnt::tell(game, before, after, seat, &mut Bytes::new(&mut inputs));
                let worth = worths.as_ref().map_or(0.5, |learnt| learnt.prospect(game, after, seat));
                list.push(Seen { turn: after.turns(), seat, worth, inputs });
            }
        });
        (seed, list, [Seat(0), Seat(1)].map(|seat| ended(game, &state, seat)))
    };
    let all = on_all_threads(games, arguments.number("seconds", 1 << 30)?, arguments.number("threads", 1)?, work);
    let mut out = std::io::BufWriter::new(std::fs::File::create(&arguments.out)?);
    let names: Vec<String> = panes.list.iter().map(|pane| format!("{}:{}", pane.name, pane.len)).collect();
    writeln!(out, "galerne-selfplay 1 pluvionautes {} {:016x} {}", panes.len, hash_of(&panes), names.join(","))?;
    let mut positions = 0;
    for (seed, list, ended) in &all {
        positions += list.len();
        for seat in [Seat(0), Seat(1)] {
            let (halves, margin) = ended[seat.index()];
            for seen in list.iter().filter(|seen| seen.seat == seat) {
                out.write_all(&seed.to_le_bytes())?;
                out.write_all(&[seen.turn, halves, (margin + 128).clamp(0, 255) as u8, seat.0])?;
                out.write_all(&seen.worth.to_le_bytes())?;
                out.write_all(&seen.inputs)?;
            }
        }
    }
    out.flush()?;
    report(&format!("{{\"games\": {}, \"positions\": {positions}, \"seed\": {first}}}", all.len()))
}

/// The seat whose turn began on that board.
fn mover(game: &Pluvionautes, before: &State) -> Seat {
    game.turn(before).deciders().lowest().unwrap_or(Seat(0))
}

fn number(words: &[&str], at: usize, usual: u32) -> Outcome<u32> {
    words.get(at).map_or(Ok(usual), |word| Ok(word.parse()?))
}

fn player(name: &str, game: &Pluvionautes) -> Outcome<Hand> {
    Ok(match name {
        "maitre" => Hand::Expert(game.expert(Level::Maitre).ok_or("no maître")?),
        "habitue" => Hand::Expert(game.expert(Level::Habitue).ok_or("no habitué")?),
        _ => match name.strip_prefix("maitre@") {
            Some(version) => Hand::Expert(game.former(version.parse()?).ok_or("no such maître")?),
            None => {
                let words: Vec<&str> = name.split(':').collect();
                let learnt = Learnt::new(net(words[0], game)?, number(&words, 1, 0)? as f32 / 1000.0);
                match number(&words, 2, 0)? {
                    0 => Hand::Learnt(learnt),
                    turns => {
                        let (most, faith) = (number(&words, 3, 8)?, number(&words, 4, 30)?);
                        let ahead = Ahead::of(turns as usize, most as usize, faith as f32);
                        Hand::Expert(Box::new(Flying::learning(learnt, Some(ahead))))
                    }
                }
            }
        },
    })
}

/// What a player got in one game.
struct Got {
    share: f64,
    margin: f64,
}

fn play_match(arguments: &Arguments, game: &Pluvionautes) -> Outcome<()> {
    let first = arguments.number("seed", 1)?;
    let names = ["one", "other"].map(|name| arguments.named.get(name).map_or("maitre", String::as_str));
    let _ = (player(names[0], game)?, player(names[1], game)?);
    let work = |number: u64| {
        [0, 1].map(|place| {
            let made = |name: &str| player(name, game).unwrap_or_else(|_| Hand::pilot(0.0, game));
            let mut hands = [made(names[place]), made(names[1 - place])];
            let state = play(game, first + number, &mut hands, 0, |_, _| {});
            let (halves, margin) = ended(game, &state, Seat(place as u8));
            Got { share: f64::from(halves) / 2.0, margin: f64::from(margin) }
        })
    };
    let began = Instant::now();
    let all = on_all_threads(
        arguments.number("games", 100)?,
        arguments.number("seconds", 1 << 30)?,
        arguments.number("threads", 1)?,
        work,
    );
    let seconds = began.elapsed().as_secs_f64();
    let count = all.len().max(1) as f64;
    let pairs: Vec<f64> = all.iter().map(|pair| (pair[0].share + pair[1].share) / 2.0).collect();
    let share = pairs.iter().sum::<f64>() / count;
    let spread = 1.96 * (pairs.iter().map(|pair| (pair - share).powi(2)).sum::<f64>() / count / count).sqrt();
    let margin = all.iter().map(|pair| (pair[0].margin + pair[1].margin) / 2.0).sum::<f64>() / count;
    let line = format!(
        "{{\"one\": \"{}\", \"other\": \"{}\", \"lucks\": {}, \"share\": {share:.4}, \"give_or_take\": {spread:.4}, \"margin\": {margin:.3}, \"seconds\": {seconds:.1}}}",
        names[0],
        names[1],
        all.len()
    );
    std::fs::write(&arguments.out, format!("{line}\n"))?;
    report(&line)
}

fn report(line: &str) -> Outcome<()> {
    writeln!(std::io::stdout(), "{line}")?;
    Ok(())
}
