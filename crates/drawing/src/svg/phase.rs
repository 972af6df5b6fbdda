//! Classes of nodes, edges and wedges by how far the search was with them.

use crate::tree::Phase;

pub fn phase_class(phase: Phase, is_cut: bool) -> &'static str {
    match phase {
        _ if is_cut => "cut",
        Phase::Waiting => "waiting",
        Phase::Open => "open",
        Phase::Done | Phase::Cut => "done",
    }
}
