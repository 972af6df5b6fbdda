//! Short: links that are not too long to be followed.

use experiments::Experiment;
use experiments::link::MAX_CHARACTERS;

/// The link of an experiment; `None` if it is longer than links may be.
pub fn short(of: impl Into<Experiment>) -> Option<String> {
    let link = of.into().link();
    (link.len() <= MAX_CHARACTERS).then_some(link)
}

/// A lab with these parameters, if it can be run and written.
pub fn link(lab: &str, parameters: &[(&str, &str)]) -> Option<String> {
    let mut experiment = Experiment::of_lab(lab)?;
    for (key, text) in parameters {
        experiment = experiment.with(key, text)?;
    }
    experiment.runnable().ok()?;
    short(experiment)
}
