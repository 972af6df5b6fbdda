//! Snapshot of a run: how good its strategies were at the checkpoints, and, of the main run, the strategies themselves, at
//! more moments.

use crate::common::checkpoints::checkpoints;
use crate::common::moments::moments;
use engines::regret::{Evaluation, GameTree, Solver, Strategy, best_response_gap};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Rows of probabilities from outside add up to 1 within this.
const TOLERANCE: f64 = 1e-6;

/// A run at one of its checkpoints. All values are in antes per hand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS, Deserialize)]
pub struct Checkpoint {
    pub iteration: u64,
    /// Histories visited so far.
    pub visited: u64,
    /// Of the average strategy, for the first player.
    pub value: f64,
    /// What each player wins by answering the other's average strategy best.
    pub best_responses: [f64; 2],
    /// Half of what both can gain against the average strategy.
    pub exploitability: f64,
    /// What a player who learns could still gain by answering the average strategy best, on average over those who do:
    /// the exploitability where nothing is fixed. See [`best_response_gap`].
    pub best_response_gap: f64,
    /// The same of the current strategy, which need not converge.
    pub current_exploitability: f64,
    /// What each player regrets on average at most, see [`Solver::average_regrets`].
    pub average_regrets: [f64; 2],
    /// What the regret theorem says the exploitability is at most, see [`Solver::exploitability_bound`]; `None` where it
    /// says nothing.
    pub bound: Option<f64>,
}

impl Checkpoint {
    fn of(solver: &Solver) -> Self {
        let tree = solver.tree();
        let strategy = solver.average_strategy();
        let average = Evaluation::of(tree, &strategy);
        let best_response_gap = gap(solver, &strategy, || average);
        let current = Evaluation::of(tree, &solver.current_strategy());
        Self {
            iteration: solver.iterations(),
            visited: solver.visited(),
            value: average.value,
            best_responses: average.best_responses,
            exploitability: average.exploitability(),
            best_response_gap,
            current_exploitability: current.exploitability(),
            average_regrets: solver.average_regrets(),
            bound: solver.exploitability_bound(),
        }
    }

    /// What the average strategy was worth.
    pub fn evaluation(&self) -> Evaluation {
        Evaluation {
            value: self.value,
            best_responses: self.best_responses,
        }
    }

    fn is_sound(&self) -> bool {
        let numbers = [
            self.value,
            self.exploitability,
            self.best_response_gap,
            self.current_exploitability,
            self.bound.unwrap_or_default(),
        ];
        let pairs = self.best_responses.iter().chain(&self.average_regrets);
        numbers.iter().chain(pairs).all(|number| number.is_finite())
    }
}

/// See [`Checkpoint::best_response_gap`], of an average strategy.
fn gap(solver: &Solver, average: &Strategy, evaluation: impl FnOnce() -> Evaluation) -> f64 {
    if solver.locks().is_any() {
        best_response_gap(solver.tree(), average, solver.locks())
    } else {
        evaluation().exploitability()
    }
}

/// Both strategies and the regrets at a moment that is kept, by slot: for pictures, so half the precision is enough.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Past {
    pub iteration: u64,
    /// See [`Checkpoint::best_response_gap`].
    pub best_response_gap: f64,
    pub average: Vec<f32>,
    pub current: Vec<f32>,
    /// Cumulative regrets as the variant keeps them, divided by the iterations.
    pub regrets: Vec<f32>,
}

/// The strategies of the main run, by slot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Strategies {
    pub average: Vec<f64>,
    pub current: Vec<f64>,
    pub regrets: Vec<f64>,
    /// At the moments that are kept.
    pub past: Vec<Past>,
}

/// What one run has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    pub done: u64,
    pub checkpoints: Vec<Checkpoint>,
    pub strategies: Option<Strategies>,
}

impl Snapshot {
    /// Of no iterations. The main run keeps strategies.
    pub fn new(is_main: bool) -> Self {
        Self {
            done: 0,
            checkpoints: Vec::new(),
            strategies: is_main.then(|| Strategies {
                average: Vec::new(),
                current: Vec::new(),
                regrets: Vec::new(),
                past: Vec::new(),
            }),
        }
    }

    /// Of this run or a shorter one, as it is kept while the run goes on, that is with strategies at the moments alone; `None`
    /// if neither can have sent it.
    pub fn to_go_on(self, iterations: u64, tree: &GameTree, is_main: bool) -> Option<Self> {
        let mut found = self.of_longer(&RunShape {
            iterations,
            is_main,
            tree,
        })?;
        if let Some(strategies) = &mut found.strategies {
            strategies.average.clear();
            strategies.current.clear();
            strategies.regrets.clear();
        }
        Some(found)
    }

    /// Notes a checkpoint.
    pub fn look(&mut self, solver: &Solver) {
        self.checkpoints.push(Checkpoint::of(solver));
    }

    /// Keeps a moment of the main run.
    pub fn keep(&mut self, solver: &Solver) {
        let Some(strategies) = &mut self.strategies else {
            return;
        };
        let average = solver.average_strategy();
        let short = |strategy: &Strategy| -> Vec<f32> {
            strategy.slots().iter().map(|&part| part as f32).collect()
        };
        let iterations = solver.iterations().max(1) as f64;
        let regrets = solver.cumulative_regrets().iter();
        strategies.past.push(Past {
            iteration: solver.iterations(),
            best_response_gap: gap(solver, &average, || Evaluation::of(solver.tree(), &average)),
            average: short(&average),
            current: short(&solver.current_strategy()),
            regrets: regrets.map(|regret| (regret / iterations) as f32).collect(),
        });
    }

    /// How many moments are kept.
    pub fn kept(&self) -> usize {
        let strategies = self.strategies.as_ref();
        strategies.map_or(0, |strategies| strategies.past.len())
    }

    /// With the strategies as they are now.
    #[must_use]
    pub fn with_strategies(&self, solver: &Solver) -> Self {
        let mut snapshot = self.clone();
        if let Some(strategies) = &mut snapshot.strategies {
            strategies.average = solver.average_strategy().slots().to_vec();
            strategies.current = solver.current_strategy().slots().to_vec();
            strategies.regrets = solver.cumulative_regrets().to_vec();
        }
        snapshot
    }

    /// As a run that may be a longer one finds it on its way: looks at its end that this one would not have taken are left out.
    /// `None` if it cannot have found that.
    pub fn of_longer(mut self, run: &RunShape) -> Option<Self> {
        let wanted = checkpoints(run.iterations);
        self.checkpoints
            .retain(|point| wanted.contains(&point.iteration));
        if let Some(strategies) = &mut self.strategies {
            let wanted = moments(run.iterations, run.tree.slot_count());
            let past = &mut strategies.past;
            past.retain(|past| wanted.binary_search(&past.iteration).is_ok());
        }
        self.fits(run).then_some(self)
    }

    /// Whether it can be of this run.
    pub fn fits(&self, run: &RunShape) -> bool {
        let wanted = checkpoints(run.iterations);
        let wanted = wanted.into_iter().filter(|&point| point <= self.done);
        let found = self.checkpoints.iter().map(|point| point.iteration);
        let strategies_fit = match &self.strategies {
            None => !run.is_main,
            Some(strategies) => run.is_main && strategies.fit(run, self.done),
        };
        self.done <= run.iterations
            && found.eq(wanted)
            && self.checkpoints.iter().all(Checkpoint::is_sound)
            && strategies_fit
    }
}

/// What a snapshot of a run has to look like.
pub struct RunShape<'a> {
    pub iterations: u64,
    pub is_main: bool,
    pub tree: &'a GameTree,
}

impl Strategies {
    fn fit(&self, run: &RunShape, done: u64) -> bool {
        let tree = run.tree;
        let slots = tree.slot_count();
        let wanted = moments(run.iterations, slots);
        let wanted = wanted.into_iter().filter(|&moment| moment <= done);
        let kept = self.past.iter().map(|past| past.iteration);
        let past_fits = |past: &Past| {
            let both = [&past.average, &past.current];
            let in_range = |part: &f32| (0.0..=1.0).contains(part);
            past.best_response_gap.is_finite()
                && past.regrets.len() == slots
                && past.regrets.iter().all(|regret| regret.is_finite())
                && both
                    .iter()
                    .all(|list| list.len() == slots && list.iter().all(in_range))
        };
        is_strategy(tree, &self.average)
            && is_strategy(tree, &self.current)
            && self.regrets.len() == slots
            && self.regrets.iter().all(|regret| regret.is_finite())
            && kept.eq(wanted)
            && self.past.iter().all(past_fits)
    }
}

fn is_strategy(tree: &GameTree, slots: &[f64]) -> bool {
    let adds_up = |row| {
        let row = &slots[tree.slots(row)];
        let sum: f64 = row.iter().sum();
        row.iter().all(|part| (0.0..=1.0).contains(part)) && (sum - 1.0).abs() < TOLERANCE
    };
    slots.len() == tree.slot_count() && (0..tree.information_sets().len()).all(adds_up)
}
