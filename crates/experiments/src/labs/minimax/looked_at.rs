//! The node that a visitor looks at: a number in the picture, or none.

use crate::diagnostic::Refusal;
use crate::parameters::{Integer, Kind, NONE, Values};
use texts::Texts;

/// No search that is kept has more nodes.
const LAST: u64 = 10_000_000;

/// The number of a node, or `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeOrNone;

impl Kind for NodeOrNone {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.labs.minimax.allowed_nodes)(LAST)
    }
}

impl Values<Option<u64>> for NodeOrNone {
    fn read(&self, text: &str) -> Result<Option<u64>, Refusal> {
        if text == NONE {
            return Ok(None);
        }
        let number = Integer {
            minimum: 0,
            maximum: LAST,
        };
        number.read(text).map(Some)
    }

    fn write(&self, node: &Option<u64>) -> String {
        node.map_or_else(|| NONE.to_owned(), |node| node.to_string())
    }
}
