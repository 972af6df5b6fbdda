//! The depth-first search as a machine: a stack of nodes, one node a unit of work.
//!
//! Whoever owns it calls [`Search::advance`] and can stop after any node. A leaf is evaluated and returned in
//! one go; an inner node stays on the stack until its last child has returned.

use super::chance::Mean;
use super::deepening::Depths;
use super::frame::{Frame, Role};
use super::ordering::Memory;
use super::recorder::{Met, Recorder};
use super::table::{Entry, Table};
use super::terminal::{self, Reason};
use super::window::{Bound, Window};
use super::{Counts, Finding, Options, Pruning, Record, scout};
use crate::engines::Status;
use crate::games::{Chance, Evaluate, Indexed, Keyed, Player, Turn, ZeroSum};

/// Depth left where there is no limit.
const UNLIMITED: i32 = i32::MAX;

/// Depth left at the root. No game is as long as the largest limit, so a larger one is none.
fn depth_left(limit: Option<u32>) -> i32 {
    limit.map_or(UNLIMITED, |depth| i32::try_from(depth).unwrap_or(UNLIMITED))
}

/// A search from one position.
pub struct Search<G, E>
where
    G: ZeroSum + Chance + Keyed + Indexed,
    E: Evaluate<G>,
{
    root: G,
    maximiser: Player,
    evaluation: E,
    options: Options,
    depths: Depths,
    stack: Vec<Frame<G>>,
    /// The moves of all nodes on the stack, one node after the other.
    actions: Vec<G::Action>,
    /// The best line below each node of the stack, its own best move first.
    lines: Vec<Vec<G::Action>>,
    memory: Memory<G::Action>,
    table: Table<G::Action>,
    counts: Counts,
    finding: Option<Finding<G::Action>>,
    is_finished: bool,
    recorder: Option<Recorder>,
}

/// A value on its way from a child to its parent.
#[derive(Clone, Copy)]
struct Returned {
    value: f64,
    is_whole: bool,
    /// Known to be the true value, whatever the window was.
    is_exact: bool,
}

impl<G, E> Search<G, E>
where
    G: ZeroSum + Chance + Keyed + Indexed,
    E: Evaluate<G>,
{
    /// Nothing done yet. Values are for `maximiser`.
    pub fn new(root: G, maximiser: Player, evaluation: E, options: Options) -> Self {
        Self {
            root,
            maximiser,
            evaluation,
            options,
            depths: Depths::new(options.depth, options.deepening),
            stack: Vec::new(),
            actions: Vec::new(),
            lines: vec![Vec::new()],
            memory: Memory::new(options.ordering),
            table: Table::new(),
            counts: Counts::default(),
            finding: None,
            is_finished: false,
            recorder: None,
        }
    }

    /// Keeps every step, as long as there are no more than `most_steps`; see [`Record`]. Of what is cut,
    /// `unsearched_levels` levels are kept too.
    pub fn recording(mut self, most_steps: u32, unsearched_levels: u32) -> Self {
        self.recorder = Some(Recorder::new(self.maximiser, most_steps, unsearched_levels));
        self
    }

    /// What it has done so far.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// What the last whole iteration has found; `None` before the first.
    pub fn finding(&self) -> Option<&Finding<G::Action>> {
        self.finding.as_ref()
    }

    /// Whether there is nothing left to do.
    pub fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// Every step from the beginning to the end; `None` if that is not wanted, not finished or too much.
    pub fn take_record(&mut self) -> Option<Record> {
        if !self.is_finished || self.is_too_large_to_keep() {
            return None;
        }
        self.recorder.take().and_then(Recorder::finish)
    }

    /// Whether the steps are, or were, too many to be kept.
    pub fn is_too_large_to_keep(&self) -> bool {
        self.recorder.as_ref().is_some_and(Recorder::has_given_up)
    }

    /// Meets up to `budget` positions.
    pub fn advance(&mut self, budget: u64) -> Status {
        let until = self.counts.nodes.saturating_add(budget);
        while self.counts.nodes < until && !self.is_finished {
            match self.stack.last() {
                None => self.begin(),
                Some(top) if top.is_cut || top.next == top.end => self.leave(),
                Some(_) => self.descend(),
            }
        }
        if self.is_finished {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn cuts(&self) -> bool {
        self.options.pruning != Pruning::None
    }

    /// Begins an iteration at the root.
    fn begin(&mut self) {
        let depth_left = depth_left(self.depths.now());
        let root = self.root.clone();
        self.lines[0].clear();
        if let Some(returned) = self.meet(root, None, depth_left, Window::FULL, false) {
            self.end(returned);
        }
    }

    /// Ends an iteration with the value of the root.
    fn end(&mut self, returned: Returned) {
        if let Some(recorder) = &mut self.recorder {
            recorder.leave(returned.value, returned.value);
        }
        let line = self.lines[0].clone();
        self.finding = Some(Finding {
            value: returned.value,
            principal_variation: self.continued(line),
            depth: self.depths.now(),
            is_whole: returned.is_whole,
        });
        self.counts.in_memory = 0;
        self.is_finished = !self.depths.next(returned.is_whole);
    }

    /// A principal variation that ends at a position from the table, with what the table knows of the rest.
    fn continued(&self, mut line: Vec<G::Action>) -> Vec<G::Action> {
        let mut position = self.root.clone();
        line.iter().for_each(|&action| position.apply(action));
        // No line is longer than the game, and a table cannot know a move that is not legal.
        while let Some(best) = self.known_best(&position, line.len()) {
            line.push(best);
            position.apply(best);
        }
        line
    }

    /// The best move at a position `ply` moves from the root, if this iteration would have found it there, too:
    /// an entry may be another iteration's, or from another distance to the depth limit.
    fn known_best(&self, position: &G, ply: usize) -> Option<G::Action> {
        let depth_left = match depth_left(self.depths.now()) {
            UNLIMITED => UNLIMITED,
            limit => limit - ply as i32,
        };
        let (evaluation, quiescence) = (&self.evaluation, self.options.quiescence);
        let goes_on = terminal::reason(position, evaluation, depth_left, quiescence).is_none();
        if !self.options.table || !goes_on {
            return None;
        }
        let entry = self.table.find_for(position.key(), depth_left)?;
        let best = entry.best.filter(|_| entry.bound == Bound::Exact)?;
        position
            .actions()
            .any(|legal| legal == best)
            .then_some(best)
    }

    /// Goes to the next child of the node on top.
    #[inline(always)]
    fn descend(&mut self) {
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
    fn meet(
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

    /// What the table says about a position, if that settles it. Never for the root: there a move is wanted.
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

    /// Returns a child's value to the node on top.
    #[inline(always)]
    fn give_back(&mut self, returned: Returned) {
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
    fn leave(&mut self) {
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
            self.table.store(top.key, entry);
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
