//! Neighbours of the point that a search stands at.

use engines::tuning::Bound;
use serde::{Deserialize, Serialize};

/// A neighbour of the current point, and what the model says about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Neighbour {
    pub point: Vec<u16>,
    pub bound: Bound,
    /// How often it was made in this step.
    pub copies: u64,
    /// Whether it is evaluated next.
    pub is_chosen: bool,
}
