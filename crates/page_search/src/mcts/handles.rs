//! Handles of the driver: they carry out what a person asks for, change the address, begin and end thinking.

use super::command::Command;
use experiments::mcts::{MctsExperiment, Person};
use experiments::{ChunkOutput, LabExperiment, link};
use games::connect_four::Setup;
use page_kit::components::job::{self, JobCell};
use page_kit::components::reduced::Reduced;
use page_kit::components::run::Saver;
use page_kit::device;
use page_kit::router::{Entry, Router};
use page_kit::workers::JobHandle;
use page_model::mcts::thinking::{Action, Purpose, Thinking, asked, question_of};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The handles of the driver: what the driver's callbacks and effects work with.
#[derive(Clone)]
pub struct Handles {
    pub lab: MctsExperiment,
    pub router: Router,
    pub state: UseReducerHandle<Reduced<Thinking>>,
    pub job: JobCell,
    pub links: Rc<RefCell<Links>>,
    pub saver: Saver,
}

/// What tells the driver's own changes of the address from others'.
pub struct Links {
    /// Where the driver went last.
    pub own: String,
    /// Where it last found itself.
    pub seen: String,
    /// Which game that was.
    pub game: Game,
}

/// A moment of a game, and who plays it.
pub type Game = (Setup, String, Option<u64>, Person);

pub fn game_of(lab: &MctsExperiment) -> Game {
    (lab.setup(), lab.moves.clone(), lab.ply, lab.person)
}

impl Handles {
    pub fn carry_out(&self, command: Command) {
        match command {
            Command::Play(column) => {
                // A move in the past cuts off what came after: the way back to that stays.
                let cuts = !self.lab.is_at_end();
                let entry = if cuts { Entry::Push } else { Entry::Replace };
                self.go_live(self.lab.play(column), entry);
            }
            Command::GoTo(ply) => self.go_to(Some(self.lab.at_ply(ply))),
            Command::Undo => self.go_to(self.lab.undone()),
            Command::Redo => self.go_to(self.lab.redone()),
            Command::NewGame => {
                self.go_live(Some(self.lab.new_game(device::new_seed())), Entry::Push)
            }
            Command::Swap => {
                self.end();
                self.go_live(Some(self.lab.swapped()), Entry::Replace);
            }
            Command::Hint => {
                self.set(&self.lab.with_thoughts(), Entry::Replace);
                self.want(Purpose::Hint);
            }
            Command::Search => self.begin(Purpose::Search),
            Command::LetMachineMove => {
                self.state.dispatch(Action::Live(true));
                self.want(Purpose::Move);
            }
            Command::MoveNow => {
                // Before the first news there is no best move: the machine goes on.
                if let Some(lab) = self.with_best_move() {
                    self.end();
                    self.set(&lab, Entry::Replace);
                }
            }
            Command::Stop => self.job.with(JobHandle::stop),
            Command::Pause(paused) => self.job.with(|job| job.set_paused(paused)),
            Command::Set { lab, entry } => self.set(&lab, entry),
            Command::Look(phases) => self.set(&self.lab.at_look(phases), Entry::Replace),
            Command::LookAt(moves) => self.set(&self.lab.at_node(moves.as_deref()), Entry::Replace),
            Command::Restore(lab, snapshots) => {
                self.state.dispatch(Action::Live(false));
                self.state
                    .dispatch(Action::Restored(Box::new(lab), snapshots));
            }
        }
    }

    pub fn set(&self, lab: &MctsExperiment, entry: Entry) {
        let link = link::write(MctsExperiment::NAME, lab);
        self.links.borrow_mut().own.clone_from(&link);
        self.router.go(&link, entry);
    }

    /// Whether somebody else has changed the address to another game: a link, the back button, a file. An edit of the
    /// settings leaves the game as it is.
    pub fn came_to_another_game(&self) -> bool {
        let link = link::write(MctsExperiment::NAME, &self.lab);
        let mut links = self.links.borrow_mut();
        let is_foreign = link != links.own && link != links.seen;
        links.seen = link;
        let game = game_of(&self.lab);
        let before = core::mem::replace(&mut links.game, game.clone());
        is_foreign && game != before
    }

    /// To another moment, at which the machine waits.
    fn go_to(&self, lab: Option<MctsExperiment>) {
        if let Some(lab) = lab {
            self.state.dispatch(Action::Live(false));
            self.set(&lab, Entry::Replace);
        }
    }

    /// To another position, in which the machine may move at once.
    fn go_live(&self, lab: Option<MctsExperiment>, entry: Entry) {
        if let Some(lab) = lab {
            self.state.dispatch(Action::Live(true));
            self.set(&lab, entry);
        }
    }

    /// Answers the question for somebody who asks. A search that goes on anyway is what answers it.
    fn want(&self, purpose: Purpose) {
        let question = question_of(&self.lab);
        match &self.state.running {
            Some(running) if running.is_only_search() && running.question == question => {
                self.state.dispatch(Action::Wanted(purpose));
                self.job.with(|job| job.set_paused(false));
            }
            _ => self.begin(purpose),
        }
    }

    /// Answers the question, from what is known about it already.
    pub fn begin(&self, purpose: Purpose) {
        let found = self.state.found(&question_of(&self.lab)).cloned();
        self.begin_with(
            purpose,
            found.as_ref().map_or(&[], |found| &found.snapshots),
        );
    }

    pub fn begin_with(&self, purpose: Purpose, known: &[Option<ChunkOutput>]) {
        let asked = asked(&self.lab);
        if asked.experiment.runnable().is_err() {
            return;
        }
        let begun = Action::Begun(asked.question.clone(), purpose);
        self.state.dispatch(begun);
        let state = self.state.dispatcher();
        self.job
            .begin(job::begin(&state, asked, known, self.saver.hears()));
    }

    pub fn end(&self) {
        // Before what the job still has to say: that is about a question that nobody asks any more.
        self.state.dispatch(Action::Ended);
        if let Some(job) = self.job.take() {
            job.leave();
        }
    }

    /// The game after the best move found so far; `None` if nothing was found.
    pub fn with_best_move(&self) -> Option<MctsExperiment> {
        let found = self.state.found(&question_of(&self.lab))?;
        self.lab.play(found.findings.best?)
    }
}
