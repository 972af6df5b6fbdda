//! Truths beside the estimates: what the exact solver has found about positions in this visit.

use crate::kit::state::State;
use experiments::mcts::MctsExperiment;
use experiments::solve::{SolveExperiment, Truth};
use experiments::{ChunkOutput, Experiment, LabExperiment, Snapshots};
use games::Player;
use games::connect_four::Column;
use runner::remembered::Remembered;
use runner::scheduler::{Job, JobState};
use std::rc::Rc;

/// Positions whose truth is remembered.
const MAX_REMEMBERED: usize = 400;

/// What is known about a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Known {
    pub truth: Rc<Truth>,
    /// As a file has them; empty before anything is known.
    pub snapshots: Vec<Option<ChunkOutput>>,
    pub is_finished: bool,
}

/// A move of the person, to be judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    pub column: Column,
    /// The truth about the position in which it was made; `None` while nothing is known.
    pub known: Option<Rc<Known>>,
}

/// The truth as the lab shows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Truths {
    /// About the position looked at; `None` if it is not asked for.
    pub now: Option<Rc<Known>>,
    /// About the position before, where the machine decided; `None` if nobody asks for it.
    pub past: Option<Rc<Known>>,
    /// The person's last move.
    pub judged: Option<Judged>,
}

/// What is known about the latest positions.
#[derive(Clone, Default, PartialEq)]
pub struct Solved(Remembered<Rc<Known>, MAX_REMEMBERED>);

/// What happens.
pub enum Action {
    News(SolveExperiment, Job),
    Restored(SolveExperiment, Vec<Option<ChunkOutput>>),
}

impl Solved {
    /// What is known about a position.
    pub fn of(&self, lab: &SolveExperiment) -> Option<&Rc<Known>> {
        self.0.get(&key(lab))
    }

    /// Whether a position is still to be solved.
    pub fn is_open(&self, lab: &SolveExperiment) -> bool {
        lab.runnable().is_ok() && !self.of(lab).is_some_and(|known| known.is_finished)
    }
}

impl State for Solved {
    type Action = Action;

    fn after(mut self, happening: Action) -> Self {
        let (lab, snapshots, is_finished) = match happening {
            Action::News(lab, job) => {
                let ended = matches!(job.state, JobState::Finished | JobState::Failed(_));
                (lab, job.snapshots, ended)
            }
            Action::Restored(lab, snapshots) => (lab, snapshots, false),
        };
        let snapshots = match self.of(&lab) {
            Some(before) => lab.richer(&before.snapshots, snapshots),
            None => snapshots,
        };
        // Bytes come from outside: nonsense changes nothing.
        let Ok(truth) = lab.merge(&snapshots) else {
            return self;
        };
        let is_finished = is_finished || truth.moves.iter().all(|known| known.is_finished);
        let known = Known {
            truth: Rc::new(truth),
            snapshots,
            is_finished,
        };
        self.0.insert(key(&lab), Rc::new(known));
        self
    }
}

fn key(lab: &SolveExperiment) -> String {
    Experiment::Solve(lab.clone()).link()
}

/// The person's last move at or before the moment looked at: its ply and column.
pub fn last_move_of_person(lab: &MctsExperiment) -> Option<(usize, Column)> {
    let game = lab.game_so_far();
    let plies = lab.plies();
    let earliest = plies.saturating_sub(2);
    let mut recent = (earliest..plies).rev();
    let ply = recent.find(|&ply| lab.is_person(Player::at_ply(ply)))?;
    Some((ply, game.moves()[ply]))
}
