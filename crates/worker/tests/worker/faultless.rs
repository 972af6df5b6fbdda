//! Links without fault, opened.

use experiments::{Experiment, Opened};

/// The experiment of a link that has nothing to complain about.
pub fn faultless(link: &str) -> Experiment {
    let Opened {
        experiment,
        problems,
    } = Experiment::open(link).expect(link);
    assert_eq!(problems, [], "{link}");
    experiment
}
