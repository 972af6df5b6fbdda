//! The lab of Bayesian games: what each type does, believes and gets, all equilibria, what knowing is worth, what nobody does, and payoffs.
//!
//! * `found`: what every view is given. `chooser`: which game. `strategies`, `equilibria`, `knowing`, `dominance`, `payoffs` with `own_game`: the views. `take_out`: the game in
//!   other forms.

mod chooser;
mod dominance;
mod equilibria;
mod found;
mod knowing;
mod own_game;
mod payoffs;
mod strategies;
mod take_out;

use chooser::Chooser;
use dominance::DominanceView;
use equilibria::EquilibriaView;
use experiments::Experiment;
use experiments::bayesian::{BayesianExperiment, View};
use knowing::KnowingView;
use own_game::OwnGame;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::bayesian::analysis::Analysis;
use page_model::bayesian::sentence::text_of;
use payoffs::PayoffsView;
use strategies::StrategiesView;
use take_out::{OtherForms, TakeOut};
use texts::Texts;
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
    let progress = shown.findings.progress();
    let why_not_runnable = why_not_runnable(lab, texts);
    let status =
        html! { <RunRow run={run.clone()} {progress} done={String::new()} {why_not_runnable} /> };
    let experiment = Experiment::from(lab.clone());
    let of = (*of).clone();
    let views = of.as_ref().map_or_else(Vec::new, views);
    html! {
        <LabShell {experiment} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} sentence={sentence(lab, of.as_ref(), texts)} {status} {views} before={shown.before()}
            is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]}
            more_to_take={of.map_or_else(Html::default, |of| html! { <TakeOut {of} /> })} />
    }
}

fn sentence(lab: &BayesianExperiment, of: Option<&Analysis>, texts: &'static Texts) -> Html {
    let words = &texts.labs.bayesian;
    let text = text_of(lab, of, texts);
    let values = vec![("game", html! { <Chooser lab={lab.clone()} /> })];
    let name = lab.entry().map(|entry| entry.name);
    let story = words.stories.iter().find(|story| Some(story.key) == name);
    html! {
        <>
            <Sentence experiment={Experiment::from(lab.clone())} {text} {values} />
            if let Some(story) = story { <p class="quiet game-story">{ story.story }</p> }
        </>
    }
}

fn views(of: &Analysis) -> Vec<ViewPart> {
    let found = || of.clone();
    let payoffs = html! { <><PayoffsView of={found()} /><OwnGame of={found()} /><OtherForms of={found()} /></> };
    vec![
        ViewPart::main(View::Strategies, html! { <StrategiesView of={found()} /> }),
        ViewPart::side(View::Equilibria, html! { <EquilibriaView of={found()} /> }),
        ViewPart::half(View::Knowing, html! { <KnowingView of={found()} /> }),
        ViewPart::half(View::Dominance, html! { <DominanceView of={found()} /> }),
        ViewPart::below(View::Payoffs, payoffs),
    ]
}
