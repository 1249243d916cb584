//! What a review was fitted on: how often the judge's chances came true, and how much a *habitué* gives away.

/// The number of places at which the judge's chances are compared with results.
pub const BENDS: usize = 16;

/// The figures of one game and one kind of company, read from the text of [`Judge::measured`](galerne_engine::Judge::measured).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    /// The chance that came true where the judge said 0, 1/15, … 1.
    bend: [f64; BENDS],
    /// The cost of a *habitué*'s stretch, on the average; `None` where it was not measured.
    pub habitue: Option<f64>,
}

impl Default for Measured {
    fn default() -> Measured {
        Measured { bend: std::array::from_fn(|place| place as f64 / (BENDS - 1) as f64), habitue: None }
    }
}

impl Measured {
    /// Reads the section `[alone]` or `[company]`: lines `bend = [sixteen numbers]` and `habitue = number`. What is missing or cannot
    /// be read stays as it is where nothing was measured.
    #[must_use]
    pub fn read(text: &str, seats: usize) -> Measured {
        let wanted = if seats == 1 { "[alone]" } else { "[company]" };
        let mut measured = Measured::default();
        let lines = text.lines().map(str::trim).skip_while(|line| *line != wanted).skip(1);
        for (name, value) in lines.take_while(|line| !line.starts_with('[')).filter_map(|line| line.split_once('=')) {
            match name.trim() {
                "habitue" => measured.habitue = value.trim().parse().ok().filter(|cost: &f64| *cost > 0.0),
                "bend" => {
                    let numbers = value.trim().trim_matches(['[', ']']).split(',').map(|number| number.trim().parse());
                    let numbers: Vec<f64> = numbers.filter_map(Result::ok).collect();
                    if let Ok(bend) = <[f64; BENDS]>::try_from(numbers) {
                        measured.bend = bend;
                    }
                }
                _ => {}
            }
        }
        measured
    }

    /// The same with these bends.
    #[must_use]
    pub fn bent(self, bend: [f64; BENDS]) -> Measured {
        Measured { bend, ..self }
    }

    /// The bends, for writing them down.
    #[must_use]
    pub fn bends(&self) -> [f64; BENDS] {
        self.bend
    }

    /// The chance that comes true where the judge says that one.
    #[must_use]
    pub fn chance(&self, said: f64) -> f64 {
        let place = said.clamp(0.0, 1.0) * (BENDS - 1) as f64;
        let low = (place.floor() as usize).min(BENDS - 2);
        let share = place - low as f64;
        self.bend[low] * (1.0 - share) + self.bend[low + 1] * share
    }

    /// Fits the bends to pairs of what the judge said and what came true, never falling: each place takes the mean of the results
    /// near it, drawn towards the judge's own word by `trust` imagined games, and neighbours that fall are levelled.
    #[must_use]
    pub fn fitted(pairs: &[(f64, f64)], trust: f64) -> [f64; BENDS] {
        let last = (BENDS - 1) as f64;
        let mut sums = [(0.0, 0.0); BENDS];
        for (place, sum) in sums.iter_mut().enumerate() {
            *sum = (trust * place as f64 / last, trust);
        }
        for &(said, came) in pairs {
            let place = said.clamp(0.0, 1.0) * last;
            let low = (place.floor() as usize).min(BENDS - 2);
            let share = place - low as f64;
            for (at, weight) in [(low, 1.0 - share), (low + 1, share)] {
                sums[at].0 += weight * came;
                sums[at].1 += weight;
            }
        }
        // Pool adjacent violators: the best fit that never falls.
        let mut pools: Vec<(f64, f64, usize)> = Vec::new();
        for (sum, weight) in sums {
            pools.push((sum, weight, 1));
            while let [.., (a, wa, na), (b, wb, nb)] = pools[..]
                && a / wa > b / wb
            {
                pools.truncate(pools.len() - 2);
                pools.push((a + b, wa + wb, na + nb));
            }
        }
        let mut bend = [0.0; BENDS];
        let levels = pools.into_iter().flat_map(|(sum, weight, count)| std::iter::repeat_n(sum / weight, count));
        bend.iter_mut().zip(levels).for_each(|(place, level)| *place = level);
        bend
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_measured_is_read_and_what_cannot_be_read_changes_nothing() {
        let plain = Measured::default();
        assert!((plain.chance(0.37) - 0.37).abs() < 1e-12 && plain.habitue.is_none());
        let bend = [0.5; BENDS].map(|half: f64| half.to_string()).join(", ");
        let text = format!("# written\n[alone]\nhabitue = 1.5\n[company]\nbend = [{bend}]\nhabitue = 2.25\n");
        let company = Measured::read(&text, 2);
        assert_eq!((company.chance(0.9), company.habitue), (0.5, Some(2.25)));
        let alone = Measured::read(&text, 1);
        assert_eq!((alone.bends(), alone.habitue), (plain.bends(), Some(1.5)));
        assert_eq!(Measured::read("[alone]\nbend = [1, 2]\nhabitue = much\n", 1), plain);
    }

    #[test]
    fn bends_follow_the_results_and_never_fall() {
        // The judge says 0.8 and wins half of the time.
        let pairs: Vec<(f64, f64)> = (0..400).map(|n| (0.8, f64::from(n % 2))).collect();
        let fitted = Measured::default().bent(Measured::fitted(&pairs, 4.0));
        assert!((fitted.chance(0.8) - 0.5).abs() < 0.02, "{}", fitted.chance(0.8));
        assert!(fitted.bends().windows(2).all(|pair| pair[0] <= pair[1]));
    }
}
