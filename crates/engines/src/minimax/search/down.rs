//! Down the tree: to the next child, which is evaluated, looked up, or put on the stack.

use super::{Returned, Search, UNLIMITED};
use crate::minimax::chance::Mean;
use crate::minimax::frame::{Frame, Role};
use crate::minimax::recorder::Met;
use crate::minimax::table::Entry;
use crate::minimax::terminal::{self, Reason};
use crate::minimax::window::{Bound, Window};
use crate::minimax::{Pruning, scout};
use games::{Chance, Evaluate, Indexed, Keyed, Turn, ZeroSum};

impl<G, E> Search<G, E>
where
    G: ZeroSum + Chance + Keyed + Indexed,
    E: Evaluate<G>,
{
    /// Goes to the next child of the node on top.
    #[inline(always)]
    pub(super) fn descend(&mut self) {
        let asks_questions = self.options.pruning == Pruning::PrincipalVariation;
        let (cuts, range) = (self.cuts(), self.evaluation.range(self.maximiser));
        let Some(top) = self.stack.last_mut() else {
            return;
        };
        let action = self.actions[top.next];
        let again = top.said_yes;
        top.asks = false;
        top.child_window = match top.role {
            Role::Chance if cuts => {
                let probability = top.position.probability(action);
                top.mean.child_window(top.window, probability, range)
            }
            Role::Chance => Window::FULL,
            role if asks_questions && top.next > top.first && !again => {
                let question = scout::question(role, top.window);
                top.asks = question.is_some();
                question.unwrap_or(top.window)
            }
            Role::Max | Role::Min => top.window,
        };
        let mut child = top.position.clone();
        child.apply(action);
        let depth_left = if top.depth_left == UNLIMITED {
            UNLIMITED
        } else {
            top.depth_left - 1
        };
        let window = top.child_window;
        if let Some(returned) = self.meet(child, Some(action), depth_left, window, again) {
            self.give_back(returned);
        }
    }

    /// Meets a position: its value if that is known at once, else it is on the stack now. `again` says that it
    /// was met before and only asked whether it is better.
    #[inline(always)]
    pub(super) fn meet(
        &mut self,
        position: G,
        action: Option<G::Action>,
        depth_left: i32,
        window: Window,
        again: bool,
    ) -> Option<Returned> {
        let ply = self.stack.len();
        self.counts.nodes += 1;
        self.counts.in_memory = ply as u64 + 1;
        self.counts.most_in_memory = self.counts.most_in_memory.max(self.counts.in_memory);
        if self.lines.len() <= ply {
            self.lines.push(Vec::new());
        }
        self.lines[ply].clear();
        let reason = terminal::reason(
            &position,
            &self.evaluation,
            depth_left,
            self.options.quiescence,
        );
        if let Some(reason) = reason {
            let worth = terminal::worth(&position, &self.evaluation, reason, self.maximiser);
            self.counts.leaves += 1;
            self.note(action, Met::Evaluated(reason, worth), window, again);
            return Some(Returned {
                value: worth,
                is_whole: reason == Reason::Finished,
                is_exact: true,
            });
        }
        let role = Role::of(&position, self.maximiser);
        let key = if self.options.table {
            position.key()
        } else {
            0
        };
        if let Some(entry) = self.known(key, depth_left, window) {
            self.counts.table_hits += 1;
            self.note(action, Met::Known(entry.bound, entry.value), window, again);
            return Some(Returned {
                value: entry.value,
                is_whole: entry.is_whole,
                is_exact: entry.bound == Bound::Exact,
            });
        }
        self.note(action, Met::Opened(role), window, again);
        self.push(position, key, role, depth_left, window);
        None
    }

    fn note(&mut self, action: Option<G::Action>, met: Met, window: Window, again: bool) {
        if let Some(recorder) = &mut self.recorder {
            recorder.meet(action.map(G::index), met, window, again);
        }
    }

    /// What the table says about a position, if that settles it. Never for the root: there a move is asked for.
    #[inline(always)]
    fn known(&self, key: u64, depth_left: i32, window: Window) -> Option<Entry<G::Action>> {
        if !self.options.table || self.stack.is_empty() {
            return None;
        }
        let entry = self.table.find_for(key, depth_left)?;
        let settles = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => entry.value >= window.beta,
            Bound::Upper => entry.value <= window.alpha,
        };
        settles.then_some(*entry)
    }

    /// Puts a position on the stack, with its moves in the order in which they are to be tried.
    #[inline(always)]
    fn push(&mut self, position: G, key: u64, role: Role, depth_left: i32, window: Window) {
        let first = self.actions.len();
        self.actions.extend(position.actions());
        let end = self.actions.len();
        if let Turn::Player(player) = position.turn() {
            let best = self.best_before(key);
            let ply = self.stack.len();
            let actions = &mut self.actions[first..];
            let evaluation = &self.evaluation;
            self.memory
                .sort(actions, &position, evaluation, player, ply, best);
        }
        self.stack.push(Frame {
            position,
            key,
            role,
            depth_left,
            called_with: window,
            window,
            partial: match role {
                Role::Max => f64::NEG_INFINITY,
                Role::Min => f64::INFINITY,
                Role::Chance => 0.0,
            },
            mean: Mean::NOTHING,
            best: None,
            first,
            next: first,
            end,
            child_window: window,
            asks: false,
            said_yes: false,
            is_whole: true,
            is_cut: false,
        });
    }

    /// The best move of an earlier visit: from the table, or at the next node of the last iteration's line.
    fn best_before(&self, key: u64) -> Option<G::Action> {
        if self.options.table {
            return self.table.find(key)?.best;
        }
        if !self.options.deepening {
            return None;
        }
        let line = &self.finding.as_ref()?.principal_variation;
        let path = self.stack.iter().map(|frame| self.actions[frame.next]);
        let is_on_line = path.eq(line.iter().take(self.stack.len()).copied());
        line.get(self.stack.len()).copied().filter(|_| is_on_line)
    }
}
