//! The lab of tournaments: everybody against everybody in a repeated game, in matches and exactly.
//!
//! * `found`: what every view is given. `pressing`: pairs that are pressed.
//! * `ranking`: who gets what. `pairs`: who gets it from whom. `pair`: two of them.
//! * `entrants`: who takes part, with `own_strategy`, `class_codes` and `all_entrants`, which bring others in.
//! * `changes`: what would be otherwise, and the question. `ecology`: shares of a population.

mod all_entrants;
mod changes;
mod class_codes;
mod ecology;
mod entrants;
mod found;
mod own_strategy;
mod pair;
mod pairs;
mod pressing;
mod ranking;

use crate::strategies::game_chooser::GameChooser;
use changes::Changes;
use ecology::Ecology;
use entrants::Entrants;
use experiments::common::repeated::stage::StageSettings;
use experiments::tournament::{TournamentExperiment, View};
use experiments::{ChunkOutput, Experiment};
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_go, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tournament::analysis::Analysis;
use page_model::tournament::sentence::{best, text_of};
use pair::Pair;
use pairs::Pairs;
use ranking::Ranking;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<TournamentExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let known = (lab.clone(), shown.lab.clone(), shown.findings.clone());
    let of = use_memo(known, |(asked, lab, found)| {
        Analysis::new(asked, lab, found, texts)
    });
    let of: Option<&Analysis> = (*of).as_ref();
    let progress = shown.findings.progress;
    let done = (words.done)(
        &(texts.number)(progress.done),
        &(texts.number)(progress.total),
    );
    let why_not_runnable = why_not_runnable(lab, texts);
    let status = html! { <RunRow run={run.clone()} {progress} {done} {why_not_runnable} /> };
    let views = of.map_or_else(Vec::new, |of| views(of, &shown.snapshots));
    let sentence = html! { <TournamentSentence lab={lab.clone()} of={of.cloned()} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} before={shown.before()}
            is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]} />
    }
}

fn views(of: &Analysis, snapshots: &[Option<ChunkOutput>]) -> Vec<ViewPart> {
    let found = || of.clone();
    vec![
        ViewPart::main(View::Ranking, html! { <Ranking of={found()} /> }),
        ViewPart::main(
            View::Entrants,
            html! { <Entrants lab={of.asked.clone()} /> },
        ),
        ViewPart::side(View::Matrix, html! { <Pairs of={found()} /> }),
        ViewPart::side(View::Pair, html! { <Pair of={found()} /> }),
        ViewPart::below(
            View::Ecology,
            html! { <Ecology of={found()} snapshots={snapshots.to_vec()} /> },
        ),
        ViewPart::below(View::Changes, html! { <Changes of={found()} /> }),
    ]
}

#[derive(PartialEq, Properties)]
struct SentenceProps {
    lab: TournamentExperiment,
    of: Option<Analysis>,
}

/// Who plays what, and who earns most.
#[component]
fn TournamentSentence(SentenceProps { lab, of }: &SentenceProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament;
    let on_choose = {
        let lab = lab.clone();
        use_go().reform(move |stage: StageSettings| {
            let lab = TournamentExperiment {
                stage,
                pair: None,
                ..lab.clone()
            };
            (lab, Entry::Push)
        })
    };
    let onclick = Callback::from(|_: MouseEvent| show_entrants());
    let count = (words.entrants)(lab.entrants.len());
    let entrants = html! { <button class="in-sentence" {onclick} title={words.views.to_entrants}>{ count }</button> };
    let best = of.as_ref().map_or_else(String::new, |of| best(of, texts));
    let values = vec![
        ("entrants", entrants),
        (
            "game",
            html! { <GameChooser stage={lab.stage.clone()} {on_choose} /> },
        ),
        ("best", html! { { best } }),
    ];
    html! { <Sentence experiment={Experiment::from(lab.clone())} text={text_of(lab, texts)} {values} /> }
}

/// Goes to where entrants come and go.
fn show_entrants() {
    let document = web_sys::window().and_then(|window| window.document());
    let entrants = document.and_then(|document| document.get_element_by_id("entrants"));
    if let Some(entrants) = entrants.and_then(|entrants| entrants.dyn_into::<HtmlElement>().ok()) {
        entrants.scroll_into_view();
        // It can have the focus.
        let _ = entrants.focus();
    }
}
