//! Thinking of the machine: what it has found in this visit, and what it is thinking about now.

use crate::kit::state::State;
use experiments::link;
use experiments::mcts::{MctsExperiment, Thoughts};
use experiments::{ChunkOutput, Experiment, LabExperiment};
use runner::remembered::Remembered;
use runner::scheduler::{Job, JobState};
use std::rc::Rc;

/// Questions whose answers are remembered, so that stepping back shows what was thought then.
const MAX_REMEMBERED: usize = 200;

/// The canonical link of a question: what answers are remembered under.
pub type Question = String;

/// The question of an experiment.
pub fn question_of(lab: &MctsExperiment) -> Question {
    link::write(MctsExperiment::NAME, &lab.question())
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

/// An answer, or as much of it as there is.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub thoughts: Rc<Thoughts>,
    pub snapshots: Vec<Option<ChunkOutput>>,
    pub state: JobState,
    /// From the question to the latest news.
    pub milliseconds: f64,
    /// Computing time of the finished chunks.
    pub busy_milliseconds: f64,
    /// Of a search that has ended early: how much of it is to be done again if it goes on, from 0 to 1.
    pub redone: f64,
}

fn redone(lab: &MctsExperiment, job: &Job) -> f64 {
    if job.is_active() {
        0.0
    } else {
        Experiment::Mcts(lab.clone()).redone(&job.snapshots)
    }
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

/// The state of the lab beyond its link.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Thinking {
    found: Remembered<Rc<Found>, MAX_REMEMBERED>,
    pub running: Option<Running>,
    /// Whether the machine moves by itself when it is its turn: a link starts stopped.
    pub live: bool,
}

/// What happens.
pub enum Action {
    Begun(Question, Purpose),
    /// What is under way is asked for for something else.
    Wanted(Purpose),
    News {
        lab: MctsExperiment,
        job: Job,
        milliseconds: f64,
        /// Of a run that was left.
        is_late: bool,
    },
    Ended,
    Live(bool),
    Restored(MctsExperiment, Vec<Option<ChunkOutput>>),
}

impl Thinking {
    /// What was found about a question.
    pub fn found(&self, question: &str) -> Option<&Rc<Found>> {
        self.found.get(question)
    }

    fn is_asked(&self, lab: &MctsExperiment) -> bool {
        let running = self.running.as_ref();
        running.is_some_and(|running| running.question == question_of(lab))
    }

    fn remember(&mut self, question: Question, found: Found) {
        self.found.insert(question, Rc::new(found));
    }

    fn hear(&mut self, lab: &MctsExperiment, job: Job, milliseconds: f64) {
        let question = question_of(lab);
        let Ok(thoughts) = lab.thoughts(&job.snapshots) else {
            return;
        };
        let before = self.found.get(&question);
        if let Some(running) = self
            .running
            .as_mut()
            .filter(|running| running.question == question)
        {
            running.paused = job.state == JobState::Paused;
            running.answered = job.state == JobState::Finished;
            if matches!(job.state, JobState::Stopped | JobState::Failed(_)) {
                self.running = None;
                self.live = false;
            }
        }
        let busy = job.busy_milliseconds.iter().sum();
        // An answer that was there already took the time that it took then.
        let earlier = before.filter(|_| job.state == JobState::Finished && busy == 0.0);
        let times = (milliseconds, busy);
        let (milliseconds, busy_milliseconds) = earlier.map_or(times, |before| {
            (before.milliseconds, before.busy_milliseconds)
        });
        let found = Found {
            thoughts: Rc::new(thoughts),
            redone: redone(lab, &job),
            snapshots: job.snapshots,
            state: job.state,
            milliseconds,
            busy_milliseconds,
        };
        self.remember(question, found);
    }

    fn restore(&mut self, lab: &MctsExperiment, snapshots: Vec<Option<ChunkOutput>>) {
        let Ok(thoughts) = lab.thoughts(&snapshots) else {
            return;
        };
        if thoughts.progress.done == 0 {
            return;
        }
        let complete = thoughts.progress.done >= thoughts.progress.total;
        let redone = Experiment::Mcts(lab.clone()).redone(&snapshots);
        let found = Found {
            thoughts: Rc::new(thoughts),
            redone,
            snapshots,
            state: if complete {
                JobState::Finished
            } else {
                JobState::Stopped
            },
            milliseconds: 0.0,
            busy_milliseconds: 0.0,
        };
        self.remember(question_of(lab), found);
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
            // What is asked again is known better by now.
            Action::News { lab, is_late, .. } if is_late && self.is_asked(&lab) => {}
            Action::News {
                lab,
                job,
                milliseconds,
                ..
            } => self.hear(&lab, job, milliseconds),
            Action::Ended => self.running = None,
            Action::Live(live) => self.live = live,
            Action::Restored(lab, snapshots) => self.restore(&lab, snapshots),
        }
        self
    }
}
