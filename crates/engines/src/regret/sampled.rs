//! Sampled regrets beside full ones: what many walks with the same strategy find on average, at every information set.
//!
//! Source: Lanctot, Waugh, Zinkevich and Bowling, "Monte Carlo sampling for regret minimization in extensive games", NIPS
//! 2009, lemma 1: the expectation of a sampled counterfactual regret is the full one. Each walk here is that of an
//! iteration, but nothing is learned between walks, so that their mean has something to come close to.

use super::observer::Silent;
use super::parameters::{RegretParameters, Sampling};
use super::reach::Reach;
use super::strategy::Strategy;
use super::table::{Locks, Table};
use super::tree::GameTree;
use super::walk::{ChanceDrawn, Everything, ExternalDrawn, Mode, OutcomeDrawn, Walk};
use crate::effort;
use games::Player;
use random::Random;
use std::sync::Arc;

/// Sampled walks of both players, and what they have found so far.
pub struct SampledRegrets {
    tree: Arc<GameTree>,
    sampling: Sampling,
    table: Table,
    random: Random,
    full: Vec<f64>,
    sums: Vec<f64>,
    squares: Vec<f64>,
    walks: u64,
}

impl SampledRegrets {
    /// Before the first walk with this strategy of both players.
    pub fn new(
        tree: Arc<GameTree>,
        strategy: &Strategy,
        sampling: Sampling,
        random: Random,
    ) -> Self {
        let mut table = Table::new(&tree, &RegretParameters::CFR, Locks::none(&tree));
        table.strategy.copy_from_slice(strategy.slots());
        let nothing = vec![0.0; tree.slot_count()];
        let mut new = Self {
            full: nothing.clone(),
            sums: nothing.clone(),
            squares: nothing,
            walks: 0,
            tree,
            sampling,
            table,
            random,
        };
        for player in Player::BOTH {
            new.walk::<Everything>(player, 0.0);
        }
        new.full = core::mem::replace(&mut new.table.cumulative_regret, new.full);
        new
    }

    /// Walks so many times for both players.
    pub fn advance(&mut self, walks: u64) {
        for _ in 0..walks {
            effort::spend(20 * self.tree.len() as u64);
            for player in Player::BOTH {
                match self.sampling {
                    Sampling::None => self.walk::<Everything>(player, 0.0),
                    Sampling::Chance => self.walk::<ChanceDrawn>(player, 0.0),
                    Sampling::External => self.walk::<ExternalDrawn>(player, 0.0),
                    Sampling::Outcome { exploration } => {
                        self.walk::<OutcomeDrawn>(player, exploration)
                    }
                }
                self.collect();
            }
            self.walks += 1;
        }
    }

    fn walk<M: Mode>(&mut self, player: Player, exploration: f64) {
        let mut walk = Walk {
            tree: &self.tree,
            table: &mut self.table,
            random: &mut self.random,
            observer: &mut Silent,
            player,
            sign: player.sign(),
            exploration,
            weight: 1.0,
            visited: 0,
        };
        walk.visit::<M>(0, Reach::BEGINNING);
    }

    /// Takes the regrets out of the rows that a walk has been at: what it has not been at counts as 0.
    fn collect(&mut self) {
        for row in self.table.touched.drain(..) {
            let row = row as usize;
            // A row of equal information sets stands for all of them where walks are drawn, for one where they are not.
            let copies = self.tree.information_sets()[row].copies;
            for slot in self.tree.slots(row) {
                let regret = core::mem::take(&mut self.table.cumulative_regret[slot]) / copies;
                self.sums[slot] += regret;
                self.squares[slot] += regret * regret;
            }
        }
    }

    /// Walks so far, of each player.
    pub fn walks(&self) -> u64 {
        self.walks
    }

    /// The regrets of one iteration without sampling, by slot, in antes per hand.
    pub fn full(&self) -> &[f64] {
        &self.full
    }

    /// The mean of the sampled regrets, by slot; 0 before the first walk.
    pub fn means(&self) -> Vec<f64> {
        let count = self.walks.max(1) as f64;
        self.sums.iter().map(|sum| sum / count).collect()
    }

    /// The standard deviation of a single walk's regret, by slot: that of the mean is smaller by the square root of the walks.
    /// 0 before the second walk.
    pub fn deviations(&self) -> Vec<f64> {
        let count = self.walks.max(2) as f64;
        let deviation = |(sum, square): (&f64, &f64)| {
            let variance = (square - sum * sum / count) / (count - 1.0);
            variance.max(0.0).sqrt()
        };
        self.sums.iter().zip(&self.squares).map(deviation).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::kuhn::{FirstPass, Kuhn};
    use games::leduc::Leduc;

    /// An uneven strategy, in which every action is played.
    fn uneven(tree: &GameTree) -> Strategy {
        let mut strategy = Strategy::uniform(tree);
        for row in 0..tree.information_sets().len() {
            let weights = tree.slots(row).map(|slot| 1.0 + (slot * 7 % 5) as f64);
            let weights: Vec<f64> = weights.collect();
            let sum: f64 = weights.iter().sum();
            let shares: Vec<f64> = weights.iter().map(|weight| weight / sum).collect();
            strategy.set_row(tree, row, &shares);
        }
        strategy
    }

    const SAMPLINGS: [Sampling; 3] = [
        Sampling::Chance,
        Sampling::External,
        Sampling::Outcome { exploration: 0.6 },
    ];

    /// The mean at each action of each information set is the full regret, within four standard errors at Kuhn poker and, where
    /// there are some 2 000 means, five at Leduc.
    #[test]
    fn they_are_right_on_average() {
        let kuhn = GameTree::new(&Kuhn::new(3, FirstPass::SecondPlayer));
        let leduc = GameTree::new(&Leduc::new());
        let games = [
            (Arc::new(kuhn), 40_000, 4.0),
            (Arc::new(leduc), 100_000, 5.0),
        ];
        for (tree, walks, most) in games {
            for sampling in SAMPLINGS {
                let random = Random::stream(1, 9);
                let mut sampled =
                    SampledRegrets::new(tree.clone(), &uneven(&tree), sampling, random);
                sampled.advance(walks);
                let (means, deviations) = (sampled.means(), sampled.deviations());
                for (slot, full) in sampled.full().iter().enumerate() {
                    let error = deviations[slot] / (walks as f64).sqrt();
                    assert!(
                        (means[slot] - full).abs() <= most * error + 1e-12,
                        "{sampling:?}, slot {slot}: {} ± {error} for {full}",
                        means[slot]
                    );
                }
            }
        }
    }

    #[test]
    fn without_sampling_there_is_nothing_to_be_off() {
        let tree = Arc::new(GameTree::new(&Kuhn::new(3, FirstPass::SecondPlayer)));
        let random = Random::stream(1, 9);
        let mut sampled =
            SampledRegrets::new(tree.clone(), &uneven(&tree), Sampling::Chance, random);
        assert!(sampled.full().iter().any(|regret| regret.abs() > 0.01));
        assert!(sampled.means().iter().all(|mean| *mean == 0.0));
        sampled.advance(1);
        assert_eq!(sampled.walks(), 1);
    }
}
