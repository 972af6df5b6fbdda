//! From the order in which a search met its nodes to the order of the picture.

use super::{CHECKPOINT_STEPS, Checkpoint, Content, Node, Record, Step};
use crate::minimax::Counts;
use crate::minimax::labelling::{Below, Label};
use crate::minimax::terminal::Reason;
use crate::minimax::visit::{NOBODY, Visit};
use bytemuck::Zeroable;

impl Record {
    /// The record of a search that met these nodes, in this order, with these steps.
    pub(in crate::minimax) fn new(visits: Vec<Visit>, steps: &[Step]) -> Self {
        let places = places(&visits);
        let mut nodes = vec![Node::zeroed(); visits.len()];
        for (visit, &place) in visits.iter().zip(&places) {
            let parent = places.get(visit.parent as usize);
            nodes[place as usize] = Node {
                value: visit.value,
                alpha: visit.window.alpha,
                beta: visit.window.beta,
                after: visit.after,
                parent: parent.copied().unwrap_or(NOBODY),
                end: place + 1,
                slot: visit.slot,
                met_at: visit.met_at,
                left_at: visit.left_at,
                content: visit.content.number(),
                label: 0,
                is_again: u8::from(visit.is_again),
                is_cut: u8::from(visit.is_cut),
            };
        }
        fill_from_below(&mut nodes);
        let steps = steps.iter().map(|&step| match step {
            Step::Meet(id) => places[id as usize] << 2,
            Step::Leave(id) if visits[id as usize].adds_entry => places[id as usize] << 2 | 3,
            Step::Leave(id) => places[id as usize] << 2 | 1,
            Step::Cut(id) => places[id as usize] << 2 | 2,
        });
        let steps: Vec<u32> = steps.collect();
        let record = Self::of_parts(&nodes, &steps, &[]);
        Self::of_parts(&nodes, &steps, &record.checkpoints())
    }

    /// The counts before every so many steps.
    fn checkpoints(&self) -> Vec<Checkpoint> {
        let mut counts = Counts::default();
        let mut checkpoints = Vec::new();
        for step in 0..self.steps as usize {
            if step % CHECKPOINT_STEPS == 0 {
                checkpoints.push(Checkpoint {
                    nodes: counts.nodes as u32,
                    leaves: counts.leaves as u32,
                    cuts: counts.cuts as u32,
                    table_hits: counts.table_hits as u32,
                    in_memory: counts.in_memory as u32,
                    most_in_memory: counts.most_in_memory as u32,
                    table_entries: counts.table_entries as u32,
                });
            }
            self.count(&mut counts, step);
        }
        checkpoints
    }
}

/// The place of every visit in the order of the picture.
fn places(visits: &[Visit]) -> Vec<u32> {
    // The children of each node side by side: a counting sort by parent.
    let is_root = |visit: &Visit| visit.parent == NOBODY;
    let mut starts = vec![0_u32; visits.len() + 1];
    for visit in visits.iter().filter(|visit| !is_root(visit)) {
        starts[visit.parent as usize + 1] += 1;
    }
    for index in 1..starts.len() {
        starts[index] += starts[index - 1];
    }
    let mut next = starts.clone();
    let mut children = vec![0_u32; visits.iter().filter(|visit| !is_root(visit)).count()];
    for (id, visit) in visits
        .iter()
        .enumerate()
        .filter(|(_, visit)| !is_root(visit))
    {
        let place = &mut next[visit.parent as usize];
        children[*place as usize] = id as u32;
        *place += 1;
    }
    let mut places = vec![0_u32; visits.len()];
    let mut place = 0;
    let roots = (0..visits.len() as u32).filter(|&id| is_root(&visits[id as usize]));
    let mut waiting: Vec<u32> = Vec::new();
    for root in roots {
        waiting.push(root);
        while let Some(id) = waiting.pop() {
            places[id as usize] = place;
            place += 1;
            let (first, end) = (
                starts[id as usize] as usize,
                starts[id as usize + 1] as usize,
            );
            let siblings = &mut children[first..end];
            // Stable, so that a second visit stays behind the first.
            siblings.sort_by_key(|&child| visits[child as usize].slot);
            waiting.extend(siblings.iter().rev());
        }
    }
    places
}

/// Ends of subtrees and labels: both come from below.
fn fill_from_below(nodes: &mut [Node]) {
    let mut below = vec![Below::default(); nodes.len()];
    // Below a node, the move whose second visit has been seen: the first one only asked a question.
    let mut asked_before = vec![NOBODY; nodes.len()];
    for index in (0..nodes.len()).rev() {
        let content = Content::from_number(nodes[index].content);
        let label = match content {
            Content::Inner(role) => below[index].label(role),
            Content::Evaluated(Reason::Finished) => Some(Label::of_payoff(nodes[index].value)),
            _ => None,
        };
        nodes[index].label = label.map_or(0, |label| label as u8);
        let (parent, end) = (nodes[index].parent as usize, nodes[index].end);
        let (slot, is_again) = (nodes[index].slot, nodes[index].is_again != 0);
        if let Some(above) = nodes.get_mut(parent) {
            above.end = above.end.max(end);
            if is_again || asked_before[parent] != slot {
                below[parent] = below[parent].with(label);
            }
            asked_before[parent] = if is_again { slot } else { NOBODY };
        }
    }
}
