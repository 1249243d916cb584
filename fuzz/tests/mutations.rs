//! The targets under mutation: briefly with every `cargo test`, for longer with `cargo xtask soak`.

use galerne_fuzz::{Failure, regressions, run, target};
use std::{env, fs, path::Path, time::SystemTime};

/// The short run is deterministic: a failure is a failure of the change under test.
const SEED: u64 = 1;
/// The long run tries this many times as many inputs, compiled with optimisation.
const LONGER: u64 = 100;

fn short(name: &str, inputs: u64) {
    let target = target(name).expect("a target of that name");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("regressions");
    checked(regressions(target, &folder).expect("the kept inputs can be read"));
    let report = checked(run(target, SEED, inputs));
    // Otherwise the mutations are so coarse, or so tame, that only one side of the reader is tried.
    let share = report.accepted as f64 / report.inputs as f64;
    assert!((0.02..0.98).contains(&share), "{name}: {report:?}");
}

/// With another seed every time, unless `GALERNE_FUZZ_SEED` names one.
fn long(name: &str, inputs: u64) {
    let clock = || SystemTime::UNIX_EPOCH.elapsed().map_or(SEED, |now| now.as_secs());
    let seed = env::var("GALERNE_FUZZ_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(clock);
    let report = checked(run(target(name).expect("a target of that name"), seed, inputs * LONGER));
    assert!(report.slowest.as_secs() < 30, "{name}, seed {seed}: one input took {:?}", report.slowest);
}

/// An input that made a target panic is kept as a file, ready to be moved to `regressions/`.
fn checked<T>(result: Result<T, Failure>) -> T {
    result.unwrap_or_else(|failure| {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.input", failure.target));
        let kept =
            fs::write(&file, &failure.input).map_or_else(|error| error.to_string(), |()| file.display().to_string());
        panic!("{failure:?}\nkept in: {kept}")
    })
}

macro_rules! targets {
    ($($name:ident: $inputs:expr,)*) => {
        $(mod $name {
            #[test]
            fn survives_a_few_mutations() {
                super::short(stringify!($name), $inputs);
            }

            #[test]
            #[ignore = "long: cargo xtask soak"]
            fn survives_many_mutations() {
                super::long(stringify!($name), $inputs);
            }
        })*

        #[test]
        fn every_target_is_run() {
            let run = [$(stringify!($name)),*];
            assert_eq!(galerne_fuzz::TARGETS.iter().map(|target| target.name).collect::<Vec<_>>(), run);
        }
    };
}

// As many inputs as take about a second each on a slow machine.
targets! {
    record: 1_000,
    position: 1_000,
    message: 800,
    map: 200,
    board: 20,
    edition: 150,
    experiment: 200,
}
