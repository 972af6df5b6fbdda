//! Counterfactual regret minimisation, iteration by iteration.
//!
//! One iteration walks the tree once for each player. Nothing is allocated in it. The same parameters, locks and stream
//! of random numbers give the same bits everywhere: sums are added in the order of the tree, powers come from `libm`.

use super::observer::{Observer, Recorder, Silent};
use super::parameters::{RegretParameters, Sampling, Updates};
use super::reach::Reach;
use super::record::Iteration;
use super::strategy::Strategy;
use super::sweep::Sweep;
use super::table::{Locks, Table};
use super::tree::GameTree;
use super::walk::{ChanceDrawn, Everything, ExternalDrawn, Mode, OutcomeDrawn, Walk};
use crate::effort;
use games::Player;
use random::Random;
use std::sync::Arc;

/// A run.
#[derive(Clone, Debug)]
pub struct Solver {
    tree: Arc<GameTree>,
    parameters: RegretParameters,
    pub(super) table: Table,
    /// Of runs that explore everything.
    sweep: Option<Sweep>,
    pub(super) random: Random,
    pub(super) iterations: u64,
    /// Histories visited.
    pub(super) visited: u64,
    /// Of all iterations so far.
    pub(super) weight_sum: f64,
    pub(super) last_weight: f64,
}

impl Solver {
    /// Nothing learned yet: all strategies are uniform, or where there is a head start the first action, but for those
    /// that are locked.
    pub fn new(
        tree: Arc<GameTree>,
        parameters: RegretParameters,
        locks: Locks,
        random: Random,
    ) -> Self {
        Self {
            table: Table::new(&tree, &parameters, locks),
            sweep: (!parameters.is_random()).then(|| Sweep::new(&tree)),
            tree,
            parameters,
            random,
            iterations: 0,
            visited: 0,
            weight_sum: 0.0,
            last_weight: 0.0,
        }
    }

    /// Carries out so many iterations.
    pub fn advance(&mut self, iterations: u64) {
        for _ in 0..iterations {
            self.iterate(&mut Silent);
        }
    }

    /// Carries out one iteration, exactly as [`Solver::advance`] does, and says what happened.
    pub fn iterate_recorded(&mut self) -> Iteration {
        let number = self.iterations + 1;
        let weight = self.parameters.weight(number);
        let mut recorder = Recorder::new(&self.tree, &self.table, number, weight);
        self.iterate(&mut recorder);
        recorder.iteration
    }

    /// The compiled game.
    pub fn tree(&self) -> &Arc<GameTree> {
        &self.tree
    }

    /// What is not learned.
    pub fn locks(&self) -> &Locks {
        &self.table.locks
    }

    /// Iterations so far.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Histories visited so far, in the walks of both players.
    pub fn visited(&self) -> u64 {
        self.visited
    }

    /// The average of all strategies so far: what converges.
    pub fn average_strategy(&self) -> Strategy {
        self.table.average_strategy(&self.tree)
    }

    /// The strategy that matches the regrets now.
    pub fn current_strategy(&self) -> Strategy {
        let slots = self.table.strategy.clone();
        Strategy::from_slots(&self.tree, slots).unwrap_or_else(|| Strategy::uniform(&self.tree))
    }

    /// Cumulative counterfactual regrets, by slot, as the variant keeps them (discounted or clipped).
    pub fn cumulative_regrets(&self) -> &[f64] {
        &self.table.cumulative_regret
    }

    /// A bound of each player's average overall regret, in antes per hand: Σ_I max_a R^+(I, a)/T, or with the weights that
    /// the iterations have in the average strategy. With sampling it is an estimate of that. 0 before the first iteration.
    pub fn average_regrets(&self) -> [f64; 2] {
        Player::BOTH.map(|player| {
            let counts_copies = !self.parameters.is_random();
            let regret = self.table.overall_regret(&self.tree, player, counts_copies);
            if self.iterations == 0 {
                0.0
            } else {
                regret / self.weight_sum
            }
        })
    }

    /// What the exploitability of the average strategy is at most, in antes per hand. `None` before the first iteration,
    /// with sampling, where regrets are estimates, and where rows are locked: of those nothing is known.
    ///
    /// If both players' average overall regret is at most ε the average is a 2ε-equilibrium, that is both together can
    /// gain no more than the sum of the two. Half of it bounds the exploitability. With alternating updates the second
    /// player learns against the first one's *next* strategy: that improves on the last (N. Burch, M. Moravčík and M.
    /// Schmid, "Revisiting CFR+ and alternating updates", 2019), so the sum still holds for averages that are one
    /// iteration apart; the last iteration's share of the average times the spread of the payoffs bounds the difference.
    pub fn exploitability_bound(&self) -> Option<f64> {
        if self.iterations == 0 || self.parameters.is_random() || self.table.locks.is_any() {
            return None;
        }
        let [first, second] = self.average_regrets();
        let shift = match self.parameters.updates {
            Updates::Alternating => self.tree.payoff_spread() * self.last_weight / self.weight_sum,
            Updates::Simultaneous => 0.0,
        };
        Some((first + second + shift) / 2.0)
    }

    fn iterate<O: Observer>(&mut self, observer: &mut O) {
        match self.parameters.sampling {
            Sampling::None => self.iterate_as::<Everything, O>(observer, 0.0),
            Sampling::Chance => self.iterate_as::<ChanceDrawn, O>(observer, 0.0),
            Sampling::External => self.iterate_as::<ExternalDrawn, O>(observer, 0.0),
            Sampling::Outcome { exploration } => {
                self.iterate_as::<OutcomeDrawn, O>(observer, exploration);
            }
        }
    }

    fn iterate_as<M: Mode, O: Observer>(&mut self, observer: &mut O, exploration: f64) {
        // A walk for each player, in which a history is ten operations at most.
        effort::spend(20 * self.tree.len() as u64);
        self.iterations += 1;
        self.last_weight = self.parameters.weight(self.iterations);
        self.weight_sum += self.last_weight;
        for player in Player::BOTH {
            self.walk::<M, O>(player, observer, exploration);
            if self.parameters.updates == Updates::Alternating {
                self.settle::<M, O>(player, observer);
            }
        }
        if self.parameters.updates == Updates::Simultaneous {
            for player in Player::BOTH {
                self.settle::<M, O>(player, observer);
            }
        }
    }

    #[inline(always)]
    fn walk<M: Mode, O: Observer>(&mut self, player: Player, observer: &mut O, exploration: f64) {
        if let Some(sweep) = self.sweep.as_mut().filter(|_| !M::ANY && !O::WATCHES) {
            sweep.walk(&self.tree, &mut self.table, player);
            self.visited += self.tree.len() as u64;
            return;
        }
        let mut walk = Walk {
            tree: &self.tree,
            table: &mut self.table,
            random: &mut self.random,
            observer,
            player,
            sign: player.sign(),
            exploration,
            weight: self.last_weight,
            visited: 0,
        };
        walk.visit::<M>(0, Reach::BEGINNING);
        self.visited += if M::ANY {
            walk.visited
        } else {
            self.tree.len() as u64
        };
    }

    /// Takes over what the walk of `player` has found. Rows that a walk has touched twice are settled twice; the second
    /// time there is nothing left to add, and sampled variants do not discount.
    #[inline(always)]
    fn settle<M: Mode, O: Observer>(&mut self, player: Player, observer: &mut O) {
        let factors = self.parameters.factors(self.iterations);
        if let Some(sweep) = self.sweep.as_ref().filter(|_| !M::ANY && !O::WATCHES) {
            sweep.settle(&mut self.table, player, self.last_weight, factors);
        } else if M::ANY {
            for index in 0..self.table.touched.len() {
                let row = self.table.touched[index] as usize;
                self.settle_row(row, factors, observer);
            }
            self.table.touched.clear();
        } else {
            for row in self.tree.rows_of(player) {
                self.settle_row(row, factors, observer);
            }
        }
    }

    #[inline(always)]
    fn settle_row<O: Observer>(
        &mut self,
        row: usize,
        factors: super::parameters::Factors,
        observer: &mut O,
    ) {
        self.table
            .settle(&self.tree, row, self.last_weight, factors);
        observer.settled(&self.tree, &self.table, row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::kuhn::{FirstPass, Kuhn};

    /// A run on Kuhn poker whose current strategy is an uneven one, both players learning from it.
    fn uneven(tree: &Arc<GameTree>, sampling: Sampling, seed: u64) -> Solver {
        let parameters = RegretParameters {
            updates: Updates::Simultaneous,
            ..RegretParameters::sampled(sampling)
        };
        let random = Random::stream(seed, 9);
        let mut solver = Solver::new(tree.clone(), parameters, Locks::none(tree), random);
        for row in 0..tree.information_sets().len() {
            let slots = tree.slots(row);
            let bet = 0.1 + 0.07 * row as f64;
            solver.table.strategy[slots.start] = 1.0 - bet;
            solver.table.strategy[slots.start + 1] = bet;
        }
        solver
    }

    /// For every action of every information set, the mean regret of one sampled iteration is that of the full walk,
    /// within four standard errors.
    #[test]
    fn sampled_regrets_are_unbiased() {
        const RUNS: u64 = 40_000;
        let tree = Arc::new(GameTree::new(&Kuhn::new(3, FirstPass::SecondPlayer)));
        let mut full = uneven(&tree, Sampling::None, 0);
        full.advance(1);
        for sampling in [
            Sampling::Chance,
            Sampling::External,
            Sampling::Outcome { exploration: 0.6 },
        ] {
            let mut sums = vec![(0.0, 0.0); tree.slot_count()];
            for seed in 0..RUNS {
                let mut sampled = uneven(&tree, sampling, seed);
                sampled.advance(1);
                for (sum, regret) in sums.iter_mut().zip(sampled.cumulative_regrets()) {
                    *sum = (sum.0 + regret, sum.1 + regret * regret);
                }
            }
            let count = RUNS as f64;
            for (slot, (sum, squares)) in sums.into_iter().enumerate() {
                let mean = sum / count;
                let error = ((squares / count - mean * mean) / count).sqrt();
                let expected = full.cumulative_regrets()[slot];
                assert!(
                    (mean - expected).abs() <= 4.0 * error + 1e-12,
                    "{sampling:?}, slot {slot}: {mean} ± {error} for {expected}"
                );
            }
        }
    }
}
