//! Thinking of the machine: what it has found in this visit, and what it is thinking about now.

use crate::kit::state::State;
use crate::kit::store::{self, Asked, Store};
use experiments::link;
use experiments::mcts::{MctsExperiment, Thoughts};
use experiments::{ChunkOutput, LabExperiment};
use runner::scheduler::JobState;
use std::rc::Rc;

/// The canonical link of a question: what answers are remembered under.
pub type Question = String;

/// The question of an experiment.
pub fn question_of(lab: &MctsExperiment) -> Question {
    link::write(MctsExperiment::NAME, &lab.question())
}

/// The search that answers it, as it is begun.
pub fn asked(lab: &MctsExperiment) -> Rc<Asked<Question, Rc<Thoughts>>> {
    let lab = lab.question();
    Asked::new(question_of(&lab), lab.clone().into(), move |job, _| {
        lab.thoughts(&job.snapshots).ok().map(Rc::new)
    })
}

/// What is done with the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The best move is played.
    Move,
    /// It is shown, since somebody has asked.
    Hint,
    /// It is there for anyone who looks.
    Search,
}

/// A question under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    pub question: Question,
    pub purpose: Purpose,
    pub paused: bool,
    /// The answer is there; what is to be done with it has not been done.
    pub answered: bool,
}

impl Running {
    /// Whether its answer is only shown: it is neither played nor was it asked for as a hint.
    pub fn is_only_search(&self) -> bool {
        self.purpose == Purpose::Search
    }
}

/// An answer, or as much of it as there is.
pub type Found = store::Found<Question, Rc<Thoughts>>;

/// The state of the lab beyond its link.
#[derive(Clone, Default)]
pub struct Thinking {
    /// So many that stepping back shows what was thought then.
    found: Store<Question, Rc<Thoughts>, 200>,
    pub running: Option<Running>,
    /// Whether the machine moves by itself when it is its turn: a link starts stopped.
    pub live: bool,
}

/// What happens.
pub enum Action {
    Begun(Question, Purpose),
    /// What is under way is asked for for something else.
    Wanted(Purpose),
    /// To the job.
    Job(store::Action<Question, Rc<Thoughts>>),
    Ended,
    Live(bool),
    Restored(Box<MctsExperiment>, Vec<Option<ChunkOutput>>),
}

impl From<store::Action<Question, Rc<Thoughts>>> for Action {
    fn from(happening: store::Action<Question, Rc<Thoughts>>) -> Self {
        Self::Job(happening)
    }
}

impl Thinking {
    /// What was found about a question.
    pub fn found(&self, question: &Question) -> Option<&Rc<Found>> {
        let found = self.found.found(question);
        // One that was just begun has no thoughts.
        found.filter(|found| !found.snapshots.is_empty())
    }

    /// How the job of what is asked is doing.
    fn follow(&mut self) {
        let Some(running) = &mut self.running else {
            return;
        };
        let Some(found) = self.found.found(&running.question) else {
            return;
        };
        running.paused = found.state == JobState::Paused;
        running.answered = found.state == JobState::Finished;
        if matches!(found.state, JobState::Stopped | JobState::Failed(_)) {
            self.running = None;
            self.live = false;
        }
    }
}

impl State for Thinking {
    type Action = Action;

    fn after(mut self, happening: Action) -> Self {
        match happening {
            Action::Begun(question, purpose) => {
                self.running = Some(Running {
                    question,
                    purpose,
                    paused: false,
                    answered: false,
                });
            }
            Action::Wanted(purpose) => {
                if let Some(running) = &mut self.running {
                    running.purpose = purpose;
                }
            }
            Action::Job(happening) => {
                self.found = self.found.after(happening);
                self.follow();
            }
            Action::Ended => self.running = None,
            Action::Live(live) => self.live = live,
            Action::Restored(lab, snapshots) => {
                let thoughts = lab.question().thoughts(&snapshots);
                // What has done nothing is as good as nothing.
                if thoughts.is_ok_and(|thoughts| thoughts.progress.done > 0) {
                    let restored = store::Action::Restored(asked(&lab), snapshots);
                    self.found = self.found.after(restored);
                }
            }
        }
        self
    }
}
