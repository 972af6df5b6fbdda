//! Findings of all chunks together.

use super::snapshot::{Exact, Optimum, Simulated};
use crate::Progress;

/// What all chunks have found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    pub exact: Option<Exact>,
    pub optimum: Option<Optimum>,
    pub simulated: Simulated,
    pub progress: Progress,
}
