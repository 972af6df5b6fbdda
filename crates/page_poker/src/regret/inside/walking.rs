//! Walk of the iteration that is looked at: fetched, and as far as it has come.

use super::looking::{Seen, use_looking};
use engines::regret::GameTree;
use experiments::LabExperiment;
use experiments::regret::RegretExperiment;
use page_kit::components::lab_page::use_go;
use page_kit::router::Entry;
use page_model::regret::look::{is_cheap_to_look_at, may_be_drawn};
use page_model::regret::walk_state::WalkState;
use std::rc::Rc;
use std::sync::Arc;
use yew::prelude::*;

/// The iteration looked at.
#[derive(Clone)]
pub struct Walking {
    /// From 1.
    pub number: u64,
    /// Whether its walks are few enough steps to be drawn.
    pub may_be_drawn: bool,
    /// Whether it takes so long that somebody has to ask for it first.
    pub is_waiting: bool,
    pub seen: Seen,
    /// After the step looked at, and at the end.
    pub state: Option<Rc<WalkState>>,
    pub end: Option<Rc<WalkState>>,
    /// Goes to a step of an iteration, and computes that however long it takes.
    pub go: Callback<(u64, u64)>,
}

/// The same where it is the same in memory.
impl PartialEq for Walking {
    fn eq(&self, other: &Self) -> bool {
        let pointers = |walking: &Self| {
            let state = |state: &Option<Rc<WalkState>>| state.as_ref().map(Rc::as_ptr);
            (state(&walking.state), state(&walking.end))
        };
        pointers(self) == pointers(other)
            && self.number == other.number
            && self.is_waiting == other.is_waiting
            && self.seen == other.seen
            && self.go == other.go
    }
}

/// What `lab` looks at.
#[hook]
pub fn use_walking(lab: &RegretExperiment, tree: &Arc<GameTree>) -> Walking {
    let may_be_drawn = may_be_drawn(lab, tree);
    let number = lab.iteration_looked_at();
    // Of which run somebody has asked for an iteration, however long it takes.
    let asked = use_state(|| None::<RegretExperiment>);
    let is_cheap = is_cheap_to_look_at(tree, number);
    let is_waiting = may_be_drawn && !is_cheap && asked.as_ref() != Some(&lab.asked());
    let wanted = (may_be_drawn && !is_waiting).then_some(number);
    let seen = use_looking(lab, tree, wanted);
    let go = {
        let (go, lab, asked) = (use_go(), lab.clone(), asked.setter());
        Callback::from(move |(look, step): (u64, u64)| {
            asked.set(Some(lab.asked()));
            let moment = RegretExperiment {
                look: Some(look),
                step,
                ..lab.clone()
            };
            go.emit((moment, Entry::Replace));
        })
    };
    let (state, end) = (
        use_state_after(&seen, tree, lab.step),
        use_state_after(&seen, tree, u64::MAX),
    );
    Walking {
        number,
        may_be_drawn,
        is_waiting,
        seen,
        state,
        end,
        go,
    }
}

/// The iteration after so many steps.
#[hook]
fn use_state_after(seen: &Seen, tree: &Arc<GameTree>, steps: u64) -> Option<Rc<WalkState>> {
    let state = use_memo(
        (seen.iteration.clone().map(SameIteration), steps),
        |(known, steps)| {
            let known = known.as_ref()?;
            let steps = usize::try_from(*steps).unwrap_or(usize::MAX);
            Some(Rc::new(WalkState::new(tree, &known.0, steps)))
        },
    );
    (*state).clone()
}

/// An iteration, compared by where it is in memory.
#[derive(Clone)]
struct SameIteration(Rc<engines::regret::record::Iteration>);

impl PartialEq for SameIteration {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
