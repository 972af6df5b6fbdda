//! The boards one plays on: tic-tac-toe and Nim here, chess beside this, Connect Four from its own lab.

use super::chess_board::ChessBoard;
use experiments::common::board;
use experiments::mcts::{MctsExperiment, Person};
use experiments::minimax::{self, MinimaxExperiment, Place};
use games::connect_four::Column;
use games::gardner::Gardner;
use games::nim::Nim;
use games::record::Notation;
use games::tic_tac_toe::{Square, TicTacToe};
use games::{Game, Turn};
use page_kit::components::connect_four_board::ConnectFourBoard;
use page_kit::components::player_mark::stone;
use texts::MinimaxTexts;
use yew::prelude::*;

/// The board of whichever game; `on_play` hears a move as text.
pub fn board(
    lab: &MinimaxExperiment,
    on_play: &Callback<String>,
    words: &'static MinimaxTexts,
) -> Html {
    let playable = matches!(lab.turn(), Turn::Player(player) if lab.is_person(player));
    match lab.place() {
        Place::Tree(_) => Html::default(),
        Place::TicTacToe(position) => tic_tac_toe(&position, playable, on_play, words),
        Place::Nim(position) => nim(&position, playable, on_play, words),
        Place::Gardner(position) => {
            let last = lab.plies().checked_sub(1);
            let last = last.and_then(|ply| Gardner::action_of(lab.all_moves().get(ply)?));
            let is_turned = lab.person == minimax::Person::Second;
            html! { <ChessBoard {position} {is_turned} {last} on_play={on_play.clone()} {playable} /> }
        }
        Place::ConnectFour(_) => {
            let on_play = on_play.reform(|column: Column| column.to_string());
            html! { <ConnectFourBoard lab={connect_four(lab)} thoughts={None} {playable} {on_play} /> }
        }
    }
}

/// The same game in the lab that has the board.
fn connect_four(lab: &MinimaxExperiment) -> MctsExperiment {
    MctsExperiment {
        moves: lab.moves.clone(),
        ply: lab.ply,
        person: Person::Both,
        board: board::Board::of(lab.setup()),
        ..MctsExperiment::default()
    }
}

fn tic_tac_toe(
    position: &TicTacToe,
    playable: bool,
    on_play: &Callback<String>,
    words: &'static MinimaxTexts,
) -> Html {
    let square = |square: Square| {
        let owner = position.stone(square);
        let is_free = playable && position.actions().any(|legal| legal == square);
        let onclick = on_play.reform(move |_: MouseEvent| square.to_string());
        let label = (words.square)(
            usize::from(square.index()) + 1,
            owner.map(|player| player.index()),
        );
        html! {
            <button class="square" data-square={square.to_string()} aria-disabled={(!is_free).to_string()}
                aria-label={label} {onclick}>
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                    if let Some(player) = owner { { stone(player, 0.0, 0.0, 10.0) } }
                </svg>
            </button>
        }
    };
    html! {
        <div class="tic-tac-toe" role="group" aria-label={words.board}>
            { for (0..9).filter_map(Square::new).map(square) }
        </div>
    }
}

/// A column of objects a heap; a click takes an object and all above it.
fn nim(
    position: &Nim,
    playable: bool,
    on_play: &Callback<String>,
    words: &'static MinimaxTexts,
) -> Html {
    let heap = |(index, &size): (usize, &u8)| {
        let letter = char::from(b'a' + index as u8);
        let object = |height: u8| {
            let take = size - height;
            let onclick = on_play.reform(move |_: MouseEvent| format!("{letter}{take}"));
            html! {
                <button class="object" data-move={format!("{letter}{take}")} aria-disabled={(!playable).to_string()}
                    aria-label={(words.heap)(letter, take, size)} {onclick} />
            }
        };
        html! {
            <div class="heap">
                { for (0..size).rev().map(object) }
                <span class="heap-name number">{ format!("{letter} · {size}") }</span>
            </div>
        }
    };
    html! {
        <div class="nim" role="group" aria-label={words.board}>
            { for position.heaps().sizes().iter().enumerate().map(heap) }
        </div>
    }
}
