//! How a game draws itself: once, for the page, the picture file, the replay and the lesson.

use crate::{
    scene::{Element, Layer, Output, Scene},
    text::Speech,
    theme::Accent,
};
use galerne_engine::{Game, Message, Refusal, Seat, SeatSet, View};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, btree_map::Entry};

/// What a picture is drawn from. All of it is what one viewer may know: the state is redacted, and so are the events.
#[derive(Debug)]
pub struct PictureContext<'a, G: Game> {
    /// The state as the viewer may know it.
    pub view: &'a View<G>,
    /// What the viewer has seen happen, from the first: wakes, tracks, the last move.
    pub events: &'a [G::Event],
    /// The seats the viewer plays; empty for a spectator.
    pub me: SeatSet,
    /// The viewer's language and the players' names.
    pub speech: Speech<'a>,
    /// What the viewer has switched on and off.
    pub switches: &'a BTreeMap<String, bool>,
}

impl<G: Game> PictureContext<'_, G> {
    /// The state as the viewer sees it.
    #[must_use]
    pub fn state(&self) -> &G::State {
        self.view.state()
    }

    /// The message in the viewer's words.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.speech.say(message)
    }

    /// Whether the viewer shows it: as they chose, else as the switch says.
    #[must_use]
    pub fn is_on(&self, switch: &Switch) -> bool {
        self.switches.get(switch.id).copied().unwrap_or(switch.on)
    }
}

/// Something a viewer may show or hide. Its name is the text `switch-…` with its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switch {
    /// Its name in settings and in the key of its text.
    pub id: &'static str,
    /// Whether it is on for who has not touched it.
    pub on: bool,
}

/// What a decision is about, and so what has the middle of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// The board, and moves on it.
    #[default]
    Map,
    /// The dice of a trial and what can be done to them.
    Contre,
    /// Cards to choose from: whom to take, to rest, to lose.
    Draft,
    /// Blows and what answers them.
    Attack,
    /// Something to be thrown at the board.
    Throw,
    /// Places to be held against the wind.
    Formation,
    /// An army to be built.
    Army,
    /// How it ended.
    End,
}

impl Stage {
    /// Whether the subject takes the place of the board, which steps back. At the end it is the panel `tale`: what luck did, and the result
    /// against those of many games of bots ([`Crowd`](crate::Crowd)).
    #[must_use]
    pub const fn leads(self) -> bool {
        matches!(self, Stage::Contre | Stage::Draft | Stage::Army | Stage::End)
    }
}

/// An option whose values a form shows as pictures of the table that they lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pictured {
    /// The option's name.
    pub option: &'static str,
    /// What is set besides, as typed, for the value to show.
    pub with: &'static [(&'static str, &'static str)],
    /// The panel that shows it; the board where it is none.
    pub panel: Option<&'static str>,
    /// The values of which there is nothing to show: a map of one's own.
    pub except: &'static [&'static str],
}

impl Switch {
    /// The printed names of cells: the ones spoken, logged and typed.
    pub const COORDINATES: Switch = Switch { id: "coordinates", on: false };
}

/// A small panel beside the board.
#[derive(Clone, Debug)]
pub struct Panel {
    /// Stable, unique on the page; ids inside begin with it.
    pub id: String,
    /// The heading.
    pub title: Message,
    /// From top to bottom.
    pub body: Vec<Block>,
}

/// What a panel shows.
#[derive(Clone, Debug)]
pub enum Block {
    /// A drawing of its own.
    Picture(Scene),
    /// Sentences, one under the other.
    Lines(Vec<Message>),
    /// Names and values in two columns.
    Facts(Vec<(Message, Message)>),
}

/// What is shown of an action before it is done.
#[derive(Clone, Debug)]
pub struct Preview {
    /// Drawn over the board, in the board's coordinates.
    pub layer: Layer,
    /// What the picture cannot show: odds, costs, warnings.
    pub lines: Vec<Message>,
}

/// Several actions of one seat behind one touch: a walk of many steps. Nothing new is allowed by it: the actions are carried out one
/// after the other, as if a hand had chosen each, and only for as long as nothing comes between them.
#[derive(Clone, PartialEq, Debug)]
pub struct Sequence<A> {
    /// One alone is a second way to touch an action: the enemy first, then the weapon.
    pub actions: Vec<A>,
    /// What it is called on a button.
    pub label: Message,
    /// What a hand touches for it, as for an action; not what it touches for any of the legal actions.
    pub targets: Vec<String>,
    /// It stands first in the list, and on a small screen always at hand.
    pub main: bool,
}

/// How much an answer matters among those to one question. The page lists them in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Weight {
    /// It goes on: confirm, stop here, end the turn. First in the list, large, and on a small screen always at hand. Enter chooses
    /// it where it is the only one.
    Main,
    /// Neither of the others: an ordinary answer.
    #[default]
    Usual,
    /// One of many small steps that are better done on the picture: folded away in the list.
    Minor,
}

/// A game that draws itself.
///
/// Only the targets connect the drawing with the rules: whatever can be chosen carries `data-target`, an action says which
/// targets it touches, and the page's script needs to know no game.
pub trait Picture: Game {
    /// The colours it is drawn in.
    fn accent() -> Accent;

    /// The cover of its box: elements of SVG, coloured by the classes of the palette (`f-accent`, `s-ink`). What matters stands within
    /// 360 by 240; grounds run on to both sides, for wide boxes. `None` for the default cover.
    #[must_use]
    fn cover() -> Option<String> {
        None
    }

    /// What a viewer may show and hide.
    #[must_use]
    fn switches() -> &'static [Switch] {
        &[]
    }

    /// The options that are chosen by picture.
    #[must_use]
    fn pictured() -> &'static [Pictured] {
        &[]
    }

    /// Whether it is drawn behind a closed curtain as for the player who gets the device, from what any spectator knows. A board of which each
    /// player has a half then keeps its place and size. Such a picture never works anything out from the secrets of who plays.
    #[must_use]
    fn stays_behind_curtain() -> bool {
        false
    }

    /// The board. Ids are stable: the same thing has the same id in every scene of a table.
    fn scene(&self, context: &PictureContext<'_, Self>) -> Scene;

    /// The targets that an action touches, in the order a hand would touch them. An action that touches nothing (pass, done)
    /// has none and is only a button. Two legal actions of one seat never have the same list, unless both are empty.
    fn targets(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Vec<String>;

    /// What the seat may set out to do in one go. The state is as the seat sees it.
    fn sequences(&self, state: &Self::State, seat: Seat) -> Vec<Sequence<Self::Action>> {
        let _ = (state, seat);
        Vec::new()
    }

    /// Why the thing cannot be chosen now, shown when it is touched all the same. `picked` is what has been touched before it for the
    /// same action; `thing` is the `data-target` of what was touched, or else its id. The state is as the seat sees it.
    ///
    /// `None` leaves the answer to the catalog, which asks [`Rules::check`](galerne_engine::Rules::check) about the actions that touch
    /// the thing, those first that are of a kind that is legal now. Override it where another reason says more.
    fn why_not(&self, state: &Self::State, seat: Seat, picked: &[String], thing: &str) -> Option<Refusal> {
        let _ = (state, seat, picked, thing);
        None
    }

    /// How much the legal action matters among the answers. What is only a button goes on, unless a game says otherwise. The state
    /// is as the seat sees it.
    fn weight(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Weight {
        if self.targets(state, seat, action).is_empty() { Weight::Main } else { Weight::Usual }
    }

    /// The ids of the panels that the decision is about: the dice of a throw, the cards of a draft. On a small screen they stand
    /// directly under the question, above the board.
    fn subject(&self, context: &PictureContext<'_, Self>) -> Vec<String> {
        let _ = context;
        Vec::new()
    }

    /// Whether the panel with that id stands under the board on a wide page: a board that is wider than high leaves room there.
    fn is_below(&self, context: &PictureContext<'_, Self>, panel: &str) -> bool {
        let _ = (context, panel);
        false
    }

    /// What has the middle of the page now.
    fn stage(&self, context: &PictureContext<'_, Self>) -> Stage {
        let _ = context;
        Stage::Map
    }

    /// What stands beside the board: the rose, the bulletin, the hand, the score.
    fn panels(&self, context: &PictureContext<'_, Self>) -> Vec<Panel> {
        let _ = context;
        Vec::new()
    }

    /// What the action would do, shown before it is done.
    fn preview(&self, context: &PictureContext<'_, Self>, seat: Seat, action: &Self::Action) -> Option<Preview> {
        let _ = (context, seat, action);
        None
    }

    /// What these actions would do, carried out one after the other: the whole way, and what may end it early.
    fn preview_sequence(
        &self,
        context: &PictureContext<'_, Self>,
        seat: Seat,
        actions: &[Self::Action],
    ) -> Option<Preview> {
        let _ = (context, seat, actions);
        None
    }
}

/// Everything wrong with the picture of a position, in words for a failed test: mistakes in the scenes (see [`Scene::check`]), ids
/// used twice on the page, legal actions whose targets are not drawn, and actions that a hand could not tell apart.
#[must_use]
pub fn faults<G: Picture>(game: &G, context: &PictureContext<'_, G>) -> Vec<String> {
    let board = game.scene(context);
    let panels = game.panels(context);
    let pictures = panels.iter().flat_map(|panel| &panel.body).filter_map(|block| match block {
        Block::Picture(scene) => Some(scene),
        Block::Lines(_) | Block::Facts(_) => None,
    });
    let scenes: Vec<&Scene> = std::iter::once(&board).chain(pictures).collect();
    let mut faults: Vec<String> =
        scenes.iter().flat_map(|scene| scene.check()).map(|problem| problem.to_string()).collect();
    let mut ids = BTreeSet::new();
    let mut drawn = BTreeSet::new();
    for scene in &scenes {
        let root = scene.element(Output::Page);
        for element in root.walk() {
            if let Some(id) = element.id().filter(|&id| !ids.insert(id.to_owned())) {
                faults.push(format!("two things on the page have the id \"{id}\""));
            }
            drawn.extend(Element::get(element, "data-target").map(str::to_owned));
        }
    }
    for seat in game.turn(context.state()).deciders().iter().filter(|&seat| context.me.has(seat)) {
        let mut actions = Vec::new();
        game.actions(context.state(), seat, &mut actions);
        actions.retain(|action| !game.is_idle(context.state(), action));
        let mut ways: BTreeMap<Vec<String>, String> = BTreeMap::new();
        let plain = actions.iter().map(|action| (game.targets(context.state(), seat, action), format!("{action:?}")));
        let sequences = game.sequences(context.state(), seat);
        if let Some(sequence) =
            sequences.iter().find(|sequence| sequence.actions.is_empty() || sequence.targets.is_empty())
        {
            faults.push(format!("{sequence:?} is no sequence"));
        }
        let sequences = sequences.into_iter().map(|sequence| (sequence.targets, format!("{:?}", sequence.actions)));
        for (targets, action) in plain.chain(sequences) {
            for target in targets.iter().filter(|&target| !drawn.contains(target)) {
                faults.push(format!("{action} touches \"{target}\", which is not drawn"));
            }
            if targets.is_empty() {
                continue;
            }
            match ways.entry(targets) {
                Entry::Occupied(other) => {
                    faults.push(format!("{action} and {} touch the same things in the same order", other.get()));
                }
                Entry::Vacant(place) => {
                    place.insert(action);
                }
            }
        }
    }
    faults
}
