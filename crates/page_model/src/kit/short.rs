//! Short: links that are not too long to be followed.

use experiments::Experiment;
use experiments::link::MAX_CHARACTERS;

/// The link of an experiment; `None` if it is longer than links may be.
pub fn short(of: impl Into<Experiment>) -> Option<String> {
    let link = of.into().link();
    (link.len() <= MAX_CHARACTERS).then_some(link)
}
