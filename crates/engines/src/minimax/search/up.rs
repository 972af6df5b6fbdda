//! Up the tree: a child's value goes into its parent's, and what cannot matter any more is cut.

use super::{Returned, Search};
use crate::minimax::frame::Role;
use crate::minimax::scout;
use crate::minimax::table::Entry;
use games::{Chance, Evaluate, Indexed, Keyed, Turn, ZeroSum};

impl<G, E> Search<G, E>
where
    G: ZeroSum + Chance + Keyed + Indexed,
    E: Evaluate<G>,
{
    /// Returns a child's value to the node on top.
    #[inline(always)]
    pub(super) fn give_back(&mut self, returned: Returned) {
        let (cuts, range) = (self.cuts(), self.evaluation.range(self.maximiser));
        let ply = self.stack.len() - 1;
        let Some(top) = self.stack.last_mut() else {
            return;
        };
        self.counts.in_memory = ply as u64 + 1;
        let action = self.actions[top.next];
        top.is_whole &= returned.is_whole;
        let answers_yes =
            top.asks && !returned.is_exact && scout::must_search_again(top.window, returned.value);
        if answers_yes {
            top.said_yes = true;
        } else if top.role == Role::Chance {
            let probability = top.position.probability(action);
            top.absorb_outcome(returned.value, probability, range, cuts);
            top.next += 1;
        } else {
            top.said_yes = false;
            top.next += 1;
            if top.absorb(returned.value, cuts) {
                top.best = Some(action);
                let (above, below) = self.lines.split_at_mut(ply + 1);
                above[ply].clear();
                above[ply].push(action);
                if let Some(below) = below.first() {
                    above[ply].extend_from_slice(below);
                }
            }
        }
        if let Some(recorder) = &mut self.recorder {
            recorder.leave(returned.value, top.partial);
        }
        if top.is_cut {
            self.cut(action, ply);
        }
    }

    /// The rest of the moves of the node on top does not matter.
    #[inline(always)]
    fn cut(&mut self, action: G::Action, ply: usize) {
        let Some(top) = self.stack.last() else { return };
        if top.next < top.end {
            self.counts.cuts += 1;
            if let Some(recorder) = &mut self.recorder {
                recorder.cut(&top.position, &self.actions[top.next..top.end]);
            }
        }
        if let Turn::Player(player) = top.position.turn() {
            let depth_left = top.depth_left;
            self.memory
                .has_cut(action, G::index(action), player, ply, depth_left);
        }
    }

    /// The node on top has its value: it leaves the stack.
    #[inline(always)]
    pub(super) fn leave(&mut self) {
        let Some(top) = self.stack.pop() else { return };
        self.actions.truncate(top.first);
        if self.options.table {
            let entry = Entry {
                value: top.partial,
                bound: top.called_with.bound(top.partial),
                depth_left: top.depth_left,
                is_whole: top.is_whole,
                best: top.best,
            };
            if self.table.store(top.key, entry) {
                self.counts.table_entries += 1;
                if let Some(recorder) = &mut self.recorder {
                    recorder.add_entry();
                }
            }
        }
        let returned = Returned {
            value: top.partial,
            is_whole: top.is_whole,
            is_exact: false,
        };
        if self.stack.is_empty() {
            self.end(returned);
        } else {
            self.give_back(returned);
        }
    }
}
