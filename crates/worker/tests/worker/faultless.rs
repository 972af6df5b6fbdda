//! Links without fault, opened.

use experiments::{Experiment, Opened};

/// The experiment of a link that has nothing to complain about, and sets nothing that makes no difference.
pub fn faultless(link: &str) -> Experiment {
    let Opened {
        experiment,
        problems,
        unused,
    } = Experiment::open(link).expect(link);
    assert_eq!(problems, [], "{link}");
    assert_eq!(unused, [], "{link}");
    experiment
}
