//! Predictions: what the viewer is to find out, and what was said so far.

use engines::minimax::Record;
use engines::minimax::record::{Content, NodeId, Step};
use experiments::minimax::Hide;
use serde::{Deserialize, Serialize};
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
    /// The question that is open has been answered wrongly.
    is_missed: bool,
    /// What is to be said of the last answer.
    pub verdict: Option<Verdict>,
}

/// What is to be said of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This node returns what was said.
    Right(NodeId),
    /// Nothing was said; this node's value is shown.
    Shown(NodeId),
    TooLow,
    TooHigh,
    NotANumber,
}

/// What of it is kept when the page is left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    answered: Vec<NodeId>,
    marked: Vec<NodeId>,
    is_checked: bool,
    is_missed: bool,
    asked: usize,
    right: usize,
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
            is_missed: false,
            verdict: None,
        }
    }

    /// What is worth keeping.
    pub fn kept(&self) -> Kept {
        Kept {
            answered: self.answered.iter().copied().collect(),
            marked: self.marked.iter().copied().collect(),
            is_checked: self.checked.is_some(),
            is_missed: self.is_missed,
            asked: self.asked,
            right: self.right,
        }
    }

    /// Goes on with what was kept. It comes from outside: nodes that are not there are left out.
    pub fn of_kept(hide: Hide, kept: &Kept, record: &Record) -> Self {
        let there = |nodes: &[NodeId]| {
            let nodes = nodes.iter().copied();
            Rc::new(nodes.filter(|&node| node < record.node_count()).collect())
        };
        let mut predictions = Self {
            answered: there(&kept.answered),
            marked: there(&kept.marked),
            is_missed: kept.is_missed,
            asked: kept.asked,
            right: kept.right.min(kept.asked),
            ..Self::new(hide)
        };
        if kept.is_checked && hide == Hide::Cuts {
            predictions.check(record);
        }
        predictions
    }

    /// Begins at a moment of the search, as a link may: nobody is asked for what was returned before. After the last question there
    /// is nothing left to ask: then one begins with the first.
    pub fn begin_at(&mut self, record: &Record, step: u32) {
        if !self.hides_values() {
            return;
        }
        let before = self.answered.clone();
        let answered = Rc::make_mut(&mut self.answered);
        for at in 0..step.min(record.step_count()) {
            if let Step::Leave(node) = record.step(at as usize) {
                answered.insert(node);
            }
        }
        if self.barrier(record).is_none() {
            self.answered = before;
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
        let verdict = match text.parse::<f64>() {
            // What is shown is rounded to four decimals.
            Ok(said) if (said - value).abs() < 5e-5 => Verdict::Right(node),
            Ok(said) if said < value => Verdict::TooLow,
            Ok(said) if said > value => Verdict::TooHigh,
            _ => Verdict::NotANumber,
        };
        match verdict {
            Verdict::Right(_) => {
                self.asked += 1;
                self.right += usize::from(!self.is_missed);
                self.reveal(node);
            }
            // A slip of the fingers is no wrong answer.
            Verdict::NotANumber => {}
            _ => self.is_missed = true,
        }
        self.verdict = Some(verdict);
    }

    /// A new attempt begins: what was said of the one before is over.
    pub fn begin_attempt(&mut self) {
        self.verdict = None;
    }

    /// The viewer does not know.
    pub fn give_up(&mut self, node: NodeId) {
        self.asked += 1;
        self.reveal(node);
        self.verdict = Some(Verdict::Shown(node));
    }

    fn reveal(&mut self, node: NodeId) {
        Rc::make_mut(&mut self.answered).insert(node);
        self.is_missed = false;
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
