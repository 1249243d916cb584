//! Whether a position can occur in a game: refused with the rule it breaks.

use crate::buildings::Kind;
use crate::cells::{CELLS, Cell, NONE, Slot, bit, bit_or_none};
use crate::dice::{Aim, Force};
use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::options::{End, FinalLostDie, Switch, Throw};
use crate::rule_ids as rule;
use crate::rules::turn::{EIGHT, LAST_RESORT};
use crate::sky::Terrain;
use crate::state::{Phase, State};
use crate::weather::Die;
use galerne_engine::{Refusal, Rules, Seat, ensure};

impl Pluvionautes {
    pub(crate) fn validate(&self, state: &State) -> Result<(), Refusal> {
        self.validate_islands(state)?;
        self.validate_buildings(state)?;
        self.validate_cards(state)?;
        self.validate_clock(state)?;
        self.validate_dice(state)?;
        self.validate_balloon(state)?;
        self.validate_phase(state)
    }

    fn validate_islands(&self, state: &State) -> Result<(), Refusal> {
        let islands = self.material.islands;
        let fits = match state.phase {
            Phase::Islands => state.sky.islands() == 0,
            Phase::Island => {
                let rest = CELLS as u8 - state.index.min(CELLS as u8);
                let missing: u8 = Terrain::ALL.iter().map(|&terrain| state.sky.missing(islands, terrain)).sum();
                let none_too_many =
                    Terrain::ALL.iter().all(|&t| state.sky.of(t).count_ones() <= u32::from(islands[t as usize - 1]));
                let none_ahead = Cell::all().skip(usize::from(state.index)).all(|cell| state.sky.at(cell).is_none());
                none_too_many && none_ahead && usize::from(state.index) < CELLS && missing <= rest
            }
            _ => state.sky.is_complete(islands),
        };
        if fits { Ok(()) } else { Err(self.wrong_islands()) }
    }

    fn validate_buildings(&self, state: &State) -> Result<(), Refusal> {
        for kind in Kind::ALL {
            let held: u32 = state.supply.iter().map(|supply| u32::from(supply[kind.index()])).sum();
            let all = held + u32::from(state.reserve[kind.index()]) + u32::from(state.buildings.count(kind));
            let count = self.material.buildings[kind.index()];
            ensure(all == u32::from(count), rule::CONSERVED, "refused-position-buildings")
                .map_err(|refusal| refusal.with("kind", kind.name()).with("found", all).with("count", count))?;
        }
        if !state.has_begun() {
            let start = self.start();
            let untouched = state.buildings.total() == 0 && state.supply == start.supply;
            return ensure(untouched, rule::CONSERVED, "refused-position-untouched");
        }
        for (slot, kind) in state.buildings.iter() {
            let [a, b] = slot.ends();
            let served = state.sky.islands() & (bit(a.0) | bit(b.0)) != 0;
            let rule = if kind == Kind::Wall { rule::WALLS_STAY } else { rule::DESTROYED };
            ensure(served, rule, "refused-position-lonely")
                .map_err(|refusal| refusal.with("slot", slot.to_string()).with("kind", kind.name()))?;
        }
        for (seat, &pawn) in state.pawns.iter().enumerate() {
            let doubled = state.pawns[..seat].contains(&pawn);
            let fits = pawn == NONE
                || self.options.mooring == Switch::On
                    && bit_or_none(pawn) & state.sky.islands() != 0
                    && !doubled
                    && (self.is_between_turns(state) || seat != self.active(state).index());
            ensure(fits, rule::MOORING, "refused-position-pawns")
                .map_err(|refusal| refusal.with("seat", Seat(seat as u8)))?;
        }
        Ok(())
    }

    fn validate_cards(&self, state: &State) -> Result<(), Refusal> {
        for mission in Mission::ALL {
            let held: u8 = state.hands.iter().map(|hand| hand.copies(mission)).sum();
            ensure(held <= self.material.copies[mission as usize], rule::CARDS, "refused-position-copies")
                .map_err(|refusal| refusal.with("mission", self.mission(mission)))?;
        }
        if state.phase == Phase::Deal {
            ensure(state.index < self.cards(), rule::DEAL, "refused-position-index")?;
        }
        for seat in 0..self.seats {
            let hand = state.hands[seat];
            let of = |livestock| hand.iter().filter(|mission| mission.is_livestock() == livestock).count();
            let dealt = self.dealt(state, seat).map(usize::from);
            ensure([of(true), of(false)] == dealt, rule::DEAL, "refused-position-cards")
                .map_err(|refusal| refusal.with("seat", Seat(seat as u8)))?;
        }
        Ok(())
    }

    /// Who began, how many turns were taken, how many are left.
    fn validate_clock(&self, state: &State) -> Result<(), Refusal> {
        let seats = self.seats as u8;
        ensure(state.first < seats, rule::FIRST, "refused-position-first")
            .map_err(|refusal| refusal.with("seat", u16::from(state.first) + 1))?;
        let with_turns = |refusal: Refusal| refusal.with("turns", state.turns);
        if !state.has_begun() {
            let none_taken = state.turns == 0 && state.left == NONE && state.first == 0;
            return ensure(none_taken, rule::ORDER, "refused-position-turns").map_err(with_turns);
        }
        let ended = matches!(state.phase, Phase::Over | Phase::FinalDie);
        let fits = match self.options.end {
            End::Rounds => {
                let all = self.options.rounds * seats;
                state.left == NONE && if ended { state.turns == all } else { state.turns < all }
            }
            End::EightBuildings => {
                let most = LAST_RESORT * seats;
                match state.left {
                    NONE => {
                        if ended {
                            state.turns == most
                        } else {
                            state.turns < most
                        }
                    }
                    0 => ended && state.turns >= EIGHT && state.turns < most + seats,
                    left => !ended && left < seats && state.turns < most + seats - left,
                }
            }
        };
        ensure(fits, rule::LENGTH, "refused-position-turns").map_err(with_turns)?;
        ensure(state.left == NONE || state.buildings.total() >= EIGHT, rule::EIGHT_BUILDINGS, "refused-position-turns")
            .map_err(with_turns)
    }

    fn validate_dice(&self, state: &State) -> Result<(), Refusal> {
        let in_play = usize::from(self.options.weather_dice);
        for (number, die) in state.dice.iter().enumerate() {
            let bad = || {
                Refusal::new(rule::WEATHER_DIE, "refused-position-dice").with("die", number + 1).with("dice", in_play)
            };
            if die.is_off() {
                if *die != Die::OFF || state.others[number] != NONE {
                    return Err(bad());
                }
                let fits = number >= in_play || self.may_be_lost(state, number as u8);
                ensure(fits, rule::LOST, "refused-position-lost").map_err(|refusal| refusal.with("die", number + 1))?;
                continue;
            }
            let early = match state.phase {
                Phase::Islands | Phase::Island => true,
                Phase::SetupDie => number >= usize::from(state.index),
                _ => number >= in_play,
            };
            if early || !(1..=6).contains(&die.value) {
                return Err(bad());
            }
            let other = state.others[number];
            if other != NONE {
                // Between turns and before the throw is settled no die rests between two cells.
                let pending = match state.phase {
                    Phase::RestWeather => number >= usize::from(state.index),
                    Phase::FaceRoll | Phase::RestBalloon => true,
                    _ => false,
                };
                ensure(
                    pending && self.is_between(state, die.cell, other),
                    rule::STRADDLE,
                    "refused-position-straddle",
                )?;
            }
        }
        Ok(())
    }

    /// Whether that die can be off the board now (PL-6.13).
    fn may_be_lost(&self, state: &State, die: u8) -> bool {
        match state.phase {
            Phase::Islands | Phase::Island | Phase::Deal | Phase::First => {
                matches!(state.phase, Phase::Islands | Phase::Island)
            }
            Phase::SetupDie => die >= state.index,
            Phase::Rethrow | Phase::RethrowValue | Phase::Rethrowing | Phase::FinalDie => die >= state.index,
            // A rethrown die that straddles: those after it may still be lost.
            Phase::RestWeather if state.balloon == NONE => die > state.index,
            Phase::Launch | Phase::Throwing | Phase::ReportLanding => false,
            Phase::ReportDie | Phase::ReportValue => die < state.index && !self.is_frozen(state),
            Phase::GustAim | Phase::Gust => true,
            Phase::Over => self.options.final_lost_die == FinalLostDie::Absent,
            _ => !self.is_frozen(state),
        }
    }

    /// Two neighbouring cells without a building between them: where a die can come to rest on both.
    fn is_between(&self, state: &State, a: u8, b: u8) -> bool {
        Slot::between(Cell(a), Cell(b)).is_some_and(|slot| !state.buildings.is_taken(slot))
    }

    fn validate_balloon(&self, state: &State) -> Result<(), Refusal> {
        let flying = matches!(
            state.phase,
            Phase::FaceRoll
                | Phase::ReportDie
                | Phase::ReportValue
                | Phase::ReportFace
                | Phase::RestBalloon
                | Phase::Face
                | Phase::Pilot
                | Phase::Tow
                | Phase::Build
        );
        let there = state.balloon != NONE;
        let fits = match state.phase {
            Phase::RestWeather => true,
            _ => there == flying,
        };
        ensure(fits, rule::TAKEN_OFF, "refused-position-balloon")?;
        let pending = match state.phase {
            Phase::RestBalloon => state.other != NONE,
            Phase::FaceRoll => true,
            _ => state.other == NONE,
        };
        let straddles = state.other == NONE || self.is_between(state, state.balloon, state.other);
        ensure(pending && straddles, rule::STRADDLE, "refused-position-straddle")?;
        let known = match state.phase {
            Phase::RestBalloon | Phase::Face | Phase::Pilot | Phase::Tow | Phase::Build => true,
            Phase::RestWeather => there,
            _ => false,
        };
        let face = match (known, state.face) {
            (false, 0) => state.fuel == 0,
            (true, 1) => match state.phase {
                Phase::RestBalloon | Phase::RestWeather | Phase::Face => state.fuel == 0,
                _ => (2..=5).contains(&state.fuel),
            },
            (true, 2..=5) => state.fuel == state.face && state.phase != Phase::Face,
            _ => false,
        };
        ensure(face, rule::FUEL, "refused-position-fuel")?;
        let attempts = if flying || matches!(state.phase, Phase::Launch | Phase::Throwing | Phase::ReportLanding) {
            let failing = matches!(self.options.throw, Throw::Aimed | Throw::Manual);
            1..=if failing { 2 } else { 1 }
        } else {
            match state.phase {
                Phase::RestWeather if there => 1..=if self.options.throw == Throw::Aimed { 2 } else { 1 },
                Phase::RestWeather | Phase::Rethrow | Phase::RethrowValue | Phase::Rethrowing => 1..=1,
                _ => 0..=0,
            }
        };
        ensure(attempts.contains(&state.attempt), rule::OUT, "refused-position-attempt")
    }

    /// What only certain modes and moments know.
    fn validate_phase(&self, state: &State) -> Result<(), Refusal> {
        use Throw::{Aimed, Chosen, Manual, Uniform};
        let throw = self.options.throw;
        let lost = |die: u8| state.dice.get(usize::from(die)).is_some_and(|die| die.is_off());
        let first_lost = (0..self.options.weather_dice).find(|&die| lost(die));
        let frozen = self.is_frozen(state);
        let gust = self.options.gust == Switch::On && state.turns > 0;
        let fits = match state.phase {
            Phase::Islands => throw != Manual,
            Phase::Island => throw == Manual,
            Phase::SetupDie => state.index < self.options.weather_dice,
            Phase::Deal | Phase::Over => true,
            Phase::First => self.seats > 1,
            Phase::Rethrow => throw != Uniform && first_lost == Some(state.index),
            Phase::RethrowValue => throw == Manual && first_lost == Some(state.index),
            Phase::Rethrowing => throw != Manual && first_lost == Some(state.index),
            Phase::Launch => matches!(throw, Aimed | Chosen),
            Phase::Throwing => throw != Manual && !self.needs_no_draw(state),
            Phase::FaceRoll => throw != Manual && (throw == Aimed || state.other == NONE),
            Phase::ReportLanding | Phase::ReportFace => throw == Manual,
            Phase::ReportDie | Phase::ReportValue => {
                throw == Manual && state.index < self.options.weather_dice && !frozen
            }
            Phase::RestBalloon => throw == Aimed,
            Phase::RestWeather => {
                let straddler = state.others.iter().position(|&other| other != NONE) == Some(usize::from(state.index));
                let alone = state.others.iter().filter(|&&other| other != NONE).count() == 1;
                straddler && if state.balloon == NONE { throw == Aimed && alone } else { throw != Manual && !frozen }
            }
            Phase::Face | Phase::Pilot => true,
            Phase::Tow => self.destinations(state) != 0,
            Phase::Build => !frozen,
            Phase::GustAim => gust,
            Phase::Gust => gust,
            Phase::FinalDie => self.options.final_lost_die == FinalLostDie::Random && first_lost == Some(state.index),
        };
        ensure(fits, rule::STEPS, "refused-position-phase")?;
        ensure(self.aim_fits(state), rule::LAUNCH, "refused-position-aim")?;
        let indexed = matches!(
            state.phase,
            Phase::Island
                | Phase::SetupDie
                | Phase::Deal
                | Phase::Rethrow
                | Phase::RethrowValue
                | Phase::Rethrowing
                | Phase::RestWeather
                | Phase::ReportDie
                | Phase::ReportValue
                | Phase::FinalDie
        );
        // Dice come back in ascending order, so the last one rethrown can leave its number behind for no longer than its turn.
        ensure(indexed || state.index == 0, rule::STATE, "refused-position-index")
    }

    fn aim_fits(&self, state: &State) -> bool {
        let aimed = usize::from(state.aim.target) < CELLS;
        let throw = self.options.throw;
        match state.phase {
            Phase::Throwing if throw == Throw::Uniform => state.aim == Aim::NONE,
            Phase::Throwing if throw == Throw::Chosen => aimed && state.aim.force == Force::Soft,
            Phase::Throwing => aimed,
            Phase::Gust => aimed && state.aim.force == Force::Hard,
            Phase::Rethrowing if throw == Throw::Uniform => state.aim == Aim::NONE,
            Phase::Rethrowing if throw == Throw::Aimed => aimed && state.aim.force == Force::Soft,
            Phase::Rethrowing | Phase::RethrowValue | Phase::ReportValue => {
                aimed && state.aim.heading == 0 && state.aim.force == Force::Soft
            }
            // PL-6.10, PL-6.14: a lost die that came back between two cells still has the aim it was thrown with.
            Phase::RestWeather if state.balloon == NONE => aimed && state.aim.force == Force::Soft,
            _ => state.aim == Aim::NONE,
        }
    }

    /// A chosen landing that needs no draw never waits for one (PL-13.1).
    fn needs_no_draw(&self, state: &State) -> bool {
        let none = crate::draws::Draws::default();
        usize::from(state.aim.target) < CELLS
            && self.options.throw == Throw::Chosen
            && self.fly(state, &mut crate::draws::Replay::new(&none), &mut ()).is_some()
    }

    /// No turn is running: pawns of all seats may be moored.
    fn is_between_turns(&self, state: &State) -> bool {
        matches!(state.phase, Phase::GustAim | Phase::Gust | Phase::FinalDie | Phase::Over)
    }
}
