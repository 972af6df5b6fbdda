//! The lab of several players: what is promised of learning by regret there, and what is found.
//!
//! * `found`: what every view is given. `convergence`: gain and regret by iterations. `paths`: the mixtures of games of one choice. `strategies`: what each player does.
//!   `payoffs`: what each gets, from every start; `numbers`: the table.

mod convergence;
mod found;
mod numbers;
mod paths;
mod payoffs;
mod strategies;

use convergence::Convergence;
use experiments::Experiment;
use experiments::general_sum::{GeneralSumExperiment, View};
use found::FoundProps;
use numbers::Numbers;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::general_sum::closeness::closeness;
use page_model::general_sum::sentence_of;
use paths::Paths;
use payoffs::Payoffs;
use strategies::Strategies;
use texts::{GeneralSumTexts, Texts};
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<GeneralSumExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.general_sum.page;
    let LabRun { run, shown } = use_lab_run(lab);
    // Where somebody looks, of what was found.
    let looked_at = GeneralSumExperiment {
        run: lab.run,
        ..shown.lab.clone()
    };
    let found = FoundProps {
        lab: looked_at,
        findings: shown.findings.clone(),
    };
    let progress = shown.findings.progress;
    let done = (words.done)(
        &(texts.number)(progress.done),
        &(texts.number)(progress.total),
    );
    let status = html! { <RunRow run={run.clone()} {progress} {done} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} sentence={sentence(lab, &found, words)} {status} views={views(&found, texts)}
            before={shown.before()} is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]} />
    }
}

fn sentence(lab: &GeneralSumExperiment, found: &FoundProps, words: &GeneralSumTexts) -> Html {
    let text = (words.sentence)(&sentence_of(lab));
    let run = found.findings.run(found.lab.run_shown());
    let last = run.and_then(|run| run.checkpoints.last());
    let values = last.map_or_else(Vec::new, |last| {
        let value = |amount: f64| html! { { (words.amount)(amount) } };
        vec![
            ("gain", value(last.largest_gain())),
            ("regret", value(last.largest_regret())),
        ]
    });
    html! { <Sentence experiment={Experiment::from(lab.clone())} {text} {values} /> }
}

fn views(found: &FoundProps, texts: &'static Texts) -> Vec<ViewPart> {
    let FoundProps { lab, findings } = found;
    let chart = html! {
        <>
            <Convergence ..found.clone() />
            if let Some(said) = closeness(lab, findings, texts) { <p id="closeness">{ said }</p> }
        </>
    };
    let mut views = vec![ViewPart::main(View::Convergence, chart)];
    let payoffs = html! { <Payoffs ..found.clone() /> };
    if findings.compiled.has_paths() {
        let paths = html! { <Paths ..found.clone() /> };
        views.push(ViewPart::side(View::Paths, paths));
        views.push(ViewPart::below(View::Payoffs, payoffs));
    } else {
        views.push(ViewPart::side(View::Payoffs, payoffs));
    }
    let strategies = html! { <Strategies ..found.clone() /> };
    views.push(ViewPart::below(View::Strategies, strategies));
    if findings.run(lab.run_shown()).is_some() {
        views.push(ViewPart::below(
            View::Numbers,
            html! { <Numbers ..found.clone() /> },
        ));
    }
    views
}
