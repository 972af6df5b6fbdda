//! One equilibrium of a game of two players whose payoffs need not add up to 0, by Lemke's algorithm on the sequence form.
//!
//! Source: D. Koller, N. Megiddo, B. von Stengel, "Efficient computation of equilibria for extensive two-person games" (1996), section 4: a player's plan is a best
//! response if there are values of the player's own information sets with which it is complementary (duality of linear programmes). With payoffs lowered
//! until all are negative, C. E. Lemke's algorithm ("Bimatrix equilibrium points and mathematical programming", 1965) ends at a solution. Deviation: the covering
//! vector is 1 everywhere, and stands for no plans with which the players begin.

use super::form::{Plan, SequenceForm};
use crate::Status;
use crate::exact::complementary;
use crate::exact::rational::Rational;
use core::borrow::Borrow;
use dashu_int::IBig;
use dashu_int::ops::Gcd;

/// Behaviour in equilibrium, and what it pays.
#[derive(Clone, Debug, PartialEq)]
pub struct Equilibrium {
    pub payoffs: [Rational; 2],
    /// By player and own set: a probability for each action. Where the player's own plan never comes to, the first action.
    pub behaviour: [Vec<Vec<Rational>>; 2],
}

/// The way to it: a step is a pivot.
pub struct Lemke<F> {
    form: F,
    problem: complementary::Lemke,
}

impl<F: Borrow<SequenceForm>> Lemke<F> {
    /// Of a game.
    pub fn new(of: F) -> Self {
        let form = of.borrow();
        Self {
            problem: complementary::Lemke::new(entries(form), pairs(form)),
            form: of,
        }
    }

    /// Pivots so far.
    pub fn pivots(&self) -> u64 {
        self.problem.pivots()
    }

    /// Pivots once.
    pub fn step(&mut self) -> Status {
        self.problem.step()
    }

    /// What was found; `None` before the end.
    pub fn equilibrium(&self) -> Option<Equilibrium> {
        let mut weights = self.problem.solution()?;
        let form = self.form.borrow();
        let second = weights.split_off(form.sizes[0]);
        let behaviour = [form.behaviour(0, &weights), form.behaviour(1, &second)];
        let plans: [Plan; 2] = [0, 1].map(|player| form.plan(player, &behaviour[player]));
        let payoffs = [0, 1].map(|player| form.expected(player, [&plans[0], &plans[1]]));
        Some(Equilibrium { payoffs, behaviour })
    }
}

/// All at once.
pub fn equilibrium(form: &SequenceForm) -> Option<Equilibrium> {
    let mut lemke = Lemke::new(form);
    while lemke.step() == Status::Running {}
    lemke.equilibrium()
}

/// How many complementary pairs there are: one for each sequence, and two for each equation of the plans, for values above 0 and for values below.
pub fn pairs(form: &SequenceForm) -> usize {
    let of = |player: usize| form.sizes[player] + 2 * (form.sets[player].len() + 1);
    of(0) + of(1)
}

/// The columns: both players' sequences, then the equations of the first and the second, each above and below.
struct Columns {
    sequences: [usize; 2],
    equations: [usize; 2],
}

/// The problem w = b + Mz + d·z₀, as a tableau has it.
fn entries(form: &SequenceForm) -> Vec<IBig> {
    let pairs = pairs(form);
    let width = pairs + 2;
    let first = form.sizes[0] + form.sizes[1];
    let columns = Columns {
        sequences: [0, form.sizes[0]],
        equations: [first, first + 2 * (form.sets[0].len() + 1)],
    };
    let mut entries = vec![IBig::ZERO; pairs * width];
    for player in 0..2 {
        for ([first, second], cost) in costs(form, player) {
            let (own, other) = match player {
                0 => (first, second),
                _ => (second, first),
            };
            let row = columns.sequences[player] + own;
            entries[row * width + columns.sequences[1 - player] + other] = -cost;
        }
        for (equation, sequence, sign) in equations(form, player) {
            let own = columns.sequences[player] + sequence;
            for (side, sign) in [sign, -sign].into_iter().enumerate() {
                let dual = columns.equations[player] + 2 * equation + side;
                entries[own * width + dual] = IBig::from(-sign);
                entries[dual * width + own] = IBig::from(sign);
            }
        }
        // The first equation: the empty sequence has the probability 1.
        let root = columns.equations[player];
        entries[root * width + pairs + 1] = IBig::ONE;
        entries[(root + 1) * width + pairs + 1] = -IBig::ONE;
    }
    entries
}

/// The coefficients of a player's plan: its equation, the sequence, and 1 or -1.
fn equations(form: &SequenceForm, player: usize) -> Vec<(usize, usize, i64)> {
    let mut all = vec![(0, 0, 1)];
    for (number, set) in form.sets[player].iter().enumerate() {
        all.push((number + 1, set.parent, -1));
        all.extend(set.sequences().map(|sequence| (number + 1, sequence, 1)));
    }
    all
}

/// What a player loses at each pair of sequences, as positive integers: payoffs are lowered below 0, which changes nothing of what is best.
fn costs(form: &SequenceForm, player: usize) -> Vec<([usize; 2], IBig)> {
    let above = form.most[player].clone() + Rational::ONE;
    let cost = |entry: &super::form::Entry| &above * &entry.reach - &entry.payoffs[player];
    let costs: Vec<Rational> = form.entries.iter().map(cost).collect();
    let mut common = IBig::ONE;
    for cost in &costs {
        let below = IBig::from(cost.denominator().clone());
        let divisor = IBig::from((&common).gcd(&below));
        common = common * below / divisor;
    }
    let whole = |cost: Rational| {
        let (above, below) = cost.into_parts();
        above * (&common / IBig::from(below))
    };
    let pairs = form.entries.iter().map(|entry| entry.sequences);
    pairs.zip(costs.into_iter().map(whole)).collect()
}
