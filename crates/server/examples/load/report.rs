//! Figures for people.

use std::io::Write as _;

pub(crate) fn say(text: &str) {
    // The reader of the output may be gone.
    drop(writeln!(std::io::stdout().lock(), "{text}"));
}

/// Percentiles and a histogram of microseconds.
pub(crate) fn histogram(micros: &mut [u32]) -> String {
    micros.sort_unstable();
    let at = |share: f64| f64::from(percentile(micros, share)) / 1000.0;
    let mut text = format!(
        "acknowledged after: p50 {:.1} ms · p90 {:.1} · p99 {:.1} · p99.9 {:.1} · max {:.1}\n",
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        at(1.0)
    );
    let mut low = 0;
    for high in [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, u32::MAX] {
        let here = micros.iter().filter(|&&micros| (low..high).contains(&micros)).count();
        let share = here as f64 / micros.len().max(1) as f64;
        let name = if high == u32::MAX { "  more".to_owned() } else { format!("<{:>4} ms", high / 1000) };
        text += &format!("  {name} {:>7} {}\n", here, "█".repeat((share * 50.0).round() as usize));
        low = high;
    }
    text
}

pub(crate) fn percentile(sorted: &[u32], share: f64) -> u32 {
    let index = ((sorted.len() as f64 * share).ceil() as usize).clamp(1, sorted.len().max(1)) - 1;
    sorted.get(index).copied().unwrap_or(0)
}

/// Several measurements of one thing.
pub(crate) struct Middle {
    pub(crate) median: f64,
    low: f64,
    high: f64,
}

impl Middle {
    pub(crate) fn of(mut values: Vec<f64>) -> Middle {
        values.sort_by(f64::total_cmp);
        let at = |index: usize| values.get(index).copied().unwrap_or(f64::NAN);
        let last = values.len().saturating_sub(1);
        // Between two middle ones lies their mean.
        Middle { median: f64::midpoint(at(last / 2), at(last.div_ceil(2))), low: at(0), high: at(last) }
    }

    /// The median, and from where to where in brackets.
    pub(crate) fn words(&self, decimals: usize) -> String {
        format!("{:.decimals$} ({:.decimals$} to {:.decimals$})", self.median, self.low, self.high)
    }
}
