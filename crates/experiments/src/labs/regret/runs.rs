//! Runs of an experiment: the main one, the same with nothing fixed, other streams and other variants.

use super::settings::RegretExperiment;
use crate::common::regret_variant::RegretVariant;
use engines::regret::learners;

/// What a chunk computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Its place among the variants of the experiment.
    pub curve: usize,
    pub variant: RegretVariant,
    pub stream: u64,
    pub is_locked: bool,
}

impl RegretExperiment {
    /// The main variant, then the others.
    pub fn variants(&self) -> Vec<RegretVariant> {
        let others = self.compare.as_slice().iter().copied();
        let others = others.filter(|&variant| variant != self.variant);
        core::iter::once(self.variant).chain(others).collect()
    }

    /// Runs of a variant: one where nothing is drawn at random.
    pub fn streams_of(&self, variant: RegretVariant) -> u64 {
        let is_random = self.parameters_of(variant).is_random();
        if is_random { self.seeds } else { 1 }
    }

    /// Which players have something to learn.
    pub fn learners(&self) -> [bool; 2] {
        let tree = self.tree();
        learners(&tree, &self.lock.of_game(&tree))
    }

    /// The chunks, in order: the main run, the same with nothing fixed where something is, the other streams and variants.
    pub fn runs(&self) -> Vec<Run> {
        let run = |curve, variant, stream| Run {
            curve,
            variant,
            stream,
            is_locked: true,
        };
        let mut runs = Vec::new();
        for (curve, variant) in self.variants().into_iter().enumerate() {
            let streams = self.streams_of(variant);
            runs.extend((0..streams).map(|stream| run(curve, variant, stream)));
        }
        if !self.lock.is_empty() {
            let free = Run {
                is_locked: false,
                ..runs[0]
            };
            runs.insert(1, free);
        }
        runs
    }

    /// The curve that a chunk is a run of; `None` for the run without what is fixed.
    pub fn curve_of(&self, chunk: usize) -> Option<usize> {
        let run = *self.runs().get(chunk)?;
        run.is_locked.then_some(run.curve)
    }
}
