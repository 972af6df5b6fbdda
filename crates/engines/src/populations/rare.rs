//! Rare mutations: a mutant has taken over or died out before the next one comes, so that nearly always all play the same.
//!
//! Then a population goes from one strategy to another with the probability that a mutant of that takes over, over the number of other strategies. Source:
//! D. Fudenberg, L. A. Imhof, "Imitation processes with small mutations" (2006).

use super::birth_death::NeverEnds;
use super::elimination::Recurrent;
use crate::exact::number::Number;
use crate::exact::rational::Rational;

/// How much of the time all play each strategy in the end; `fixation` says how probable it is that a mutant of the column takes over a population of the row, its
/// diagonal does not matter.
///
/// # Errors
/// There are several ends that are never left.
pub fn shares<N: Number>(fixation: &[Vec<N>]) -> Result<Vec<N>, NeverEnds> {
    let last = last_class(fixation)?;
    let others = fixation.len().saturating_sub(1).max(1);
    let each = N::of(&(Rational::ONE / Rational::from(others)));
    let row = |&resident: &usize| {
        let cell = |&mutant: &usize| fixation[resident][mutant].times(&each);
        last.iter().map(cell).collect()
    };
    let among = Recurrent::new(last.iter().map(row).collect()).solve_all()?;
    let mut shares = vec![N::zero(); fixation.len()];
    for (strategy, share) in last.into_iter().zip(among) {
        shares[strategy] = share;
    }
    Ok(shares)
}

/// The strategies that are come back to from each other for ever, if there is one such class: it is where the population ends.
fn last_class<N: Number>(fixation: &[Vec<N>]) -> Result<Vec<usize>, NeverEnds> {
    let count = fixation.len();
    let mut leads: Vec<Vec<bool>> = (0..count)
        .map(|from| {
            let to = |to: usize| from == to || !fixation[from][to].is_zero();
            (0..count).map(to).collect()
        })
        .collect();
    // Warshall: through one more strategy each time.
    for through in 0..count {
        for from in 0..count {
            for to in 0..count {
                leads[from][to] |= leads[from][through] && leads[through][to];
            }
        }
    }
    let is_reached_by_all = |&to: &usize| (0..count).all(|from| leads[from][to]);
    let last: Vec<usize> = (0..count).filter(is_reached_by_all).collect();
    if last.is_empty() {
        Err(NeverEnds)
    } else {
        Ok(last)
    }
}
