//! What the viewer is to find out by himself, and what he has said so far.

use crate::engines::minimax::Record;
use crate::engines::minimax::record::{Content, NodeId, Step};
use crate::experiments::minimax::Hide;
use std::collections::BTreeSet;
use std::rc::Rc;

/// The viewer's answers; a value that is cheap to copy.
#[derive(Clone, Debug, PartialEq)]
pub struct Predictions {
    hide: Hide,
    /// Nodes whose value has been found.
    answered: Rc<BTreeSet<NodeId>>,
    /// Nodes that the viewer thinks will be cut.
    marked: Rc<BTreeSet<NodeId>>,
    /// Cuts have been checked: nothing is hidden any more.
    pub checked: Option<CutScore>,
    /// Questions asked and answered rightly at the first try.
    pub asked: usize,
    pub right: usize,
    /// The last answer to the question that is open was wrong: too low, or too high.
    pub last_wrong: Option<Wrong>,
}

/// How an answer was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    TooLow,
    TooHigh,
    NotANumber,
}

/// How the cuts that the viewer marked compare with those that are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutScore {
    pub right: usize,
    pub missed: usize,
    pub wrong: usize,
}

impl Predictions {
    /// Nothing said yet.
    pub fn new(hide: Hide) -> Self {
        Self {
            hide,
            answered: Rc::default(),
            marked: Rc::default(),
            checked: None,
            asked: 0,
            right: 0,
            last_wrong: None,
        }
    }

    /// Whether values of inner nodes are hidden at all.
    pub fn hides_values(&self) -> bool {
        self.hide == Hide::Values
    }

    /// Whether cuts are to be marked now.
    pub fn asks_for_cuts(&self) -> bool {
        self.hide == Hide::Cuts && self.checked.is_none()
    }

    /// Whether the value of this inner node is hidden.
    pub fn hides(&self, node: NodeId) -> bool {
        self.hides_values() && !self.answered.contains(&node)
    }

    /// Whether the viewer has marked this node as cut, and has not checked yet.
    pub fn is_marked(&self, node: NodeId) -> bool {
        self.asks_for_cuts() && self.marked.contains(&node)
    }

    /// Marks a node, or takes the mark away.
    pub fn toggle(&mut self, node: NodeId) {
        let marked = Rc::make_mut(&mut self.marked);
        if !marked.remove(&node) {
            marked.insert(node);
        }
    }

    /// The moment beyond which time does not go before a question is answered, and the node that it is about.
    pub fn barrier(&self, record: &Record) -> Option<(u32, NodeId)> {
        if self.asks_for_cuts() {
            return Some((0, 0));
        }
        if !self.hides_values() {
            return None;
        }
        (0..record.step_count()).find_map(|step| match record.step(step as usize) {
            Step::Leave(node) if self.is_question(record, node) => Some((step, node)),
            _ => None,
        })
    }

    fn is_question(&self, record: &Record, node: NodeId) -> bool {
        matches!(record.view(node).content, Content::Inner(_)) && !self.answered.contains(&node)
    }

    /// Takes an answer to the question about `node`, whose value is `value`.
    pub fn answer(&mut self, node: NodeId, value: f64, text: &str) {
        let text = text.trim().replace('−', "-").replace(',', ".");
        let wrong = match text.parse::<f64>() {
            // What is shown is rounded to four decimals.
            Ok(said) if (said - value).abs() < 5e-5 => None,
            Ok(said) if said < value => Some(Wrong::TooLow),
            Ok(said) if said > value => Some(Wrong::TooHigh),
            _ => Some(Wrong::NotANumber),
        };
        if wrong.is_none() {
            self.asked += 1;
            self.right += usize::from(self.last_wrong.is_none());
            self.reveal(node);
        } else if wrong != Some(Wrong::NotANumber) || self.last_wrong.is_none() {
            self.last_wrong = wrong;
        }
    }

    /// The viewer does not know.
    pub fn give_up(&mut self, node: NodeId) {
        self.asked += 1;
        self.reveal(node);
    }

    fn reveal(&mut self, node: NodeId) {
        Rc::make_mut(&mut self.answered).insert(node);
        self.last_wrong = None;
    }

    /// Compares the marks with the branches that are cut.
    pub fn check(&mut self, record: &Record) {
        let cut = cut_branches(record);
        let right = self.marked.intersection(&cut).count();
        self.checked = Some(CutScore {
            right,
            missed: cut.len() - right,
            wrong: self.marked.len() - right,
        });
    }
}

/// The branches that are cut: nodes never met below nodes that are.
fn cut_branches(record: &Record) -> BTreeSet<NodeId> {
    let is_cut = |&node: &NodeId| {
        let is_unsearched = |node| matches!(record.view(node).content, Content::Unsearched(_));
        let parent = record.parent(node);
        is_unsearched(node) && parent.is_some_and(|parent| !is_unsearched(parent))
    };
    (0..record.node_count()).filter(is_cut).collect()
}
