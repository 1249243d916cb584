//! What the game says: keys and arguments only, the sentences stand in `texts/`.

mod log;
pub(crate) mod text_board;

use crate::action::Action;
use crate::action::Chance;
use crate::cells::Cell;
use crate::dice::{Face, Force};
use crate::event::Event;
use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::rule_ids as rule;
use crate::sky::{Sky, Terrain};
use crate::state::{Phase, State};
use galerne_engine::{Direction, Luck, Message, Refusal, Rules, Seat, TextBoard, View, Wanted, Words};

pub(crate) fn terrain(terrain: Option<Terrain>) -> Message {
    let keys = ["terrain-empty", "terrain-plain", "terrain-forest", "terrain-mountain"];
    Message::new(keys[terrain.map_or(0, |terrain| terrain as usize)])
}

/// The short name of a card.
pub(crate) fn title(mission: Mission) -> Message {
    Message::new(match mission {
        Mission::LivestockPlain => "card-livestock-plain",
        Mission::LivestockForest => "card-livestock-forest",
        Mission::LivestockMountain => "card-livestock-mountain",
        Mission::CropPlain => "card-crop-plain",
        Mission::CropForest => "card-crop-forest",
        Mission::CropMountain => "card-crop-mountain",
    })
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

/// People count weather dice from 1.
fn about_die(key: &'static str, die: u8) -> Message {
    Message::new(key).with("die", u16::from(die) + 1)
}

fn on(key: &'static str, cell: Cell) -> Message {
    Message::new(key).with("cell", cell.to_string())
}

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

impl Pluvionautes {
    /// How far the balloon would fly and tow with that number.
    pub(crate) fn told_of_face(&self, number: u8) -> Message {
        Message::new("label-face").with("fuel", self.flies(number)).with("tow", self.tows(number))
    }

    /// PL-13.11: what is different for one player, who may have opened the table without asking for it.
    pub(crate) fn solo_game(&self) -> Message {
        let missions = 2 * self.options.missions_per_kind;
        Message::new("solo-game").with("rounds", self.options.rounds).with("missions", missions)
    }
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
            Action::Face { fuel } => self.told_of_face(fuel),
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
            Phase::Pilot => by("ask-pilot", seat).with("fuel", self.fuel(state)),
            Phase::Tow => by("ask-tow", seat).with("tow", self.tow_range(state)),
            Phase::Build => by("ask-build", seat),
            Phase::ReportLanding => by("ask-report-landing", seat),
            Phase::ReportDie => by("ask-report-die", seat).with("die", die),
            Phase::ReportFace => by("ask-report-face", seat),
            _ => Message::new("ask-nothing"),
        }
    }

    fn tell(&self, event: &Event) -> Message {
        self.log(event)
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
                | Event::Scored { .. }
                | Event::Won { .. }
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

    fn sets_up(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Islands | Phase::Island | Phase::SetupDie | Phase::Deal | Phase::First)
    }

    fn standing(&self, state: &State, seat: Seat) -> Message {
        match state.missions(seat) {
            Some(_) => Message::new("standing-villagers").with("score", self.score(state, seat)),
            None => Message::new("standing-secret"),
        }
    }

    /// By how much, and by which card most of all. The table words a shared victory, the bands a solo game.
    fn verdict(&self, state: &State) -> Option<Message> {
        let standings = self.standings(state);
        let (winner, None) = (standings.winners.lowest()?, standings.winners.iter().nth(1)) else { return None };
        let score = self.score(state, winner);
        let second =
            (0..self.seats as u8).map(Seat).filter(|&seat| seat != winner).map(|seat| self.score(state, seat)).max()?;
        let points =
            |mission: &Mission| self.cells_counted(state, *mission).len() as u32 * u32::from(self.value(*mission));
        let best = state.missions(winner)?.into_iter().max_by_key(points)?;
        let message = by("verdict", winner).with("score", score).with("lead", score - second);
        Some(message.with("mission", title(best)).with("points", points(&best)))
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
