//! What powers count, ask for and act on (WW-9.4, WW-9.20).

use super::why::Why;
use crate::board::bits;
use crate::cards::{Card, CardId, CardSet, Line, Position, Trigger};
use crate::dice::Colour;
use crate::effects::{Amount, CardFilter, Condition, Counted, Op, Source, Tag};
use crate::game::Windwalkers;
use crate::state::{Fate, State, flag};

impl Windwalkers {
    /// A number of a power, at this moment (WW-9.20).
    pub(crate) fn amount(&self, state: &State, seat: u8, card: u8, amount: Amount) -> u8 {
        let horde = state.horde(seat);
        let one: u8 = match amount.of {
            Counted::One => 1,
            Counted::Missing => horde.missing(),
            Counted::MissingPack => horde.free(Line::Pack),
            Counted::MissingTraine => horde.free(Line::Traine),
            Counted::Force => state.contre.force,
            Counted::Moral => horde.moral,
            Counted::Greens => state.contre.pools[Colour::Green.index()].len() as u8,
            Counted::Blacks => state.contre.pools[Colour::Black.index()].len() as u8,
            Counted::Fers => self.count_in(state, seat, Line::Fer),
            Counted::Packs => self.count_in(state, seat, Line::Pack),
            Counted::Tagged(tag) => {
                let itself = CardId(card).card();
                let left = itself.counts_itself && itself.has(tag) && !horde.has(card);
                self.count_tag(state, seat, tag) + u8::from(left)
            }
            Counted::WindPairs => {
                let mut counts = [0u8; 8];
                for at in bits(state.present) {
                    counts[usize::from(state.token(at).force())] += 1;
                }
                counts[1..7].iter().map(|count| count / 2).sum()
            }
            // WW-9.58: without its sign, or by option only where it is a malus.
            Counted::TileMoral => {
                let moral = state.tile(self.reference(state, seat)).print().moral;
                if self.options.lethune_penalty_only && moral > 0 { 0 } else { moral.unsigned_abs() }
            }
        };
        one.saturating_mul(amount.times)
    }

    pub(crate) fn count_in(&self, state: &State, seat: u8, line: Line) -> u8 {
        state.horde(seat).count(self.of_line(line))
    }

    pub(crate) fn count_tag(&self, state: &State, seat: u8, tag: Tag) -> u8 {
        state.horde(seat).count(self.of_tag(tag))
    }

    /// Cards that no horde holds: decks, écartés, offers, what is shown.
    pub(crate) fn outside(&self, state: &State) -> CardSet {
        state.now.deck.or(state.now.aside).or(state.now.offers).or(state.now.show)
    }

    pub(crate) fn of_whom(&self, whom: CardFilter) -> CardSet {
        match whom {
            CardFilter::Anyone => self.deck,
            CardFilter::Tagged(tag) => self.of_tag(tag),
            CardFilter::Card(card) => CardSet::EMPTY.with(card),
        }
    }

    /// A condition, and the reason if it does not hold.
    pub(crate) fn holds(&self, state: &State, seat: u8, card: u8, condition: Condition) -> Result<(), Why> {
        let contre = &state.contre;
        let tile = state.tile(self.reference(state, seat));
        let (fits, why) = match condition {
            Condition::Wind => (contre.is(flag::WIND), Why::NoWind),
            Condition::Force(force) => (contre.force == force, Why::WrongForce),
            Condition::TileGreens(greens) => (tile.print().green == greens, Why::WrongGreens),
            Condition::TileMoral(moral) => (tile.print().moral.unsigned_abs() >= moral, Why::NoTileMoral),
            Condition::Edge => (self.is_edge(state, self.reference(state, seat)), Why::NotEdge),
            Condition::Blacks(blacks) => (contre.pools[Colour::Black.index()].len() >= u32::from(blacks), Why::NoBlack),
            Condition::SumBeaten => {
                (contre.blue().sum() > contre.pools[2].sum() + contre.pools[3].sum(), Why::SumNotGreater)
            }
            Condition::Tagged(tag, n) => (self.count_tag(state, seat, tag) >= n, Why::TagMissing),
            Condition::OtherTagged(tag) => {
                (state.horde(seat).count(self.of_tag(tag).without(card)) > 0, Why::TagMissing)
            }
            Condition::Village => (tile.is_village(), Why::NotVillage),
            Condition::Outside(whom) => {
                let there = self.outside(state).minus(state.now.barred_today).and(self.of_whom(whom));
                (!there.is_empty(), Why::NotOutside)
            }
            Condition::Used(other) => (state.now.used_today.has(other), Why::NotUsed),
            Condition::Company => (
                (0..self.seats as u8).any(|other| {
                    other != seat && state.track(other).hex == contre.target && state.track(other).fate == Fate::Walking
                }),
                Why::NoCompany,
            ),
        };
        if fits { Ok(()) } else { Err(why) }
    }

    /// Tapped cards that a power could ready: all but the card that does it (WW-9.48, WW-9.55).
    pub(crate) fn restable(&self, state: &State, seat: u8, user: u8, whom: CardFilter) -> CardSet {
        let horde = state.horde(seat);
        if horde.tapped == 0 {
            return CardSet::EMPTY;
        }
        let all: CardSet = (0..8)
            .filter(|&place| horde.restable(place) && horde.places[place] != user)
            .map(|place| horde.places[place])
            .collect();
        if whom == CardFilter::Anyone { all } else { all.and(self.of_whom(whom)) }
    }

    /// Cards that a recruiting effect could take now. One that has left by its own power is barred, so the Falcon and Croque do not take
    /// themselves (WW-9.54).
    pub(crate) fn recruit_choices(&self, state: &State, seat: u8, from: Source, whom: CardFilter) -> CardSet {
        let source = match from {
            Source::Pile => state.now.aside,
            Source::VillageOffers => state.now.offers,
            Source::Anywhere => self.outside(state),
        };
        let horde = state.horde(seat);
        let there = source.minus(state.now.barred_today);
        let there = if whom == CardFilter::Anyone { there } else { there.and(self.of_whom(whom)) };
        if there.is_empty() {
            return there;
        }
        // Which positions find a place decides for all cards at once.
        let traceur = horde.free(Line::Fer) > 0 && !horde.has_traceur();
        let mut fits = if traceur { self.by_position[0] } else { CardSet::EMPTY };
        for line in Line::ALL {
            if horde.free(line) > 0 {
                fits = fits.or(self.by_position[Position::from(line) as usize]);
            }
        }
        there.and(fits)
    }

    /// Effects that make no sense without something to act on are refused at once; all others may fizzle (WW-9.4).
    pub(crate) fn has_target(&self, state: &State, seat: u8, card: &'static Card, leaves: bool) -> Result<(), Why> {
        let several = self.seats > 1;
        let some = |there: bool| if there { Ok(()) } else { Err(Why::NoTarget) };
        let Some(op) = card.ops.first() else { return Ok(()) };
        match *op {
            Op::WindReturn => some(bits(state.present).any(|at| !state.token(at).is_none())),
            Op::WindBump => some(self.bumpable(state, seat) != 0),
            Op::TileRemove => some(self.any_removable(state)),
            Op::TileSwap { anywhere } => some(self.swappable(state, seat, anywhere) != 0),
            Op::TileReplace => some(self.land(state) != 0 && !self.reserve(state).is_empty()),
            Op::BlackSpread => some(self.board_of(state).near(state.contre.target) & self.land(state) != 0),
            Op::UseTraine => some(!self.borrowable(state, seat).is_empty()),
            Op::Stack(line) => some(!self.stackable(state, seat, line).is_empty()),
            Op::UndoContre if state.undone => Err(Why::AlreadyUndone),
            Op::FlipCard { .. } => some(!self.flippable(state, card.id).is_empty()),
            Op::ChooseToken => Ok(()),
            Op::GiveSelf
            | Op::BlackAdd(_)
            | Op::Duel
            | Op::MoveGreen
            | Op::GiftIgnored
            | Op::LendDie
            | Op::ShareMoral
            | Op::SwapCard { .. }
            | Op::PullHorde { .. }
            | Op::SwapPlaces
            | Op::TopSwapOther
            | Op::ForceUse
            | Op::Undefined
                if !several =>
            {
                Err(Why::OnlySeveral)
            }
            Op::BlackAdd(_) => some(self.black_tiles(state, seat) != 0),
            Op::Duel | Op::MoveGreen | Op::LendDie | Op::PullHorde { .. } | Op::SwapPlaces | Op::TopSwapOther => {
                some(self.aimable(state, seat, *op) != 0)
            }
            Op::ForceUse | Op::SwapCard { .. } => some(self.aimable(state, seat, *op) != 0),
            Op::ShareMoral => some(self.adjacent_hordes(state, seat) != 0),
            Op::Ignore(..) if matches!(card.ops, [_, Op::GiveSelf]) => {
                if !several {
                    return Err(Why::OnlySeveral);
                }
                if state.horde(seat).len() < 2 {
                    return Err(Why::WouldBeEmpty);
                }
                some(self.next_horde_of(state, seat).is_some())
            }
            Op::Recruit(Source::Anywhere, whom) if card.costs.is_empty() && !leaves => {
                some(!self.recruit_choices(state, seat, Source::Anywhere, whom).is_empty())
            }
            _ => Ok(()),
        }
    }

    /// Ready Traîne cards that could use their power while being tapped instead of abandoned (WW-9.52).
    pub(crate) fn borrowable(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        horde
            .tops()
            .filter(|&(place, card)| {
                horde.is_ready(place)
                    && card.position == Position::Traine
                    && card.trigger == Trigger::Discard
                    && !matches!(card.ops, [Op::Interfere { .. }])
                    && self.power_allowed(state, seat, card, false, true).is_ok()
            })
            .map(|(_, card)| card.id)
            .collect()
    }

    /// Cards that may be laid on a stacking card (WW-9.49).
    pub(crate) fn stackable(&self, state: &State, seat: u8, line: Line) -> CardSet {
        let horde = state.horde(seat);
        line.places()
            .filter(|&place| {
                let card = CardId(horde.places[place]).card();
                card.id != 0 && card.position != Position::Traceur && card.line() == line && !horde.is_locked(place)
            })
            .map(|place| horde.places[place])
            .collect()
    }
}
