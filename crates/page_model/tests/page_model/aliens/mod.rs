//! Lab of Aliens: tests of what the page decides.
//!
//! * [`played`]: keys, steps by hand, and where things are between steps. [`told`]: moments, results and rules in words.
//!   [`presets`]: experiments to begin with.

mod played;
mod presets;
mod told;

use experiments::Experiment;
use experiments::aliens::AliensExperiment;

fn opened(link: &str) -> AliensExperiment {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    match opened.experiment {
        Experiment::Aliens(lab) => lab,
        other => panic!("{other:?}"),
    }
}
