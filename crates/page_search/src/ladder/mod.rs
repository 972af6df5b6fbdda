//! The ladder: run it, see the table move, look at its games.

mod choosing;
mod rungs;
mod rungs_table;

use experiments::Experiment;
use experiments::common::agents::agent_name;
use experiments::ladder::{Decide, Findings, LadderExperiment, VERDICTS_ERROR, View};
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::{Run, RunRow};
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use rungs::Rungs;
use rungs_table::{RungsTable, rungs_chart};
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<LadderExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.ladder.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let standings = shown.findings.clone();
    let progress = standings.progress;
    let done = (words.games_done)(
        &(texts.number)(progress.done),
        &(texts.number)(progress.total),
    );
    let caption = (words.caption)(&agent_name(&shown.lab.agent, texts));
    let rungs = html! {
        <>
            { measure(&standings, &run, texts) }
            <Rungs lab={lab.clone()} standings={standings.clone()} />
            { notes(&standings, &shown.lab, texts) }
        </>
    };
    let table =
        html! { <RungsTable lab={shown.lab.clone()} standings={standings.clone()} {caption} /> };
    let mut views = vec![
        ViewPart::main(View::Rungs, rungs),
        ViewPart::below(View::Table, table),
    ];
    if lab.view == View::Chart {
        let chart = rungs_chart(&standings, words);
        views.push(ViewPart::main(View::Chart, chart));
    }
    let text = match lab.decide {
        Decide::Games => words.sentence,
        Decide::Race => words.sentence_of_races,
    };
    let contender = agent_name(&lab.agent, texts);
    let values = vec![("contender", contender.into())];
    let sentence =
        html! { <Sentence experiment={Experiment::from(lab.clone())} {text} {values} /> };
    let status = html! { <RunRow run={run.clone()} {progress} {done} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} before={shown.before()} is_waiting={run.is_waiting()} />
    }
}

fn measure(standings: &Findings, run: &Run, texts: &texts::Texts) -> Html {
    let words = &texts.labs.ladder.page;
    let share = standings.share_won_against_beaten();
    let share = share.map(|share| (texts.percent)(share));
    let sentence = match standings.met() {
        0 => words.nothing_yet.to_owned(),
        met => {
            let (sure, ahead) = (standings.surely_beaten(), standings.beaten());
            let told = (words.measure)([sure, ahead, met], share.as_deref());
            let climbed = (words.climbed)(standings.climbed(), standings.rungs.len());
            format!("{climbed} {told}")
        }
    };
    // While it runs the sentence changes too often to be read out.
    let live = if run.is_active() { "off" } else { "polite" };
    html! { <p id="measure" aria-live={live}><strong>{ sentence }</strong></p> }
}

fn notes(standings: &Findings, lab: &LadderExperiment, texts: &texts::Texts) -> Html {
    let words = &texts.labs.ladder.page;
    let counting = match lab.plan() {
        Some(plan) => (words.how_races_decide)(plan.delta, standings.rungs.len()),
        None => (words.how_points_count)(VERDICTS_ERROR),
    };
    let unproven: u64 = standings.rungs.iter().map(|rung| rung.unproven).sum();
    html! {
        <>
            if unproven > 0 { <p class="small" id="unproven">{ (words.unproven)(&(texts.number)(unproven)) }</p> }
            <p class="quiet small">{ counting }</p>
        </>
    }
}
