//! The moment of the searches that is looked at: a step, the end, or where there is something to see first.

use crate::diagnostic::Refusal;
use crate::parameters::{Integer, Kind, Values};
use engines::minimax::Record;
use engines::minimax::record::{Content, Step};
use texts::Texts;

/// The word in links for where a visitor looks first.
const OPENING: &str = "opening";
const END: &str = "end";

/// Which moment is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The first at which a node has come to its value: there is something to see, and most is still to come.
    Opening,
    /// After so many steps.
    Step(u64),
    End,
}

impl Shown {
    /// How many steps of this record that is.
    pub fn steps(self, record: &Record) -> u32 {
        let last = record.step_count();
        match self {
            Self::Opening => opening(record),
            Self::Step(step) => step.min(last.into()) as u32,
            Self::End => last,
        }
    }

    /// After `step` steps of `last`; the end has one text only.
    pub fn after(step: u64, last: u32) -> Self {
        if step < u64::from(last) {
            Self::Step(step)
        } else {
            Self::End
        }
    }
}

/// A larger tree is not gone through step by step: it opens at its end, where the first levels have their values.
pub const MAX_GONE_THROUGH: u32 = 2_000;

/// The moment after the first inner node below the root has returned; in a tree of one level, after the first leaf has; in a large
/// tree the last.
fn opening(record: &Record) -> u32 {
    if record.node_count() > MAX_GONE_THROUGH {
        return record.step_count();
    }
    let steps = || (0..record.step_count()).map(|at| (at, record.step(at as usize)));
    let returns = |wanted: fn(Content) -> bool| {
        steps().find_map(|(at, step)| match step {
            Step::Leave(node) if record.parent(node).is_some() => {
                wanted(record.view(node).content).then_some(at + 1)
            }
            _ => None,
        })
    };
    let inner = returns(|content| matches!(content, Content::Inner(_)));
    inner
        .or_else(|| returns(|_| true))
        .unwrap_or(record.step_count())
}

/// Steps in links: a whole number, `end`, or nothing for the opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps {
    pub maximum: u64,
}

impl Steps {
    fn number(self) -> Integer {
        Integer {
            minimum: 0,
            maximum: self.maximum,
        }
    }
}

impl Kind for Steps {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.labs.minimax.allowed_steps)(self.maximum)
    }
}

impl Values<Shown> for Steps {
    fn read(&self, text: &str) -> Result<Shown, Refusal> {
        match text {
            OPENING => Ok(Shown::Opening),
            END => Ok(Shown::End),
            _ => self.number().read(text).map(Shown::Step),
        }
    }

    fn write(&self, shown: &Shown) -> String {
        match shown {
            Shown::Opening => OPENING.to_owned(),
            Shown::End => END.to_owned(),
            Shown::Step(step) => step.to_string(),
        }
    }
}
