//! Analysis: a population with what has been found of it, which every view is given.

use experiments::populations::{Findings, Named, PopulationsExperiment};
use std::rc::Rc;
use std::sync::Arc;

/// Colours of strategies; the sheet has a rule for each.
pub const TONES: usize = 8;

/// A population and what has been found of it.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// As the address has it.
    pub asked: PopulationsExperiment,
    /// What is shown: that, or what was asked before until something is found of it.
    pub lab: PopulationsExperiment,
    pub named: Arc<Named>,
    pub found: Rc<Findings>,
}

impl PartialEq for Analysis {
    /// All else follows from these.
    fn eq(&self, other: &Self) -> bool {
        self.asked == other.asked
            && self.lab == other.lab
            && (Rc::ptr_eq(&self.found, &other.found) || self.found == other.found)
    }
}

impl Analysis {
    /// What has been found of `lab`, where `asked` is what the address has; `None` where there is no game.
    pub fn new(
        asked: &PopulationsExperiment,
        lab: &PopulationsExperiment,
        found: &Rc<Findings>,
    ) -> Option<Self> {
        Some(Self {
            named: lab.named().ok()?,
            asked: asked.clone(),
            lab: lab.clone(),
            found: found.clone(),
        })
    }

    /// How many strategies there are.
    pub fn size(&self) -> usize {
        self.named.names.len()
    }

    /// The name of a strategy.
    pub fn name(&self, strategy: usize) -> &str {
        self.named.names.get(strategy).map_or("", String::as_str)
    }

    /// The generation that is shown: the last of those that are there where that is further.
    pub fn generation(&self) -> u64 {
        let last = self.known();
        self.asked
            .generation
            .map_or(last, |generation| generation.min(last))
    }

    /// The last generation that is there.
    pub fn known(&self) -> u64 {
        let generations = self.found.watched.counts.len() as u64;
        generations.saturating_sub(1)
    }

    /// How many play what in the generation that is shown; nothing before the first is there.
    pub fn counts(&self) -> &[u32] {
        let place = usize::try_from(self.generation()).unwrap_or(usize::MAX);
        self.found
            .watched
            .counts
            .get(place)
            .map_or(&[], Vec::as_slice)
    }

    /// The share of each strategy in the generation that is shown.
    pub fn shares(&self) -> Vec<f64> {
        let players = f64::from(self.lab.players());
        let counts = self.counts().iter();
        counts.map(|&count| f64::from(count) / players).collect()
    }

    /// The lab at another moment; its end is not written into the link.
    #[must_use]
    pub fn at_generation(&self, generation: u64) -> PopulationsExperiment {
        PopulationsExperiment {
            generation: (generation < self.asked.watched).then_some(generation),
            ..self.asked.clone()
        }
    }
}
