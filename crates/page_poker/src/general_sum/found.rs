//! Found: what every view of the lab is given.

use experiments::general_sum::{Findings, GeneralSumExperiment};
use std::rc::Rc;
use yew::prelude::*;

/// What every view is given: an experiment, and what it has found.
#[derive(Clone, PartialEq, Properties)]
pub struct FoundProps {
    pub lab: GeneralSumExperiment,
    pub findings: Rc<Findings>,
}
