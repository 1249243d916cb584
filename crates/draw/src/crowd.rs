//! Results of many games between bots, shipped with a game: the panel at its end compares a result with them.

/// How often each result came in the games of one kind.
///
/// A game keeps its figures in `data/crowd.csv`: lines `kind,result,games`, and comments that begin with `#`. In these stands the experiment that
/// measured them, each of its variants a kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crowd {
    counts: Vec<(i32, u32)>,
}

impl Crowd {
    /// The games of that kind; `None` where the file has none.
    #[must_use]
    pub fn read(file: &str, kind: &str) -> Option<Crowd> {
        let line = |line: &str| {
            let mut cells = line.split(',').map(str::trim);
            let is_meant = cells.next()? == kind;
            let count = (cells.next()?.parse().ok()?, cells.next()?.parse().ok()?);
            is_meant.then_some(count)
        };
        let counts: Vec<(i32, u32)> = file.lines().filter(|line| !line.starts_with('#')).filter_map(line).collect();
        (!counts.is_empty()).then_some(Crowd { counts })
    }

    /// How many games there were.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.counts.iter().map(|(_, games)| games).sum()
    }

    /// Whether no game ended higher.
    pub(crate) fn is_best(&self, result: i32) -> bool {
        self.counts.iter().all(|&(one, games)| games == 0 || one <= result)
    }

    /// Whether no game ended lower.
    pub(crate) fn is_worst(&self, result: i32) -> bool {
        self.counts.iter().all(|&(one, games)| games == 0 || one >= result)
    }

    /// Of a hundred games, how many ended lower and how many higher; the rest ended the same.
    #[must_use]
    pub fn beside(&self, result: i32) -> [u8; 2] {
        let share = |is_meant: &dyn Fn(i32) -> bool| {
            let games: u32 = self.counts.iter().filter(|(one, _)| is_meant(*one)).map(|(_, games)| games).sum();
            // Rounded down: all and none are said only where they are true.
            (u64::from(games) * 100 / u64::from(self.games()).max(1)) as u8
        };
        [share(&|one| one < result), share(&|one| one > result)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_stands_between_lower_and_higher_ones() {
        let file = "# made so\nkind,result,games\neasy,-3,10\neasy,4,60\neasy,9,30\nhard,1,7\n";
        let easy = Crowd::read(file, "easy").unwrap();
        assert_eq!((easy.games(), easy.beside(4), easy.beside(5)), (100, [10, 30], [70, 30]));
        assert_eq!(
            [-3, 4, 9].map(|result| (easy.is_best(result), easy.is_worst(result))),
            [(false, true), (false, false), (true, false)]
        );
        assert_eq!((easy.beside(-4), easy.beside(10)), ([0, 100], [100, 0]));
        assert_eq!(Crowd::read(file, "hard").map(|hard| hard.games()), Some(7));
        assert_eq!((Crowd::read(file, "none"), Crowd::read(file, "kind")), (None, None));
    }
}
