//! The whole lab: what is where, and how the parts are given what they show.

use super::charts::Charts;
use super::coach::Coach;
use super::commands::Commands;
use super::driver::{Command, Driver, use_driver};
use super::inside::InsideSearch;
use super::panel::Panel;
use super::thinking::Found;
use super::truth::{Truths, use_truths};
use crate::app::components::connect_four_board::ConnectFourBoard;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::lab_page::LabProps;
use crate::app::components::time_control::TimeControl;
use crate::app::context::use_page;
use experiments::mcts::{MctsLab, Thoughts};
use experiments::{Experiment, Lab, Sent};
use runner::scheduler::JobState;
use std::rc::Rc;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn MctsPage(LabProps { lab, problems }: &LabProps<MctsLab>) -> Html {
    let texts = &use_page().texts.labs.mcts.page;
    let driver = use_driver(lab);
    let charted = use_charted(&driver);
    let (truths, restore_truth) = {
        let past = driver.past_of(lab);
        use_truths(lab, driver.running.is_some(), past.as_ref())
    };
    let known = truths.now.clone().filter(|_| lab.outcome().is_none());
    let truth = known.map(|known| known.truth.clone());
    let on_look = use_asking(&driver, Command::Look);
    let is_searched = driver
        .found
        .as_ref()
        .is_some_and(|found| found.state == JobState::Finished);
    let on_play = use_asking(&driver, Command::Play);
    let on_move = use_asking(&driver, |ply: u64| Command::GoTo(ply as usize));
    let on_restore = {
        let command = driver.command.clone();
        Callback::from(
            move |(experiment, snapshots): (Experiment, Vec<Option<Sent>>)| {
                if let Experiment::Mcts(lab) = experiment {
                    let exact = lab.of_solver(&snapshots).to_vec();
                    restore_truth.emit((lab.clone(), exact));
                    let trees = lab.of_trees(&snapshots).to_vec();
                    command.emit(Command::Restore(lab, trees));
                }
            },
        )
    };
    let found = driver.found.as_ref();
    let snapshots = all_snapshots(lab, found.map(|found| &**found), &truths);
    html! {
        <LabFrame experiment={Experiment::Mcts(lab.clone())}
            problems={problems.clone()} {snapshots} {on_restore}>
            <section class="card stage" aria-label={texts.stage}>
                <Commands lab={lab.clone()} driver={driver.clone()} />
                <ConnectFourBoard lab={lab.clone()} thoughts={driver.thoughts_now()} {truth} playable={driver.playable} {on_play} />
                <TimeControl busy={driver.running.is_some()} has_keys={lab.look.is_none()} position={lab.plies() as u64} last={lab.last_ply() as u64}
                    caption={(texts.moment)(lab.plies(), lab.last_ply())} {on_move} />
                <Coach truths={truths.clone()} />
            </section>
            <Panel lab={lab.clone()} driver={driver.clone()} truths={truths.clone()} />
            <InsideSearch lab={lab.clone()} {is_searched} is_busy={driver.running.is_some()} {on_look} />
            if let Some(thoughts) = &*charted {
                <Charts thoughts={thoughts.clone()} past={driver.past_of(lab).map(|past| past.plies() + 1)} />
            }
        </LabFrame>
    }
}

/// A callback that asks the driver for something, and stays the same.
#[hook]
fn use_asking<T: 'static>(driver: &Driver, asks: fn(T) -> Command) -> Callback<T> {
    use_callback(driver.command.clone(), move |said, command| {
        command.emit(asks(said));
    })
}

/// What a file of the experiment has: the trees' snapshots, then the solver's.
fn all_snapshots(lab: &MctsLab, found: Option<&Found>, truths: &Truths) -> Vec<Option<Sent>> {
    let Some(found) = found else {
        return Vec::new();
    };
    let mut all = found.snapshots.clone();
    all.resize(lab.tree_count(), None);
    let known = truths.now.as_ref().filter(|_| lab.exact > 0);
    all.extend(
        known
            .into_iter()
            .flat_map(|known| known.snapshots.iter().cloned()),
    );
    all.resize(lab.chunk_count(), None);
    all
}

/// The thoughts that the charts show. While a run goes on they are drawn anew only so many times in all: drawing
/// them at each news would take the workers a good part of a core.
#[hook]
fn use_charted(driver: &Driver) -> Rc<Option<Rc<Thoughts>>> {
    const POINTS_A_DRAWING: usize = 8;
    let thoughts = driver
        .thoughts()
        .filter(|thoughts| !thoughts.history.is_empty());
    let running = driver
        .running
        .as_ref()
        .map(|running| running.question.clone());
    let points = thoughts
        .as_ref()
        .map(|thoughts| thoughts.history.len() / POINTS_A_DRAWING);
    let settled = thoughts.clone().filter(|_| running.is_none());
    use_memo((running, points, settled), |_| thoughts)
}
