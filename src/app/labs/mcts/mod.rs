//! The Connect Four lab: play against UCT, see what it thinks, step through the game, share the moment.
//!
//! The experiment comes from the address and goes back into it; what the machine has found is in the reducer
//! of [`thinking`]. The rest of the folder draws.

mod board;
mod charts;
mod commands;
mod driver;
mod panel;
mod running_row;
mod thinking;
mod thoughts_table;

use crate::app::components::lab_frame::LabFrame;
use crate::app::components::time_control::TimeControl;
use crate::app::context::use_page;
use crate::experiments::Experiment;
use crate::experiments::link::Problem;
use crate::experiments::mcts::{MctsLab, Thoughts};
pub use board::Board;
use charts::Charts;
use commands::Commands;
use driver::{Ask, Driver, use_driver};
use panel::Panel;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct MctsPageProps {
    pub lab: MctsLab,
    /// What was wrong with the link.
    pub problems: Vec<Problem>,
}

/// The whole lab.
#[component]
pub fn MctsPage(props: &MctsPageProps) -> Html {
    let texts = &use_page().texts.mcts;
    let lab = &props.lab;
    let driver = use_driver(lab);
    let charted = use_charted(&driver);
    let on_play = driver.ask.reform(Ask::Play);
    let on_move = driver.ask.reform(|ply: u64| Ask::GoTo(ply as usize));
    let on_restore = {
        let ask = driver.ask.clone();
        Callback::from(move |(experiment, snapshots)| {
            if let Experiment::Mcts(lab) = experiment {
                ask.emit(Ask::Restore(lab, snapshots));
            }
        })
    };
    let found = driver.found.as_ref();
    let snapshots = found.map(|found| found.snapshots.clone());
    html! {
        <LabFrame experiment={Experiment::Mcts(lab.clone())} title={texts.title} summary={texts.summary}
            problems={props.problems.clone()} snapshots={snapshots.unwrap_or_default()} {on_restore}>
            <section class="stage" aria-label={texts.stage}>
                <Commands lab={lab.clone()} driver={driver.clone()} />
                <Board lab={lab.clone()} thoughts={driver.thoughts()} playable={driver.playable} {on_play} />
                <TimeControl busy={driver.running.is_some()} position={lab.plies() as u64} last={lab.last_ply() as u64}
                    caption={(texts.moment)(lab.plies(), lab.last_ply())} {on_move} />
            </section>
            <Panel lab={lab.clone()} driver={driver.clone()} />
            if let Some(thoughts) = &*charted {
                <Charts thoughts={thoughts.clone()} />
            }
        </LabFrame>
    }
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
