//! Snapshots: of a tree, of an agent in its place, of a move that is solved.

use super::sight::AgentSnapshot;
use super::tree_snapshot::TreeSnapshot;
use crate::solve;
use serde::{Deserialize, Serialize};

/// What a chunk has found.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Snapshot {
    Tree(TreeSnapshot),
    Agent(AgentSnapshot),
    Solve(solve::Snapshot),
}
