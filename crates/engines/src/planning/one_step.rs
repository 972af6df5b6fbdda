//! One-step look-ahead: tries every action as often as the budget allows, and takes the one that stands best on average.
//!
//! Source: the agent of that name in GVGAI (chapter 3 of the module's source). Deviation: it tries each action as often as the
//! budget allows rather than once, since a step may have more than one outcome; where the budget does not divide, the first
//! actions are tried once more. Of equal actions it draws one.

use super::trial::{BestByLot, Trial};
use games::ForwardModel;

/// The number of the action.
pub(super) fn decide<M: ForwardModel>(model: &M, trial: &mut Trial) -> u8 {
    let count = M::ACTIONS.len() as u32;
    let (each, more) = (trial.left() / count, trial.left() % count);
    let mut best = BestByLot::new();
    for action in 0..count {
        let tries = each + u32::from(action < more);
        let mut sum = 0.0;
        for _ in 0..tries {
            let mut tried = model.clone();
            trial.step(&mut tried, action as u8);
            sum += tried.worth();
        }
        // What is never tried is worth what is there now.
        let mean = if tries == 0 {
            model.worth()
        } else {
            sum / f64::from(tries)
        };
        best.offer(action as u8, mean, trial.random);
    }
    best.place
}
