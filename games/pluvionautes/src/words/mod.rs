//! What the game says: keys and arguments only, the sentences stand in `texts/`.

pub(crate) mod text_board;

use crate::action::Action;
use crate::action::Chance;
use crate::cells::Cell;
use crate::dice::{Face, Force};
use crate::event::{Event, Obstacle, Occasion, Thrown};
use crate::game::Pluvionautes;
use crate::rule_ids as rule;
use crate::sky::{Sky, Terrain};
use crate::state::{Phase, State};
use galerne_engine::{Direction, Luck, Message, Refusal, Seat, TextBoard, View, Wanted, Words};

pub(crate) fn terrain(terrain: Option<Terrain>) -> Message {
    let keys = ["terrain-empty", "terrain-plain", "terrain-forest", "terrain-mountain"];
    Message::new(keys[terrain.map_or(0, |terrain| terrain as usize)])
}

pub(crate) fn heading(heading: Direction) -> Message {
    let keys = ["heading-e", "heading-ne", "heading-nw", "heading-w", "heading-sw", "heading-se"];
    Message::new(keys[heading.index()])
}

pub(crate) fn face(face: Face) -> Message {
    match face.fuel() {
        None => Message::new("face-blimp"),
        Some(fuel) => Message::new("face-number").with("fuel", fuel),
    }
}

fn thrown(which: Thrown) -> Message {
    match which {
        Thrown::Balloon => Message::new("thrown-balloon"),
        Thrown::Weather(die) => Message::new("thrown-weather").with("die", die + 1),
    }
}

/// People count weather dice from 1.
fn about_die(key: &'static str, die: u8) -> Message {
    Message::new(key).with("die", u16::from(die) + 1)
}

fn on(key: &'static str, cell: Cell) -> Message {
    Message::new(key).with("cell", cell.to_string())
}

fn from_to(message: Message, from: Cell, to: Cell) -> Message {
    message.with("from", from.to_string()).with("to", to.to_string())
}

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

/// The box has been shaken: what lies where is on the board.
fn shaken(sky: &Sky) -> Message {
    let [plains, forests, mountains] = Terrain::ALL.map(|terrain| sky.of(terrain).count_ones());
    Message::new("event-islands").with("plains", plains).with("forests", forests).with("mountains", mountains)
}

impl Words for Pluvionautes {
    const TEXTS: [&'static str; 2] = [include_str!("../../texts/en.ftl"), include_str!("../../texts/fr.ftl")];

    fn label(&self, state: &State, _: Seat, action: &Action) -> Message {
        match *action {
            Action::Launch { target, heading: h, force } => {
                let key = match force {
                    Force::Soft => "label-launch-soft",
                    Force::Hard => "label-launch-hard",
                };
                on(key, target).with("heading", heading(h))
            }
            Action::Rethrow { die, target, heading: h } => {
                about_die("label-rethrow", die).with("cell", target.to_string()).with("heading", heading(h))
            }
            Action::RethrowOn { die, cell } => about_die("label-rethrow-on", die).with("cell", cell.to_string()),
            Action::Rest { cell } => on("label-rest", cell),
            Action::RestWeather { die, cell } => about_die("label-rest-weather", die).with("cell", cell.to_string()),
            Action::Face { fuel } => {
                Message::new("label-face").with("fuel", fuel).with("tow", 7u8.saturating_sub(fuel))
            }
            Action::Pilot { cell } if Some(cell) == state.balloon() => on("label-stay", cell),
            Action::Pilot { cell } => on("label-pilot", cell).with("what", terrain(state.sky.at(cell))),
            Action::Tow { cell } if Some(cell) == state.balloon() => Message::new("label-no-tow"),
            Action::Tow { cell } => on("label-tow", cell),
            Action::BuildNothing => Message::new("label-build-nothing"),
            Action::Take { kind } => Message::new("label-take").with("kind", kind.name()),
            Action::Place { kind, slot } => {
                Message::new("label-place").with("kind", kind.name()).with("slot", slot.to_string())
            }
            Action::ReportOut => Message::new("label-report-out"),
            Action::ReportLanding { cell } => on("label-report-landing", cell),
            Action::ReportUnchanged { die } => about_die("label-report-unchanged", die),
            Action::ReportLost { die } => about_die("label-report-lost", die),
            Action::ReportMoved { die, cell } => about_die("label-report-moved", die).with("cell", cell.to_string()),
            Action::ReportValue { die, value } => about_die("label-report-value", die).with("value", value),
            Action::ReportFace { face: f } => Message::new("label-report-face").with("face", face(f)),
        }
    }

    fn ask(&self, state: &State, seat: Seat) -> Message {
        let die = u16::from(state.index) + 1;
        match state.phase {
            Phase::Launch if state.attempt == 2 => by("ask-launch-again", seat),
            Phase::Launch => by("ask-launch", seat),
            Phase::Rethrow => by("ask-rethrow", seat).with("die", die),
            Phase::RethrowValue | Phase::ReportValue => by("ask-value", seat).with("die", die),
            Phase::RestBalloon => by("ask-rest", seat),
            Phase::RestWeather => by("ask-rest-weather", seat).with("die", die),
            Phase::Face => by("ask-face", seat),
            Phase::Pilot => by("ask-pilot", seat).with("fuel", state.fuel),
            Phase::Tow => by("ask-tow", seat).with("tow", 7u8.saturating_sub(state.fuel)),
            Phase::Build => by("ask-build", seat),
            Phase::ReportLanding => by("ask-report-landing", seat),
            Phase::ReportDie => by("ask-report-die", seat).with("die", die),
            Phase::ReportFace => by("ask-report-face", seat),
            _ => Message::new("ask-nothing"),
        }
    }

    fn tell(&self, event: &Event) -> Message {
        match *event {
            Event::Islands { sky } => shaken(&sky),
            Event::ShakenAgain => Message::new("event-shaken-again"),
            Event::Dealt { seat, mission: None } => by("event-dealt-hidden", seat),
            Event::Dealt { seat, mission: Some(card) } => by("event-dealt", seat).with("mission", self.mission(card)),
            Event::First { seat } => by("event-first", seat),
            Event::Launched { seat, target, heading: h, force } => {
                let key = match force {
                    Force::Soft => "event-launched-soft",
                    Force::Hard => "event-launched-hard",
                };
                by(key, seat).with("cell", target.to_string()).with("heading", heading(h))
            }
            Event::Touchdown { cell } => on("event-touchdown", cell),
            Event::Roll { from, to } => from_to(Message::new("event-roll"), from, to),
            Event::Rebound { cell, from, .. } => on(
                match from {
                    Obstacle::Rim => "event-rebound-rim",
                    Obstacle::Building => "event-rebound-building",
                    Obstacle::Cliff => "event-rebound-cliff",
                },
                cell,
            ),
            Event::Out => Message::new("event-out"),
            Event::Contact { cell, die } => about_die("event-contact", die).with("cell", cell.to_string()),
            Event::Push { die, from, to } => from_to(about_die("event-push", die), from, to),
            Event::Unmoved { die } => about_die("event-unmoved", die),
            Event::Lost { die } => about_die("event-lost", die),
            Event::Value { die, old, new } => about_die("event-value", die).with("old", old).with("new", new),
            Event::Straddle { which, a, b } => Message::new("event-straddle")
                .with("which", thrown(which))
                .with("a", a.to_string())
                .with("b", b.to_string()),
            Event::Rest { cell } => on("event-rest", cell),
            Event::Face { face: f } => Message::new("event-face").with("face", face(f)),
            Event::Returned { die, cell, value, occasion } => about_die(
                match occasion {
                    Occasion::SetUp => "event-die-set-up",
                    Occasion::Rethrown => "event-die-rethrown",
                    Occasion::BeforeTheCount => "event-die-before-count",
                },
                die,
            )
            .with("cell", cell.to_string())
            .with("value", value),
            Event::PutBack => Message::new("event-put-back"),
            Event::Gust { target, heading: h } => on("event-gust", target).with("heading", heading(h)),
            Event::TurnBegan { seat, round, frozen } => {
                by(if frozen { "event-turn-frozen" } else { "event-turn" }, seat).with("round", round)
            }
            Event::Passed { seat } => by("event-passed", seat),
            Event::Rested { which, cell } => on("event-rested", cell).with("which", thrown(which)),
            Event::Fuel { seat, fuel } => by("event-fuel", seat).with("fuel", fuel),
            Event::Flew { seat, from, to } if from == to => by("event-stayed", seat).with("cell", to.to_string()),
            Event::Flew { seat, from, to } => from_to(by("event-flew", seat), from, to),
            Event::Towed { seat, terrain: t, from, to } => {
                from_to(by("event-towed", seat).with("terrain", terrain(Some(t))), from, to)
            }
            Event::HeldFast { seat, cell, moored } => {
                by(if moored { "event-moored-fast" } else { "event-walled-fast" }, seat).with("cell", cell.to_string())
            }
            Event::LeftThere { seat, cell } => by("event-left-there", seat).with("cell", cell.to_string()),
            Event::Altitude { die, old, new } => about_die("event-altitude", die).with("old", old).with("new", new),
            Event::Destroyed { kind, slot } => {
                Message::new("event-destroyed").with("kind", kind.name()).with("slot", slot.to_string())
            }
            Event::Took { seat, kind } => by("event-took", seat).with("kind", kind.name()),
            Event::Placed { seat, kind, slot } => {
                by("event-placed", seat).with("kind", kind.name()).with("slot", slot.to_string())
            }
            Event::BuiltNothing { seat } => by("event-built-nothing", seat),
            Event::Moored { seat, cell } => by("event-moored", seat).with("cell", cell.to_string()),
            Event::Unmoored { seat } => by("event-unmoored", seat),
            Event::LastTurns { seat } => by("event-last-turns", seat),
            Event::Counted { seat, mission: card, islands, points } => by("event-counted", seat)
                .with("mission", self.mission(card))
                .with("islands", islands)
                .with("points", points),
            Event::Scored { seat, score } => by("event-scored", seat).with("score", score),
            Event::Won { seat, score } => by("event-won", seat).with("score", score),
            Event::SoloResult { score, band } => Message::new("event-solo").with("score", score).with(
                "title",
                Message::new(match band {
                    0 => "band-apprentice",
                    1 => "band-pilot",
                    2 => "band-captain",
                    3 => "band-pluvionaut",
                    _ => "band-best",
                }),
            ),
        }
    }

    /// What was thrown and what changed on the board, without every step of the way. Whose turn comes next is no part of what happened.
    fn is_headline(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Launched { .. }
                | Event::Out
                | Event::Push { .. }
                | Event::Value { .. }
                | Event::Lost { .. }
                | Event::Rest { .. }
                | Event::Face { .. }
                | Event::Passed { .. }
                | Event::Towed { .. }
                | Event::HeldFast { .. }
                | Event::LeftThere { .. }
                | Event::Altitude { .. }
                | Event::Destroyed { .. }
                | Event::Took { .. }
                | Event::Placed { .. }
                | Event::BuiltNothing { .. }
        )
    }

    fn call(&self, state: &State, chance: &Chance) -> Message {
        match *chance {
            Chance::Islands(sky) => shaken(&sky),
            Chance::Island(kind) => on("call-island", Cell(state.index)).with("what", terrain(kind)),
            Chance::Card(card) => self.mission(card),
            Chance::First(seat) => by("event-first", seat),
            Chance::Balloon(pips) => face(Face::of_pips(pips)),
            Chance::Draws(draws) => Message::new("call-draws").with("draws", draws.to_string()),
        }
    }

    fn standing(&self, state: &State, seat: Seat) -> Message {
        match state.missions(seat) {
            Some(_) => Message::new("standing-villagers").with("score", self.score(state, seat)),
            None => Message::new("standing-secret"),
        }
    }

    fn wanted(&self, state: &State) -> Wanted {
        match state.phase {
            Phase::Islands | Phase::Island | Phase::Deal => Wanted::Listed,
            Phase::First => Wanted::Dice(vec![(Message::new("draw-first"), self.seats as u8)]),
            Phase::FaceRoll => Wanted::Dice(vec![(Message::new("thrown-balloon"), 6)]),
            _ => {
                Wanted::Dice(self.wanted_draws(state).into_iter().map(|draw| (draw.message(), draw.sides())).collect())
            }
        }
    }

    fn read_dice(&self, state: &State, dice: &[u8]) -> Result<Chance, Refusal> {
        let bad = || Refusal::new(rule::DRAWS, "refused-draws");
        let chance = match (state.phase, dice) {
            (Phase::First, &[seat]) if seat > 0 => Chance::First(Seat(seat - 1)),
            (Phase::FaceRoll, &[pips]) => Chance::Balloon(pips),
            (Phase::First | Phase::FaceRoll, _) => return Err(bad()),
            _ => Chance::Draws(self.read_draws(state, dice).ok_or_else(bad)?),
        };
        self.check_chance(state, &chance)?;
        Ok(chance)
    }

    fn board(&self, view: &View<Self>) -> TextBoard {
        self.text_board(view.state())
    }
}
