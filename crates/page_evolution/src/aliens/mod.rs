//! Aliens: an arcade game to play by hand and to watch an agent at, what the agent wins in many games, and the rules as numbers.
//!
//! * [`picture`]: a moment of a game on a canvas, painted by [`painter`].
//! * [`stage`]: the game with its numbers and buttons. [`live`]: a game being played by hand, with [`keys`] and [`frames`].
//! * [`time_row`]: steps. [`results`]: many games. [`space`]: the rules, as a point of the space of games.

mod frames;
mod keys;
mod live;
mod numbers;
mod painter;
mod picture;
mod results;
mod space;
mod stage;
mod time_row;

use experiments::Experiment;
use experiments::aliens::{Actions, AliensExperiment, Findings, View};
use experiments::aliens_game::AliensGameExperiment;
use page_kit::components::job::{Asked, use_job};
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::{RunFailure, RunRow};
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::aliens::watched::Watched;
use page_model::kit::answers::record_of;
use results::Results;
use space::SpaceTable;
use stage::Stage;
use std::rc::Rc;
use texts::Texts;
use time_row::TimeRow;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<AliensExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.aliens.page;
    // Before the many games, which may keep all workers for long.
    let asked = use_game(lab);
    let LabRun { run, shown } = use_lab_run(lab);
    let by_hand = use_memo(lab.clone(), |lab| {
        let is_played = !lab.played.0.is_empty();
        is_played.then(|| Rc::new(AliensGameExperiment::of(lab).playthrough(&lab.played)))
    });
    let game = by_hand.as_ref().clone().or_else(|| match asked.answer() {
        Some(Watched::Known(game)) => Some(game.clone()),
        _ => None,
    });
    let (live, begin) = use_live(lab);
    let is_live = live.is_some();
    let steps = game.as_ref().map_or(0, |game| game.steps() as u64);
    let watched = if let Some(failure) = asked.failure().cloned() {
        let again = asked.again.clone();
        html! { <RunFailure {failure} {again} fallback="#watched" /> }
    } else {
        let under_way = asked.answer().map_or(0, Watched::steps);
        html! { <Stage lab={lab.clone()} {game} {live} {begin} {under_way} /> }
    };
    let findings = &shown.findings;
    let progress = findings.progress;
    let number = texts.number;
    let done = (words.done)(&number(progress.done), &number(progress.total));
    let views = vec![
        ViewPart::main(
            View::Game,
            html! { <div id="watched" tabindex="-1" class="rows">{ watched }</div> },
        ),
        ViewPart::side(
            View::Results,
            html! { <Results lab={lab.clone()} findings={findings.clone()} /> },
        ),
        ViewPart::below(View::Space, html! { <SpaceTable rules={lab.rules} /> }),
    ];
    let time = html! { <TimeRow lab={lab.clone()} last={steps} {is_live} /> };
    let status = html! { <RunRow run={run.clone()} {progress} {done} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} sentence={sentence(lab, findings, texts)} {status} {views} {time} before={shown.before()}
            is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]} />
    }
}

/// What somebody has played until they go on by hand in this lab, and the way to begin with that.
#[hook]
fn use_live(lab: &AliensExperiment) -> (Option<Actions>, Callback<Option<Actions>>) {
    let begun = use_state(|| None::<(AliensExperiment, Actions)>);
    let begin = {
        let (begun, lab) = (begun.setter(), lab.clone());
        Callback::from(move |actions: Option<Actions>| {
            begun.set(actions.map(|actions| (lab.clone(), actions)));
        })
    };
    let live = begun.as_ref().filter(|(begun, _)| begun == lab);
    (live.map(|(_, actions)| actions.clone()), begin)
}

fn sentence(lab: &AliensExperiment, findings: &Findings, texts: &'static Texts) -> Html {
    let dash = || "–".to_owned();
    let won = findings.tally.win_share();
    let won = won.map_or_else(dash, |won| (texts.percent)(won.mean));
    let points = findings.tally.points();
    let points = points.map_or_else(dash, |points| (texts.fixed)(points.mean, 1));
    let values = vec![("won", html! { { won } }), ("points", html! { { points } })];
    let text = texts.labs.aliens.page.sentence;
    html! { <Sentence experiment={Experiment::from(lab.clone())} {text} {values} /> }
}

/// The agent's game in `lab`.
#[hook]
fn use_game(lab: &AliensExperiment) -> Asked<AliensGameExperiment, Watched> {
    use_job(Some(AliensGameExperiment::of(lab)), |lab, job| {
        Some(Watched::of(lab, &job.snapshots, record_of(job)))
    })
}
