//! Damaged positions and records: refused with words or played, never a panic.

use galerne_kit::hostile;
use galerne_pluvionautes::{Duty, End, FinalLostDie, LastRound, Options, Pluvionautes, Switch, Throw};

#[test]
fn pl_10_1_damaged_positions_and_records_at_every_table_size() {
    for seats in 1..=6 {
        hostile::<Pluvionautes>(&Options { rounds: 2, ..Options::default() }, seats, 2);
    }
}

#[test]
fn pl_10_1_damaged_positions_and_records_of_the_variants() {
    let core = || Options { rounds: 2, ..Options::default() };
    let revision = Options { start_wall: false, building_action: Duty::Must, end: End::EightBuildings, ..core() };
    for options in [
        revision,
        Options { throw: Throw::Uniform, weather_dice: 3, ..core() },
        Options { throw: Throw::Chosen, mooring: Switch::On, ..core() },
        Options { throw: Throw::Manual, last_round: LastRound::Frozen, ..core() },
        Options { final_lost_die: FinalLostDie::Absent, missions_per_kind: 3, weather_dice: 1, ..core() },
    ] {
        hostile::<Pluvionautes>(&options, 2, 3);
    }
}
