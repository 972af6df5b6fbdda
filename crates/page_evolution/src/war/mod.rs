//! War: one game to watch, card by card, and how often each of two strategies wins.
//!
//! * [`table`]: the cards of the game that is watched.
//! * [`time_row`]: its rounds. [`counts`]: the cards of both until now. [`results`]: many games.

mod card;
mod counts;
mod results;
mod table;
mod time_row;

use counts::Counts;
use experiments::Experiment;
use experiments::war::{View, WarExperiment};
use experiments::war_game::WarGameExperiment;
use page_kit::components::focus::FocusFallback;
use page_kit::components::job::{Asked, use_job};
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::{RunFailure, RunRow};
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::kit::answers::record_of;
use page_model::war::watched::Watched;
use results::Results;
use table::WarTable;
use texts::Texts;
use time_row::TimeRow;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<WarExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.war.page;
    // Before the many games, which may keep all workers for long.
    let asked = use_game(lab);
    let LabRun { run, shown } = use_lab_run(lab);
    let findings = shown.findings.clone();
    let score = findings.tally.points.mean();
    let score = score.map_or_else(|| "–".to_owned(), |score| (texts.percent)(score));
    let progress = findings.progress;
    let number = texts.number;
    let done = (words.done)(&number(progress.done), &number(progress.total));
    let game = match asked.answer() {
        Some(Watched::Known(game, end)) => Some((game.clone(), *end)),
        _ => None,
    };
    let watched = html! { <div id="watched" tabindex="-1" class="rows">{ watched(lab, &asked, texts) }</div> };
    let mut views = vec![ViewPart::main(View::Game, watched)];
    views.extend(game.clone().map(|(game, _)| {
        let counts = html! { <Counts lab={lab.clone()} {game} /> };
        ViewPart::side(View::Counts, counts)
    }));
    views.push(ViewPart::below(
        View::Results,
        html! { <Results {findings} /> },
    ));
    // Also while another game is on its way: who asks for the next keeps the focus.
    let rounds = asked.answer().map_or(0, Watched::rounds);
    let time = html! { <TimeRow lab={lab.clone()} last={rounds} /> };
    let status = html! { <RunRow run={run.clone()} {progress} {done} /> };
    let values = vec![("score", html! { { score } })];
    let sentence = html! { <Sentence experiment={Experiment::from(lab.clone())} text={words.sentence} {values} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} {time} before={shown.before()}
            is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]} />
    }
}

/// The table, or how far the game is that will be seen there.
fn watched(
    lab: &WarExperiment,
    asked: &Asked<WarGameExperiment, Watched>,
    texts: &'static Texts,
) -> Html {
    if let Some(failure) = asked.failure().cloned() {
        let again = asked.again.clone();
        return html! { <RunFailure {failure} {again} fallback="#watched" /> };
    }
    match asked.answer().cloned() {
        Some(Watched::Known(game, end)) => html! {
            <FocusFallback fallback="#watched"><WarTable lab={lab.clone()} {game} {end} /></FocusFallback>
        },
        under_way => {
            let rounds = under_way.map_or(0, |watched| watched.rounds());
            let playing = (texts.labs.war.page.playing)(&(texts.number)(rounds));
            html! { <p class="quiet" id="playing" role="status">{ playing }</p> }
        }
    }
}

/// The game that `lab` shows.
#[hook]
fn use_game(lab: &WarExperiment) -> Asked<WarGameExperiment, Watched> {
    use_job(Some(WarGameExperiment::of(lab)), |lab, job| {
        Some(Watched::of(lab, &job.snapshots, record_of(job)))
    })
}
