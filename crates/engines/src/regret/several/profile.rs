//! Profiles: a strategy of every player, as a probability for each action of each information set.

use super::form::SequenceForm;
use crate::regret::strategy::in_proportion;

/// Probabilities from outside add up to 1 within this.
const TOLERANCE: f64 = 1e-6;

/// A behaviour strategy of every player, by slot.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile(Vec<f64>);

impl Profile {
    /// Every action of an information set with the same probability.
    pub fn uniform(form: &SequenceForm) -> Self {
        Self::proportional(form, &vec![0.0; form.slot_count()])
    }

    /// In proportion to these amounts, none of which is negative; an information set without any is uniform.
    pub(super) fn proportional(form: &SequenceForm, amounts: &[f64]) -> Self {
        let sets = 0..form.set_count();
        Self(
            sets.flat_map(|set| in_proportion(&amounts[form.slots(set)]))
                .collect(),
        )
    }

    /// Of these probabilities, by slot; `None` if they are none of this game.
    pub fn from_slots(form: &SequenceForm, slots: Vec<f64>) -> Option<Self> {
        let is_strategy = |set: usize| {
            let set = &slots[form.slots(set)];
            let sum: f64 = set.iter().sum();
            set.iter().all(|part| (0.0..=1.0).contains(part)) && (sum - 1.0).abs() < TOLERANCE
        };
        let fits = slots.len() == form.slot_count() && (0..form.set_count()).all(is_strategy);
        fits.then_some(Self(slots))
    }

    /// All probabilities, by slot.
    pub fn slots(&self) -> &[f64] {
        &self.0
    }

    /// Those of an information set.
    pub fn set(&self, form: &SequenceForm, set: usize) -> &[f64] {
        &self.0[form.slots(set)]
    }

    /// Changes an information set. There are as many probabilities as actions (others are left out), and they add up to 1.
    pub fn change(&mut self, form: &SequenceForm, set: usize, probabilities: &[f64]) {
        for (slot, &probability) in form.slots(set).zip(probabilities) {
            self.0[slot] = probability;
        }
    }
}
