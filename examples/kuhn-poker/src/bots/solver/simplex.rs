//! Matrix games by the simplex method, in exact fractions.

use super::Fraction;

/// The value of a matrix game for the row player, and one best mixture for each side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Equilibrium {
    pub(super) value: Fraction,
    pub(super) rows: Vec<Fraction>,
    pub(super) columns: Vec<Fraction>,
}

/// Solve the zero-sum game in which the row player wins `matrix[row][column]`.
///
/// With every entry made positive, the column player's best mixture is the solution `y` of "maximise Σy where
/// `matrix·y ≤ 1`, `y ≥ 0`", scaled to add up to one; the value is `1/Σy`, and the row player's mixture is the dual of it.
/// The slacks are a first feasible basis, so no first phase is needed. The matrix has at least one row and one column.
pub(super) fn solve(matrix: &[Vec<Fraction>]) -> Equilibrium {
    let least = matrix.iter().flatten().min().copied().unwrap_or(Fraction::ZERO);
    let shift = Fraction::ONE - least;
    let mut tableau = Tableau::new(matrix, shift);
    while let Some((row, column)) = tableau.next_pivot() {
        tableau.pivot(row, column);
    }
    let total = tableau.total();
    Equilibrium {
        value: Fraction::ONE / total - shift,
        rows: tableau.prices().map(|price| price / total).collect(),
        columns: tableau.activities().into_iter().map(|y| y / total).collect(),
    }
}

/// The columns of the game, then one slack for each row, then the right-hand side.
struct Tableau {
    rows: Vec<Vec<Fraction>>,
    /// What one more unit of each variable would still add (as a negative number), and the total so far at the end.
    objective: Vec<Fraction>,
    /// The variable that each row determines.
    basis: Vec<usize>,
    columns: usize,
}

impl Tableau {
    fn new(matrix: &[Vec<Fraction>], shift: Fraction) -> Tableau {
        let (height, columns) = (matrix.len(), matrix[0].len());
        let row = |(index, entries): (usize, &Vec<Fraction>)| {
            let slack = (0..height).map(|other| if other == index { Fraction::ONE } else { Fraction::ZERO });
            entries.iter().map(|&entry| entry + shift).chain(slack).chain([Fraction::ONE]).collect()
        };
        let mut objective = vec![Fraction::ZERO; columns + height + 1];
        objective[..columns].fill(-Fraction::ONE);
        let basis = (columns..columns + height).collect();
        Tableau { rows: matrix.iter().enumerate().map(row).collect(), objective, basis, columns }
    }

    /// Bland's rule: the first variable that helps enters, and among the rows that allow the least of it the one with the
    /// first variable leaves. Slower than greedier rules, but it never runs in circles, and this game is full of ties.
    fn next_pivot(&self) -> Option<(usize, usize)> {
        let last = self.objective.len() - 1;
        let entering = self.objective[..last].iter().position(|&cost| cost < Fraction::ZERO)?;
        let allows = self.rows.iter().enumerate().filter(|(_, row)| row[entering] > Fraction::ZERO);
        let leaving = allows.min_by_key(|(index, row)| (row[last] / row[entering], self.basis[*index]))?;
        Some((leaving.0, entering))
    }

    fn pivot(&mut self, row: usize, column: usize) {
        let divisor = self.rows[row][column];
        let pivot: Vec<Fraction> = self.rows[row].iter().map(|&entry| entry / divisor).collect();
        let others = self.rows.iter_mut().enumerate().filter(|(index, _)| *index != row).map(|(_, other)| other);
        for other in others.chain([&mut self.objective]) {
            let factor = other[column];
            if factor != Fraction::ZERO {
                for (entry, &here) in other.iter_mut().zip(&pivot) {
                    *entry = *entry - factor * here;
                }
            }
        }
        self.rows[row] = pivot;
        self.basis[row] = column;
    }

    fn total(&self) -> Fraction {
        self.objective[self.objective.len() - 1]
    }

    /// The dual variables: what each row's limit is worth.
    fn prices(&self) -> impl Iterator<Item = Fraction> {
        self.objective[self.columns..self.objective.len() - 1].iter().copied()
    }

    fn activities(&self) -> Vec<Fraction> {
        let mut activities = vec![Fraction::ZERO; self.columns];
        for (row, &variable) in self.rows.iter().zip(&self.basis) {
            if variable < self.columns {
                activities[variable] = row[row.len() - 1];
            }
        }
        activities
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix(entries: &[&[i128]]) -> Vec<Vec<Fraction>> {
        entries.iter().map(|row| row.iter().map(|&entry| Fraction::whole(entry)).collect()).collect()
    }

    #[test]
    fn known_games_have_their_known_values() {
        let third = Fraction::new(1, 3);
        let scissors = solve(&matrix(&[&[0, -1, 1], &[1, 0, -1], &[-1, 1, 0]]));
        assert_eq!(scissors, Equilibrium { value: Fraction::ZERO, rows: vec![third; 3], columns: vec![third; 3] });
        let pennies = solve(&matrix(&[&[3, -1], &[-2, 1]]));
        assert_eq!(pennies.value, Fraction::new(1, 7));
        assert_eq!(pennies.rows, [Fraction::new(3, 7), Fraction::new(4, 7)]);
        assert_eq!(pennies.columns, [Fraction::new(2, 7), Fraction::new(5, 7)]);
        assert_eq!(solve(&matrix(&[&[4, 2], &[3, 1]])).value, Fraction::whole(2), "a saddle point");
    }
}
