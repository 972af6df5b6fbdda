//! The Connect Four lab: play against UCT, see what it thinks, step through the game, share the moment.
//!
//! The experiment comes from the address and goes back into it; what the machine has found is in the reducer
//! of [`thinking`]. The rest of the folder draws.

mod board;
mod charts;
mod commands;
mod driver;
mod files;
mod panel;
mod running_row;
mod thinking;
mod thoughts_table;

use crate::app::components::notices::Notices;
use crate::app::components::share_button::ShareButton;
use crate::app::components::time_control::TimeControl;
use crate::app::context::use_page;
use crate::app::router::Entry;
use crate::app::storage;
use crate::experiments::connect_four::{ConnectFourLab, Thoughts};
use crate::experiments::link::{self, Problem};
use crate::experiments::{Experiment, Lab};
pub use board::Board;
use charts::Charts;
use commands::Commands;
use driver::{Ask, Driver, use_driver};
use files::FileButtons;
use panel::Panel;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ConnectFourPageProps {
    pub lab: ConnectFourLab,
    /// What was wrong with the link.
    pub problems: Vec<Problem>,
}

/// The whole lab.
#[component]
pub fn ConnectFourPage(props: &ConnectFourPageProps) -> Html {
    let page = use_page();
    let texts = &page.texts.connect_four;
    let lab = &props.lab;
    let driver = use_driver(lab);
    let file_problem = use_state(|| None::<String>);
    let dismissed = use_state(|| false);
    let charted = use_charted(&driver);
    use_last_link(lab);
    {
        let dismissed = dismissed.setter();
        use_effect_with(props.problems.clone(), move |_| dismissed.set(false));
    }
    let link_problems: Vec<String> = if *dismissed {
        Vec::new()
    } else {
        props
            .problems
            .iter()
            .map(|problem| problem.sentence(page.texts))
            .collect()
    };
    let on_play = driver.ask.reform(Ask::Play);
    let on_move = driver.ask.reform(|ply: u64| Ask::GoTo(ply as usize));
    let on_dismiss = Callback::from(move |()| dismissed.set(true));
    let on_dismiss_file = {
        let file_problem = file_problem.setter();
        Callback::from(move |()| file_problem.set(None))
    };
    let on_open = {
        let (file_problem, ask, router) = (
            file_problem.setter(),
            driver.ask.clone(),
            page.router.clone(),
        );
        Callback::from(move |opened: files::Opened| match opened {
            Ok((lab, snapshots)) => {
                file_problem.set(None);
                router.go(&link::write(ConnectFourLab::NAME, &lab), Entry::Push);
                ask.emit(Ask::Restore(lab, snapshots));
            }
            Err(sentence) => file_problem.set(Some(sentence)),
        })
    };
    let experiment = Experiment::ConnectFour(lab.clone());
    html! {
        <div class="lab">
            <div class="lab-title">
                <div><h1>{ texts.title }</h1><p class="quiet">{ texts.summary }</p></div>
                <div class="actions">
                    <FileButtons lab={lab.clone()} found={driver.found.clone()} {on_open} />
                    <ShareButton link={experiment.link()} />
                </div>
            </div>
            <Notices heading={page.texts.notices.link} sentences={link_problems} {on_dismiss} />
            <Notices heading={page.texts.notices.file}
                sentences={file_problem.iter().cloned().collect::<Vec<_>>()} on_dismiss={on_dismiss_file} />
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
        </div>
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

/// Keeps the link for the next visit.
#[hook]
fn use_last_link(lab: &ConnectFourLab) {
    use_effect_with(lab.clone(), |lab| {
        storage::set_last_link(
            ConnectFourLab::NAME,
            &link::write(ConnectFourLab::NAME, lab),
        );
    });
}
