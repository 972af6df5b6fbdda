//! The depth-first search as a machine: a stack of nodes, one node a unit of work.
//!
//! The player who owns it calls [`Search::advance`] and can stop after any node. A leaf is evaluated and returned in
//! one go; an inner node stays on the stack until its last child has returned. `down` goes to the next child, `up`
//! returns a value.

mod down;
mod up;

use super::deepening::Depths;
use super::frame::Frame;
use super::ordering::Memory;
use super::recorder::Recorder;
use super::table::Table;
use super::terminal;
use super::window::{Bound, Window};
use super::{Counts, Finding, Options, Pruning, Record};
use crate::{Status, effort};
use games::{Chance, Evaluate, Indexed, Keyed, Player, ZeroSum};

/// Operations of a position on a large board, at most, see [`effort`].
const POSITION: u64 = 1_000;

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

    /// Bytes of an entry of its table.
    pub const ENTRY_BYTES: u64 = Table::<G::Action>::ENTRY_BYTES;

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
            effort::spend(POSITION);
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
}
