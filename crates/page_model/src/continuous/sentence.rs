//! Sentence of the lab: which game it is, and what is drawn.

use super::analysis::Analysis;
use experiments::continuous::ContinuousExperiment;
use texts::Texts;

/// The text of the sentence, with its places.
pub fn text_of(lab: &ContinuousExperiment, of: Option<&Analysis>, texts: &Texts) -> String {
    let words = &texts.labs.continuous.views.sentence;
    let t = if lab.uses_t() { words.t } else { "" };
    let mut parts = vec![format!("{}{t}.", words.game), words.path.to_owned()];
    if of.is_some_and(|of| of.found.equilibria.len() > 1 && !of.hides()) {
        parts.push(words.shown.to_owned());
    }
    parts.join(" ")
}
