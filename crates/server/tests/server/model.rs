//! The protocol of several servers on one database as a model that is explored whole: two servers, one table, two players with a message
//! each, and faults at every moment. What it says is true of every order in which things can happen, which no test of the real servers
//! can show; whether the servers do what the model does is shown by the faults of `cargo xtask cluster`.

use std::collections::{HashMap, HashSet, VecDeque};

/// Mistakes that a server could make. The model must find out each of them, or it would prove nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mistake {
    None,
    /// It answers before the database has.
    AnswersEarly,
    /// It does not remember whose messages it has carried out.
    ForgetsIds,
    /// The database appends wherever the writer thought the end was.
    ComparesNothing,
    /// Where it is not known what became of a write, it says that nothing did.
    DeniesWhatMayBe,
    /// It refuses without asking the database what it has missed.
    RefusesFromMemory,
    /// A reader is shown what memory holds, though they have seen more.
    ShowsOldPages,
}

const MISTAKES: [Mistake; 6] = [
    Mistake::AnswersEarly,
    Mistake::ForgetsIds,
    Mistake::ComparesNothing,
    Mistake::DeniesWhatMayBe,
    Mistake::RefusesFromMemory,
    Mistake::ShowsOldPages,
];

const NODES: usize = 2;
const PLAYERS: usize = 2;
/// The move of a bot, which is due when a player's stands last; it has no client id.
const BOT: u8 = 9;
/// Connections that break, answers that are lost, servers that fall.
const FAULTS: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Told {
    Nothing,
    /// The version that the message led to.
    Done(usize),
    /// For good: it was not carried out, and will not be.
    Refused,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Player {
    /// The version last seen, and the one that the message was made on.
    seen: usize,
    made_on: Option<usize>,
    /// The server that has the message, while the connection holds.
    at: Option<usize>,
    told: Told,
    went_back: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
struct Node {
    /// The record as this server knows it.
    memory: Option<Vec<u8>>,
    /// It waits for the database under the table's lock.
    is_busy: bool,
}

/// An append on its way to the database, or its answer on the way back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Append {
    /// Nobody's where the connection is gone.
    node: Option<usize>,
    what: u8,
    seq: usize,
    done: Option<bool>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct World {
    log: Vec<u8>,
    nodes: [Node; NODES],
    players: [Player; PLAYERS],
    appends: Vec<Append>,
    faults: u8,
}

impl World {
    fn first() -> World {
        let player = Player { seen: 0, made_on: None, at: None, told: Told::Nothing, went_back: false };
        World {
            log: Vec::new(),
            nodes: Default::default(),
            players: [player; PLAYERS],
            appends: Vec::new(),
            faults: FAULTS,
        }
    }

    /// What is wrong with it, if anything.
    fn wrong(&self) -> Option<&'static str> {
        let times = |what: u8| self.log.iter().filter(|entry| **entry == what).count();
        for (index, player) in self.players.iter().enumerate() {
            let what = index as u8;
            match player.told {
                _ if times(what) > 1 => return Some("carried out twice"),
                _ if player.went_back => return Some("a reader went back"),
                Told::Done(v) if self.log.get(v - 1) != Some(&what) => return Some("acknowledged and lost"),
                Told::Refused if times(what) > 0 => return Some("refused and carried out"),
                _ => {}
            }
        }
        if self.log.windows(2).any(|pair| pair[0] == BOT && pair[1] == BOT) {
            return Some("a bot moved twice");
        }
        let is_behind = |node: &Node| node.memory.as_ref().is_none_or(|memory| self.log.starts_with(memory));
        (!self.nodes.iter().all(is_behind)).then_some("a memory that is no beginning of the record")
    }

    fn is_done(&self) -> bool {
        self.players.iter().all(|player| player.told != Told::Nothing) && self.appends.is_empty()
    }

    fn ask(&mut self, node: usize, what: u8) {
        let seq = self.nodes[node].memory.as_ref().map_or(0, Vec::len);
        self.nodes[node].is_busy = true;
        self.appends.push(Append { node: Some(node), what, seq, done: None });
        self.appends.sort_unstable();
    }

    /// The connections of players to that server end.
    fn dismiss(&mut self, node: usize) {
        for player in &mut self.players {
            player.at = player.at.filter(|at| *at != node);
        }
    }

    /// What that server does with the message that it has of that player.
    fn handle(&mut self, node: usize, index: usize, mistake: Mistake) {
        let log = self.log.clone();
        let memory = self.nodes[node].memory.get_or_insert(log);
        let heard = memory.iter().position(|entry| *entry == index as u8).filter(|_| mistake != Mistake::ForgetsIds);
        let player = &mut self.players[index];
        if let Some(seq) = heard {
            (player.told, player.at) = (Told::Done(seq + 1), None);
        } else if player.made_on == Some(memory.len()) {
            let v = memory.len() + 1;
            if mistake == Mistake::AnswersEarly {
                (player.told, player.at) = (Told::Done(v), None);
            }
            self.ask(node, index as u8);
        } else if *memory != self.log && mistake != Mistake::RefusesFromMemory {
            memory.clone_from(&self.log);
        } else {
            (player.told, player.at) = (Told::Refused, None);
        }
    }

    fn answer(&mut self, place: usize) {
        let Append { node, what, seq, done } = self.appends.remove(place);
        let Some(node) = node else { return };
        self.nodes[node].is_busy = false;
        if done == Some(true) {
            if let Some(memory) = &mut self.nodes[node].memory {
                memory.push(what);
            }
            if let Some(player) = self.players.get_mut(usize::from(what)).filter(|player| player.at == Some(node)) {
                (player.told, player.at) = (Told::Done(seq + 1), None);
            }
        } else {
            // Somebody was faster: read on, and look at the message again.
            self.nodes[node].memory = Some(self.log.clone());
        }
    }

    /// Everything that can happen next.
    fn next(&self, mistake: Mistake) -> Vec<World> {
        let mut worlds = Vec::new();
        let mut then = |change: &mut dyn FnMut(&mut World)| {
            let mut world = self.clone();
            change(&mut world);
            worlds.push(world);
        };
        for node in 0..NODES {
            let Node { memory, is_busy } = &self.nodes[node];
            for (index, player) in self.players.iter().enumerate() {
                // A page is read.
                if player.at.is_none() && player.made_on.is_none() && !is_busy {
                    then(&mut |world| {
                        let log = world.log.clone();
                        let memory = world.nodes[node].memory.get_or_insert_with(|| log.clone());
                        if memory.len() < player.seen && mistake != Mistake::ShowsOldPages {
                            *memory = log;
                        }
                        let shown = memory.len();
                        world.players[index].went_back |= shown < player.seen;
                        world.players[index].seen = shown;
                    });
                }
                // The message is sent, at first or again.
                if player.at.is_none() && player.told == Told::Nothing {
                    then(&mut |world| {
                        let player = &mut world.players[index];
                        (player.at, player.made_on) = (Some(node), player.made_on.or(Some(player.seen)));
                    });
                }
                if player.at == Some(node) && !is_busy && player.told == Told::Nothing {
                    then(&mut |world| world.handle(node, index, mistake));
                }
            }
            if let Some(memory) = memory.as_ref().filter(|_| !is_busy) {
                if memory.last().is_some_and(|last| *last != BOT) {
                    then(&mut |world| world.ask(node, BOT));
                }
                if *memory != self.log {
                    then(&mut |world| world.nodes[node].memory = Some(world.log.clone()));
                }
            }
            // The server falls. What it has asked of the database may still be carried out.
            if self.faults > 0 && (memory.is_some() || *is_busy) {
                then(&mut |world| {
                    world.faults -= 1;
                    world.nodes[node] = Node::default();
                    let of_it = world.appends.iter_mut().filter(|append| append.node == Some(node));
                    of_it.for_each(|append| append.node = None);
                    world.appends.sort_unstable();
                    world.dismiss(node);
                });
            }
        }
        for (place, append) in self.appends.iter().enumerate() {
            match append.done {
                None => then(&mut |world| {
                    let is_where = append.seq == world.log.len() || mistake == Mistake::ComparesNothing;
                    if is_where {
                        world.log.push(append.what);
                    }
                    world.appends[place].done = Some(is_where);
                    world.appends.sort_unstable();
                }),
                Some(_) => then(&mut |world| world.answer(place)),
            }
            // The connection to the database breaks, before it was carried out or after: the server does not know which.
            if let Some(node) = append.node.filter(|_| self.faults > 0) {
                then(&mut |world| {
                    world.faults -= 1;
                    world.appends[place].node = None;
                    world.appends.sort_unstable();
                    world.nodes[node] = Node::default();
                    if let (Mistake::DeniesWhatMayBe, Some(player)) =
                        (mistake, world.players.get_mut(usize::from(append.what)))
                    {
                        (player.told, player.at) = (Told::Refused, None);
                    }
                    world.dismiss(node);
                });
            }
        }
        // A player's connection breaks; the server goes on with what it has begun.
        for (index, player) in self.players.iter().enumerate() {
            if player.at.is_some() && self.faults > 0 {
                then(&mut |world| (world.faults, world.players[index].at) = (world.faults - 1, None));
            }
        }
        worlds
    }
}

/// All that can ever be; or the first thing that is wrong.
fn explore(mistake: Mistake) -> Result<usize, Box<(&'static str, World)>> {
    let mut known: HashMap<World, usize> = HashMap::from([(World::first(), 0)]);
    let mut before: Vec<Vec<usize>> = vec![Vec::new()];
    let (mut waiting, mut ends) = (VecDeque::from([World::first()]), Vec::new());
    while let Some(world) = waiting.pop_front() {
        if let Some(wrong) = world.wrong() {
            return Err(Box::new((wrong, world)));
        }
        let number = known[&world];
        if world.is_done() {
            ends.push(number);
        }
        for next in world.next(mistake) {
            let count = known.len();
            let place = *known.entry(next).or_insert_with_key(|next| {
                before.push(Vec::new());
                waiting.push_back(next.clone());
                count
            });
            before[place].push(number);
        }
    }
    // From everywhere there is a way to where everybody has been answered.
    let mut reached: HashSet<usize> = ends.iter().copied().collect();
    while let Some(number) = ends.pop() {
        ends.extend(before[number].iter().copied().filter(|earlier| reached.insert(*earlier)));
    }
    match known.iter().find(|(_, number)| !reached.contains(number)) {
        Some((world, _)) => Err(Box::new(("somebody waits for ever", world.clone()))),
        None => Ok(known.len()),
    }
}

#[test]
fn whatever_happens_each_message_is_carried_out_once_or_refused_and_everybody_is_answered() {
    let worlds = explore(Mistake::None).unwrap_or_else(|found| panic!("{}: {:#?}", found.0, found.1));
    assert!(worlds > 10_000, "only {worlds} were looked at");
}

#[test]
fn the_model_finds_out_every_mistake() {
    for mistake in MISTAKES {
        let found = explore(mistake);
        assert!(found.is_err(), "{mistake:?} goes unseen among {:?}", found.ok());
    }
}
