//! Birth–death chains: the number of mutants goes from `i` to `i + 1` or `i − 1`, or stays, until nobody is one or everybody is.
//!
//! Solved by elimination from below, which only adds, multiplies and divides numbers that are not negative: so floats lose nothing, and
//! chains in which a step has probability 0 are no exception. Where both directions are possible everywhere it is the formula of the literature,
//! 1/(1 + Σₖ Πᵢ₌₁ᵏ γᵢ) with γᵢ = T⁻ᵢ/T⁺ᵢ. Source: M. A. Nowak, *Evolutionary Dynamics* (2006), section 6.2.

use crate::exact::number::Number;

/// The probabilities of the ways from each number, from 1 to one less than the population.
#[derive(Clone, Debug, PartialEq)]
pub struct BirthDeath<N> {
    pub up: Vec<N>,
    pub down: Vec<N>,
}

/// What becomes of each number, from 1 to one less than the population.
#[derive(Clone, Debug, PartialEq)]
pub struct Absorption<N> {
    /// How probable it is that all become mutants.
    pub fixation: Vec<N>,
    /// The same of residents; both add up to 1.
    pub extinction: Vec<N>,
    /// Steps until one or the other, expected, those in which nothing changes among them.
    pub steps: Vec<N>,
}

/// There are numbers that the chain never leaves for an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeverEnds;

/// Of a number, once what is below is known: how what follows depends on the number above.
struct Eliminated<N> {
    /// How probable it is to come to the number above before there are none.
    above: N,
    /// The same of none before the number above.
    none: N,
    /// Steps until then.
    steps: N,
}

impl<N: Number> BirthDeath<N> {
    /// What becomes of each number.
    ///
    /// # Errors
    /// If some of them are never left.
    pub fn absorption(&self) -> Result<Absorption<N>, NeverEnds> {
        let eliminated = self.eliminated()?;
        let (mut fixation, mut steps) = (N::one(), N::zero());
        let mut extinction = N::zero();
        let mut found = Absorption {
            fixation: Vec::new(),
            extinction: Vec::new(),
            steps: Vec::new(),
        };
        for one in eliminated.iter().rev() {
            fixation = one.above.times(&fixation);
            let mut next = one.none.clone();
            next.plus_product(&one.above, &extinction);
            extinction = next;
            let mut next = one.steps.clone();
            next.plus_product(&one.above, &steps);
            steps = next;
            found.fixation.push(fixation.clone());
            found.extinction.push(extinction.clone());
            found.steps.push(steps.clone());
        }
        found.fixation.reverse();
        found.extinction.reverse();
        found.steps.reverse();
        Ok(found)
    }

    fn eliminated(&self) -> Result<Vec<Eliminated<N>>, NeverEnds> {
        let mut all: Vec<Eliminated<N>> = Vec::with_capacity(self.up.len());
        for (up, down) in self.up.iter().zip(&self.down) {
            let (none_below, steps_below) = match all.last() {
                Some(below) => (below.none.clone(), below.steps.clone()),
                None => (N::one(), N::zero()),
            };
            // Down and not back again.
            let lost = down.times(&none_below);
            let mut left = up.clone();
            left.plus(&lost);
            if left.is_zero() {
                return Err(NeverEnds);
            }
            let mut steps = N::one();
            steps.plus_product(down, &steps_below);
            all.push(Eliminated {
                above: up.over(&left),
                none: lost.over(&left),
                steps: steps.over(&left),
            });
        }
        Ok(all)
    }
}
