//! Ratings: what features of a move are worth, how well that foretells moves, and searches that use it.

mod features;
mod foretold;

use experiments::ratings::{RatingsExperiment, RatingsResult, View};
use experiments::{Experiment, LabExperiment};
use features::{FeatureDots, FeatureTable};
use foretold::foretold_plot;
use games::connect_four::Setup;
use page_kit::components::answer::{Answered, use_answer};
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::{RunFailure, RunRow};
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::ratings::links;
use texts::RatingsTexts;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<RatingsExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.ratings.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let progress = shown.findings.progress;
    let inquiry = (progress.done > 0).then(RatingsExperiment::learned);
    let experiment = Experiment::from(shown.lab.asked());
    let Answered {
        latest,
        is_current,
        failure,
    } = use_answer(&experiment, inquiry, &shown.snapshots);
    let views = match latest {
        Some(learned) => vec![
            ViewPart::main(
                View::Ratings,
                html! { <FeatureDots learned={learned.clone()} {is_current} /> },
            ),
            ViewPart::side(
                View::Foretold,
                html! {
                    <>
                        { foretold_plot(&learned.foretold, texts) }
                        { uses(shown.lab.setup(), &learned, words) }
                    </>
                },
            ),
            ViewPart::below(View::Table, html! { <FeatureTable {learned} /> }),
        ],
        None => {
            let nothing = html! {
                <>
                    if let Some(failure) = failure { <RunFailure {failure} /> }
                    <p class="quiet" role="status">{ if progress.done > 0 { words.learning } else { words.nothing_yet } }</p>
                </>
            };
            vec![ViewPart::main(View::Ratings, nothing)]
        }
    };
    let done = (words.games_done)(
        &(texts.number)(progress.done),
        &(texts.number)(progress.total),
    );
    let sentence =
        html! { <Sentence experiment={Experiment::from(lab.clone())} text={words.sentence} /> };
    let status = html! { <RunRow run={run.clone()} {progress} {done} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} before={shown.before()} is_waiting={run.is_waiting()} />
    }
}

/// The links to searches that are told the ratings, and the text for others.
fn uses(setup: Setup, learned: &RatingsResult, words: &RatingsTexts) -> Html {
    let link = |(name, link): (&&'static str, Option<String>)| {
        link.map(|link| html! { <li><a href={format!("#/{link}")}>{ *name }</a></li> })
    };
    html! {
        <div class="rows" id="uses">
            <p>{ words.use_lead }</p>
            <ul class="links">{ for words.uses.iter().zip(links(setup, learned)).filter_map(link) }</ul>
            <p class="quiet small">{ words.as_text }{ " " }<code id="elo">{ learned.ratings.clone() }</code></p>
        </div>
    }
}
