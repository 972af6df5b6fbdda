//! A pair of automata: what they get from each other as limits of means, discounted, or over some rounds.
//!
//! * The limit of means always exists (as a limit of averages, where a chain is periodic), but where the chain has several classes that are never left it
//!   is a random one: each class has its own, and what is expected is the mean over them.
//! * Normalised discounted, (1 − δ) Σ δᵗ u: the same as the limit of means of the chain that begins again with probability 1 − δ after each round, since what
//!   is played t rounds after a new beginning has the share (1 − δ) δᵗ of all rounds.
//! * Over some rounds: the distribution over the states is followed; fractions as integers over one denominator, whose power grows with the rounds, since
//!   reducing each of them would take longer than all else.
//!
//! Fractions up to [`MAX_EXACT`] pairs of states, and in any case where no automaton mixes and there is no noise; floats with a bound beyond.

use super::chain::{Chain, TooLarge};
use super::cycle::{Cycle, cycle};
use super::shares::Shares;
use super::stationary::{classes, shares};
use crate::exact::number::Number;
use crate::exact::rational::{Rational, of_fraction, quotient, value};
use crate::repeated::settings::Noise;
use crate::repeated::strategies::automaton::Automaton;
use core::ops::{AddAssign, Mul, MulAssign};
use dashu_int::ops::{BitTest, Gcd};
use dashu_int::{IBig, UBig};
use games::fraction::Fraction;

/// Pairs of states that are solved in fractions; with more the fractions have thousands of digits.
pub const MAX_EXACT: usize = 40;
/// Rounds times pairs of states that are followed in fractions.
const MAX_EXACT_STEPS: usize = 2000;
/// Bits of the denominator that fractions may end with: with more they are told as decimals anyway.
const MAX_EXACT_BITS: usize = 2048;
/// Rounds times ways from pair to pair that are followed at all.
const MAX_STEPS: usize = 5_000_000;

/// A pair of automata.
#[derive(Clone, Debug)]
pub struct Pair {
    chain: Chain<Rational>,
    /// What they do, where nothing is random.
    cycle: Option<Cycle>,
    outcomes: usize,
}

/// What happens in the long run with some probability.
#[derive(Clone, Debug, PartialEq)]
pub struct LongRun {
    pub probability: Rational,
    pub shares: Shares,
}

impl Pair {
    /// The pair with that noise. The smallest automata are the fastest.
    ///
    /// # Errors
    /// If they have too many pairs of states.
    pub fn new(automata: [&Automaton; 2], noise: Noise) -> Result<Self, TooLarge> {
        let is_plain = noise == Noise::NONE;
        let cycle = if is_plain {
            cycle(automata, [0, 0])?
        } else {
            None
        };
        let chain = if cycle.is_some() {
            Chain {
                rows: Vec::new(),
                outcomes: Vec::new(),
            }
        } else {
            Chain::new(automata, noise)?
        };
        let outcomes = automata[0].sizes.iter().product();
        Ok(Self {
            chain,
            cycle,
            outcomes,
        })
    }

    /// What they do again and again, where nothing is random.
    pub fn cycle(&self) -> Option<&Cycle> {
        self.cycle.as_ref()
    }

    fn is_small(&self) -> bool {
        self.chain.rows.len() <= MAX_EXACT
    }

    /// Limits of means: one, or as many as there are classes that they may end up in. Their probabilities are floats made fractions where shares are floats.
    pub fn long_run(&self) -> Vec<LongRun> {
        if let Some(cycle) = &self.cycle {
            let shares = Shares::Exact(cycle.long_run(self.outcomes));
            return vec![LongRun {
                probability: Rational::ONE,
                shares,
            }];
        }
        if self.is_small() {
            let of = |(probability, shares)| LongRun {
                probability,
                shares: Shares::Exact(shares),
            };
            return ends(&self.chain).into_iter().map(of).collect();
        }
        let error = relative_error(self.chain.rows.len());
        let of = |(probability, shares): (f64, Vec<f64>)| LongRun {
            probability: Rational::try_from(probability).unwrap_or(Rational::ONE),
            shares: Shares::Within(shares, error),
        };
        ends(&self.chain.in_numbers(f64::of))
            .into_iter()
            .map(of)
            .collect()
    }

    /// What is expected in the long run.
    pub fn expected(&self) -> Shares {
        expected(&self.long_run())
    }

    /// Normalised discounted, δ from 0 and below 1.
    pub fn discounted(&self, delta: Fraction) -> Shares {
        let delta = of_fraction(delta);
        if let Some(cycle) = &self.cycle {
            return Shares::Exact(cycle.discounted(self.outcomes, &delta));
        }
        if delta.is_zero() {
            return Shares::Exact(self.chain.outcomes[0].clone());
        }
        let states = self.chain.rows.len();
        let again = restarted(&self.chain, &delta);
        let all: Vec<usize> = (0..states).collect();
        if self.is_small() {
            Shares::Exact(over_states(&again, &all, &shares(&again, &all)))
        } else {
            let again = again.in_numbers(f64::of);
            Shares::Within(
                over_states(&again, &all, &shares(&again, &all)),
                relative_error(states),
            )
        }
    }

    /// The mean over the first `rounds` rounds, at least one; none if these are too many for so large a chain.
    pub fn over_rounds(&self, rounds: u32) -> Option<Shares> {
        if let Some(Cycle { opening, cycle }) = &self.cycle {
            let path = opening
                .iter()
                .chain(cycle.iter().cycle())
                .take(rounds as usize);
            let mut counts = vec![0_u64; self.outcomes];
            path.for_each(|&outcome| counts[outcome] += 1);
            let share = |count| Rational::from(count) / Rational::from(rounds);
            return Some(Shares::Exact(counts.into_iter().map(share).collect()));
        }
        if self.chain.rows.len() * rounds as usize <= MAX_EXACT_STEPS {
            let scale = common_denominator(&self.chain);
            if (scale.bit_len() - 1) * rounds as usize <= MAX_EXACT_BITS {
                return Some(Shares::Exact(followed_exactly(&self.chain, &scale, rounds)));
            }
        }
        let ways: usize = self.chain.rows.iter().map(Vec::len).sum();
        if ways.saturating_mul(rounds as usize) > MAX_STEPS {
            return None;
        }
        // Each round adds a relative error of at most a unit for each state that leads on, and the mean one more.
        let error = f64::from(rounds + 4) * (self.chain.rows.len() + 4) as f64 * f64::EPSILON;
        let shares = followed(&self.chain.in_numbers(f64::of), rounds);
        Some(Shares::Within(shares, error))
    }
}

/// The mean over all limits of means, each as often as it is probable.
pub fn expected(runs: &[LongRun]) -> Shares {
    let outcomes = runs.first().map_or(0, |run| run.shares.values().len());
    let mut exact = vec![Rational::ZERO; outcomes];
    let (mut floats, mut bound) = (vec![0.0; outcomes], None);
    for LongRun {
        probability,
        shares,
    } in runs
    {
        match shares {
            Shares::Exact(shares) => add(&mut exact, probability, shares),
            Shares::Within(shares, error) => {
                add(&mut floats, &value(probability), shares);
                // The probability and the share are each as good as the bound.
                bound = Some(2.0 * error);
            }
        }
    }
    bound.map_or(Shares::Exact(exact), |bound| Shares::Within(floats, bound))
}

/// Each share is wrong by at most this part of itself: 2n³ roundings (O'Cinneide, 1993), doubled for those of the input.
fn relative_error(states: usize) -> f64 {
    let n = states as f64;
    (4.0 * n * n * n + 64.0 * n) * f64::EPSILON / 2.0
}

/// The probability and the shares of outcomes of each class.
fn ends<N: Number>(chain: &Chain<N>) -> Vec<(N, Vec<N>)> {
    let end = |class: super::stationary::Class<N>| {
        (
            class.probability,
            over_states(chain, &class.states, &class.shares),
        )
    };
    classes(chain).into_iter().map(end).collect()
}

/// Shares of outcomes, from shares of states.
fn over_states<N: Number>(chain: &Chain<N>, states: &[usize], shares: &[N]) -> Vec<N> {
    let mut sum = vec![N::zero(); chain.outcomes[0].len()];
    for (&state, share) in states.iter().zip(shares) {
        add(&mut sum, share, &chain.outcomes[state]);
    }
    sum
}

fn add<N: Number>(sum: &mut [N], weight: &N, parts: &[N]) {
    for (sum, part) in sum
        .iter_mut()
        .zip(parts)
        .filter(|(_, part)| !part.is_zero())
    {
        sum.plus_product(weight, part);
    }
}

/// The chain that begins again with probability 1 − δ after each round.
fn restarted(chain: &Chain<Rational>, delta: &Rational) -> Chain<Rational> {
    let again = Rational::ONE - delta;
    let row = |row: &Vec<(usize, Rational)>| {
        let on = row.iter().map(|(next, part)| (*next, part * delta));
        on.chain([(0, again.clone())]).collect()
    };
    Chain {
        rows: chain.rows.iter().map(row).collect(),
        outcomes: chain.outcomes.clone(),
    }
}

/// The mean of the outcomes over some rounds, in fractions; `scale` is the common denominator of all probabilities.
fn followed_exactly(chain: &Chain<Rational>, scale: &UBig, rounds: u32) -> Vec<Rational> {
    let scaled = |part: &Rational| part.numerator() * (scale / part.denominator());
    let rows: Vec<Vec<(usize, IBig)>> = chain
        .rows
        .iter()
        .map(|row| {
            row.iter()
                .map(|(next, part)| (*next, scaled(part)))
                .collect()
        })
        .collect();
    let scale = IBig::from(scale.clone());
    let spent = time_spent(&rows, &scale, rounds, Rational::EFFORT / 10);
    let whole = scale.pow(rounds as usize - 1) * IBig::from(rounds);
    let share = |spent: IBig| quotient(spent, whole.clone());
    let shares: Vec<Rational> = spent.into_iter().map(share).collect();
    let all: Vec<usize> = (0..shares.len()).collect();
    over_states(chain, &all, &shares)
}

/// Of all probabilities of ways.
fn common_denominator(chain: &Chain<Rational>) -> UBig {
    let parts = chain.rows.iter().flatten();
    parts.fold(UBig::ONE, |common, (_, part)| {
        let denominator = part.denominator();
        let shared = (&common).gcd(denominator);
        common * (denominator / shared)
    })
}

/// The mean of the outcomes over some rounds, in floats.
fn followed(chain: &Chain<f64>, rounds: u32) -> Vec<f64> {
    let spent = time_spent(&chain.rows, &1.0, rounds, f64::EFFORT);
    let all: Vec<usize> = (0..spent.len()).collect();
    let sums = over_states(chain, &all, &spent);
    sums.iter().map(|sum| sum / f64::from(rounds)).collect()
}

/// In how many of the rounds each state is expected, times `scale` to the power of all rounds but one, where each way from state to state is given `scale`
/// times its probability. A hundred products cost `effort`.
fn time_spent<N>(rows: &[Vec<(usize, N)>], scale: &N, rounds: u32, effort: u64) -> Vec<N>
where
    N: Clone + PartialEq + From<u8> + AddAssign<N>,
    for<'a> N: AddAssign<&'a N> + MulAssign<&'a N>,
    for<'a> &'a N: Mul<&'a N, Output = N>,
{
    let zero = vec![N::from(0); rows.len()];
    let (mut now, mut spent) = (zero.clone(), zero.clone());
    now[0] = N::from(1);
    for _ in 0..rounds {
        let mut next = zero.clone();
        for (state, weight) in now.iter().enumerate() {
            spent[state] *= scale;
            if *weight == zero[state] {
                continue;
            }
            crate::effort::spend(rows[state].len() as u64 * effort / 100);
            spent[state] += weight;
            for (place, part) in &rows[state] {
                next[*place] += weight * part;
            }
        }
        now = next;
    }
    spent
}
