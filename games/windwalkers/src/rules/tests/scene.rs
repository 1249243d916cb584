//! Scenes for the tests: a horde, a place, dice as one wants them, and everything after that by the rules.

use crate::action::Action;
use crate::cards::CardId;
use crate::dice::{Colour, Pool};
use crate::event::Event;
use crate::game::Windwalkers;
use crate::horde::Horde;
use crate::options::Options;
use crate::rules::outcome::Chance;
use crate::state::{Contre, Fate, Phase, Run, State, Table, flag};
use crate::tiles::{PORTE_FORCE, Tile};
use crate::wind::Token;
use galerne_engine::{Hex, Luck, Random, Rules, Seat, Streams, Turn, parse_options};

pub(crate) struct Scene {
    pub(crate) game: Windwalkers,
    pub(crate) state: State,
    pub(crate) log: Vec<Event>,
}

pub(crate) fn options(words: &[(&str, &str)]) -> Options {
    let words: Vec<_> = words.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    parse_options::<Windwalkers>(&words).unwrap()
}

/// One horde of those cards in chapter 1, at dawn in Aberlaas, all cards of the solo decks in the box.
pub(crate) fn solo(cards: &[u8]) -> Scene {
    let mut scene = Scene::new(&[("deck", "base_ext")], 1);
    scene.horde(0, cards);
    scene
}

/// One horde in a chapter of its own.
pub(crate) fn chapter(number: u8, cards: &[u8]) -> Scene {
    let number = number.to_string();
    let mut scene = Scene::new(&[("deck", "base_ext"), ("mode", "chapter"), ("chapter", &number)], 1);
    scene.horde(0, cards);
    scene
}

/// Two rival hordes in chapter 1, the first to play.
pub(crate) fn rivals(first: &[u8], second: &[u8]) -> Scene {
    let mut scene = Scene::new(&[("deck", "base_ext"), ("mode", "competitive")], 2);
    scene.horde(0, first);
    scene.horde(1, second);
    scene
}

impl Scene {
    pub(crate) fn new(words: &[(&str, &str)], seats: usize) -> Scene {
        let game = Windwalkers::new(&options(words), seats).unwrap();
        let mut state = game.start();
        let (mut random, mut luck) = (Random::new(5), Streams::new(5));
        let mut actions = Vec::new();
        while state.phase != Phase::Move {
            match game.turn(&state) {
                Turn::Chance(source) => {
                    let chance = if state.phase == Phase::First && state.deal.position().is_none() {
                        Chance::First { seat: Seat(0) }
                    } else {
                        game.draw(&state, luck.of(source))
                    };
                    game.resolve(&mut state, chance, &mut ());
                }
                Turn::Decide(seats) => {
                    let seat = seats.lowest().unwrap();
                    actions.clear();
                    game.actions(&state, seat, &mut actions);
                    game.act(&mut state, seat, random.pick(&actions).unwrap(), &mut ());
                }
                Turn::Over => panic!("the scene ended before it began"),
            }
        }
        Scene { game, state, log: Vec::new() }
    }

    /// Replace a horde by those cards, wherever they were, all ready, moral 9.
    pub(crate) fn horde(&mut self, seat: u8, cards: &[u8]) -> &mut Self {
        let old = *self.state.horde(seat);
        let now = &mut self.state.now;
        for card in old.cards() {
            now.deck = now.deck.with(card);
        }
        now.hordes[usize::from(seat)] = Horde { moral: 9, ..Horde::NONE };
        for &card in cards {
            assert!(self.game.deck.has(card), "card {card} is in no deck of this scene");
            {
                let table = &mut self.state.now;
                table.deck = table.deck.without(card);
                table.aside = table.aside.without(card);
                table.offers = table.offers.without(card);
                table.show = table.show.without(card);
            }
            let holder = (0..3).find(|&other| self.state.horde(other).has(card));
            if let Some(place) = holder.and_then(|other| self.state.horde(other).place_of(card)) {
                self.state.horde_mut(holder.unwrap()).take(place);
            }
            assert!(self.state.horde(seat).fits(CardId(card).card()), "card {card} finds no place");
            self.state.horde_mut(seat).seat(card);
        }
        self
    }

    /// Put cards of the decks into the écartés.
    pub(crate) fn aside(&mut self, cards: &[u8]) -> &mut Self {
        let now = &mut self.state.now;
        for &card in cards {
            now.deck = now.deck.without(card);
            now.offers = now.offers.without(card);
            now.aside = now.aside.with(card);
        }
        self
    }

    pub(crate) fn empty_pile(&mut self) -> &mut Self {
        let now = &mut self.state.now;
        now.deck = now.deck.or(now.aside);
        now.aside = crate::cards::CardSet::EMPTY;
        self
    }

    pub(crate) fn at(&self, q: i8, r: i8) -> u8 {
        self.game.board_of(&self.state).index(Hex::new(q, r)).unwrap()
    }

    pub(crate) fn stand(&mut self, seat: u8, q: i8, r: i8) -> &mut Self {
        self.state.track_mut(seat).hex = self.at(q, r);
        self
    }

    pub(crate) fn moral(&mut self, moral: u8) -> &mut Self {
        self.state.horde_mut(0).moral = moral;
        self
    }

    pub(crate) fn tapped(&mut self, cards: &[u8]) -> &mut Self {
        for &card in cards {
            self.game.tap(&mut self.state, 0, card);
        }
        self
    }

    pub(crate) fn tile(&mut self, q: i8, r: i8, tile: Tile) -> &mut Self {
        let at = self.at(q, r);
        self.state.tiles[usize::from(at)] = tile;
        self.game.survey(&mut self.state);
        self
    }

    /// Lay a token out of the bag on a tile.
    pub(crate) fn token(&mut self, q: i8, r: i8, force: u8) -> &mut Self {
        let at = self.at(q, r);
        self.state.refill(self.state.token(at).get().drawn);
        self.state.bag[usize::from(force) - 1] -= 1;
        self.state.set_token(at, Token { drawn: force, force, gusts: 0 }.into());
        self
    }

    /// A contre in its ADJUST state with exactly these dice. Force 0 means: no token.
    pub(crate) fn contre(&mut self, q: i8, r: i8, force: u8, dice: Dice<'_>) -> &mut Self {
        let at = self.at(q, r);
        let seat = self.state.active;
        // The pawn is put next to the target if it is not there.
        if self.game.board_of(&self.state).near(at) >> self.state.track(seat).hex & 1 == 0 {
            let beside = (self.game.board_of(&self.state).near(at) & self.state.present).trailing_zeros() as u8;
            self.state.track_mut(seat).hex = beside;
        }
        if force > 0 && self.state.tile(at) != Tile::PorteHurle {
            self.token(q, r, force);
        }
        self.state.before = self.state.now;
        self.state.contre = Contre {
            target: at,
            force: if self.state.tile(at) == Tile::PorteHurle { PORTE_FORCE } else { force },
            pools: [dice.blue, dice.violet, dice.white, dice.green, dice.black].map(Pool::of),
            entered: (dice.white.len() + dice.green.len()) as u8,
            flags: if force > 0 && self.state.tile(at) != Tile::PorteHurle { flag::WIND } else { 0 },
            ..Contre::NONE
        };
        self.state.phase = Phase::Adjust;
        self.state.run = Run::NONE;
        self
    }

    pub(crate) fn seat(&self) -> Seat {
        self.game.turn(&self.state).deciders().lowest().expect("somebody decides")
    }

    pub(crate) fn act(&mut self, action: Action) -> &mut Self {
        let seat = self.seat();
        if let Err(why) = self.game.check(&self.state, seat, &action) {
            panic!("{action:?} is refused: {why}");
        }
        self.game.act(&mut self.state, seat, action, &mut self.log);
        self
    }

    /// The rule and key of the refusal of an action.
    pub(crate) fn refused(&self, action: Action) -> (&'static str, &'static str) {
        let refusal = self.game.check(&self.state, self.seat(), &action).unwrap_err();
        (refusal.rule.0, refusal.reason.key)
    }

    pub(crate) fn legal(&self, action: Action) -> bool {
        self.game.check(&self.state, self.seat(), &action).is_ok()
    }

    pub(crate) fn feed(&mut self, chance: Chance) -> &mut Self {
        if let Err(why) = self.game.check_chance(&self.state, &chance) {
            panic!("{chance:?} cannot come: {why}");
        }
        self.game.resolve(&mut self.state, chance, &mut self.log);
        self
    }

    pub(crate) fn card(&mut self, card: u8) -> &mut Self {
        self.act(Action::Use { card: CardId(card) })
    }

    pub(crate) fn pick(&mut self, card: u8) -> &mut Self {
        self.act(Action::Card { card: CardId(card) })
    }

    pub(crate) fn ready(&mut self, card: u8) -> &mut Self {
        self.act(Action::Ready { card: CardId(card) })
    }

    pub(crate) fn walk(&mut self, q: i8, r: i8) -> &mut Self {
        self.act(Action::Move { hex: Hex::new(q, r) })
    }

    pub(crate) fn on(&mut self, q: i8, r: i8) -> &mut Self {
        self.act(Action::Tile { hex: Hex::new(q, r) })
    }

    pub(crate) fn die(&mut self, colour: Colour, face: u8) -> &mut Self {
        self.act(Action::Die { colour, face })
    }

    pub(crate) fn face(&mut self, face: u8) -> &mut Self {
        self.act(Action::Face { face })
    }

    pub(crate) fn shift(&mut self, colour: Colour, face: u8, up: bool) -> &mut Self {
        self.act(Action::Shift { colour, face, up })
    }

    pub(crate) fn done(&mut self) -> &mut Self {
        self.act(Action::Done)
    }

    pub(crate) fn confirm(&mut self) -> &mut Self {
        self.act(Action::Confirm)
    }

    /// The dice of the horde that a power rolls.
    pub(crate) fn dice(&mut self, blue: &[u8], violet: &[u8]) -> &mut Self {
        self.feed(Chance::Dice { blue: Pool::of(blue), violet: Pool::of(violet) })
    }

    pub(crate) fn wind(&mut self, force: u8) -> &mut Self {
        self.feed(Chance::Token { force })
    }

    /// Roll all dice: épreuve and horde.
    pub(crate) fn roll(&mut self, dice: Dice<'_>) -> &mut Self {
        let [black, green, white] = [dice.black, dice.green, dice.white].map(Pool::of);
        self.feed(Chance::Roll { black, green, white, blue: Pool::of(dice.blue), violet: Pool::of(dice.violet) })
    }

    /// Win the move to a tile whose wind may have to come first, with dice that fit.
    pub(crate) fn cross(&mut self, q: i8, r: i8) -> &mut Self {
        self.walk(q, r);
        if self.state.phase == Phase::Wind {
            let force = (1..=6).find(|&force| self.state.bag[force - 1] > 0).unwrap();
            self.wind(force as u8);
        }
        self.state.phase = Phase::Adjust;
        self.state.contre.force = 0;
        self.state.contre.pools[0] = Pool::of(&[6]);
        self.confirm()
    }

    /// Break camp and decline what is offered, until the next move.
    pub(crate) fn camp(&mut self) -> &mut Self {
        while self.state.phase != Phase::Move {
            let next = if self.legal(Action::Leave) { Action::Leave } else { Action::Done };
            self.act(next);
        }
        self
    }

    pub(crate) fn wins(&self) -> bool {
        self.game.facing(&self.state).wins(self.game.options.green_rule)
    }

    pub(crate) fn blue(&self) -> String {
        self.state.contre.blue().into()
    }

    pub(crate) fn violet(&self) -> String {
        self.state.contre.violet().into()
    }

    /// The épreuve's dice: white, green, black.
    pub(crate) fn epreuve(&self) -> [String; 3] {
        [2, 3, 4].map(|colour| self.state.contre.pools[colour].into())
    }

    pub(crate) fn is_ready(&self, card: u8) -> bool {
        let horde = self.state.horde(0);
        horde.place_of(card).is_some_and(|place| horde.is_ready(place))
    }

    pub(crate) fn has(&self, card: u8) -> bool {
        self.state.horde(0).has(card)
    }

    pub(crate) fn my_moral(&self) -> u8 {
        self.state.horde(0).moral
    }

    pub(crate) fn score(&self) -> i32 {
        self.state.track(0).total()
    }

    pub(crate) fn is_lost(&self) -> bool {
        self.state.track(0).fate == Fate::Lost
    }

    /// Events of this kind in the log.
    pub(crate) fn count(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.log.iter().filter(|event| fits(event)).count()
    }

    /// No table but the one on it: what a fresh contre would look like is forgotten.
    pub(crate) fn forget(&mut self) -> &mut Self {
        self.state.contre = Contre::NONE;
        self.state.before = Table::EMPTY;
        self.state.phase = Phase::Move;
        self
    }
}

/// Faces by colour; most scenes name only some.
#[derive(Clone, Copy, Default)]
pub(crate) struct Dice<'a> {
    pub(crate) blue: &'a [u8],
    pub(crate) violet: &'a [u8],
    pub(crate) white: &'a [u8],
    pub(crate) green: &'a [u8],
    pub(crate) black: &'a [u8],
}

/// Blue against white and green.
pub(crate) fn against<'a>(blue: &'a [u8], green: &'a [u8], white: &'a [u8]) -> Dice<'a> {
    Dice { blue, green, white, ..Dice::default() }
}
