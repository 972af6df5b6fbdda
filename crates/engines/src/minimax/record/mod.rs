//! A search to look at: every node it met and every step, so that any moment of it can be shown at once.
//!
//! `build` puts the nodes in order. A record is `bytes` that are read where they lie: it comes from a worker in
//! one piece, and taking forty megabytes apart would keep the page busy too long.
//!
//! Nodes are in *preorder of the picture*: children in the game's own order of moves, whatever the order in which
//! they were tried, a node searched again right after its first visit, iterations one after the other. Each
//! node knows when it was met and left, so the state of any node at any moment follows from a few numbers,
//! and nothing has to be replayed; only the counts are added up from the last of the [checkpoints](Record::counts_at).

mod bounds;
mod build;
mod bytes;

use super::Counts;
pub use super::content::Content;
use super::labelling::Label;
use super::visit::NEVER;
use super::window::Window;
use bytemuck::{Pod, Zeroable};
pub use bytes::Bytes;

/// Between two checkpoints.
const CHECKPOINT_STEPS: usize = 1024;

/// The number of a node in a record.
pub type NodeId = u32;

/// What a step is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The node is met: on the stack, or evaluated.
    Meet(NodeId),
    /// The node returns its value to its parent.
    Leave(NodeId),
    /// The rest of the node's moves is cut.
    Cut(NodeId),
}

/// A node, as it lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
#[repr(C)]
struct Node {
    value: f64,
    alpha: f64,
    beta: f64,
    after: f64,
    parent: u32,
    end: u32,
    slot: u32,
    met_at: u32,
    left_at: u32,
    content: u8,
    label: u8,
    is_again: u8,
    is_cut: u8,
}

/// Bytes of a node.
pub const NODE_BYTES: u64 = size_of::<Node>() as u64;

/// Counts before a step whose number is a multiple of [`CHECKPOINT_STEPS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
struct Checkpoint {
    nodes: u32,
    leaves: u32,
    cuts: u32,
    table_hits: u32,
    in_memory: u32,
    most_in_memory: u32,
    table_entries: u32,
}

/// A node as others see it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    pub content: Content,
    /// The number of the move that leads here ([`games::Indexed`]).
    pub slot: u32,
    /// The steps at which it is met and left; `None` for a node that never is.
    pub met_at: Option<u32>,
    pub left_at: Option<u32>,
    /// The window it was called with.
    pub window: Window,
    /// What it returns; of a node never met, its payoff.
    pub value: f64,
    /// Its parent's partial value after it has returned.
    pub after: f64,
    pub label: Option<Label>,
    /// It is searched for the second time, since it has answered "better".
    pub is_again: bool,
    pub is_cut: bool,
}

/// Every step of a search. A copy is cheap.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Record {
    bytes: Bytes,
    nodes: u32,
    steps: u32,
}

impl Record {
    fn count(&self, counts: &mut Counts, step: usize) {
        match self.step(step) {
            Step::Meet(node) => {
                counts.nodes += 1;
                counts.in_memory += 1;
                counts.most_in_memory = counts.most_in_memory.max(counts.in_memory);
                match self.content(node) {
                    Content::Evaluated(_) => counts.leaves += 1,
                    Content::Known(_) => counts.table_hits += 1,
                    Content::Inner(_) | Content::Unsearched(_) => {}
                }
            }
            Step::Leave(_) => {
                counts.in_memory = counts.in_memory.saturating_sub(1);
                counts.table_entries += u64::from(self.adds_entry(step));
            }
            Step::Cut(_) => counts.cuts += 1,
        }
    }

    /// How many nodes there are.
    pub fn node_count(&self) -> NodeId {
        self.nodes
    }

    /// How many steps there are.
    pub fn step_count(&self) -> u32 {
        self.steps
    }

    /// Step number `index`, from 0.
    pub fn step(&self, index: usize) -> Step {
        let code = self.step_code(index);
        let node = code >> 2;
        match code & 3 {
            0 => Step::Meet(node),
            2 => Step::Cut(node),
            _ => Step::Leave(node),
        }
    }

    /// Whether the table has one entry more after step number `index`.
    fn adds_entry(&self, index: usize) -> bool {
        self.step_code(index) & 3 == 3
    }

    /// A node and two bits: met, left, cut, left with one entry more in the table.
    fn step_code(&self, index: usize) -> u32 {
        self.bytes
            .read(self.steps_begin() + size_of::<u32>() * index)
    }

    /// What has been counted in the first `moment` steps.
    pub fn counts_at(&self, moment: u32) -> Counts {
        let moment = moment.min(self.step_count()) as usize;
        let last = (self.steps as usize).saturating_sub(1) / CHECKPOINT_STEPS;
        let index = (moment / CHECKPOINT_STEPS).min(last);
        let checkpoint = self.checkpoint(index);
        let mut counts = Counts {
            nodes: checkpoint.nodes.into(),
            leaves: checkpoint.leaves.into(),
            cuts: checkpoint.cuts.into(),
            table_hits: checkpoint.table_hits.into(),
            in_memory: checkpoint.in_memory.into(),
            most_in_memory: checkpoint.most_in_memory.into(),
            table_entries: checkpoint.table_entries.into(),
        };
        for step in index * CHECKPOINT_STEPS..moment {
            self.count(&mut counts, step);
        }
        counts
    }

    /// The node above; `None` for the root of an iteration.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        // A parent comes before its children, whatever bytes say: so every way up has an end.
        Some(self.node(node).parent).filter(|&parent| parent < node)
    }

    /// One after the last node below `node`.
    pub fn end(&self, node: NodeId) -> NodeId {
        // And every way along has one too.
        let end = self.node(node).end;
        end.clamp(
            node.saturating_add(1),
            self.nodes.max(node.saturating_add(1)),
        )
    }

    /// The children, in the game's own order of moves.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let end = self.end(node);
        let first = Some(node + 1).filter(|&first| first < end);
        core::iter::successors(first, move |&child| {
            Some(self.end(child)).filter(|&next| next < end)
        })
    }

    /// The roots of the iterations, one after the other.
    pub fn roots(&self) -> impl Iterator<Item = NodeId> {
        let count = self.node_count();
        let first = Some(0).filter(|_| count > 0);
        core::iter::successors(first, move |&root| {
            Some(self.end(root)).filter(|&next| next < count)
        })
    }

    fn content(&self, node: NodeId) -> Content {
        Content::from_number(self.node(node).content)
    }

    /// A node.
    pub fn view(&self, id: NodeId) -> View {
        let node = self.node(id);
        let time = |at: u32| (at != NEVER).then_some(at);
        View {
            content: Content::from_number(node.content),
            slot: node.slot,
            met_at: time(node.met_at),
            left_at: time(node.left_at),
            window: Window {
                alpha: node.alpha,
                beta: node.beta,
            },
            value: node.value,
            after: node.after,
            label: Label::from_number(node.label),
            is_again: node.is_again != 0,
            is_cut: node.is_cut != 0,
        }
    }
}
