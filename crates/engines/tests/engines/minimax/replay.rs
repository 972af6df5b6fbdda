//! A recorded search replayed step by step, with nothing but a stack and a state for every node: what every moment
//! is compared with. The steps themselves are checked on the way.

use engines::minimax::Counts;
use engines::minimax::frame::Role;
use engines::minimax::moment::State;
use engines::minimax::record::{Content, NodeId, Record, Step, View};
use engines::minimax::window::Window;

/// A search under way.
pub struct Replay<'a> {
    record: &'a Record,
    /// The probability of the outcome that leads to a node, 1 where there is none.
    probabilities: &'a [f64],
    pub states: Vec<State>,
    pub stack: Vec<NodeId>,
    /// The child that a node has its partial value from.
    pub best: Vec<Option<NodeId>>,
    pub last_returned: Vec<Option<NodeId>>,
    pub counts: Counts,
    /// The root met last.
    pub root: Option<NodeId>,
}

impl<'a> Replay<'a> {
    pub fn new(record: &'a Record, probabilities: &'a [f64]) -> Self {
        let count = record.node_count() as usize;
        Self {
            record,
            probabilities,
            states: vec![State::Waiting; count],
            stack: Vec::new(),
            best: vec![None; count],
            last_returned: vec![None; count],
            counts: Counts::default(),
            root: record.roots().next(),
        }
    }

    fn view(&self, node: NodeId) -> View {
        self.record.view(node)
    }

    pub fn partial(&self, node: NodeId) -> f64 {
        match self.states[node as usize] {
            State::Open(partial) | State::Done(partial) => partial,
            other => panic!("node {node} is {other:?}"),
        }
    }

    /// The window of a node that has been met.
    pub fn window(&self, node: NodeId, cuts: bool) -> Window {
        let (view, mut window) = (self.view(node), self.view(node).window);
        match view.content {
            Content::Inner(Role::Max) if cuts => {
                window.alpha = window.alpha.max(self.partial(node))
            }
            Content::Inner(Role::Min) if cuts => window.beta = window.beta.min(self.partial(node)),
            _ => {}
        }
        window
    }

    pub fn step(&mut self, step: Step) {
        match step {
            Step::Meet(node) => self.meet(node),
            Step::Leave(node) => self.leave(node),
            Step::Cut(node) => self.cut(node),
        }
    }

    fn meet(&mut self, node: NodeId) {
        assert_eq!(self.states[node as usize], State::Waiting);
        assert_eq!(self.record.parent(node), self.stack.last().copied());
        if self.stack.is_empty() {
            self.root = Some(node);
        }
        self.stack.push(node);
        self.counts.nodes += 1;
        let view = self.view(node);
        let partial = match view.content {
            Content::Inner(Role::Max) => f64::NEG_INFINITY,
            Content::Inner(Role::Min) => f64::INFINITY,
            Content::Inner(Role::Chance) => 0.0,
            Content::Evaluated(_) => {
                self.counts.leaves += 1;
                view.value
            }
            Content::Known(_) => {
                self.counts.table_hits += 1;
                view.value
            }
            Content::Unsearched(_) => panic!("node {node} is never met"),
        };
        self.states[node as usize] = State::Open(partial);
        self.count_memory();
    }

    fn count_memory(&mut self) {
        self.counts.in_memory = self.stack.len() as u64;
        let most = self.counts.most_in_memory.max(self.counts.in_memory);
        self.counts.most_in_memory = most;
    }

    fn leave(&mut self, node: NodeId) {
        assert_eq!(self.stack.pop(), Some(node));
        let view = self.view(node);
        assert_eq!(
            view.value,
            self.partial(node),
            "it returns its partial value"
        );
        self.states[node as usize] = State::Done(view.value);
        self.count_memory();
        let Some(&parent) = self.stack.last() else {
            return;
        };
        let before = self.partial(parent);
        let (is_better, after) = self.combined(node, &view, before);
        assert_eq!(
            view.after, after,
            "node {node} returns {} to {before}",
            view.value
        );
        self.states[parent as usize] = State::Open(after);
        self.last_returned[parent as usize] = Some(node);
        if is_better {
            self.best[parent as usize] = Some(node);
        }
    }

    /// Whether the value of `node` is the best so far, and its parent's partial value with it.
    fn combined(&self, node: NodeId, view: &View, before: f64) -> (bool, f64) {
        let parent = *self.stack.last().unwrap();
        if self.is_asked_again(node) {
            return (false, before);
        }
        match self.view(parent).content {
            Content::Inner(Role::Max) => (view.value > before, view.value.max(before)),
            Content::Inner(Role::Min) => (view.value < before, view.value.min(before)),
            _ => (false, self.mean(parent, node, before)),
        }
    }

    fn mean(&self, parent: NodeId, node: NodeId, before: f64) -> f64 {
        let (parent, view) = (self.view(parent), self.view(node));
        // The last child before a cut: a bound for the mean, outside of the window.
        let is_bound = view.after <= parent.window.alpha || view.after >= parent.window.beta;
        let cut_comes_next = parent
            .left_at
            .zip(view.left_at)
            .is_some_and(|(end, now)| now + 2 == end);
        if parent.is_cut && cut_comes_next && is_bound {
            return view.after;
        }
        before + self.probabilities[node as usize] * view.value
    }

    /// Whether its second visit comes next.
    fn is_asked_again(&self, node: NodeId) -> bool {
        let siblings = self.record.children(self.record.parent(node).unwrap());
        let mut later = siblings.skip_while(|&sibling| sibling != node).skip(1);
        let is_first = !self.view(node).is_again;
        let again = |next| self.view(next).is_again && self.view(next).slot == self.view(node).slot;
        is_first && later.next().is_some_and(again)
    }

    fn cut(&mut self, node: NodeId) {
        assert_eq!(self.stack.last(), Some(&node));
        assert!(self.view(node).is_cut);
        self.counts.cuts += 1;
        for below in node + 1..self.record.end(node) {
            let mut met =
                core::iter::successors(self.record.parent(below), |&id| self.record.parent(id));
            let nearest = met.find(|&id| self.view(id).met_at.is_some());
            if self.view(below).met_at.is_none() && nearest == Some(node) {
                assert!(matches!(self.view(below).content, Content::Unsearched(_)));
                self.states[below as usize] = State::Cut;
            }
        }
    }
}
