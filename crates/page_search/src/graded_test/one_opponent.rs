//! One opponent: the games against it, with their boards, and one of them at its end.

use engines::racing::Outcome;
use experiments::Experiment;
use experiments::common::counts::Counts;
use experiments::graded_test::{Findings, GameFound, GradedTestExperiment, Met};
use page_kit::components::connect_four_board::ConnectFourBoard;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::graded_test::{opponent, reading, standing};
use std::rc::Rc;
use texts::{GradedTestTexts, Texts};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct OneOpponentProps {
    /// As the address has it.
    pub lab: GradedTestExperiment,
    /// As it is shown: other results may stand there until its own have come.
    pub looked: GradedTestExperiment,
    pub results: Rc<Findings>,
}

/// The opponent that is looked at.
#[component]
pub fn OneOpponent(props: &OneOpponentProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.graded_test.page;
    let go = use_go();
    let Some(met) = props.results.looked_at(props.looked.opponent) else {
        return Html::default();
    };
    let on_game = {
        let (lab, opponent) = (props.lab.clone(), met.grade);
        Callback::from(move |game: u64| {
            let next = GradedTestExperiment {
                opponent,
                game,
                ..lab.clone()
            };
            go.emit((next, Entry::Replace));
        })
    };
    let three = |counts: Counts| [counts.won, counts.drawn, counts.lost];
    let shown = shown(met, props.looked.game);
    html! {
        <div class="rows" id="opponent" data-grade={met.grade.to_string()}>
            <p><strong>{ opponent(met, texts) }</strong>{ " – " }{ standing(met.standing(), texts) }</p>
            if met.games() > 0 {
                <p class="small">{ reading(met, texts) }{ ". " }{ (words.by_side)(three(met.as_first), three(met.as_second)) }</p>
            } else {
                <p class="quiet">{ words.no_games }</p>
            }
            if let Some(game) = shown { { ended(game, &props.looked, words) } }
            if !met.kept.is_empty() { { list(met, shown, &on_game, texts) } }
        </div>
    }
}

/// The game on the board; without a number, or where there is none of this number, the last.
fn shown(met: &Met, game: u64) -> Option<&GameFound> {
    let chosen = met.kept.iter().find(|found| found.number + 1 == game);
    chosen.or(met.kept.last())
}

fn outcome(outcome: Outcome, words: &GradedTestTexts) -> &'static str {
    words.outcomes[outcome.half_points() as usize]
}

/// How a game has ended.
fn ended(game: &GameFound, lab: &GradedTestExperiment, words: &GradedTestTexts) -> Html {
    let look = lab.game_to_look_at(game);
    let link = format!("#/{}", look.link());
    let Experiment::Mcts(board) = look else {
        return Html::default();
    };
    let told = (words.shown_game)(
        game.number + 1,
        game.is_as_first(),
        outcome(game.outcome, words),
    );
    html! {
        <div class="rows test-game" id="game" data-game={(game.number + 1).to_string()}>
            <p class="small">{ told }{ " " }<a href={link} id="step-through">{ words.step_through }</a></p>
            <ConnectFourBoard lab={board} thoughts={None} has_room_above=false column_id="test-column" playable=false on_play={Callback::noop()} />
        </div>
    }
}

/// All games that are kept.
fn list(met: &Met, shown: Option<&GameFound>, on_game: &Callback<u64>, texts: &Texts) -> Html {
    let words = &texts.labs.graded_test.page;
    let row = |game: &GameFound| {
        let number = game.number + 1;
        let is_shown = shown.is_some_and(|shown| shown.number == game.number);
        let onclick = on_game.reform(move |_: MouseEvent| number);
        let setup = game.setup;
        let blocked = setup.blocked().map(|cell| cell.to_string());
        let button = html! {
            <button class="small" {onclick} aria-pressed={is_shown.to_string()} aria-label={(words.show_game)(number)}>{ number }</button>
        };
        Row::of(number.to_string())
            .class("best", is_shown)
            .name(button)
            .cell(format!("{}×{}", setup.width(), setup.height()))
            .cell(blocked.unwrap_or_else(|| words.no_cell.to_owned()))
            .cell(words.began[usize::from(!game.is_as_first())])
            .cell(outcome(game.outcome, words))
            .cell(game.columns.len().to_string())
    };
    let (kept, all) = (met.kept.len() as u64, met.games());
    html! {
        <>
            <DataTable id="games" header={&words.games_header} is_cut=true>{ for met.kept.iter().map(row) }</DataTable>
            if kept < all { <p class="quiet small">{ (words.not_shown)(&(texts.number)(kept), &(texts.number)(all)) }</p> }
        </>
    }
}
