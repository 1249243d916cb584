//! What a review was fitted on: how often the judge's chances came true, and how much a *habitué* gives away.

/// The number of places at which the judge's chances are compared with results.
pub const BENDS: usize = 16;

/// What came true where 0, 1/15, … 1 was said.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bend(pub [f64; BENDS]);

/// What was said is what comes.
const PLAIN: Bend = {
    let (mut places, mut place) = ([0.0; BENDS], 0);
    while place < BENDS {
        places[place] = place as f64 / (BENDS - 1) as f64;
        place += 1;
    }
    Bend(places)
};

impl Bend {
    /// The chance that comes true where that one is said.
    #[must_use]
    pub fn of(&self, said: f64) -> f64 {
        let (low, share) = place(said);
        self.0[low] * (1.0 - share) + self.0[low + 1] * share
    }

    /// Fits the places to pairs of what was said and what came: the least squares of a line through them that never falls, drawn
    /// towards what was said by `trust` imagined games at each place.
    #[must_use]
    pub fn fitted(pairs: &[(f64, f64)], trust: f64) -> Bend {
        let mut own = [(trust, 0.0); BENDS];
        own.iter_mut().zip(PLAIN.0).for_each(|(own, plain)| own.1 = trust * plain);
        // How much two neighbours answer for the same pairs.
        let mut shared = [0.0; BENDS];
        for &(said, came) in pairs {
            let (low, share) = place(said);
            for (at, weight) in [(low, 1.0 - share), (low + 1, share)] {
                own[at].0 += weight * weight;
                own[at].1 += weight * came;
            }
            shared[low] += share * (1.0 - share);
        }
        let mut places = PLAIN.0;
        for _ in 0..SWEEPS {
            for at in 0..BENDS {
                let below = if at > 0 { shared[at - 1] * places[at - 1] } else { 0.0 };
                let above = if at + 1 < BENDS { shared[at] * places[at + 1] } else { 0.0 };
                places[at] = (own[at].1 - below - above) / own[at].0;
            }
        }
        Bend(rising(&places, &own.map(|(weight, _)| weight)))
    }

    fn read(text: &str) -> Option<Bend> {
        let numbers = text.trim_matches(['[', ']']).split(',').map(|number| number.trim().parse());
        let numbers: Vec<f64> = numbers.filter_map(Result::ok).filter(|number: &f64| number.is_finite()).collect();
        <[f64; BENDS]>::try_from(numbers).ok().map(Bend)
    }
}

/// Sweeps over the places until they no longer move: each of them settles its neighbours.
const SWEEPS: usize = 400;

/// The place below, and how far it is on the way to the next.
fn place(said: f64) -> (usize, f64) {
    let place = said.clamp(0.0, 1.0) * (BENDS - 1) as f64;
    let low = (place.floor() as usize).min(BENDS - 2);
    (low, place - low as f64)
}

/// The nearest places that never fall, by pooling neighbours that do.
fn rising(places: &[f64; BENDS], weights: &[f64; BENDS]) -> [f64; BENDS] {
    let mut pools: Vec<(f64, f64, usize)> = Vec::new();
    for (place, weight) in places.iter().zip(weights) {
        pools.push((place.clamp(0.0, 1.0) * weight, *weight, 1));
        while let [.., (a, wa, na), (b, wb, nb)] = pools[..]
            && a / wa > b / wb
        {
            pools.truncate(pools.len() - 2);
            pools.push((a + b, wa + wb, na + nb));
        }
    }
    let mut risen = [0.0; BENDS];
    let levels = pools.into_iter().flat_map(|(sum, weight, count)| std::iter::repeat_n(sum / weight, count));
    risen.iter_mut().zip(levels).for_each(|(place, level)| *place = level);
    risen
}

/// The figures of one game and one kind of company, read from the game's `review.toml`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    /// The judge's own word about a state that rests, when the maître plays on.
    pub judge: Bend,
    /// The mean of the curve's continuations.
    pub curve: Bend,
    /// The cost of a *habitué*'s stretch, on the average; `None` where it was not measured.
    pub habitue: Option<f64>,
    /// How much a review may play so that it is done in seconds; `None` leaves it to the [`Effort`](super::Effort).
    pub steps: Option<u64>,
}

impl Measured {
    /// Nothing was measured.
    pub const NOTHING: Measured = Measured { judge: PLAIN, curve: PLAIN, habitue: None, steps: None };

    /// The name of the section for that number of seats.
    #[must_use]
    pub fn section(seats: usize) -> &'static str {
        if seats == 1 { "alone" } else { "company" }
    }

    /// Reads the section `[alone]` or `[company]`: lines `judge = [sixteen numbers]`, `curve = [sixteen numbers]`, `habitue = number`
    /// and `steps = number`. What is missing or cannot be read stays as it is where nothing was measured.
    #[must_use]
    pub fn read(text: &str, seats: usize) -> Measured {
        let wanted = Measured::section(seats);
        let mut measured = Measured::NOTHING;
        let head = |line: &&str| line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) != Some(wanted);
        let lines = text.lines().map(str::trim).skip_while(head).skip(1);
        for (name, value) in lines.take_while(|line| !line.starts_with('[')).filter_map(|line| line.split_once('=')) {
            let value = value.trim();
            match name.trim() {
                "judge" => measured.judge = Bend::read(value).unwrap_or(PLAIN),
                "curve" => measured.curve = Bend::read(value).unwrap_or(PLAIN),
                "habitue" => measured.habitue = value.parse().ok().filter(|cost: &f64| *cost > 0.0),
                "steps" => measured.steps = value.parse().ok(),
                _ => {}
            }
        }
        measured
    }

    /// The section, as [`Measured::read`] takes it.
    #[must_use]
    pub fn write(&self, seats: usize) -> String {
        let mut text = format!("[{}]\n", Measured::section(seats));
        for (name, bend) in
            [("judge", self.judge), ("curve", self.curve)].into_iter().filter(|(_, bend)| *bend != PLAIN)
        {
            let numbers = bend.0.map(|number| format!("{number:.3}"));
            text.push_str(&format!("{name} = [{}]\n", numbers.join(", ")));
        }
        self.habitue.iter().for_each(|cost| text.push_str(&format!("habitue = {cost:.4}\n")));
        self.steps.iter().for_each(|steps| text.push_str(&format!("steps = {steps}\n")));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_measured_is_read_and_what_cannot_be_read_changes_nothing() {
        let plain = Measured::NOTHING;
        assert!((plain.judge.of(0.37) - 0.37).abs() < 1e-12 && plain.habitue.is_none());
        let company = Measured { curve: Bend([0.5; BENDS]), habitue: Some(2.25), steps: Some(900), ..plain };
        let alone = Measured { habitue: Some(1.5), ..plain };
        let text = format!("# written\n{}{}", alone.write(1), company.write(3));
        assert_eq!((Measured::read(&text, 1), Measured::read(&text, 2)), (alone, company));
        assert_eq!(Measured::read(&text, 2).curve.of(0.9), 0.5);
        assert_eq!(Measured::read("[alone]\njudge = [1, 2]\nhabitue = much\n", 1), plain);
    }

    #[test]
    fn bends_follow_the_results_and_never_fall() {
        // The judge says 0.8 and wins half of the time.
        let pairs: Vec<(f64, f64)> = (0..400).map(|n| (0.8, f64::from(n % 2))).collect();
        let fitted = Bend::fitted(&pairs, 4.0);
        assert!((fitted.of(0.8) - 0.5).abs() < 0.02, "{}", fitted.of(0.8));
        assert!(fitted.0.windows(2).all(|pair| pair[0] <= pair[1]));
    }

    /// A line that is right everywhere stays what it is, at its ends too.
    #[test]
    fn a_judge_that_is_right_is_left_alone() {
        let pairs: Vec<(f64, f64)> = (0..=2_000).map(|n| f64::from(n) / 2_000.0).map(|said| (said, said)).collect();
        let fitted = Bend::fitted(&pairs, 1.0);
        assert!(fitted.0.iter().zip(PLAIN.0).all(|(place, plain)| (place - plain).abs() < 1e-6), "{fitted:?}");
    }
}
