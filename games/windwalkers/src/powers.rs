//! Using a power (WW-9.1 … WW-9.8): may it be used now, what does it cost, and the moment it begins.

use crate::board::bits;
use crate::cards::{Card, CardId, CardSet, Line, Position, Trigger};
use crate::dice::Colour;
use crate::effects::{Abandon, Amount, Cost, From, If, Of, Op, Tag, Whom};
use crate::event::Event;
use crate::setup::{Windwalkers, only_reacts};
use crate::state::{Fate, Phase, Run, State, Wait, flag};
use crate::why::Why;
use galerne_engine::{Log, Seat};

impl Windwalkers {
    /// The tile that "the tile" means on a card (WW-2.32).
    #[inline]
    pub(crate) fn reference(&self, state: &State, seat: u8) -> u8 {
        if state.in_contre() && seat == state.active { state.contre.target } else { state.track(seat).hex }
    }

    /// What an abandon costs now (WW-6.30).
    pub(crate) fn malus(&self, state: &State, seat: u8) -> u8 {
        if state.in_contre() && seat == state.active && state.contre.is(flag::WAIVED) {
            0
        } else {
            state.tile(self.reference(state, seat)).malus()
        }
    }

    /// Whether the horde may use travel powers in this state (WW-9.2).
    pub(crate) fn is_travel(state: &State) -> bool {
        matches!(state.phase, Phase::Move | Phase::Arrived | Phase::Passing | Phase::Stopped)
    }

    /// A number of a power, at this moment (WW-9.20).
    pub(crate) fn amount(&self, state: &State, seat: u8, card: u8, amount: Amount) -> u8 {
        let horde = state.horde(seat);
        let one: u8 = match amount.of {
            Of::One => 1,
            Of::Missing => horde.missing(),
            Of::MissingPack => horde.free(Line::Pack),
            Of::MissingTraine => horde.free(Line::Traine),
            Of::Force => state.contre.force,
            Of::Moral => horde.moral,
            Of::Greens => state.contre.pools[Colour::Green.index()].len() as u8,
            Of::Blacks => state.contre.pools[Colour::Black.index()].len() as u8,
            Of::Fers => self.count_in(state, seat, Line::Fer),
            Of::Packs => self.count_in(state, seat, Line::Pack),
            Of::Tagged(tag) => {
                let itself = CardId(card).card();
                let left = itself.counts_itself && itself.has(tag) && !horde.has(card);
                self.count_tag(state, seat, tag) + u8::from(left)
            }
            Of::WindPairs => {
                let mut counts = [0u8; 8];
                for at in bits(state.present) {
                    counts[usize::from(state.token(at).force())] += 1;
                }
                counts[1..7].iter().map(|count| count / 2).sum()
            }
            Of::TileMoral => {
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

    pub(crate) fn of_whom(&self, whom: Whom) -> CardSet {
        match whom {
            Whom::Anyone => self.deck,
            Whom::Tagged(tag) => self.of_tag(tag),
            Whom::Card(card) => CardSet::EMPTY.with(card),
        }
    }

    /// A condition, and the reason if it does not hold.
    pub(crate) fn holds(&self, state: &State, seat: u8, card: u8, condition: If) -> Result<(), Why> {
        let contre = &state.contre;
        let tile = state.tile(self.reference(state, seat));
        let (fits, why) = match condition {
            If::Wind => (contre.is(flag::WIND), Why::NoWind),
            If::Force(force) => (contre.force == force, Why::WrongForce),
            If::TileGreens(greens) => (tile.print().green == greens, Why::WrongGreens),
            If::TileMoral(moral) => (tile.print().moral.unsigned_abs() >= moral, Why::NoTileMoral),
            If::Edge => (self.is_edge(state, self.reference(state, seat)), Why::NotEdge),
            If::Blacks(blacks) => (contre.pools[Colour::Black.index()].len() >= u32::from(blacks), Why::NoBlack),
            If::SumBeaten => (contre.blue().sum() > contre.pools[2].sum() + contre.pools[3].sum(), Why::SumNotGreater),
            If::Tagged(tag, n) => (self.count_tag(state, seat, tag) >= n, Why::TagMissing),
            If::OtherTagged(tag) => (state.horde(seat).count(self.of_tag(tag).without(card)) > 0, Why::TagMissing),
            If::Village => (tile.is_village(), Why::NotVillage),
            If::Outside(whom) => {
                let there = self.outside(state).minus(state.now.barred_today).and(self.of_whom(whom));
                (!there.is_empty(), Why::NotOutside)
            }
            If::Used(other) => (state.now.used_today.has(other), Why::NotUsed),
            If::Company => (
                (0..self.seats as u8).any(|other| {
                    other != seat && state.track(other).hex == contre.target && state.track(other).fate == Fate::Walking
                }),
                Why::NoCompany,
            ),
        };
        if fits { Ok(()) } else { Err(why) }
    }

    /// Whether the power of a card may be used now (WW-9.3), and why not.
    pub(crate) fn usable(&self, state: &State, seat: u8, card: u8) -> Result<(), Why> {
        let horde = state.horde(seat);
        let Some(place) = horde.place_of(card) else {
            return Err(if horde.has(card) { Why::Covered } else { Why::NotInHorde });
        };
        if horde.is_locked(place) {
            return Err(Why::LockedCard);
        }
        if horde.is_tapped(place) {
            return Err(Why::NotReady);
        }
        let card = CardId(card).card();
        if only_reacts(card) {
            return Err(Why::ReactionOnly);
        }
        self.power_allowed(state, seat, card, card.trigger == Trigger::Discard, true)
    }

    /// The same for a card known to be ready and to have a power in this window: what listing asks, many times a day.
    #[inline]
    pub(crate) fn ready_card_usable(&self, state: &State, seat: u8, card: u8) -> bool {
        let card = CardId(card).card();
        self.power_allowed(state, seat, card, card.trigger == Trigger::Discard, true).is_ok()
    }

    /// Window, conditions, costs and targets of a power, for a horde that holds it, borrows it or copies it.
    pub(crate) fn power_allowed(
        &self,
        state: &State,
        seat: u8,
        card: &'static Card,
        leaves: bool,
        conditions: bool,
    ) -> Result<(), Why> {
        let contre = state.in_contre() && seat == state.active;
        if !(if contre { card.windows.contre } else { card.windows.travel }) {
            return Err(Why::WrongWindow);
        }
        if conditions {
            for &condition in card.when {
                self.holds(state, seat, card.id, condition)?;
            }
        }
        self.affordable(state, seat, card, leaves)?;
        self.has_target(state, seat, card, leaves)
    }

    /// The moral that a power's printed costs ask for now.
    pub(crate) fn moral_cost(&self, state: &State, seat: u8, card: &Card) -> u8 {
        let horde = state.horde(seat);
        if horde.waive_power {
            return 0;
        }
        card.costs
            .iter()
            .map(|cost| match *cost {
                Cost::Moral(moral) => moral,
                Cost::MoralPerRested => self.restable(state, seat, card.id, Whom::Anyone).len() as u8,
                Cost::MoralUnless(other, moral) => {
                    if horde.has(other) {
                        0
                    } else {
                        moral
                    }
                }
                Cost::Abandon(_) | Cost::TapOther(_) => 0,
            })
            .sum()
    }

    pub(crate) fn affordable(&self, state: &State, seat: u8, card: &'static Card, leaves: bool) -> Result<(), Why> {
        let horde = state.horde(seat);
        if card.costs.is_empty() && !leaves {
            return Ok(());
        }
        let leaving = if leaves { 1 + u8::from(self.follower(state, seat, card.id) != 0) } else { 0 };
        if leaving > 0 && horde.len() <= leaving {
            return Err(Why::WouldBeEmpty);
        }
        let price = self.moral_cost(state, seat, card) + leaving * self.malus(state, seat);
        if price > 0 && horde.moral <= price {
            return Err(Why::LastMoral);
        }
        for cost in card.costs {
            match *cost {
                Cost::Abandon(kind) => {
                    let anyone = self.abandon_candidates(state, seat, card.id, kind);
                    if !anyone.iter().any(|other| self.may_abandon(state, seat, card.id, other)) {
                        return Err(if anyone.is_empty() { Why::NobodyToAbandon } else { Why::LastMoral });
                    }
                }
                Cost::TapOther(n) if (self.tappable(state, seat, card.id).len() as u8) < n => {
                    return Err(Why::NobodyToTap);
                }
                _ => {}
            }
        }
        Ok(())
    }

    pub(crate) fn tappable(&self, state: &State, seat: u8, user: u8) -> CardSet {
        let horde = state.horde(seat);
        horde
            .tops()
            .filter(|(place, card)| horde.is_ready(*place) && card.id != user)
            .map(|(_, card)| card.id)
            .collect()
    }

    /// The card that leaves with that one (WW-9.44), or 0.
    pub(crate) fn follower(&self, state: &State, seat: u8, card: u8) -> u8 {
        if !self.followed.has(card) {
            return 0;
        }
        state.horde(seat).tops().find(|(_, other)| other.follows == Some(card)).map_or(0, |(_, other)| other.id)
    }

    /// Cards of the kind a cost asks for, whatever they would cost.
    pub(crate) fn abandon_candidates(&self, state: &State, seat: u8, user: u8, kind: Abandon) -> CardSet {
        let horde = state.horde(seat);
        horde
            .tops()
            .filter(|&(place, card)| {
                let in_line = |line: Line| Line::of_place(place) == line || card.line() == line;
                card.id != user
                    && !horde.is_locked(place)
                    && match kind {
                        Abandon::Other => true,
                        Abandon::OtherNotTraceur => card.position != Position::Traceur,
                        Abandon::Pack => in_line(Line::Pack),
                        Abandon::Traine => in_line(Line::Traine),
                        Abandon::FerLineNotCalsan => in_line(Line::Fer) && !card.has(Tag::Calsan),
                    }
            })
            .map(|(_, card)| card.id)
            .collect()
    }

    /// Cards that may pay an abandon: payable, not the last, and leaving room where the effect recruits a named card.
    pub(crate) fn abandonable(&self, state: &State, seat: u8, user: u8, kind: Abandon) -> CardSet {
        self.abandon_candidates(state, seat, user, kind)
            .iter()
            .filter(|&card| self.may_abandon(state, seat, user, card))
            .collect()
    }

    pub(crate) fn may_abandon(&self, state: &State, seat: u8, user: u8, card: u8) -> bool {
        let horde = state.horde(seat);
        let leaving = 1 + u8::from(self.follower(state, seat, card) != 0);
        let price = leaving * self.malus(state, seat);
        if horde.len() <= leaving || price > 0 && horde.moral <= price {
            return false;
        }
        let Some(Op::Recruit(From::Anywhere, whom)) = CardId(user).card().ops.first() else { return true };
        let mut after = *horde;
        if let Some(place) = after.place_of(card) {
            after.take(place);
        }
        let there = self.outside(state).minus(state.now.barred_today).and(self.of_whom(*whom));
        there.iter().any(|other| after.fits(CardId(other).card()))
    }

    /// Tapped cards that a power could ready.
    pub(crate) fn restable(&self, state: &State, seat: u8, user: u8, whom: Whom) -> CardSet {
        let horde = state.horde(seat);
        if horde.tapped == 0 {
            return CardSet::EMPTY;
        }
        let all: CardSet = (0..8)
            .filter(|&place| horde.restable(place) && horde.places[place] != user)
            .map(|place| horde.places[place])
            .collect();
        if whom == Whom::Anyone { all } else { all.and(self.of_whom(whom)) }
    }

    /// Cards that a recruiting effect could take now.
    pub(crate) fn recruit_choices(&self, state: &State, seat: u8, from: From, whom: Whom) -> CardSet {
        let source = match from {
            From::Pile => state.now.aside,
            From::VillageOffers => state.now.offers,
            From::Anywhere => self.outside(state),
        };
        let horde = state.horde(seat);
        let there = source.minus(state.now.barred_today);
        let there = if whom == Whom::Anyone { there } else { there.and(self.of_whom(whom)) };
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
            Op::Recruit(From::Anywhere, whom) if card.costs.is_empty() && !leaves => {
                some(!self.recruit_choices(state, seat, From::Anywhere, whom).is_empty())
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

    /// Whether anything but leaving could be done in a travel state besides resting.
    pub(crate) fn any_travel_choice(&self, state: &State) -> bool {
        let seat = state.active;
        let horde = state.horde(seat);
        horde.tops().any(|(place, card)| {
            horde.is_ready(place) && self.in_travel.has(card.id) && self.ready_card_usable(state, seat, card.id)
        }) || self.any_race_choice(state, seat)
    }

    // ---- Using -------------------------------------------------------------------------------------------------

    /// The power is announced: costs, reactions, effects (WW-9.3).
    pub(crate) fn use_power(&self, state: &mut State, seat: u8, card: u8, log: &mut impl Log<Event>) {
        let definition = CardId(card).card();
        let force = if state.in_contre() { state.contre.force } else { 0 };
        log.push(Event::Used { seat: Seat(seat), card: CardId(card), force });
        state.now.used_today = state.now.used_today.with(card);
        let mut follower = 0;
        let price = self.moral_cost(state, seat, definition);
        if definition.trigger.abandons() {
            follower = self.abandon(state, seat, card, log);
            state.now.barred_today = state.now.barred_today.with(card);
        } else {
            self.tap(state, seat, card);
        }
        if price > 0 {
            self.change_moral(state, seat, -(price as i8), log);
        }
        self.start_run(state, seat, card, follower, log);
    }

    pub(crate) fn tap(&self, state: &mut State, seat: u8, card: u8) {
        if let Some(place) = state.horde(seat).place_of(card) {
            state.horde_mut(seat).tapped |= 1 << place;
        }
    }

    /// Costs that need a choice come first, then reactions, then the effects.
    pub(crate) fn start_run(&self, state: &mut State, seat: u8, card: u8, follower: u8, log: &mut impl Log<Event>) {
        state.run = Run {
            pc: self.programs.entry(card),
            card,
            seat,
            decider: seat,
            follower,
            wait: Wait::Nothing,
            ..Run::NONE
        };
        for cost in CardId(card).card().costs {
            match *cost {
                Cost::Abandon(kind) => {
                    state.run.wait = Wait::CostAbandon;
                    let choices = self.abandonable(state, seat, card, kind);
                    if choices.len() <= 1 {
                        let only = choices.iter().next().unwrap_or(0);
                        self.pay_abandon(state, only, log);
                    }
                    return;
                }
                Cost::TapOther(n) => {
                    state.run.wait = Wait::CostTap;
                    state.run.left = n;
                    return;
                }
                _ => {}
            }
        }
        self.costs_paid(state, log);
    }

    pub(crate) fn pay_abandon(&self, state: &mut State, card: u8, log: &mut impl Log<Event>) {
        let seat = state.run.seat;
        if card != 0 {
            state.run.follower = self.abandon(state, seat, card, log);
        }
        self.costs_paid(state, log);
    }

    pub(crate) fn costs_paid(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.run.wait = Wait::Nothing;
        state.run.left = 0;
        // Reactions are asked in turn order, from the seat after the user (WW-9.2).
        if self.seats > 1 && state.run.card <= crate::cards::CARDS as u8 {
            state.run.aimed = state.run.seat;
            if self.ask_reaction(state) {
                return;
            }
            state.run.aimed = crate::board::NOWHERE;
        }
        self.proceed(state, log);
    }

    /// A card leaves for the écartés, with its follower; the malus is charged for each (WW-9.8, WW-6.30). Returns the follower.
    pub(crate) fn abandon(&self, state: &mut State, seat: u8, card: u8, log: &mut impl Log<Event>) -> u8 {
        let malus = self.malus(state, seat);
        let follower = self.follower(state, seat, card);
        for leaving in [card, follower] {
            let Some(place) = state.horde(seat).place_of(leaving) else { continue };
            state.horde_mut(seat).take(place);
            state.now.set_aside(leaving);
            log.push(Event::Abandoned { seat: Seat(seat), card: CardId(leaving) });
            if malus > 0 {
                self.change_moral(state, seat, -(malus as i8), log);
            }
        }
        follower
    }
}
