//! Playing against the machine, a view of its own: the board, the game's commands, who plays, and what is shown while one plays.
//!
//! Over the board stands only what is about the position on it.

mod commands;
mod opponent;
mod shown;

use super::command::Command;
use super::driver::Driver;
use commands::{commands, status_line};
use experiments::mcts::MctsExperiment;
use games::connect_four::Column;
use opponent::opponent;
use page_kit::components::connect_four_board::ConnectFourBoard;
use page_kit::context::use_page;
use page_model::mcts::truths::Truths;
use page_model::mcts::verdict;
use shown::shown_while_playing;
use texts::SolveTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PlayProps {
    pub lab: MctsExperiment,
    pub driver: Driver,
    pub truths: Truths,
}

/// The board to play on, and how the game goes.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.mcts;
    let PlayProps {
        lab,
        driver,
        truths,
    } = props;
    let known = truths
        .now
        .as_ref()
        .filter(|_| lab.scores && lab.outcome().is_none());
    let truth = known.map(|known| known.truth.clone());
    let thoughts = driver.thoughts_now().filter(|_| lab.thoughts);
    let on_play = use_callback(driver.command.clone(), |column: Column, command| {
        command.emit(Command::Play(column));
    });
    html! {
        <div class="play">
            <div class="rows play-board">
                { status_line(lab, driver, &words.page) }
                <ConnectFourBoard has_room_above={lab.thoughts || lab.scores} lab={lab.clone()} {thoughts} truth={truth.clone()} playable={driver.playable} {on_play} />
            </div>
            <div class="rows play-side">
                { commands(lab, driver, &words.page) }
                { opponent(lab, driver, texts) }
                { shown_while_playing(lab, driver, words) }
                if lab.coach { { coach(truths, &texts.labs.solve.page) } }
                if truth.is_some() { <p class="quiet small">{ texts.labs.solve.page.score_explained }</p> }
                if lab.thoughts && lab.simulates() { <p class="quiet small">{ words.page.bars_explained }</p> }
                { moves(lab, driver, words.page.moves_played) }
            </div>
        </div>
    }
}

/// The moves of the game: each a way to the moment after it.
fn moves(lab: &MctsExperiment, driver: &Driver, label: &'static str) -> Html {
    let game = lab.game();
    let now = lab.plies();
    let step = |(index, column): (usize, &Column)| {
        let ply = index + 1;
        let onclick = driver
            .command
            .reform(move |_: MouseEvent| Command::GoTo(ply));
        html! {
            <li key={ply}><button {onclick} aria-current={(ply == now).then_some("step")}>{ format!("{ply}. {}", column.number()) }</button></li>
        }
    };
    html! {
        if !game.moves().is_empty() {
            <nav aria-label={label}>
                <p class="quiet small">{ label }</p>
                <ol class="moves-played">{ for game.moves().iter().enumerate().map(step) }</ol>
            </nav>
        }
    }
}

/// What the last move of the person cost, by the exact scores of the position in which it was made; once there is one to judge.
fn coach(truths: &Truths, words: &SolveTexts) -> Html {
    let judged = truths.judged.as_ref();
    let Some(sentence) = judged.and_then(|judged| verdict::coach(judged, words)) else {
        return Html::default();
    };
    html! {
        <p class="coach small" id="coach" aria-live="polite"><b>{ words.coach_label }</b>{ ": " }{ sentence }</p>
    }
}
