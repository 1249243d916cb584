//! Armies: secret building by points, ready-made lists, and fair random ones (ON-4.10 … 4.13).

use crate::action::Action;
use crate::bestiary::{Affiliation, Library, Rank};
use crate::event::Event;
use crate::game::{Onb, Verdict};
use crate::options::{Banner, Deployment, HeroUnique};
use crate::rule_ids as rule;
use crate::state::{List, MAX_ARMY, NONE, Phase, State};
use galerne_engine::{Log, Random, Reason, Seat, demand};

impl Onb {
    /// The kinds a seat could ever recruit.
    pub(crate) fn recruits(&self, seat: usize) -> impl Iterator<Item = u8> + '_ {
        let banner = self.options.banner(seat);
        (0..self.library.creatures as u8).filter(move |&number| {
            let kind = self.kind(number);
            kind.rank != Rank::Summon && (self.options.cross_alignment || banner.allows(kind.affiliation))
        })
    }

    pub(crate) fn cost(&self, list: &List) -> u16 {
        list.iter().enumerate().map(|(kind, &n)| u16::from(n) * self.kind(kind as u8).cost).sum()
    }

    /// The affiliation a list has settled on by its first aligned creature.
    pub(crate) fn settled(&self, list: &List) -> Option<Affiliation> {
        (0..self.library.creatures)
            .filter(|&kind| list[kind] > 0)
            .map(|kind| self.library.kinds[kind].affiliation)
            .find(|affiliation| *affiliation != Affiliation::Neutre)
    }

    /// Whether all aligned creatures of a list march under one banner.
    pub(crate) fn one_banner(&self, list: &List) -> bool {
        let settled = self.settled(list);
        (0..self.library.creatures).filter(|&kind| list[kind] > 0).all(|kind| {
            let affiliation = self.library.kinds[kind].affiliation;
            affiliation == Affiliation::Neutre || Some(affiliation) == settled
        })
    }

    /// Whether one more creature of that kind fits the list of a seat; the lists of allies count for heroes.
    pub(crate) fn may_recruit(&self, state: &State, seat: u8, number: u8) -> Verdict {
        let list = &state.armies[usize::from(seat) & 3];
        demand(usize::from(number) < self.library.creatures, rule::ARMY, "refused-no-kind")?;
        let kind = self.kind(number);
        demand(kind.rank != Rank::Summon, rule::ARMY, "refused-summon-only")?;
        if !self.options.cross_alignment {
            let banner = self.options.banner(usize::from(seat));
            let settled = self.settled(list).filter(|_| kind.affiliation != Affiliation::Neutre);
            let same = settled.is_none_or(|settled| settled == kind.affiliation);
            demand(same && banner.allows(kind.affiliation), rule::ARMY, "refused-affiliation")?;
        }
        demand(self.cost(list) + kind.cost <= self.points[usize::from(seat) & 3], rule::ARMY, "refused-over-points")?;
        demand(list.iter().sum::<u8>() < MAX_ARMY, rule::COPIES, "refused-army-full")?;
        let copies = list[usize::from(number)];
        if kind.rank == Rank::Hero {
            demand(copies == 0, rule::HEROES, "refused-hero-twice")
        } else {
            demand(copies < self.copies[usize::from(seat) & 3], rule::COPIES, "refused-copies")
        }
    }

    /// ON-4.11: no ally has locked one of the list's heroes.
    pub(crate) fn heroes_are_free(&self, state: &State, seat: u8) -> bool {
        let mine = &state.armies[usize::from(seat) & 3];
        !self.seats_of(self.side(seat)).filter(|&ally| ally != seat && state.locked >> ally & 1 != 0).any(|ally| {
            (0..self.library.creatures).any(|kind| {
                self.library.kinds[kind].rank == Rank::Hero
                    && mine[kind] > 0
                    && state.armies[usize::from(ally)][kind] > 0
            })
        })
    }

    pub(crate) fn check_army(&self, state: &State, seat: u8, action: Action) -> Verdict {
        let list = &state.armies[usize::from(seat) & 3];
        match action {
            Action::Add(kind) => self.may_recruit(state, seat, kind),
            Action::Remove(kind) => {
                let has = list.get(usize::from(kind)).is_some_and(|&n| n > 0);
                demand(has, rule::ARMY, "refused-not-in-army")
            }
            Action::Ready(army) => self.may_take_ready(state, seat, army),
            Action::Lock => {
                demand(list.iter().any(|&n| n > 0), rule::ARMY, "refused-empty-army")?;
                demand(self.heroes_are_free(state, seat), rule::HEROES, "refused-hero-of-ally")
            }
            _ => Err(Reason(rule::ARMY, "refused-army-phase")),
        }
    }

    pub(crate) fn list_army(&self, state: &State, seat: u8, out: &mut Vec<Action>) {
        let kinds = self.library.creatures as u8;
        // Ready-made armies come first because most players take one; the action that cannot be undone comes last.
        let ready = (0..self.library.ready.len() as u8).map(Action::Ready);
        let all = ready.chain((0..kinds).map(Action::Add)).chain((0..kinds).map(Action::Remove)).chain([Action::Lock]);
        out.extend(all.filter(|&action| self.check_army(state, seat, action).is_ok()));
    }

    pub(crate) fn act_army(&self, state: &mut State, seat: u8, action: Action, log: &mut impl Log<Event>) {
        let who = Seat(seat);
        let list = &mut state.armies[usize::from(seat) & 3];
        match action {
            Action::Add(kind) => {
                if let Some(n) = list.get_mut(usize::from(kind)) {
                    *n = n.saturating_add(1);
                }
                log.push(Event::Added { seat: who, kind });
            }
            Action::Remove(kind) => {
                if let Some(n) = list.get_mut(usize::from(kind)) {
                    *n = n.saturating_sub(1);
                }
                log.push(Event::Removed { seat: who, kind });
            }
            Action::Ready(army) => {
                *list = self.ready_list(army);
                log.push(Event::ReadyTaken { seat: who, army });
            }
            _ => {
                state.locked |= 1 << (seat & 7);
                log.push(Event::Locked { seat: who });
                self.reveal_when_all_are_done(state, log);
            }
        }
    }

    /// The seats that build an army: all of them, or one per side with `shared_army`.
    pub(crate) fn builders(&self) -> u8 {
        (0..self.seats as u8).filter(|&seat| self.captain(seat) == seat).fold(0, |mask, seat| mask | 1 << seat)
    }

    /// Those of them who are not done yet; who has given up builds nothing any more.
    pub(crate) fn still_building(&self, state: &State) -> u8 {
        self.builders() & !state.locked & !state.out
    }

    pub(crate) fn reveal_when_all_are_done(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.still_building(state) == 0 {
            self.reveal(state, log);
        }
    }

    /// All lists are final: show them, unless a hero stands on two sides where that may not be.
    fn reveal(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.options.hero_unique == HeroUnique::Battlefield {
            let clash = (0..self.library.creatures).find(|&kind| {
                let sides = (0..self.seats).filter(|&seat| state.armies[seat][kind] > 0);
                self.library.kinds[kind].rank == Rank::Hero && sides.count() > 1
            });
            if let Some(kind) = clash {
                log.push(Event::HeroClash { kind: kind as u8 });
                for seat in 0..self.seats {
                    if state.armies[seat][kind] > 0 {
                        state.armies[seat][kind] = 0;
                        state.locked &= !(1 << seat);
                    }
                }
                return;
            }
        }
        log.push(Event::Revealed);
        self.begin_deployment(state, log);
    }

    pub(crate) fn begin_deployment(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.locked = 0;
        state.cursor = 0;
        match self.options.deployment {
            Deployment::Alternate => state.phase = Phase::Order,
            Deployment::Secret => {
                state.phase = Phase::SecretDeploy;
                self.enrol(state);
                let left = self.still_building(state);
                for seat in (0..self.seats as u8).filter(|seat| left >> seat & 1 != 0) {
                    self.go_on_in_secret(state, seat, log);
                }
            }
        }
    }

    // Random armies: one creature after the other, each affordable kind equally likely, until nothing more fits.

    /// Whose army is being drawn.
    pub(crate) fn drawing(&self, state: &State) -> u8 {
        let mut builders = (0..self.seats as u8).filter(|&seat| self.captain(seat) == seat);
        builders.nth(usize::from(state.cursor)).unwrap_or(0)
    }

    /// Whether the affiliation itself is to be drawn first.
    pub(crate) fn draws_banner(&self, state: &State) -> bool {
        let seat = usize::from(self.drawing(state));
        !self.options.cross_alignment && self.options.banner(seat) == Banner::Free && state.banner[seat & 3] == NONE
    }

    /// What could be drawn now, in order; a hero already drawn by another builder only where he may appear twice.
    pub(crate) fn drawable(&self, state: &State, number: u8) -> bool {
        let seat = self.drawing(state);
        let kind = self.kind(number);
        let banner = state.banner[usize::from(seat) & 3];
        let aligned = banner == NONE || kind.affiliation == Affiliation::Neutre || kind.affiliation as u8 == banner;
        let taken = kind.rank == Rank::Hero
            && (0..self.seats as u8).any(|other| {
                let clashes =
                    self.side(other) == self.side(seat) || self.options.hero_unique == HeroUnique::Battlefield;
                clashes && state.armies[usize::from(other)][usize::from(number)] > 0
            });
        usize::from(number) < self.library.creatures
            && aligned
            && !taken
            && self.may_recruit(state, seat, number).is_ok()
    }

    pub(crate) fn recruit(&self, state: &mut State, kind: u8, log: &mut impl Log<Event>) {
        let seat = self.drawing(state);
        if let Some(n) = state.armies[usize::from(seat) & 3].get_mut(usize::from(kind)) {
            *n = n.saturating_add(1);
        }
        log.push(Event::Recruited { seat: Seat(seat), kind });
        if !(0..self.library.creatures as u8).any(|kind| self.drawable(state, kind)) {
            state.cursor += 1;
            if usize::from(state.cursor) >= self.builders().count_ones() as usize {
                state.banner = [NONE; 4];
                log.push(Event::Revealed);
                self.begin_deployment(state, log);
            }
        }
    }

    /// A random legal list for a viewer who does not know the real one, filled until nothing more fits.
    pub(crate) fn imagine_list(&self, state: &mut State, seat: u8, random: &mut Random) {
        state.armies[usize::from(seat) & 3] = [0; Library::MAX_KINDS];
        loop {
            let fits = |kind: &u8| {
                self.may_recruit(state, seat, *kind).is_ok() && {
                    let mut trial = *state;
                    trial.armies[usize::from(seat) & 3][usize::from(*kind)] += 1;
                    self.heroes_are_free(&trial, seat)
                }
            };
            let count = (0..self.library.creatures as u8).filter(fits).count() as u32;
            let Some(kind) = (0..self.library.creatures as u8).filter(fits).nth(random.below(count) as usize) else {
                return;
            };
            state.armies[usize::from(seat) & 3][usize::from(kind)] += 1;
        }
    }
}

impl Banner {
    /// Whether any seat under it may have creatures of the affiliation (ON-4.10).
    pub(crate) fn allows(self, affiliation: Affiliation) -> bool {
        matches!(
            (self, affiliation),
            (_, Affiliation::Neutre)
                | (Banner::Free, _)
                | (Banner::Guet, Affiliation::Guet)
                | (Banner::Cendres, Affiliation::Cendres)
                | (Banner::Forge, Affiliation::Forge)
        )
    }
}
