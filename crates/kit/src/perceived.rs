//! The laws of what a seat perceives ([`Perceive`]): one shape, values within 0 … 1, no secrets, nothing forgotten that a view shows.

use galerne_engine::{
    Bytes, Event as _, Floats, Game, Kept, Layout, Panes, Perceive, Playout, Random, Rules, Seat, Step, Turn, View,
    Viewer, mix,
};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher as _};

/// Games in which histories are compared, where a game says that it recalls.
const RECALLED: u64 = 300;
/// A history is followed so far.
const RECALLED_STEPS: usize = 2_000;

/// The shape that a set-up has, and what was seen in it so far, by seat and numbers.
pub(crate) struct Perceived<G: Game> {
    panes: Panes,
    planes: Panes,
    floats: Vec<f32>,
    again: Vec<f32>,
    bytes: Vec<u8>,
    kept: Remembered,
    seen: HashMap<(usize, u64), <G as Rules>::State>,
}

/// An observation as a batch keeps it: what follows from a key that is still the same is not said again.
struct Remembered {
    layout: Layout,
    floats: Vec<f32>,
    keys: Vec<u64>,
    is_there: bool,
}

impl<G: Perceive> Perceived<G> {
    pub(crate) fn new(game: &G, place: &str) -> Self {
        let (panes, planes) = (Panes::of(game), Panes::of_planes(game));
        assert!(panes.len > 0, "{place}: a seat perceives nothing");
        for list in [&panes.list, &planes.list] {
            for (index, pane) in list.iter().enumerate() {
                let name = pane.name;
                let shape: usize = pane.shape.iter().product();
                assert_eq!(shape, pane.len, "{place}: pane {name} has the shape {:?}", pane.shape);
                assert!(list[..index].iter().all(|other| other.name != name), "{place}: two panes {name}");
            }
        }
        assert!(planes.list.iter().all(|plane| panes.list.iter().all(|pane| pane.name != plane.name)), "{place}");
        let layout = Layout::new(&panes.pieces, panes.len);
        let (floats, keys) = (vec![f32::NAN; panes.len], vec![0; layout.words()]);
        let mut this = Perceived {
            kept: Remembered { layout, floats, keys, is_there: false },
            floats: vec![0.0; panes.len],
            again: vec![0.0; panes.len],
            bytes: vec![0; panes.len],
            panes,
            planes,
            seen: HashMap::new(),
        };
        this.ground(game, place);
        recalls(game, place, &mut this);
        this
    }

    fn ground(&self, game: &G, place: &str) {
        let panes = Panes::of_ground(game);
        let mut numbers = vec![f32::NAN; panes.len];
        game.ground(&mut Floats::new(&mut numbers));
        within(&numbers, place, "ground");
    }

    /// Fills `floats` with what the seat sees of the state; the shape is that of the set-up.
    fn look(&mut self, game: &G, view: &View<G>, seat: Seat, place: &str) {
        let mut sense = Floats::new(&mut self.floats);
        game.perceive(view, seat, &mut sense);
        assert_eq!(sense.filled(), self.panes.len, "{place}: seat {seat} perceives more or less than at the start");
    }

    pub(crate) fn hold(&mut self, game: &G, state: &G::State, random: &mut Random, place: &str) {
        for seat in (0..game.seats() as u8).map(Seat) {
            let view = View::new(game, state, Viewer::seat(seat));
            let mut panes = Panes::default();
            game.perceive(&view, seat, &mut panes);
            let same = panes.list.len() == self.panes.list.len()
                && panes
                    .list
                    .iter()
                    .zip(&self.panes.list)
                    .all(|(now, then)| (now.name, now.start, now.len) == (then.name, then.start, then.len));
            assert!(same, "{place}: seat {seat} perceives other panes than at the start");
            assert_eq!(
                panes.pieces, self.panes.pieces,
                "{place}: seat {seat} perceives other pieces than at the start"
            );
            self.look(game, &view, seat, place);
            self.as_kept(game, &view, seat, place);
            within(&self.floats, place, "a number");
            self.the_same_as_bytes_without_allocation(game, &view, seat, place);
            self.nothing_unknown(game, &view, seat, random, place);
            self.on_planes(game, &view, seat, random.clone(), place);
            // Two views that differ give numbers that differ.
            let known = self.seen.entry((seat.index(), hash(&self.floats))).or_insert(*view.state());
            assert!(
                known == view.state(),
                "{place}: seat {seat} perceives two views as the same:\n{:?}\n{:?}",
                known,
                view.state()
            );
        }
    }

    fn the_same_as_bytes_without_allocation(&mut self, game: &G, view: &View<G>, seat: Seat, place: &str) {
        let (again, bytes) = (&mut self.again, &mut self.bytes);
        let used = allocation_counter::measure(|| {
            game.perceive(view, seat, &mut Floats::new(again));
            game.perceive(view, seat, &mut Bytes::new(bytes));
        });
        assert_eq!(used.count_total, 0, "{place}: to perceive allocates");
        assert_eq!(self.again, self.floats, "{place}: seat {seat} perceives one view in two ways");
        assert!(!differ(&self.floats, &self.bytes), "{place}: bytes and floats differ for seat {seat}");
    }

    /// What pieces still hold of another view, the one before, is what is said of this one.
    fn as_kept(&mut self, game: &G, view: &View<G>, seat: Seat, place: &str) {
        let Remembered { layout, floats, keys, is_there } = &mut self.kept;
        let mut sense = Floats::on_kept(floats, Kept::new(layout, keys, std::mem::replace(is_there, true)));
        game.perceive(view, seat, &mut sense);
        assert_eq!(sense.filled(), self.panes.len, "{place}: seat {seat} perceives more or less over what is kept");
        assert_eq!(*floats, self.floats, "{place}: a key of seat {seat} does not say all that its piece follows from");
    }

    /// Dealing anew what the seat does not know changes nothing.
    fn nothing_unknown(&mut self, game: &G, view: &View<G>, seat: Seat, random: &mut Random, place: &str) {
        let imagined = view.imagine(game, random);
        let view = View::new(game, &imagined, Viewer::seat(seat));
        game.perceive(&view, seat, &mut Floats::new(&mut self.again));
        assert_eq!(self.again, self.floats, "{place}: seat {seat} perceives what it may not know");
    }

    /// One shape, numbers within 0 … 1, the same as bytes, and nothing that the seat does not know.
    fn on_planes(&self, game: &G, view: &View<G>, seat: Seat, mut random: Random, place: &str) {
        let (mut floats, mut bytes) = (vec![f32::NAN; self.planes.len], vec![0; self.planes.len]);
        let mut sense = Floats::new(&mut floats);
        game.planes(view, seat, &mut sense);
        assert_eq!(sense.filled(), self.planes.len, "{place}: the planes of seat {seat} are others than at the start");
        within(&floats, place, "a plane");
        game.planes(view, seat, &mut Bytes::new(&mut bytes));
        assert!(!differ(&floats, &bytes), "{place}: planes as bytes and as floats differ for seat {seat}");
        let imagined = view.imagine(game, &mut random);
        let mut again = vec![0.0; self.planes.len];
        game.planes(&View::new(game, &imagined, Viewer::seat(seat)), seat, &mut Floats::new(&mut again));
        assert_eq!(again, floats, "{place}: the planes of seat {seat} show what it may not know");
    }
}

/// Whether the bytes are other numbers than the floats.
fn differ(floats: &[f32], bytes: &[u8]) -> bool {
    floats.iter().zip(bytes).any(|(float, byte)| (float * 255.0 - f32::from(*byte)).abs() > 0.501)
}

fn within(numbers: &[f32], place: &str, what: &str) {
    let strange = numbers.iter().position(|number| !(0.0..=1.0).contains(number));
    assert_eq!(strange, None, "{place}: {what} is beyond 0 … 1: {:?}", strange.map(|at| numbers[at]));
}

fn hash(numbers: &[f32]) -> u64 {
    let mut hasher = DefaultHasher::new();
    numbers.iter().for_each(|number| number.to_bits().hash(&mut hasher));
    hasher.finish()
}

/// Where a game says that it recalls, histories that a seat saw differently never lead it to a decision with the same numbers. What a
/// seat saw are the events that it is told and the views that changed for it.
fn recalls<G: Perceive>(game: &G, place: &str, perceived: &mut Perceived<G>) {
    if !game.recalls() {
        return;
    }
    let mut histories: HashMap<(usize, u64), u64> = HashMap::new();
    for seed in 0..RECALLED {
        let (mut playout, mut state) = (Playout::new(mix(seed, 99)), game.start());
        let mut history = vec![0; game.seats()];
        for _ in 0..RECALLED_STEPS {
            if let Turn::Decide(deciders) = game.turn(&state) {
                for seat in deciders.iter() {
                    perceived.look(game, &View::new(game, &state, Viewer::seat(seat)), seat, place);
                    let before =
                        *histories.entry((seat.index(), hash(&perceived.floats))).or_insert(history[seat.index()]);
                    assert_eq!(
                        before,
                        history[seat.index()],
                        "{place}: seat {seat} sees two histories as the same, though the game says it recalls; {:?}",
                        View::new(game, &state, Viewer::seat(seat)).state()
                    );
                }
            }
            let (mut events, before) = (Vec::new(), state);
            if playout.step(game, &mut state, &mut events) == Step::Over {
                break;
            }
            for (seat, history) in history.iter_mut().enumerate() {
                let viewer = Viewer::seat(Seat(seat as u8));
                let told = events.iter().filter_map(|event| game.redact_event(event, viewer));
                for event in told {
                    *history = note(*history, &(event.rule().0, format!("{event:?}")));
                }
                let now = game.redact(&state, viewer);
                if now != game.redact(&before, viewer) {
                    *history = note(*history, &now);
                }
            }
        }
    }
}

fn note(history: u64, what: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    (history, what).hash(&mut hasher);
    hasher.finish()
}
