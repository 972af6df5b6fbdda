//! The regret lab: two players learn, and the page shows what, how well, and why.
//!
//! * `pictures`: what the page opens on, all of one moment. `views`: which part of the page stands where.
//! * `learning`: what is known, each made once. `sentence`: what is shown, with its settings in it.
//! * `inside`: an iteration step by step. `table`: hands played against what was learned.
//! * `comparison`: `summary`, `charts`: how good the average strategies are.
//! * `evaluations`: values and best responses; `lock_cost`: what fixing costs; `family`: Kuhn's equilibria; `at_the_end`: their note.
//! * `sampling`: sampled regrets beside full ones.
//! * `strategies`: the table of information sets, and fixing what is done there. `strategy_files`: out and in.

mod at_the_end;
mod charts;
mod comparison;
mod evaluations;
mod family;
mod inside;
mod learning;
mod lock_cost;
mod pictures;
mod sampling;
mod sentence;
mod show_lab;
mod strategies;
mod strategy_files;
mod summary;
mod table;
mod views;

use experiments::Experiment;
use experiments::regret::{GameName, RegretExperiment, View};
use experiments::{LabExperiment, link};
use inside::walking::use_walking;
use learning::{use_answers, use_file, use_loaded};
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run};
use page_kit::components::lab_shell::LabShell;
use page_kit::components::run::RunRow;
use page_kit::context::use_page;
use page_model::regret::progress::{on_stage, progress};
use pictures::moments::Moments;
use pictures::shown::use_shown;
use sentence::regret_sentence;
use views::{Known, views};
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<RegretExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let learned = shown.findings.clone();
    let stage = on_stage(lab, &shown.lab);
    let answers = use_answers(&shown.question, &learned);
    let file = use_file(&stage);
    let strategy = file.loaded.as_ref().map(|loaded| loaded.strategy.clone());
    let evaluated = use_loaded(&stage, strategy.as_deref());
    let sight = use_shown(&stage, &learned);
    let walking = use_walking(&stage, &learned.tree);
    let sentence = regret_sentence(lab, &sight, texts);
    let time = html! { <Moments lab={stage.clone()} learned={learned.clone()} /> };
    let known = Known {
        lab: stage,
        run: run.clone(),
        shown: sight,
        walking,
        answers,
        evaluated,
        file,
    };
    let (progress, done) = progress(&shown.question, &learned, texts);
    let status = html! { <RunRow run={run.clone()} {progress} {done} /> };
    let is_waiting = run.is_waiting();
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()} on_restore={run.on_restore()}
            {sentence} actions={to_table(lab, words.to_table)} {status} views={views(&known, texts)} {time}
            before={shown.before()} {is_waiting} presets={vec![Presets::new(words.presets)]}>
            { to_tree(lab, words.to_tree) }
        </LabShell>
    }
}

/// The way to the table.
fn to_table(lab: &RegretExperiment, label: &'static str) -> Html {
    let table = RegretExperiment {
        view: View::Table,
        ..lab.clone()
    };
    let link = link::write(RegretExperiment::NAME, &table);
    html! { <a class="button" href={format!("#/{link}")} id="to-table">{ label }</a> }
}

/// The way to Kuhn poker as a tree, which is solved exactly there.
fn to_tree(lab: &RegretExperiment, label: &'static str) -> Html {
    if lab.game != GameName::Kuhn {
        return Html::default();
    }
    let link = format!("#/tree-game?game=kuhn-{}", lab.cards);
    html! { <p class="small"><a href={link} id="to-tree">{ label }</a></p> }
}
