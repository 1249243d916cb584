//! The board in characters, and everything on it in words.

use super::terrain;
use crate::buildings::Kind;
use crate::cells::{Cell, Slot};
use crate::game::Pluvionautes;
use crate::sky::Terrain;
use crate::state::{Phase, State};
use crate::weather::{Sort, Weather};
use galerne_engine::{Direction, Message, Rules, Seat, TextBoard, Turn};

/// Characters from one cell of a row to the next; neighbouring rows are shifted by half of it.
const PITCH: usize = 6;

/// Four characters: the island, its weather, the weather dice, the balloon.
fn signs(state: &State, weather: &Weather, cell: Cell) -> [char; 4] {
    let island = match state.sky.at(cell) {
        None => '.',
        Some(Terrain::Plain) => 'p',
        Some(Terrain::Forest) => 'f',
        Some(Terrain::Mountain) => 'm',
    };
    let sky = match weather.at(cell) {
        _ if island == '.' => ' ',
        Sort::Dry => ' ',
        Sort::Rain => '~',
        Sort::Storm => '!',
    };
    let mut values = state.dice.iter().filter(|die| die.cell == cell.0).map(|die| die.value);
    let dice = match (values.next(), values.next()) {
        (None, _) => ' ',
        (Some(value), None) => char::from(b'0' + value % 10),
        (Some(_), Some(_)) => '&',
    };
    [island, sky, dice, if state.balloon() == Some(cell) { '@' } else { ' ' }]
}

fn building_sign(kind: Kind) -> char {
    match kind {
        Kind::Wall => '#',
        Kind::WaterTower => 'T',
        Kind::Lighthouse => 'L',
    }
}

impl Pluvionautes {
    pub(crate) fn text_board(&self, state: &State) -> TextBoard {
        TextBoard { drawing: self.drawing(state), facts: self.facts(state), cells: self.readings(state) }
    }

    /// Rows of cells, and between them the slots that lie on a slant.
    fn drawing(&self, state: &State) -> Vec<String> {
        let weather = self.weather(state);
        let mut canvas = vec![vec![' '; 3 + 7 * PITCH]; 13];
        let column = |cell: Cell| {
            let (q, r) = cell.axial();
            (3 + (i32::from(q) + 3) * PITCH as i32 + i32::from(r) * PITCH as i32 / 2) as usize
        };
        let mut put = |row: usize, column: usize, sign: char| {
            if let Some(place) = canvas.get_mut(row).and_then(|line| line.get_mut(column)) {
                *place = sign;
            }
        };
        for cell in Cell::all() {
            let (row, x) = (cell.row() * 2, column(cell));
            put(row, 0, char::from(b'A' + cell.row() as u8));
            for (place, sign) in signs(state, &weather, cell).into_iter().enumerate() {
                put(row, x + place, sign);
            }
        }
        for (slot, kind) in state.buildings.iter() {
            let [low, _] = slot.ends();
            let (row, x) = (low.row() * 2, column(low));
            let (down, right) = match slot.direction() {
                Direction::SW => (1, 0),
                Direction::SE => (1, 3),
                _ => (0, 4),
            };
            put(row + down, x + right, building_sign(kind));
        }
        // A row of slots without a building is left out: it would be an empty line.
        canvas
            .into_iter()
            .map(|line| line.into_iter().collect::<String>().trim_end().to_owned())
            .filter(|line| !line.is_empty())
            .collect()
    }

    fn facts(&self, state: &State) -> Vec<Message> {
        let mut facts = Vec::new();
        if let Turn::Decide(_) = self.turn(state) {
            let key = if self.is_frozen(state) { "fact-turn-frozen" } else { "fact-turn" };
            facts.push(Message::new(key).with("seat", self.active(state)).with("round", self.round(state)));
        }
        for number in 0..usize::from(self.options.weather_dice) {
            facts.push(die_fact(state, number));
        }
        facts.extend(balloon_fact(self, state));
        facts.extend(state.buildings.iter().map(|(slot, kind)| building_fact(slot, kind)));
        facts.push(stock(Message::new("fact-reserve"), state.reserve));
        for seat in (0..self.seats as u8).map(Seat) {
            facts.push(stock(Message::new("fact-supply").with("seat", seat), state.supply(seat)));
            if let Some(cell) = state.pawn(seat) {
                facts.push(Message::new("fact-pawn").with("seat", seat).with("cell", cell.to_string()));
            }
            self.mission_facts(state, seat, &mut facts);
        }
        facts.push(Message::new("fact-key"));
        facts
    }

    fn mission_facts(&self, state: &State, seat: Seat, facts: &mut Vec<Message>) {
        match state.missions(seat) {
            None => facts.push(Message::new("fact-missions-hidden").with("seat", seat)),
            Some(missions) => {
                for card in &missions {
                    let islands = self.islands_counted(state, *card);
                    facts.push(
                        Message::new("fact-mission")
                            .with("seat", seat)
                            .with("mission", self.mission(*card))
                            .with("islands", islands)
                            .with("points", islands * self.value(*card)),
                    );
                }
                if !missions.is_empty() {
                    facts.push(Message::new("fact-score").with("seat", seat).with("score", self.score(state, seat)));
                }
            }
        }
    }

    /// Every cell in a full reading, for a screen reader.
    pub(crate) fn readings(&self, state: &State) -> Vec<(String, Message)> {
        if matches!(state.phase, Phase::Islands) {
            return Vec::new();
        }
        let weather = self.weather(state);
        Cell::all().map(|cell| (cell.to_string(), self.reading(state, &weather, cell))).collect()
    }

    fn reading(&self, state: &State, weather: &Weather, cell: Cell) -> Message {
        let what = state.sky.at(cell);
        let sky = Message::new(match (what, weather.at(cell)) {
            (None, _) => "cell-no-weather",
            (_, Sort::Dry) => "cell-dry",
            (_, Sort::Rain) => "cell-rain",
            (_, Sort::Storm) => "cell-storm",
        });
        let dice = state.dice.iter().filter(|die| die.cell == cell.0).count();
        let dice = match dice {
            0 => Message::new("cell-no-die"),
            n => Message::new("cell-dice").with("count", n),
        };
        let balloon = Message::new(if state.balloon() == Some(cell) { "cell-balloon" } else { "cell-no-balloon" });
        let locked = what.is_some() && !state.is_towable(cell);
        let locked = Message::new(if locked { "cell-locked" } else { "cell-free" });
        let buildings =
            cell.slots().filter(|&(_, slot): &(Direction, Slot)| state.buildings.at(slot).is_some()).count();
        let buildings = match buildings {
            0 => Message::new("cell-no-building"),
            n => Message::new("cell-buildings").with("count", n),
        };
        Message::new("cell-reading")
            .with("what", terrain(what))
            .with("sky", sky)
            .with("dice", dice)
            .with("balloon", balloon)
            .with("locked", locked)
            .with("buildings", buildings)
    }
}

pub(crate) fn die_fact(state: &State, number: usize) -> Message {
    let key = if state.die(number).is_some() { "fact-die" } else { "fact-die-off" };
    let die = Message::new(key).with("die", number + 1);
    match state.die(number) {
        Some((cell, value)) => die.with("cell", cell.to_string()).with("value", value),
        None => die,
    }
}

/// Where the balloon is, once it is in the sky, and what it can still do: fly before it has flown, tow before it has towed.
pub(crate) fn balloon_fact(game: &Pluvionautes, state: &State) -> Option<Message> {
    let key = match (state.phase, state.fuel()) {
        (Phase::Tow, Some(_)) => "fact-balloon-tow",
        (Phase::Build, _) | (_, None) => "fact-balloon",
        (_, Some(_)) => "fact-balloon-fuel",
    };
    let balloon = Message::new(key).with("cell", state.balloon()?.to_string());
    Some(match state.fuel() {
        Some(number) => balloon.with("fuel", game.flies(number)).with("tow", game.tow_range(state)),
        None => balloon,
    })
}

pub(crate) fn building_fact(slot: Slot, kind: Kind) -> Message {
    Message::new("fact-building").with("kind", kind.name()).with("slot", slot.to_string())
}

fn stock(message: Message, [walls, towers, lighthouses]: [u8; 3]) -> Message {
    message.with("walls", walls).with("towers", towers).with("lighthouses", lighthouses)
}
