//! The deterministic driver: mutate a sample, call the target, keep an input that made it panic.

use crate::{Mutator, Target};
use std::{
    any::Any,
    fmt, fs, io,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
    time::{Duration, Instant},
};

/// What a run without a failure saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Inputs tried.
    pub inputs: u64,
    /// Inputs that were accepted: without any, nothing behind the reader was tried.
    pub accepted: u64,
    /// The longest time that one input took: a reader that is slow on a small input is an attack as well.
    pub slowest: Duration,
}

/// An input that made a target panic.
#[derive(Clone, PartialEq, Eq)]
pub struct Failure {
    /// The target's name.
    pub target: &'static str,
    /// The seed of the run and the number of the input in it, from 0: together they make the input again.
    pub made_by: Option<(u64, u64)>,
    /// The input.
    pub input: Vec<u8>,
    /// What the panic said.
    pub panic: String,
}

/// Call the target with that many variants of its samples; stops at the first panic.
pub fn run(target: &Target, seed: u64, inputs: u64) -> Result<Report, Failure> {
    let samples = (target.samples)();
    for sample in &samples {
        guarded(target, None, sample)?;
    }
    let mut mutator = Mutator::new(seed);
    let (mut accepted, mut slowest) = (0, Duration::ZERO);
    for number in 0..inputs {
        let input = mutator.variant(&samples);
        let start = Instant::now();
        accepted += u64::from(guarded(target, Some((seed, number)), &input)?);
        slowest = slowest.max(start.elapsed());
    }
    Ok(Report { inputs, accepted, slowest })
}

/// Call the target with every file of `folder/NAME`: inputs that once made it panic. No folder is no file.
pub fn regressions(target: &Target, folder: &Path) -> io::Result<Result<usize, Failure>> {
    let folder = folder.join(target.name);
    if !folder.exists() {
        return Ok(Ok(0));
    }
    let mut tried = 0;
    for entry in fs::read_dir(folder)? {
        let input = fs::read(entry?.path())?;
        if let Err(failure) = guarded(target, None, &input) {
            return Ok(Err(failure));
        }
        tried += 1;
    }
    Ok(Ok(tried))
}

fn guarded(target: &Target, made_by: Option<(u64, u64)>, input: &[u8]) -> Result<bool, Failure> {
    // Targets own all they work on, so nothing half changed outlives a panic.
    catch_unwind(AssertUnwindSafe(|| (target.run)(input))).map_err(|panic| Failure {
        target: target.name,
        made_by,
        input: input.to_vec(),
        panic: said(&*panic),
    })
}

fn said(panic: &(dyn Any + Send)) -> String {
    let plain = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    plain.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "target {} panicked: {}", self.target, self.panic)?;
        match self.made_by {
            Some((seed, number)) => writeln!(f, " (seed {seed}, input {number})")?,
            None => writeln!(f, " (on a kept input)")?,
        }
        write!(f, "{}", String::from_utf8_lossy(&self.input))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAGILE: Target = Target {
        name: "fragile",
        run: |bytes| {
            assert!(!bytes.contains(&b'7'), "seven");
            bytes.len() > 2
        },
        samples: || vec![b"1 2 3".to_vec()],
    };

    #[test]
    fn a_panic_is_found_and_its_input_kept() {
        let failure = run(&FRAGILE, 1, 100_000).unwrap_err();
        assert_eq!((failure.target, failure.panic.as_str()), ("fragile", "seven"));
        assert!(failure.input.contains(&b'7') && failure.made_by.is_some());
        assert_eq!(run(&FRAGILE, 1, 100_000).unwrap_err().input, failure.input, "the seed makes it again");
        let report = run(&FRAGILE, 1, failure.made_by.unwrap().1).unwrap();
        assert!((1..report.inputs).contains(&report.accepted), "{report:?}");
    }

    #[test]
    fn kept_inputs_are_tried_by_name() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("no-such-folder");
        assert_eq!(regressions(&FRAGILE, &folder).unwrap(), Ok(0));
    }
}
