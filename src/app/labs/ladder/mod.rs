//! The ladder: run it, see the table move, look at its games.

mod rungs_chart;
mod rungs_table;

use crate::app::components::lab_form::LabForm;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::run::{Run, RunRow, use_merged, use_run};
use crate::app::context::use_page;
use experiments::Experiment;
use experiments::common::agents::agent_name;
use experiments::ladder::{LadderLab, Standings, VERDICTS_ERROR};
use experiments::problem::Problem;
use rungs_chart::RungsChart;
use rungs_table::RungsTable;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LadderPageProps {
    pub lab: LadderLab,
    /// What was wrong with the link.
    pub problems: Vec<Problem>,
}

/// The whole lab.
#[component]
pub fn LadderPage(props: &LadderPageProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.ladder;
    let lab = &props.lab;
    let experiment = Experiment::Ladder(lab.clone());
    let run = use_run(&experiment);
    let standings = use_merged(&run, lab);
    let progress = standings.progress;
    let done = (words.games_done)(
        &(texts.number)(progress.done),
        &(texts.number)(progress.total),
    );
    html! {
        <LabFrame {experiment} title={words.title} summary={words.summary} problems={props.problems.clone()}
            snapshots={run.snapshots()} on_restore={run.on_restore()}>
            <section class="card stage" aria-labelledby="results-heading">
                <h2 id="results-heading">{ words.results }</h2>
                <RunRow run={run.clone()} {progress} {done} />
                { measure(&standings, &run, texts) }
                <RungsTable lab={lab.clone()} standings={standings.clone()} caption={(words.caption)(&agent_name(&lab.agent, texts))} />
                { notes(&standings, lab, texts) }
            </section>
            <div class="panel">
                <section class="card" aria-labelledby="settings-heading">
                    <h2 id="settings-heading">{ words.settings }</h2>
                    <LabForm<LadderLab> lab={lab.clone()} />
                </section>
                if standings.met() > 0 {
                    <section class="card"><RungsChart {standings} /></section>
                }
            </div>
        </LabFrame>
    }
}

fn measure(standings: &Standings, run: &Run, texts: &texts::Texts) -> Html {
    let words = &texts.ladder;
    let share = standings.share_won_against_beaten();
    let share = share.map(|share| format!("{:.1} %", 100.0 * share));
    let sentence = match standings.met() {
        0 => words.nothing_yet.to_owned(),
        met => {
            let (sure, ahead) = (standings.surely_beaten(), standings.beaten());
            (words.measure)([sure, ahead, met], share.as_deref())
        }
    };
    // While it runs the sentence changes too often to be read out.
    let live = if run.is_active() { "off" } else { "polite" };
    html! { <p id="measure" aria-live={live}><strong>{ sentence }</strong></p> }
}

fn notes(standings: &Standings, lab: &LadderLab, texts: &texts::Texts) -> Html {
    let words = &texts.ladder;
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
