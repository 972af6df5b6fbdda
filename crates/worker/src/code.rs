//! Code: what computes an experiment, for programs that have all of it and for those that fetch it.

use computing::{Computing, computing_of};
use experiments::Experiment;

/// What computes an experiment; `None` where its code could not be loaded.
pub type Code = fn(&Experiment) -> Option<&'static Computing>;

/// The code of all labs, for programs that have it.
pub fn all_code(experiment: &Experiment) -> Option<&'static Computing> {
    Some(computing_of(experiment.module()))
}
