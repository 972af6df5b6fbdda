//! The lab of auctions: what each value bids, what the seller gets, a bid of the viewer's, the best reserve, and auctions that were held.
//!
//! * `found`: what every view is given. `opponents`: whom the viewer bids against.
//!   `bids`, `revenue`, `turn`, `play`, `virtual_values`, `held`, `learning`: the views.

mod bids;
mod found;
mod held;
mod learning;
mod opponents;
mod play;
mod revenue;
mod turn;
mod virtual_values;

use bids::BidsView;
use experiments::Experiment;
use experiments::auction::{AuctionExperiment, View};
use held::HeldView;
use learning::LearningView;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::auction::analysis::Analysis;
use page_model::auction::sentence::{bid, revenue, text_of, values};
use play::PlayView;
use revenue::RevenueView;
use texts::Texts;
use turn::TurnView;
use virtual_values::VirtualValuesView;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<AuctionExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.auction.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let of = Analysis {
        asked: lab.clone(),
        lab: shown.lab.clone(),
        found: shown.findings.clone(),
    };
    let progress = shown.findings.progress;
    let done = (words.done)(
        &(texts.number)(progress.done),
        &(texts.number)(progress.total),
    );
    let why_not_runnable = why_not_runnable(lab, texts);
    let status = html! { <RunRow run={run.clone()} {progress} {done} {why_not_runnable} /> };
    let experiment = Experiment::from(lab.clone());
    let sentence = sentence(&experiment, &of, texts);
    html! {
        <LabShell {experiment} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} views={views(&of)} before={shown.before()}
            is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]} />
    }
}

fn sentence(experiment: &Experiment, of: &Analysis, texts: &'static Texts) -> Html {
    let text = text_of(&of.asked, texts);
    let value = |name, value: Option<String>| value.map(|value| (name, html! { { value } }));
    let found = [
        value("bid", bid(of, texts)),
        value("revenue", revenue(of, texts)),
    ];
    let found: Vec<(&'static str, Html)> = found.into_iter().flatten().collect();
    let called = vec![
        ("values", values(&of.asked.values, texts)),
        ("other_values", values(&of.asked.other_values, texts)),
    ];
    html! { <Sentence experiment={experiment.clone()} {text} values={found} {called} /> }
}

fn views(of: &Analysis) -> Vec<ViewPart> {
    let found = || of.clone();
    vec![
        ViewPart::main(View::Bids, html! { <BidsView of={found()} /> }),
        ViewPart::main(View::Held, html! { <HeldView of={found()} /> }),
        ViewPart::side(View::Revenue, html! { <RevenueView of={found()} /> }),
        ViewPart::side(View::Turn, html! { <TurnView of={found()} /> }),
        ViewPart::side(View::Play, html! { <PlayView of={found()} /> }),
        ViewPart::half(
            View::VirtualValues,
            html! { <VirtualValuesView of={found()} /> },
        ),
        ViewPart::half(View::Learning, html! { <LearningView of={found()} /> }),
    ]
}
