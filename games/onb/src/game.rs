//! The set-up: options, seats, and every table computed from them once.

use crate::bestiary::{
    Attribute, Difficulty, GeneratorOptions, Kind, Library, Lines, Rank, STARTER, TestLine, test_line,
};
use crate::map::{Draft, Map, read_map};
use crate::options::{
    Alliances, Ballistic, Board, Copies, Costs, DieAnchor, DodgeSpeed, HiddenStats, LongRange, MAX_POINTS, MIN_POINTS,
    Options, Recruiting, Scenario,
};
use crate::rule_ids as rule;
use crate::state::{MAX_ARMY, MAX_SEATS};
use galerne_engine::{Reason, Refusal};
use std::sync::{Arc, OnceLock};

/// Visible statistics of a kind.
pub(crate) const TRAITS: usize = 10;

/// ONB, set up: the value behind the contract.
#[derive(Debug)]
pub struct Onb {
    pub(crate) options: Options,
    pub(crate) seats: usize,
    pub(crate) sides: usize,
    pub(crate) side_of: [u8; MAX_SEATS],
    pub(crate) library: Arc<Library>,
    pub(crate) lines: Arc<Lines>,
    pub(crate) map: Arc<Map>,
    pub(crate) points: [u16; MAX_SEATS],
    pub(crate) copies: [u8; MAX_SEATS],
    /// Where bases of side 1, 2, 3 of each seat may be deployed, and where fixed ones may be besides.
    pub(crate) anchors: [[Vec<u16>; 3]; MAX_SEATS],
    pub(crate) outposts: [[Vec<u16>; 3]; MAX_SEATS],
    /// Bash, pick a lock, vault, for every kind.
    pub(crate) tests: Vec<[TestLine; 3]>,
    /// What a player perceives of every kind: its visible statistics, each as a share of the most there can be.
    pub(crate) traits: Vec<[f32; TRAITS]>,
    /// Objects and neutrals of the map: kind and anchor.
    pub(crate) things: Vec<(u8, i8, i8)>,
    pub(crate) limit: u8,
    pub(crate) hold: u8,
}

pub(crate) type Verdict<T = ()> = Result<T, Reason>;

static MAPS: [OnceLock<Arc<Map>>; 4] = [const { OnceLock::new() }; 4];

/// One of the four maps of the rules.
fn starter_map(board: Board) -> Result<Arc<Map>, Refusal> {
    let slot = &MAPS[board as usize % 4];
    if let Some(map) = slot.get() {
        return Ok(map.clone());
    }
    let drafts = Draft::starters().map_err(|error| error.refusal(rule::MAPS))?;
    let wanted = Board::NAMES[board as usize % 4];
    let draft = drafts.iter().find(|draft| draft.id == wanted);
    let draft = draft.ok_or_else(|| Refusal::new(rule::MAPS, "refused-no-map"))?;
    let map = Map::new(draft).map_err(|error| error.refusal(rule::MAPS))?;
    Ok(slot.get_or_init(|| Arc::new(map)).clone())
}

impl Onb {
    pub(crate) fn set_up(options: &Options, seats: usize) -> Result<Onb, Refusal> {
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(Refusal::new(rule::SETUP, "refused-seats").with("seats", seats));
        }
        let generator = GeneratorOptions {
            mid_anchor: options.die_anchor == DieAnchor::Mid,
            extended_dice: options.dice_extended,
            long_coefficient: options.long_range_model == LongRange::Coeff,
            speed_divides: options.dodge_speed_model == DodgeSpeed::Divide,
        };
        let (library, lines) = books(options, generator)?;
        let map = board(options, &library)?;
        if !map.players.contains(&(seats as u8)) {
            return Err(Refusal::new(rule::MAPS, "refused-map-seats").with("seats", seats));
        }
        let side_of = sides(options, seats)?;
        let sides = usize::from(side_of[..seats].iter().copied().max().unwrap_or(0)) + 1;
        check_ranges(options)?;
        if options.scenario == Scenario::CibleUnique && sides != 2 {
            return Err(Refusal::new(rule::LONE_TARGET, "refused-two-sides"));
        }
        let points = points(options, seats, sides)?;
        let copies = points.map(|points| match options.max_copies {
            Copies::Auto => (points / 50).max(2).min(u16::from(MAX_ARMY)) as u8,
            Copies::Unlimited => MAX_ARMY,
            number => number as u8 - Copies::Unlimited as u8,
        });
        // Every kind is known: the board was checked with this library.
        let things = map.things.iter().filter_map(|(id, x, y)| Some((library.kind(id)? as u8, *x, *y))).collect();
        let tests = library.kinds.iter().map(|kind| {
            [
                test_line(kind, Attribute::Force, Difficulty::Hard, generator),
                test_line(kind, Attribute::Dexterity, Difficulty::Fair, generator),
                test_line(kind, Attribute::Agility, Difficulty::Easy, generator),
            ]
        });
        let limit = match (options.turn_limit, options.scenario) {
            (0, Scenario::Capture) if sides == 2 => map.limit,
            (0, Scenario::Capture | Scenario::CibleUnique) => 10,
            (0, _) => 12,
            (n, _) => n,
        };
        let anchors = std::array::from_fn(|seat| std::array::from_fn(|n| map.zone_anchors(seat, n as u8 + 1)));
        let outposts = std::array::from_fn(|seat| map.outposts(seat, seats));
        let game = Onb {
            seats,
            sides,
            side_of,
            points,
            copies,
            anchors,
            outposts,
            tests: tests.collect(),
            traits: library.kinds.iter().map(Kind::traits).collect(),
            things,
            limit,
            hold: if sides == 2 { map.hold } else { 2 },
            library,
            lines,
            map,
            options: options.clone(),
        };
        for seat in 0..seats {
            let affords = |kind: &Kind| kind.rank != Rank::Summon && kind.cost <= game.points[seat];
            if !game.recruits(seat).any(|kind| affords(game.kind(kind))) {
                return Err(Refusal::new(rule::ARMY, "refused-too-poor").with("points", game.points[seat]));
            }
        }
        if options.armies == Recruiting::Ready {
            game.give_ready_armies(&mut game.empty_table())?;
        }
        Ok(game)
    }

    #[inline]
    pub(crate) fn kind(&self, kind: u8) -> &Kind {
        let kinds = &self.library.kinds;
        &kinds[usize::from(kind).min(kinds.len() - 1)]
    }

    #[inline]
    pub(crate) fn side(&self, seat: u8) -> u8 {
        self.side_of[usize::from(seat) & 3]
    }

    /// Whether a creature of that player is hostile to a side. Neutrals and objects never are.
    #[inline]
    pub(crate) fn hostile(&self, seat: u8, side: u8) -> bool {
        usize::from(seat) < MAX_SEATS && self.side_of[usize::from(seat) & 3] != side
    }

    /// The seats of a side.
    pub(crate) fn seats_of(&self, side: u8) -> impl Iterator<Item = u8> + '_ {
        (0..self.seats as u8).filter(move |&seat| self.side(seat) == side)
    }

    /// With `shared_army`, the lowest seat of a side builds and deploys for all of it.
    pub(crate) fn captain(&self, seat: u8) -> u8 {
        if self.options.shared_army { self.seats_of(self.side(seat)).next().unwrap_or(seat) } else { seat }
    }

    /// The whole library, for sheets and builders.
    #[must_use]
    pub fn library(&self) -> &Library {
        &self.library
    }

    #[must_use]
    pub fn map(&self) -> &Map {
        &self.map
    }

    #[must_use]
    pub fn lines(&self) -> &Lines {
        &self.lines
    }

    /// ON-3.4: whether sheets show the hidden layer too.
    #[must_use]
    pub fn shows_hidden_statistics(&self) -> bool {
        self.options.hidden_stats == HiddenStats::Open
    }

    pub(crate) fn ballistic_bonus(&self) -> bool {
        self.options.ballistic_model == Ballistic::TargetBonus
    }
}

fn books(options: &Options, generator: GeneratorOptions) -> Result<(Arc<Library>, Arc<Lines>), Refusal> {
    let (starter, lines) = &*STARTER;
    let own = !options.bestiary.trim().is_empty();
    let mut library = if own { Arc::new(Library::with("bestiary", &options.bestiary)?) } else { starter.clone() };
    if options.costs == Costs::Mended {
        Arc::make_mut(&mut library).mend_costs(starter, options.map.name(), options.points);
    }
    // Costs are no part of a line.
    let lines = if !own && generator == GeneratorOptions::default() {
        lines.clone()
    } else {
        Arc::new(Lines::generate(&library, generator))
    };
    Ok((library, lines))
}

fn board(options: &Options, library: &Library) -> Result<Arc<Map>, Refusal> {
    if (options.map == Board::Own) == options.own_map.trim().is_empty() {
        return Err(Refusal::new(rule::BOARD, "refused-own-map"));
    }
    if options.map != Board::Own {
        return starter_map(options.map);
    }
    let map = read_map(&options.own_map).and_then(|draft| Map::with(&draft, library));
    Ok(Arc::new(map.map_err(|error| error.refusal(rule::BOARD))?))
}

fn sides(options: &Options, seats: usize) -> Result<[u8; MAX_SEATS], Refusal> {
    let sides = match (options.alliances, seats) {
        (Alliances::None, _) => [0, 1, 2, 3],
        (Alliances::Pairs, 4) => [0, 1, 0, 1],
        (Alliances::OneAgainstAll, 3 | 4) => [0, 1, 1, 1],
        _ => return Err(Refusal::new(rule::SETUP, "refused-alliances").with("seats", seats)),
    };
    if options.shared_army && options.alliances == Alliances::None {
        return Err(Refusal::new(rule::DEPLOYMENT, "refused-shared-army"));
    }
    Ok(sides)
}

fn points(options: &Options, seats: usize, sides: usize) -> Result<[u16; MAX_SEATS], Refusal> {
    let listed = &options.points_by_seat;
    let fine = |points: &u16| (MIN_POINTS..=MAX_POINTS).contains(&u64::from(*points));
    if listed.len() > seats {
        return Err(Refusal::new(rule::SETUP, "refused-points-seats")
            .with("listed", listed.len())
            .with("seats", seats));
    }
    if !listed.iter().all(fine) || !fine(&options.points) {
        return Err(Refusal::new(rule::SETUP, "refused-points").with("min", MIN_POINTS).with("max", MAX_POINTS));
    }
    let mut points: [u16; MAX_SEATS] = std::array::from_fn(|seat| listed.get(seat).copied().unwrap_or(options.points));
    // ON-4.2: the one who sits between the two others.
    if seats == 3 && sides == 3 && listed.len() < 3 {
        points[2] = (u32::from(points[2]) * (100 + u32::from(options.third_seat_bonus)) / 100) as u16;
    }
    Ok(points)
}

/// What a hand-written record could get wrong although the fields of the lobby cannot.
fn check_ranges(options: &Options) -> Result<(), Refusal> {
    let checks = [
        (options.turn_limit <= 40, rule::TO_THE_DEATH),
        (options.third_seat_bonus <= 100, rule::THIRD_SEAT),
        (options.careful_cost <= 4, rule::CAREFUL),
        (options.presence_cap <= 4, rule::PRESENCE),
        (options.facing_rear <= 4, rule::REAR),
        (options.mana_regen <= 10, rule::MANA),
    ];
    match checks.iter().find(|(fine, _)| !fine) {
        Some((_, rule)) => Err(Refusal::new(*rule, "refused-option-range")),
        None => Ok(()),
    }
}
