//! Rrrats: a table to play at against a strategy, and what two strategies are worth against each other.
//!
//! * [`table`]: the game by hand. [`felt`]: what lies there. [`turns`]: the last turns, roll by roll. [`time_row`]: going
//!   through it. [`price`]: what decisions cost. [`results`]: numbers.

mod felt;
mod price;
mod results;
mod table;
mod time_row;
mod turns;

use experiments::Experiment;
use experiments::rrrats::{Exact, RrratsExperiment, View};
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use price::Price;
use results::Results;
use table::HandTable;
use time_row::TimeRow;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<RrratsExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.rrrats.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let findings = shown.findings.clone();
    let progress = findings.progress;
    let games = findings.simulated.games();
    let done = if games > 0 {
        (words.games_done)(&(texts.number)(games))
    } else {
        String::new()
    };
    let exact = findings.exact.as_ref().and_then(Exact::win);
    let win = exact.map_or_else(|| "–".to_owned(), |win| (texts.percent)(win.mean));
    let table = use_memo(lab.clone(), RrratsExperiment::table);
    let price =
        html! { <Price lab={lab.clone()} table={table.clone()} findings={findings.clone()} /> };
    let views = vec![
        ViewPart::main(
            View::Table,
            html! { <HandTable lab={lab.clone()} table={table.clone()} /> },
        ),
        ViewPart::side(View::Price, price),
        ViewPart::side(View::Results, html! { <Results {findings} /> }),
    ];
    let time = html! { <TimeRow lab={lab.clone()} {table} /> };
    let status = html! { <RunRow run={run.clone()} {progress} {done} /> };
    let values = vec![("win", html! { { win } })];
    let sentence = html! { <Sentence experiment={Experiment::from(lab.clone())} text={words.sentence} {values} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} {time} before={shown.before()} is_waiting={run.is_waiting()}
            presets={vec![Presets::new(words.presets)]} />
    }
}
