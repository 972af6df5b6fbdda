//! The regret lab: a run, one of its iterations step by step, and a table to play at.

mod inside;
mod table;

use crate::app::components::lab_form::LabForm;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::run::{RunAsk, RunRow, use_run};
use crate::app::context::use_page;
use crate::experiments::link::Problem;
use crate::experiments::regret::RegretLab;
use crate::experiments::{Experiment, Progress};
use inside::Inside;
use std::rc::Rc;
use table::PokerTable;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RegretPageProps {
    pub lab: RegretLab,
    /// What was wrong with the link.
    #[prop_or_default]
    pub problems: Vec<Problem>,
}

/// The whole lab.
#[component]
pub fn RegretPage(props: &RegretPageProps) -> Html {
    let texts = &use_page().texts.regret;
    let lab = &props.lab;
    let question = lab.without_look();
    let run = use_run(&Experiment::Regret(question.clone()));
    let tree = use_memo((lab.game, lab.cards), {
        let lab = lab.clone();
        move |_| lab.tree()
    });
    let learned = use_memo((question, run.found.clone()), move |(lab, found)| {
        let snapshots = found.as_ref().map_or(&[][..], |found| &found.snapshots);
        let merged = lab.merge(&tree, snapshots);
        let merged = merged.or_else(|_| lab.merge(&tree, &[]));
        Rc::new(merged.unwrap_or_else(|_| unreachable!("no snapshots belong to every lab")))
    });
    let learned = (*learned).clone();
    let done = learned.main.as_ref().map_or(0, |main| main.iterations);
    let progress = Progress {
        done,
        total: lab.iterations,
    };
    let on_restore = run.ask.reform(|(experiment, snapshots)| {
        // Runs are kept without what is looked at.
        let experiment = match experiment {
            Experiment::Regret(lab) => Experiment::Regret(lab.without_look()),
            other => other,
        };
        RunAsk::Restore(Box::new(experiment), snapshots)
    });
    html! {
        <LabFrame experiment={Experiment::Regret(lab.clone())} title={texts.title} summary={texts.summary}
            problems={props.problems.clone()} snapshots={run.snapshots()} {on_restore}>
            <section class="stage">
                <RunRow run={run.clone()} {progress} done={done.to_string()} />
                <PokerTable lab={lab.clone()} learned={learned.clone()} />
            </section>
            <div class="panel"><section><LabForm<RegretLab> lab={lab.clone()} /></section></div>
            <Inside lab={lab.clone()} {learned} />
        </LabFrame>
    }
}
