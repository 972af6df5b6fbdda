//! The solver: a position, over each column how its move ends with perfect play, and the same as a table. A click on a column
//! plays it.

use engines::solver::Bounds;
use experiments::mcts::MctsExperiment;
use experiments::solve::{MoveTruth, SolveExperiment, Truth, View};
use experiments::{Experiment, LabExperiment, Progress};
use games::Player;
use games::connect_four::Column;
use page_kit::components::connect_four_board::ConnectFourBoard;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::lab_page::{LabProps, LabRun, use_go, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_kit::router::Entry;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// The whole page.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<SolveExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.solve.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let go = use_go().reform(|lab: SolveExperiment| (lab, Entry::Push));
    let truth = shown.findings.clone();
    let solved = truth.moves.iter().filter(|known| known.is_finished).count();
    let progress = Progress {
        done: solved as u64,
        total: truth.moves.len() as u64,
    };
    let done = (words.solved)(solved, truth.moves.len());
    let table = html! { <>{ table(&shown.lab, &truth, texts) }<p class="quiet small">{ words.score_explained }</p></> };
    let views = vec![
        ViewPart::main(View::Board, board(&shown.lab, &truth, &go, texts)),
        ViewPart::side(View::Table, table),
    ];
    let sentence =
        html! { <Sentence experiment={Experiment::from(lab.clone())} text={words.sentence} /> };
    let why_not_runnable = why_not_runnable(lab, texts);
    let status = html! { <RunRow run={run.clone()} {progress} {done} {why_not_runnable} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} before={shown.before()} is_waiting={run.is_waiting()} />
    }
}

/// The position with the scores over it, what it comes to, and the ways on.
fn board(
    lab: &SolveExperiment,
    truth: &Truth,
    go: &Callback<SolveExperiment>,
    texts: &Texts,
) -> Html {
    let words = &texts.labs.solve.page;
    let on_play = {
        let lab = lab.clone();
        go.reform(move |column: Column| lab.after(column))
    };
    let undone = lab.before_last();
    let is_first = undone.is_none();
    let undo = undone.map(|lab| go.reform(move |_: MouseEvent| lab.clone()));
    let shown = MctsExperiment::of_position(lab);
    let search = format!("#/{}", Experiment::Mcts(shown.clone()).link());
    html! {
        <div class="rows">
            <ConnectFourBoard lab={shown} thoughts={None} truth={Rc::new(truth.clone())} column_id="solve-column"
                playable={lab.runnable().is_ok()} {on_play} />
            <p id="solve-verdict" role="status">{ verdict(lab, truth, texts) }</p>
            <p class="actions">
                <button id="undo" onclick={undo} aria-disabled={is_first.to_string()}>{ words.undo }</button>
                <a class="button" id="to-search" href={search}>{ words.to_search }</a>
            </p>
        </div>
    }
}

fn verdict(lab: &SolveExperiment, truth: &Truth, texts: &Texts) -> String {
    let words = &texts.labs.solve.page;
    if lab.runnable().is_err() {
        return String::new();
    }
    let mover = Player::at_ply(lab.game_so_far().moves().len());
    truth.best().map_or_else(
        || words.no_verdict.to_owned(),
        |score| (words.verdict)(score, mover.index(), lab.moves_to_end(score)),
    )
}

fn table(lab: &SolveExperiment, truth: &Truth, texts: &Texts) -> Html {
    let words = &texts.labs.solve.page;
    let row = |known: &MoveTruth| {
        let is_best = truth.is_best(known.column);
        let star = if is_best { " ★" } else { "" };
        let score = known.bounds.score();
        let meaning = score.map(|score| (words.scored)(score, lab.moves_to_end(score)));
        Row::of(known.column.number())
            .class("best", is_best)
            .with("data-column", known.column.symbol().to_string())
            .name(format!("{}{star}", known.column.number()))
            .cell(written(known, texts))
            .cell(meaning.unwrap_or_default())
            .cell((texts.number)(known.nodes))
    };
    html! { <DataTable id="solved" header={&words.header}>{ for truth.moves.iter().map(row) }</DataTable> }
}

/// The score, or what is known about it.
fn written(known: &MoveTruth, texts: &Texts) -> String {
    let words = &texts.labs.solve.page;
    match known.bounds.score() {
        Some(score) => (words.score)(score),
        None if known.bounds == Bounds::OPEN && known.is_finished => words.unknown.to_owned(),
        None if known.bounds == Bounds::OPEN => words.searching.to_owned(),
        None => (words.between)(
            &(words.score)(known.bounds.lower),
            &(words.score)(known.bounds.upper),
        ),
    }
}
