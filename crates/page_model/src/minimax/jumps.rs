//! Jumps in time: to the next leaf, cut, or value at the root, and to where two searches part.

use super::view::View;
use experiments::minimax::Side;

/// Where one can jump to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    Leaf,
    Cut,
    Root,
    Difference,
}

impl Jump {
    /// The one that a key stands for.
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            "l" | "L" => Some(Self::Leaf),
            "c" | "C" => Some(Self::Cut),
            "r" | "R" => Some(Self::Root),
            "d" | "D" => Some(Self::Difference),
            _ => None,
        }
    }
}

/// The moment at which two searches part.
pub fn first_difference(view: &View) -> Option<u32> {
    view.difference.as_ref()?.first
}

/// The step that a jump leads to, as far as questions let it; `None` if there is no such step.
pub fn target(view: &View, in_focus: Side, jump: Jump) -> Option<u32> {
    let moment = view.side(in_focus)?.moment();
    let target = match jump {
        Jump::Leaf => moment.next_leaf(),
        Jump::Cut => moment.next_cut(),
        Jump::Root => moment.next_at_root(),
        Jump::Difference => first_difference(view)?,
    };
    let barrier = view.barrier.map(|(step, _)| step);
    Some(barrier.map_or(target, |barrier| target.min(barrier)))
}
