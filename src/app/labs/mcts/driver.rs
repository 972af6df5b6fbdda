//! Carries out what a person asks for: changes the address, begins and ends thinking, lets the machine move.

use super::thinking::{Action, Found, Purpose, Running, Thinking, question_of};
use crate::app::components::job::{JobCell, use_job_cell};
use crate::app::components::run::{Saver, kept, use_latest, use_saver};
use crate::app::context::use_page;
use crate::app::router::{Entry, Router};
use crate::app::workers::{JobHandle, now, submit_resumed};
use crate::app::{device, storage};
use experiments::link;
use experiments::mcts::{MctsLab, Person, Thoughts};
use experiments::{Experiment, Lab, Sent};
use games::Turn;
use games::connect_four::{Column, Setup};
use gloo::timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::prelude::*;

/// Time for what an earlier visit has found to be there again, and for a setting that is being dragged.
const MILLISECONDS: u32 = 40;

/// What a person can ask for.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    Play(Column),
    GoTo(usize),
    Undo,
    Redo,
    NewGame,
    Swap,
    /// The machine says what it would play.
    Hint,
    /// It thinks about the position, and nothing more is shown than is.
    Search,
    /// The machine makes the move at the moment looked at.
    LetMachineMove,
    /// The best move found so far is played at once.
    MoveNow,
    Stop,
    Pause(bool),
    Set {
        lab: MctsLab,
        entry: Entry,
    },
    Restore(MctsLab, Vec<Option<Sent>>),
    /// To another moment of the search, in phases.
    Look(u64),
    /// At another node of its tree, by the moves to it, or at none.
    LookAt(Option<Vec<u8>>),
}

/// What the components see.
#[derive(Clone, PartialEq)]
pub struct Driver {
    pub command: Callback<Command>,
    /// What was found about the moment looked at.
    pub found: Option<Rc<Found>>,
    /// What was found about the moment before: what the machine thought when it made its move.
    pub before: Option<Rc<Found>>,
    /// The thinking under way, which is always about the moment looked at.
    pub running: Option<Running>,
    /// Whether a click on the board is a move.
    pub playable: bool,
}

impl Driver {
    /// The thoughts about the position on the board: numbers over its columns are about no other.
    pub fn thoughts_now(&self) -> Option<Rc<Thoughts>> {
        self.found.as_ref().map(|found| found.thoughts.clone())
    }

    /// The position before the last move, if the machine chose that move by what was found there.
    pub fn past_of(&self, lab: &MctsLab) -> Option<MctsLab> {
        let past = lab.at_ply(lab.plies().checked_sub(1)?);
        (self.before.is_some() && past.is_machines_turn()).then_some(past)
    }
}

/// The handles of the driver: what [`use_driver`]'s callbacks and effects work with.
#[derive(Clone)]
struct Handles {
    lab: MctsLab,
    router: Router,
    state: UseReducerHandle<Thinking>,
    job: JobCell,
    links: Rc<RefCell<Links>>,
    saver: Saver,
    /// How many runs there have been: late news is of an earlier one.
    runs: Rc<Cell<u32>>,
}

/// What tells the driver's own changes of the address from others'.
struct Links {
    /// Where the driver went last.
    own: String,
    /// Where it last found itself.
    seen: String,
    /// Which game that was.
    game: Game,
}

/// A moment of a game, and who plays it.
type Game = (Setup, String, Option<u64>, Person);

fn game_of(lab: &MctsLab) -> Game {
    (lab.setup(), lab.moves.clone(), lab.ply, lab.person)
}

/// The driver of a lab.
#[hook]
pub fn use_driver(lab: &MctsLab) -> Driver {
    let router = use_page().router;
    let state = use_reducer(Thinking::default);
    let job = use_job_cell();
    let links = use_mut_ref(|| Links {
        own: String::new(),
        seen: link::write(MctsLab::NAME, lab),
        game: game_of(lab),
    });
    let handles = Handles {
        lab: lab.clone(),
        router,
        state: state.clone(),
        job,
        links,
        saver: use_saver(),
        runs: (*use_memo((), |()| Rc::new(Cell::new(0)))).clone(),
    };
    use_resumption(&handles);
    use_reactions(&handles);
    use_unasked_search(&handles);
    use_remembrance(&state);
    let question = question_of(lab);
    let running = state
        .running
        .clone()
        .filter(|running| running.question == question);
    let thinking_to_move = running
        .as_ref()
        .is_some_and(|running| running.purpose == Purpose::Move);
    Driver {
        command: use_latest(handles, Handles::carry_out),
        found: state.found(&question).cloned(),
        before: lab
            .plies()
            .checked_sub(1)
            .and_then(|ply| state.found(&question_of(&lab.at_ply(ply))).cloned()),
        playable: matches!(lab.turn(), Turn::Player(_)) && !thinking_to_move,
        running,
    }
}

/// After a reload: what was found is there again, and in the middle of the machine's move it goes on with the move, since
/// it was asked to.
#[hook]
fn use_resumption(handles: &Handles) {
    let handles = handles.clone();
    use_effect_with((), move |()| {
        let question = handles.lab.question();
        let found = kept(&Experiment::Mcts(question.clone())).unwrap_or_default();
        if !found.is_empty() {
            let restored = Action::Restored(question, found.clone());
            handles.state.dispatch(restored);
        }
        if storage::running() == Some(question_of(&handles.lab)) {
            handles.state.dispatch(Action::Live(true));
            if handles.lab.is_machines_turn() {
                handles.begin_with(Purpose::Move, &found);
            }
        }
    });
}

/// Keeps which move was being thought about, for [`use_resumption`]. After it, so that what an earlier page
/// left is read before it is replaced.
#[hook]
fn use_remembrance(state: &UseReducerHandle<Thinking>) {
    let moving = state.running.as_ref();
    let moving = moving.filter(|running| running.purpose == Purpose::Move && !running.paused);
    use_effect_with(moving.map(|running| running.question.clone()), |question| {
        storage::set_running(question.as_deref());
    });
}

/// What follows by itself from a new state: a link from outside starts stopped, thinking about a moment left ends, the best move is played when
/// the answer is there, and the machine moves when it is its turn.
#[hook]
fn use_reactions(handles: &Handles) {
    let handles = handles.clone();
    let state = handles.state.clone();
    let dependencies = (handles.lab.clone(), state.running.clone(), state.live);
    use_effect_with(dependencies, move |(lab, running, live)| {
        let question = question_of(lab);
        if handles.came_to_another_game() {
            handles.end();
            handles.state.dispatch(Action::Live(false));
            return;
        }
        match running {
            Some(running) if running.question != question => handles.end(),
            Some(running) if running.answered => {
                handles.end();
                let best = handles.with_best_move();
                if let Some(lab) = best.filter(|_| running.purpose == Purpose::Move) {
                    handles.set(&lab, Entry::Replace);
                }
            }
            Some(_) => {}
            None if *live && lab.is_at_end() && lab.is_machines_turn() => {
                handles.begin(Purpose::Move)
            }
            None => {}
        }
    });
}

/// Begins the search of a position by itself where that is cheap, unless the machine is about to begin anyway.
#[hook]
fn use_unasked_search(handles: &Handles) {
    let lab = &handles.lab;
    let question = question_of(lab);
    let is_idle = handles.state.running.is_none() && handles.state.found(&question).is_none();
    let machine_begins = handles.state.live && lab.is_at_end() && lab.is_machines_turn();
    let is_wanted = is_idle && !machine_begins && lab.cost().is_small() && lab.runnable().is_ok();
    let latest = use_mut_ref(|| handles.clone());
    latest.borrow_mut().clone_from(handles);
    use_effect_with((question, is_wanted), move |(_, is_wanted)| {
        let timeout = is_wanted.then(|| {
            Timeout::new(MILLISECONDS, move || {
                let handles = latest.borrow().clone();
                handles.begin(Purpose::Search);
            })
        });
        move || drop(timeout)
    });
}

impl Handles {
    fn carry_out(&self, command: Command) {
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
                self.begin(Purpose::Hint);
            }
            Command::Search => self.begin(Purpose::Search),
            Command::LetMachineMove => {
                self.state.dispatch(Action::Live(true));
                self.begin(Purpose::Move);
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
                self.state.dispatch(Action::Restored(lab, snapshots));
            }
        }
    }

    fn set(&self, lab: &MctsLab, entry: Entry) {
        let link = link::write(MctsLab::NAME, lab);
        self.links.borrow_mut().own.clone_from(&link);
        self.router.go(&link, entry);
    }

    /// Whether somebody else has changed the address to another game: a link, the back button, a file. An edit of the
    /// settings leaves the game as it is.
    fn came_to_another_game(&self) -> bool {
        let link = link::write(MctsLab::NAME, &self.lab);
        let mut links = self.links.borrow_mut();
        let is_foreign = link != links.own && link != links.seen;
        links.seen = link;
        let game = game_of(&self.lab);
        let before = core::mem::replace(&mut links.game, game.clone());
        is_foreign && game != before
    }

    /// To another moment, at which the machine waits.
    fn go_to(&self, lab: Option<MctsLab>) {
        if let Some(lab) = lab {
            self.state.dispatch(Action::Live(false));
            self.set(&lab, Entry::Replace);
        }
    }

    /// To another position, in which the machine may move at once.
    fn go_live(&self, lab: Option<MctsLab>, entry: Entry) {
        if let Some(lab) = lab {
            self.state.dispatch(Action::Live(true));
            self.set(&lab, entry);
        }
    }

    /// Answers the question, from what is known of it already.
    fn begin(&self, purpose: Purpose) {
        let found = self.state.found(&question_of(&self.lab)).cloned();
        self.begin_with(
            purpose,
            found.as_ref().map_or(&[], |found| &found.snapshots),
        );
    }

    fn begin_with(&self, purpose: Purpose, known: &[Option<Sent>]) {
        let lab = self.lab.question();
        if lab.runnable().is_err() {
            return;
        }
        let question = question_of(&lab);
        self.state.dispatch(Action::Begun(question, purpose));
        let begun_at = now();
        let state = self.state.dispatcher();
        let experiment = Experiment::Mcts(lab.clone());
        let (saver, kept) = (self.saver.clone(), experiment.clone());
        let number = self.runs.get() + 1;
        self.runs.set(number);
        let runs = self.runs.clone();
        let job = submit_resumed(&experiment, known, move |job| {
            saver.keep(&kept, &job.snapshots, !job.is_active());
            state.dispatch(Action::News {
                lab: lab.clone(),
                job: job.clone(),
                milliseconds: now() - begun_at,
                is_late: runs.get() != number,
            });
        });
        self.job.begin(job);
    }

    fn end(&self) {
        // Before what the job still has to say: that is about a question that nobody asks any more.
        self.state.dispatch(Action::Ended);
        let job = self.job.take();
        self.runs.set(self.runs.get() + 1);
        if let Some(job) = job {
            job.leave();
        }
    }

    /// The game after the best move found so far; `None` if nothing was found.
    fn with_best_move(&self) -> Option<MctsLab> {
        let found = self.state.found(&question_of(&self.lab))?;
        self.lab.play(found.thoughts.best?)
    }
}
