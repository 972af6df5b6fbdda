//! The whole lab: what is where, and how the parts are given what they show.

use super::driver::{Command, Driver, use_driver};
use super::legend;
use super::search::{game_time, time, use_search};
use super::thinking::Found;
use super::truth::{Truths, use_truths};
use super::views::Drawn;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::lab_page::LabProps;
use crate::app::context::use_page;
use experiments::mcts::{MctsLab, Thoughts, View};
use experiments::{Experiment, Lab, Sent};
use std::rc::Rc;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn MctsPage(LabProps { lab, problems }: &LabProps<MctsLab>) -> Html {
    let texts = use_page().texts;
    let driver = use_driver(lab);
    let charted = use_charted(&driver);
    let (truths, restore_truth) = {
        let past = driver.past_of(lab);
        use_truths(lab, driver.running.is_some(), past.as_ref())
    };
    let search = use_search(lab, &driver);
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
    let drawn = Drawn {
        lab,
        driver: &driver,
        search: &search,
        truths: &truths,
        charted: (*charted).clone(),
        texts,
    };
    let names = texts.labs.mcts.parameters.view.options;
    let card = |view: View, class: &'static str| {
        html! { <section class={classes!("card", class)}><h2>{ names[view as usize] }</h2>{ drawn.view(view) }</section> }
    };
    let simulations = search.inside().map_or(0, |inside| inside.simulations);
    html! {
        <LabFrame experiment={Experiment::Mcts(lab.clone())}
            problems={problems.clone()} {snapshots} {on_restore}>
            <div id="inside" tabindex="-1" data-loading={search.seen.is_loading.to_string()} data-simulations={simulations.to_string()}></div>
            { card(View::Tree, "stage") }
            <div class="panel">{ card(View::Phases, "") }{ card(View::Board, "") }</div>
            <section class="card wide">{ time(lab, &search, &driver, texts) }</section>
            <ul>{ for legend::entries(&texts.labs.mcts.stage).into_iter().map(|(mark, meaning)| html! { <li>{ mark }{ meaning }</li> }) }</ul>
            { card(View::Thoughts, "wide") }
            { card(View::Charts, "wide") }
            { card(View::Path, "wide") }
            { card(View::Whole, "wide") }
            { card(View::Play, "wide") }
            { game_time(lab, &driver, texts) }
        </LabFrame>
    }
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
        .thoughts_now()
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
