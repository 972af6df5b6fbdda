//! Hiding: what of a stage would answer the scene's question is shown otherwise until somebody has answered it.
//!
//! Only parameters that choose what is shown can be hidden, so the experiment asks the same before and after, and what was found
//! of it stays.

use crate::lesson::Scene;
use experiments::Experiment;

impl Scene {
    /// The scene's own experiment, with what waits for an answer hidden.
    #[must_use]
    pub fn hiding(&self, own: &Experiment) -> Experiment {
        let changes = self.hidden.iter().flat_map(|hidden| &hidden.changes);
        changes.fold(own.clone(), |hiding, (key, value)| {
            hiding.with(key, value).unwrap_or(hiding)
        })
    }

    /// What a reader has made of it, once the question is answered: what is still hidden is shown as in the scene's `own`
    /// experiment, and whatever else was changed stays.
    #[must_use]
    pub fn revealing(&self, now: &Experiment, own: &Experiment) -> Experiment {
        let changes = self.hidden.iter().flat_map(|hidden| &hidden.changes);
        let still_hidden = changes.filter(|(key, value)| now.value(key) == *value);
        still_hidden.fold(now.clone(), |shown, (key, _)| {
            shown.with(key, &own.value(key)).unwrap_or(shown)
        })
    }
}
