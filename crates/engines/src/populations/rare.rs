//! Rare mutations: a mutant has taken over or died out before the next one comes, so that nearly always all play the same.
//!
//! Then a population goes from one strategy to another with the probability that a mutant of that takes over, over the number of other strategies. Source:
//! D. Fudenberg, L. A. Imhof, "Imitation processes with small mutations" (2006).

use super::birth_death::NeverEnds;
use super::elimination::Recurrent;
use crate::exact::number::Number;
use crate::exact::rational::Rational;

/// How much of the time all play each strategy; `fixation` says how probable it is that a mutant of the column takes over a population of the row, its
/// diagonal does not matter.
///
/// # Errors
/// Some strategies are never left for others.
pub fn shares<N: Number>(fixation: &[Vec<N>]) -> Result<Vec<N>, NeverEnds> {
    let others = fixation.len().saturating_sub(1).max(1);
    let each = N::of(&(Rational::ONE / Rational::from(others)));
    let scaled = |row: &Vec<N>| {
        let cell = |probability: &N| {
            let mut scaled = N::zero();
            scaled.plus_product(probability, &each);
            scaled
        };
        row.iter().map(cell).collect()
    };
    Recurrent::new(fixation.iter().map(scaled).collect()).solve_all()
}
