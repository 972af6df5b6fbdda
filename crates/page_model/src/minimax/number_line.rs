//! α, β and the value so far of a node as places on a line from −∞ to ∞: what is drawn of a window that closes.
//!
//! Finite numbers take the middle of the line, from the least to the greatest that can come up; beyond them is room at both
//! ends for what is infinite.

use engines::minimax::Moment;
use engines::minimax::frame::Role;
use engines::minimax::record::{Content, NodeId, Step};
use experiments::minimax::Place;
use games::typed_tree::Owner;

/// How much of the line is left at each end for what is infinite, of 1.
const END: f64 = 0.09;
/// Marks on the line, at most.
const MAX_TICKS: f64 = 9.0;

/// The line of a position's values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NumberLine {
    least: f64,
    greatest: f64,
}

/// What is known about the node at work.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reading {
    pub node: NodeId,
    /// Who decides there; `None` at a leaf.
    pub role: Option<Role>,
    /// What the maximising player has elsewhere, what the minimising one has; infinite at the beginning.
    pub alpha: f64,
    pub beta: f64,
    /// The value so far; infinite before the first child has returned.
    pub value: f64,
    /// The value that has just come up from a child.
    pub returned: Option<f64>,
    /// Whether no value is left that could matter, and the rest is cut here and now.
    pub is_cut: bool,
}

impl NumberLine {
    /// The line for a search of `root`: as long as the values at the leaves of a typed tree; in games from lost to won.
    pub fn of(root: &Place) -> Self {
        let Place::Tree(position) = root else {
            return Self {
                least: -1.0,
                greatest: 1.0,
            };
        };
        let nodes = position.tree().nodes().iter();
        let leaves = nodes.filter(|node| node.owner == Owner::Nobody);
        let (least, greatest) = leaves.fold((f64::MAX, f64::MIN), |(least, greatest), leaf| {
            (least.min(leaf.value), greatest.max(leaf.value))
        });
        if least < greatest {
            Self { least, greatest }
        } else {
            Self {
                least: least - 1.0,
                greatest: greatest + 1.0,
            }
        }
    }

    /// Where a number stands, from 0 to 1.
    pub fn place(&self, value: f64) -> f64 {
        if value == f64::NEG_INFINITY {
            return 0.0;
        }
        if value == f64::INFINITY {
            return 1.0;
        }
        let share = (value - self.least) / (self.greatest - self.least);
        END + share.clamp(0.0, 1.0) * (1.0 - 2.0 * END)
    }

    /// Round numbers along the line, with their places.
    pub fn ticks(&self) -> Vec<(f64, f64)> {
        let step = step_for((self.greatest - self.least) / MAX_TICKS);
        let first = (self.least / step).ceil() as i64;
        let last = (self.greatest / step).floor() as i64;
        let number = |index: i64| index as f64 * step;
        (first..=last)
            .map(number)
            .map(|value| (value, self.place(value)))
            .collect()
    }
}

/// The least of 1, 2, 5, 10, … and their tenths and so on that is at least `wanted`.
fn step_for(wanted: f64) -> f64 {
    let mut power = 1.0;
    while power < wanted {
        power *= 10.0;
    }
    while power / 10.0 >= wanted {
        power /= 10.0;
    }
    let finer = [power / 5.0, power / 2.0, power];
    finer
        .into_iter()
        .find(|&step| step >= wanted)
        .unwrap_or(power)
}

/// What is known about the node at work at this moment; `None` before the search.
pub fn reading(moment: &Moment, cuts: bool) -> Option<Reading> {
    let node = moment.current()?;
    let record = moment.record();
    let view = record.view(node);
    let window = moment.window(node, cuts);
    let step = moment.step()?;
    let returned = match step {
        Step::Leave(child) if child != node => Some(record.view(child).value),
        _ => None,
    };
    let role = match view.content {
        Content::Inner(role) => Some(role),
        _ => None,
    };
    Some(Reading {
        node,
        role,
        alpha: window.alpha,
        beta: window.beta,
        value: moment.partial(node),
        returned,
        is_cut: matches!(step, Step::Cut(_)),
    })
}
