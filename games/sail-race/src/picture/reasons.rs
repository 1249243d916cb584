//! Why a thing on the sea cannot be chosen now: hexes, reefs, buoys and boats are there to look at, a boat is steered by headings.

use super::board::hex_named;
use super::rays::order;
use crate::course::{BORDER, REEF};
use crate::game::SailRace;
use crate::rule_ids as rule;
use crate::state::{Phase, State};
use crate::words::heading_name;
use galerne_engine::{Direction, Hex, Refusal, Rule, Seat};

pub(super) fn why_not(race: &SailRace, state: &State, seat: Seat, thing: &str) -> Option<Refusal> {
    let (kind, rest) = thing.split_once('-')?;
    let steers = matches!(state.phase, Phase::InitialHeading | Phase::Plot | Phase::Helm);
    let (rule, key) = match kind {
        "reef" => (rule::BLOCKED, "why-reef"),
        "buoy" => (rule::ROUND, "why-buoy"),
        "finish" => (rule::FINISH, "why-zone"),
        "boat" if thing == format!("boat-{}", seat.0) => (Rule("SR-8.1"), "why-own-boat"),
        "boat" => (Rule("SR-8.5"), "why-boat"),
        "hex" if steers => return Some(why_not_there(race, state, seat, hex_named(rest)?)),
        "wind" if thing == "wind-rose" => (rule::WIND, "why-wind"),
        _ => return None,
    };
    steers.then(|| Refusal::new(rule, key))
}

/// Why a hex cannot be chosen: a boat is steered by headings, and only some hexes lie on one. Where one does, how often the wind takes
/// the boat just there.
fn why_not_there(race: &SailRace, state: &State, seat: Seat, there: Hex) -> Refusal {
    let from = state.boat(seat).cell;
    let here = race.course().hex(from);
    let far = here.distance(there);
    let goes =
        |heading: &Direction| std::iter::successors(Some(here), |at| Some(at.towards(*heading))).nth(far as usize);
    let Some(heading) = Direction::ALL.into_iter().find(|heading| far > 0 && goes(heading) == Some(there)) else {
        return Refusal::new(Rule("SR-8.1"), if far == 0 { "why-own-boat" } else { "why-hex-aside" });
    };
    let told = |rule: Rule, key: &'static str| {
        Refusal::new(rule, key).with("heading", heading_name(heading)).with("hexes", far)
    };
    let free = race.course().cell(from).free[heading.index()];
    if u32::from(free) < far {
        let mut last = from;
        for _ in 0..free {
            last = race.course().cell(last).next[heading.index()];
        }
        return told(
            rule::STEP,
            match race.course().cell(last).next[heading.index()] {
                BORDER => "why-hex-border",
                REEF => "why-hex-reef",
                _ => "why-hex-buoy",
            },
        );
    }
    let Some(orders) = race.orders_of(state, seat, &order(state.phase, heading)).filter(|_| !race.only_points(state))
    else {
        return Refusal::new(Rule("SR-8.1"), "why-sea");
    };
    let winds = if state.phase == Phase::Helm { vec![(state.wind, 1)] } else { race.winds(state) };
    let (mut all, mut meets, mut most) = (0, 0, 0);
    for (wind, weight) in winds {
        let landing = race.landing(state, seat, wind, orders);
        all += weight;
        meets += if race.course().hex(landing.cell) == there { weight } else { 0 };
        most = most.max(landing.moved);
    }
    let percent = i64::from((100 * meets + all / 2) / all.max(1));
    match () {
        () if meets > 0 => told(Rule("SR-8.1"), "why-hex-chance").with("percent", percent.max(1)),
        () if u32::from(most) < far => told(rule::MOVE, "why-hex-far").with("most", most),
        () => told(Rule("SR-8.1"), "why-hex-past"),
    }
}
