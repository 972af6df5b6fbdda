//! Findings of all runs together: the result of the lab.

use super::runs::Run;
use super::settings::RegretExperiment;
use super::snapshot::{Checkpoint, Past, Snapshot};
use crate::common::regret_variant::RegretVariant;
use engines::regret::kuhn_equilibrium::{self, Place};
use engines::regret::{GameTree, Strategy};
use statistics::{Estimate, Range};
use std::sync::Arc;

/// The main run.
#[derive(Clone, Debug, PartialEq)]
pub struct MainRun {
    /// Iterations done.
    pub iterations: u64,
    /// In ascending order.
    pub checkpoints: Vec<Checkpoint>,
    /// What has been learned, after [`MainRun::iterations`].
    pub average: Strategy,
    pub current: Strategy,
    /// Cumulative regrets, by slot, as the variant keeps them.
    pub regrets: Vec<f64>,
    /// At the moments that are kept, in ascending order.
    pub past: Vec<Past>,
}

/// The strategies after some iterations.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    pub iteration: u64,
    /// See [`Checkpoint::best_response_gap`].
    pub best_response_gap: f64,
    pub average: Strategy,
    pub current: Strategy,
}

impl MainRun {
    /// The last moment that is kept and not after `iteration`: that one itself, if it is kept.
    pub fn moment(&self, tree: &GameTree, iteration: u64) -> Option<Moment> {
        let count = self
            .past
            .partition_point(|past| past.iteration <= iteration);
        let past = &self.past[count.checked_sub(1)?];
        let whole = |short: &[f32]| {
            Strategy::from_slots(tree, short.iter().copied().map(f64::from).collect())
        };
        let is_last = past.iteration == self.iterations;
        let (average, current) = if is_last {
            (self.average.clone(), self.current.clone())
        } else {
            (whole(&past.average)?, whole(&past.current)?)
        };
        Some(Moment {
            iteration: past.iteration,
            best_response_gap: past.best_response_gap,
            average,
            current,
        })
    }
}

/// A variant after so many iterations, over all runs that have come so far.
#[derive(Clone, Debug, PartialEq)]
pub struct CurvePoint {
    pub iteration: u64,
    /// Runs that have come so far.
    pub runs: u64,
    /// Of the average strategy, in antes per hand.
    pub exploitability: Estimate,
    /// See [`Checkpoint::best_response_gap`].
    pub best_response_gap: Estimate,
    /// Of the average strategy, for the first player.
    pub value: Estimate,
    /// Histories visited, averaged.
    pub visited: f64,
    checkpoints: Vec<Checkpoint>,
}

/// A variant.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub variant: RegretVariant,
    /// In ascending order; those that at least one run has come to.
    pub points: Vec<CurvePoint>,
    /// Runs that there will be.
    pub wanted: u64,
}

impl Curve {
    /// What is said about the variant in a sentence: the last point that as many runs as possible have come to.
    pub fn headline(&self) -> Option<&CurvePoint> {
        let most = self.points.iter().map(|point| point.runs).max()?;
        let mut points = self.points.iter().rev();
        points.find(|point| point.runs == most)
    }
}

/// Everything.
#[derive(Clone, Debug)]
pub struct Findings {
    pub tree: Arc<GameTree>,
    /// `None` until the main run has sent something.
    pub main: Option<MainRun>,
    /// The main run if nothing were fixed; empty where nothing is.
    pub without_locks: Vec<Checkpoint>,
    /// The main variant first.
    pub curves: Vec<Curve>,
    /// Runs finished and wanted.
    pub runs: (u64, u64),
    chunks: Vec<Run>,
}

/// The compiled game is the same where it is the same in memory: it is made once and kept.
impl PartialEq for Findings {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.tree, &other.tree)
            && self.main == other.main
            && self.without_locks == other.without_locks
            && self.curves == other.curves
            && self.runs == other.runs
    }
}

/// What it costs to fix strategies: the last checkpoint that the runs with and without locks have in common.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LockCost {
    pub with: Checkpoint,
    pub without: Checkpoint,
}

impl Findings {
    pub(super) fn new(lab: &RegretExperiment) -> Self {
        let curve = |variant| Curve {
            variant,
            points: Vec::new(),
            wanted: lab.streams_of(variant),
        };
        let chunks = lab.runs();
        Self {
            tree: lab.tree(),
            main: None,
            without_locks: Vec::new(),
            curves: lab.variants().into_iter().map(curve).collect(),
            runs: (0, chunks.len() as u64),
            chunks,
        }
    }

    /// Adds the run of a chunk.
    pub(super) fn add(&mut self, lab: &RegretExperiment, chunk: usize, found: Snapshot) {
        let run = self.chunks[chunk];
        self.runs.0 += u64::from(found.done == lab.iterations);
        if chunk == 0 {
            self.add_main(&found);
        }
        if run.is_locked {
            self.add_to_curve(run.curve, &found);
        } else {
            self.without_locks = found.checkpoints;
        }
    }

    fn add_main(&mut self, found: &Snapshot) {
        let Some(strategies) = &found.strategies else {
            return;
        };
        let strategy = |slots: &Vec<f64>| Strategy::from_slots(&self.tree, slots.clone());
        let both = strategy(&strategies.average).zip(strategy(&strategies.current));
        self.main = both.map(|(average, current)| MainRun {
            iterations: found.done,
            checkpoints: found.checkpoints.clone(),
            average,
            current,
            regrets: strategies.regrets.clone(),
            past: strategies.past.clone(),
        });
    }

    fn add_to_curve(&mut self, curve: usize, found: &Snapshot) {
        let points = &mut self.curves[curve].points;
        for checkpoint in &found.checkpoints {
            let iteration = checkpoint.iteration;
            match points.iter_mut().find(|point| point.iteration == iteration) {
                Some(point) => point.add(*checkpoint),
                None => points.push(CurvePoint::new(*checkpoint)),
            }
        }
        points.sort_by_key(|point| point.iteration);
    }

    /// Where the learned average lies among the equilibria of Kuhn poker with three cards; `None` elsewhere.
    pub fn place(&self) -> Option<Place> {
        kuhn_equilibrium::place(&self.tree, &self.main.as_ref()?.average)
    }

    /// See [`LockCost`]; `None` where nothing is fixed, and before the first checkpoint.
    pub fn lock_cost(&self) -> Option<LockCost> {
        let with = &self.main.as_ref()?.checkpoints;
        let (with, without) = with.iter().zip(&self.without_locks).next_back()?;
        Some(LockCost {
            with: *with,
            without: *without,
        })
    }

    /// Whether everything that was wanted is there.
    pub fn is_complete(&self) -> bool {
        self.runs.0 == self.runs.1
    }
}

impl CurvePoint {
    fn new(checkpoint: Checkpoint) -> Self {
        Self::of(vec![checkpoint])
    }

    fn add(&mut self, checkpoint: Checkpoint) {
        let mut checkpoints = core::mem::take(&mut self.checkpoints);
        checkpoints.push(checkpoint);
        *self = Self::of(checkpoints);
    }

    /// Of at least one checkpoint, all of one iteration.
    fn of(checkpoints: Vec<Checkpoint>) -> Self {
        let all = |of: fn(&Checkpoint) -> f64| checkpoints.iter().map(of).collect::<Vec<f64>>();
        let visited = all(|point| point.visited as f64);
        let estimate = |values: &[f64], range| {
            let estimate = Estimate::of_values(values, range);
            estimate.unwrap_or_else(|| unreachable!("there is a checkpoint"))
        };
        let gap = all(|point| point.best_response_gap);
        Self {
            iteration: checkpoints[0].iteration,
            runs: checkpoints.len() as u64,
            exploitability: estimate(&all(|point| point.exploitability), Range::AMOUNT),
            best_response_gap: estimate(&gap, Range::AMOUNT),
            value: estimate(&all(|point| point.value), Range::ANY),
            visited: visited.iter().sum::<f64>() / visited.len() as f64,
            checkpoints,
        }
    }
}
