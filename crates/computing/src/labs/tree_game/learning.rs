//! Learning a game by regret minimisation: the engine of the regret lab on the tree that is drawn.

use crate::answering::Answering;
use engines::Status;
use engines::regret::{GameTree, Locks, Solver, Strategy, gains, mean_gain, value};
use experiments::common::checkpoints::checkpoints;
use experiments::common::regret_variant::{RegretVariant, VariantNumbers};
use experiments::inquiry::encode;
use experiments::tree_game::assessment::Shares;
use experiments::tree_game::{LearnedPoint, Learning};
use games::tree_game::TreeGame;
use random::Random;
use std::sync::Arc;

/// Histories that all iterations together visit, at most: about a second.
const MAX_VISITS: u64 = 200_000_000;
/// Histories of a step.
const STEP: u64 = 20_000;

/// A run: a step is some iterations.
pub(super) struct Run {
    solver: Option<Solver>,
    /// Of each row of the solver, the information set.
    sets: Vec<usize>,
    checkpoints: Vec<u64>,
    done: u64,
    learning: Learning,
}

impl Run {
    /// Of so many iterations, or as many as are computed here. `locked`: by set, what is not learned.
    pub fn new(
        game: &TreeGame,
        learner: RegretVariant,
        iterations: u64,
        locked: &[Shares],
    ) -> Self {
        let mut run = Self {
            solver: None,
            sets: Vec::new(),
            checkpoints: Vec::new(),
            done: 0,
            learning: Learning::default(),
        };
        match GameTree::of_tree(game) {
            Err(wrong) => run.learning.refusal = wrong.to_string(),
            Ok(tree) => {
                let most = MAX_VISITS / (2 * tree.len() as u64);
                run.checkpoints = checkpoints(iterations.min(most.max(1)));
                run.checkpoints.reverse();
                let rows = tree.information_sets().iter();
                let set =
                    |row: &engines::regret::InformationSet| game.nodes()[row.nodes[0] as usize].set;
                run.sets = rows.filter_map(set).collect();
                run.learning.average = vec![Vec::new(); game.sets().len()];
                let mut locks = Locks::none(&tree);
                for (row, &set) in run.sets.iter().enumerate() {
                    if let Some(shares) = &locked[set] {
                        let shares: Vec<f64> = shares.iter().map(|share| share.value()).collect();
                        locks.lock(&tree, row, &shares);
                    }
                }
                let random = Random::stream(0, learner as u64);
                run.solver = Some(Solver::new(
                    Arc::new(tree),
                    learner.parameters(VariantNumbers::PUBLISHED),
                    locks,
                    random,
                ));
            }
        }
        run
    }

    fn keep(&mut self) {
        let Some(solver) = &self.solver else { return };
        let average: Strategy = solver.average_strategy();
        let tree = solver.tree();
        self.learning.gains = gains(tree, &average, solver.locks());
        self.learning.points.push(LearnedPoint {
            iteration: self.done,
            exploitability: mean_gain(&self.learning.gains),
            value: value(tree, &average),
        });
        for (row, &set) in self.sets.iter().enumerate() {
            let shares = average.row(tree, row).iter();
            self.learning.average[set] = shares.map(|&share| share as f32).collect();
        }
    }
}

impl Answering for Run {
    fn step(&mut self) -> Status {
        let (Some(solver), Some(&next)) = (&mut self.solver, self.checkpoints.last()) else {
            return Status::Finished;
        };
        let most = (STEP / (2 * solver.tree().len() as u64)).max(1);
        let iterations = most.min(next - self.done);
        solver.advance(iterations);
        self.done += iterations;
        if self.done == next {
            self.checkpoints.pop();
            self.keep();
        }
        if self.checkpoints.is_empty() {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.learning)
    }
}
