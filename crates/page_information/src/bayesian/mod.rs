//! The lab of Bayesian games: what each type does, believes and gets, all equilibria, what knowing is worth, what nobody does, and payoffs.
//!
//! * `found`: what every view is given. `strategies`, `equilibria`, `knowing`, `dominance`, `payoffs`: the views. `take_out`: the game in
//!   other forms.

mod dominance;
mod equilibria;
mod found;
mod knowing;
mod payoffs;
mod strategies;
mod take_out;

use dominance::DominanceView;
use equilibria::EquilibriaView;
use experiments::bayesian::{BayesianExperiment, View};
use experiments::{Experiment, LabExperiment};
use knowing::KnowingView;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_go, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::library_sentence::LibrarySentence;
use page_kit::components::run::RunRow;
use page_kit::components::written_game::WrittenGame;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::bayesian::analysis::Analysis;
use page_model::bayesian::sentence::text_of;
use payoffs::PayoffsView;
use strategies::StrategiesView;
use take_out::{OtherForms, TakeOut};
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<BayesianExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.bayesian.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let key = (lab.clone(), shown.lab.clone(), shown.findings.clone());
    let of = use_memo(key, |(asked, shown, found)| {
        Analysis::new(asked, shown, found.clone())
    });
    let on_choose = {
        let lab = lab.clone();
        use_go().reform(move |game: String| {
            let chosen = BayesianExperiment {
                game,
                ..lab.with_default_moment()
            };
            (chosen, Entry::Push)
        })
    };
    let sentence = html! {
        <LibrarySentence experiment={Experiment::from(lab.clone())} sentence={text_of(lab, of.as_ref().as_ref(), texts)} stories={texts.labs.bayesian.stories}
            name={lab.entry().map(|entry| entry.name)} text={lab.text().to_owned()} {on_choose} />
    };
    let progress = shown.findings.progress();
    let why_not_runnable = why_not_runnable(lab, texts);
    let status =
        html! { <RunRow run={run.clone()} {progress} done={String::new()} {why_not_runnable} /> };
    let experiment = Experiment::from(lab.clone());
    let of = (*of).clone();
    let views = of
        .as_ref()
        .map_or_else(Vec::new, |of| views(of, words.text_help));
    html! {
        <LabShell {experiment} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} before={shown.before()}
            is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]}
            more_to_take={of.map_or_else(Html::default, |of| html! { <TakeOut {of} /> })} />
    }
}

/// The game as text.
fn written(of: &Analysis, help: &'static str) -> Html {
    let is_open = !of.lab.is_of_library();
    html! { <WrittenGame experiment={Experiment::from(of.asked.clone())} text={of.lab.text().to_owned()} {help} {is_open} /> }
}

fn views(of: &Analysis, help: &'static str) -> Vec<ViewPart> {
    let found = || of.clone();
    let payoffs =
        html! { <><PayoffsView of={found()} />{ written(of, help) }<OtherForms of={found()} /></> };
    vec![
        ViewPart::main(View::Strategies, html! { <StrategiesView of={found()} /> }),
        ViewPart::side(View::Equilibria, html! { <EquilibriaView of={found()} /> }),
        ViewPart::half(View::Knowing, html! { <KnowingView of={found()} /> }),
        ViewPart::half(View::Dominance, html! { <DominanceView of={found()} /> }),
        ViewPart::below(View::Payoffs, payoffs),
    ]
}
