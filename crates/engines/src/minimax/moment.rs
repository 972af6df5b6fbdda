//! One moment of a recorded search: which node is at work, what is on the stack, and what every node has then.

use super::Counts;
use super::frame::Role;
use super::record::{Content, NodeId, Record, Step};
use super::window::Window;

/// A record after its first so many steps.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    record: &'a Record,
    /// Steps done.
    at: u32,
}

/// How far the search is with a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum State {
    /// Not met yet.
    Waiting,
    /// On the stack: its partial backed-up value (infinite before the first child has returned).
    Open(f64),
    /// It has returned this.
    Done(f64),
    /// It will never be met: known since the rest of its parent's moves, or of a node above, was cut.
    Cut,
}

impl<'a> Moment<'a> {
    /// After `at` steps; the last moment if there are fewer.
    pub fn new(record: &'a Record, at: u32) -> Self {
        let at = at.min(record.step_count());
        Self { record, at }
    }

    /// The record that this is a moment of.
    pub fn record(&self) -> &'a Record {
        self.record
    }

    /// Steps done.
    pub fn at(&self) -> u32 {
        self.at
    }

    /// The step that led here; `None` at the beginning.
    pub fn step(&self) -> Option<Step> {
        let last = self.at.checked_sub(1)?;
        Some(self.record.step(last as usize))
    }

    /// What has been counted.
    pub fn counts(&self) -> Counts {
        self.record.counts_at(self.at)
    }

    /// The node at work: met or cut in the last step, or the parent of the one that has returned.
    pub fn current(&self) -> Option<NodeId> {
        match self.step()? {
            Step::Meet(node) | Step::Cut(node) => Some(node),
            Step::Leave(node) => Some(self.record.parent(node).unwrap_or(node)),
        }
    }

    /// The stack: the path from the root to the current node. Empty before the search and when a root has
    /// returned.
    pub fn stack(&self) -> Vec<NodeId> {
        let top = match self.step() {
            None => None,
            Some(Step::Meet(node) | Step::Cut(node)) => Some(node),
            Some(Step::Leave(node)) => self.record.parent(node),
        };
        let above = |&node: &NodeId| self.record.parent(node);
        let mut stack: Vec<NodeId> = core::iter::successors(top, above).collect();
        stack.reverse();
        stack
    }

    /// The root of the iteration under way; that of the first before the search. `None` for an empty record.
    pub fn root(&self) -> Option<NodeId> {
        let node = match self.step() {
            Some(Step::Meet(node) | Step::Cut(node) | Step::Leave(node)) => node,
            None => return self.record.roots().next(),
        };
        self.record.roots().take_while(|&root| root <= node).last()
    }

    fn has_happened(&self, step: Option<u32>) -> bool {
        step.is_some_and(|step| step < self.at)
    }

    /// How far the search is with `node`.
    pub fn state(&self, node: NodeId) -> State {
        let view = self.record.view(node);
        if self.has_happened(view.left_at) {
            return State::Done(view.value);
        }
        if self.has_happened(view.met_at) {
            return State::Open(self.partial(node));
        }
        if matches!(view.content, Content::Unsearched(_)) && self.is_cut_by_now(node) {
            return State::Cut;
        }
        State::Waiting
    }

    /// Whether the nearest met node above has been cut.
    fn is_cut_by_now(&self, node: NodeId) -> bool {
        let above =
            core::iter::successors(self.record.parent(node), |&node| self.record.parent(node));
        let met = above
            .map(|node| self.record.view(node))
            .find(|view| view.met_at.is_some());
        met.is_some_and(|view| {
            // The cut is the step before the node returns.
            view.is_cut && self.has_happened(view.left_at.map(|left| left.saturating_sub(1)))
        })
    }

    /// The partial backed-up value of a node on the stack.
    pub fn partial(&self, node: NodeId) -> f64 {
        let begin = match self.record.view(node).content {
            Content::Inner(Role::Max) => f64::NEG_INFINITY,
            Content::Inner(Role::Min) => f64::INFINITY,
            Content::Inner(Role::Chance) => 0.0,
            _ => return self.record.view(node).value,
        };
        self.last_returned(node)
            .map_or(begin, |child| self.record.view(child).after)
    }

    /// The child of `node` that returned last.
    pub fn last_returned(&self, node: NodeId) -> Option<NodeId> {
        let left = |child: &NodeId| self.record.view(*child).left_at;
        let returned = self.record.children(node);
        returned
            .filter(|child| self.has_happened(left(child)))
            .max_by_key(left)
    }

    /// The partial value of the parent of `child` just before that returned: what it was compared with.
    pub fn partial_before(&self, child: NodeId) -> Option<f64> {
        let parent = self.record.parent(child)?;
        let before = Self::new(self.record, self.record.view(child).left_at?);
        Some(before.partial(parent))
    }

    /// The window of a node now: the one it was called with, narrowed by its own partial value if anything is
    /// ever cut.
    pub fn window(&self, node: NodeId, cuts: bool) -> Window {
        let view = self.record.view(node);
        let mut window = view.window;
        if !cuts || !self.has_happened(view.met_at) {
            return window;
        }
        match view.content {
            Content::Inner(Role::Max) => window.alpha = window.alpha.max(self.partial(node)),
            Content::Inner(Role::Min) => window.beta = window.beta.min(self.partial(node)),
            _ => {}
        }
        window
    }

    /// The child whose value `node` has now: the first that reached it.
    pub fn best_child(&self, node: NodeId) -> Option<NodeId> {
        let partial = self.partial(node);
        if matches!(self.record.view(node).content, Content::Inner(Role::Chance)) {
            return None;
        }
        let reaches = |child: &NodeId| {
            let view = self.record.view(*child);
            self.has_happened(view.left_at) && view.value == partial && view.after == partial
        };
        let left = |child: &NodeId| self.record.view(*child).left_at;
        self.record.children(node).filter(reaches).min_by_key(left)
    }

    /// The principal variation so far, from `root` down, without the root.
    pub fn principal_variation(&self, root: NodeId) -> Vec<NodeId> {
        core::iter::successors(self.best_child(root), |&node| self.best_child(node)).collect()
    }

    /// The first moment after this one at which `is_wanted` says yes to the step that led there; the end if
    /// there is none.
    pub fn next(&self, is_wanted: impl Fn(Step) -> bool) -> u32 {
        let last = self.record.step_count();
        (self.at..last)
            .find(|&index| is_wanted(self.record.step(index as usize)))
            .map_or(last, |index| index + 1)
    }

    /// The next moment at which a position is evaluated.
    pub fn next_leaf(&self) -> u32 {
        self.next(|step| match step {
            Step::Meet(node) => matches!(self.record.view(node).content, Content::Evaluated(_)),
            Step::Leave(_) | Step::Cut(_) => false,
        })
    }

    /// The next moment at which something is cut.
    pub fn next_cut(&self) -> u32 {
        self.next(|step| matches!(step, Step::Cut(_)))
    }

    /// The next moment at which the root hears of a value, or returns its own.
    pub fn next_at_root(&self) -> u32 {
        self.next(|step| match step {
            Step::Leave(node) => {
                let parent = self.record.parent(node);
                parent.is_none_or(|parent| self.record.parent(parent).is_none())
            }
            Step::Meet(_) | Step::Cut(_) => false,
        })
    }
}
