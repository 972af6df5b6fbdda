//! Truths beside the estimates: what the exact solver has found about positions in this visit.

use crate::kit::store::{Asked, Store};
use experiments::mcts::MctsExperiment;
use experiments::solve::{SolveExperiment, Truth};
use experiments::{ChunkOutput, Experiment, LabExperiment, Snapshots};
use games::Player;
use games::connect_four::Column;
use runner::scheduler::{Job, JobState};
use std::rc::Rc;

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

/// What is known about the latest positions, by the canonical links of what the solver is asked.
pub type Solved = Store<String, Rc<Known>, 400>;

impl Solved {
    /// What is known about a position.
    pub fn of(&self, lab: &SolveExperiment) -> Option<&Rc<Known>> {
        let found = self.found(&Experiment::from(lab.clone()).link());
        found.map(|found| &found.findings)
    }

    /// Whether a position is still to be solved.
    pub fn is_open(&self, lab: &SolveExperiment) -> bool {
        lab.runnable().is_ok() && !self.of(lab).is_some_and(|known| known.is_finished)
    }
}

/// The solver's work on a position, as it is begun.
pub fn asked(lab: &SolveExperiment) -> Rc<Asked<String, Rc<Known>>> {
    let (lab, experiment) = (lab.clone(), Experiment::from(lab.clone()));
    Asked::new(
        experiment.link(),
        experiment,
        move |job, before: &Rc<Known>| known(&lab, job, before).map(Rc::new),
    )
}

/// What is known with the news of a job. Of a move that is known better already that stays.
fn known(lab: &SolveExperiment, job: &Job, before: &Known) -> Option<Known> {
    let snapshots = lab.richer(&before.snapshots, job.snapshots.clone());
    let truth = lab.merge(&snapshots).ok()?;
    let has_ended = matches!(job.state, JobState::Finished | JobState::Failed(_));
    Some(Known {
        is_finished: has_ended || truth.moves.iter().all(|known| known.is_finished),
        truth: Rc::new(truth),
        snapshots,
    })
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
