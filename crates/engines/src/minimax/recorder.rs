//! Writes down every step of a search while it goes on. Gives up, and forgets all, when there are too many.

use super::content::Content;
use super::frame::Role;
use super::record::{Record, Step};
use super::terminal::Reason;
use super::visit::{NEVER, NOBODY, Visit};
use super::window::{Bound, Window};
use games::{Chance, Game, Indexed, Player, Turn};

/// A position as it is met.
#[derive(Clone, Copy)]
pub(super) enum Met {
    /// It goes on the stack.
    Opened(Role),
    Evaluated(Reason, f64),
    /// The table knew this of its value.
    Known(Bound, f64),
}

/// The steps so far.
#[derive(Debug)]
pub(super) struct Recorder {
    visits: Vec<Visit>,
    steps: Vec<Step>,
    /// The path from the root to the current node.
    path: Vec<u32>,
    maximiser: Player,
    most_steps: u32,
    unsearched_levels: u32,
    has_given_up: bool,
}

impl Recorder {
    /// Values are for `maximiser`.
    pub fn new(maximiser: Player, most_steps: u32, unsearched_levels: u32) -> Self {
        Self {
            visits: Vec::new(),
            steps: Vec::new(),
            path: Vec::new(),
            maximiser,
            most_steps,
            unsearched_levels,
            has_given_up: false,
        }
    }

    pub fn has_given_up(&self) -> bool {
        self.has_given_up
    }

    pub fn finish(self) -> Option<Record> {
        (!self.has_given_up).then(|| Record::new(self.visits, &self.steps))
    }

    /// Adds a step; false if that was one too many.
    fn step(&mut self, step: Step) -> bool {
        let most = self.most_steps as usize;
        if self.steps.len() >= most || self.visits.len() >= most {
            // The memory is asked for for better things.
            *self = Self {
                has_given_up: true,
                ..Self::new(self.maximiser, 0, 0)
            };
            return false;
        }
        self.steps.push(step);
        true
    }

    pub fn meet(&mut self, slot: Option<usize>, met: Met, window: Window, is_again: bool) {
        let id = self.visits.len() as u32;
        if self.has_given_up || !self.step(Step::Meet(id)) {
            return;
        }
        let (content, value) = match met {
            Met::Opened(role) => (Content::Inner(role), 0.0),
            Met::Evaluated(reason, value) => (Content::Evaluated(reason), value),
            Met::Known(bound, value) => (Content::Known(bound), value),
        };
        self.visits.push(Visit {
            parent: self.path.last().copied().unwrap_or(NOBODY),
            slot: slot.unwrap_or(0) as u32,
            content,
            is_again,
            is_cut: false,
            adds_entry: false,
            met_at: self.steps.len() as u32 - 1,
            left_at: NEVER,
            window,
            value,
            after: 0.0,
        });
        self.path.push(id);
    }

    /// What the current node returns is one entry more in the table.
    pub fn add_entry(&mut self) {
        let current = self.path.last();
        if let Some(visit) = current.and_then(|&id| self.visits.get_mut(id as usize)) {
            visit.adds_entry = true;
        }
    }

    /// The current node returns `value`, and its parent has the partial value `after` then.
    pub fn leave(&mut self, value: f64, after: f64) {
        let Some(id) = self.path.pop() else { return };
        if !self.step(Step::Leave(id)) {
            return;
        }
        let at = self.steps.len() as u32 - 1;
        let visit = &mut self.visits[id as usize];
        visit.left_at = at;
        visit.value = value;
        visit.after = after;
    }

    /// The current node, at `position`, is cut: these moves of it are not searched.
    pub fn cut<G: Chance + Indexed>(&mut self, position: &G, rest: &[G::Action]) {
        let Some(&id) = self.path.last() else { return };
        if !self.step(Step::Cut(id)) {
            return;
        }
        self.visits[id as usize].is_cut = true;
        for &action in rest {
            self.add_unsearched(position, id, action);
        }
    }

    /// Adds what the search never sees, as far down as wanted. Not a recursion: trees can be deep.
    fn add_unsearched<G: Chance + Indexed>(
        &mut self,
        position: &G,
        parent: u32,
        action: G::Action,
    ) {
        let mut waiting = vec![(position.clone(), parent, action, 1)];
        while let Some((position, parent, action, level)) = waiting.pop() {
            if self.visits.len() >= self.most_steps as usize {
                return;
            }
            let id = self.visits.len() as u32;
            let mut child = position;
            child.apply(action);
            let slot = G::index(action) as u32;
            self.visits
                .push(unsearched(&child, self.maximiser, parent, slot));
            if level < self.unsearched_levels {
                let below = child.actions();
                waiting.extend(below.map(|action| (child.clone(), id, action, level + 1)));
            }
        }
    }
}

/// A node that is never met. Its value is told if the game is over there.
fn unsearched<G: Game>(position: &G, maximiser: Player, parent: u32, slot: u32) -> Visit {
    let is_over = position.turn() == Turn::Over;
    let role = (!is_over).then(|| Role::of(position, maximiser));
    let value = if is_over {
        position.payoff(maximiser)
    } else {
        0.0
    };
    Visit {
        parent,
        slot,
        content: Content::Unsearched(role),
        is_again: false,
        is_cut: false,
        adds_entry: false,
        met_at: NEVER,
        left_at: NEVER,
        window: Window::FULL,
        value,
        after: 0.0,
    }
}
