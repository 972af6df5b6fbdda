//! The board of Gardner's chess: choose a piece, then its square, then what a pawn becomes. To look at, too.
//!
//! By mouse or touch: press piece and square. By keyboard: arrows from square to square, Enter or space to choose, Escape to
//! choose another piece. Only one square is a stop for Tab, the one looked at last.

use games::gardner::{Gardner, Kind, Move, Square};
use games::record::Notation;
use games::{Game, Player};
use page_kit::components::chess_piece::piece;
use page_kit::context::use_page;
use texts::ChessTexts;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

const SIDE: u8 = 5;

#[derive(PartialEq, Properties)]
pub struct ChessBoardProps {
    pub position: Gardner,
    /// Whether the second player is at the bottom.
    #[prop_or_default]
    pub is_turned: bool,
    /// The move that led here.
    #[prop_or_default]
    pub last: Option<Move>,
    /// Whether a press on a square means something; `None` of a board to look at.
    #[prop_or_default]
    pub on_play: Option<Callback<String>>,
    pub playable: bool,
}

/// What a person has chosen so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Chosen {
    from: Option<Square>,
    /// Where a pawn comes to the last rank: it is still to be said what it becomes.
    promoting_on: Option<Square>,
}

/// The squares as they stand, from the top left.
fn squares(is_turned: bool) -> impl Iterator<Item = Square> {
    let places = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
    places.filter_map(move |(row, column)| {
        if is_turned {
            Square::at(SIDE - 1 - column, row)
        } else {
            Square::at(column, SIDE - 1 - row)
        }
    })
}

/// The board.
#[component]
pub fn ChessBoard(props: &ChessBoardProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.chess;
    let chosen = use_state_eq(Chosen::default);
    let focused = use_state_eq(|| Square::at(2, 0));
    let begin_again = {
        let chosen = chosen.setter();
        move || chosen.set(Chosen::default())
    };
    {
        let begin_again = begin_again.clone();
        use_effect_with(props.position.clone(), move |_| begin_again());
    }
    let press = {
        let (chosen, position) = (chosen.clone(), props.position.clone());
        let on_play = props.on_play.clone().filter(|_| props.playable);
        let focused = focused.setter();
        Callback::from(move |square: Square| {
            focused.set(Some(square));
            if let Some(on_play) = &on_play {
                chosen.set(pressed(&position, *chosen, square, on_play));
            }
        })
    };
    let onkeydown = {
        let (focused, is_turned, board) = (focused.clone(), props.is_turned, board_id(props));
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            if event.key() == "Escape" {
                begin_again();
            } else if let Some(next) = focused.and_then(|at| beside(at, &event.key(), is_turned)) {
                focus(board, next);
                focused.set(Some(next));
            } else {
                return;
            }
            event.prevent_default();
        })
    };
    let look = Look {
        props,
        chosen: *chosen,
        focused: *focused,
        press: &press,
        words,
    };
    html! {
        <div class="chess">
            <div class="chess-board" id={board_id(props)} role="group" aria-label={texts.labs.minimax.page.board}
                data-own-keys="true" {onkeydown}>
                { for squares(props.is_turned).map(|square| look.square(square)) }
            </div>
            { promotions(props, &chosen, words) }
            if props.playable { <p class="quiet small">{ words.board.how }</p> }
        </div>
    }
}

/// There may be a board to play on and one to look at.
fn board_id(props: &ChessBoardProps) -> &'static str {
    if props.on_play.is_some() {
        "chess-board"
    } else {
        "chess-look"
    }
}

/// What is chosen after a press on a square; plays the move that this completes.
fn pressed(
    position: &Gardner,
    chosen: Chosen,
    square: Square,
    on_play: &Callback<String>,
) -> Chosen {
    let Some(from) = chosen.from.filter(|&from| from != square) else {
        let can_move =
            chosen.from.is_none() && position.actions().any(|legal| legal.from == square);
        return Chosen {
            from: can_move.then_some(square),
            promoting_on: None,
        };
    };
    let mut moves = position
        .actions()
        .filter(|legal| legal.from == from && legal.to == square);
    match moves.next() {
        Some(action) if action.promotion.is_some() => Chosen {
            from: Some(from),
            promoting_on: Some(square),
        },
        Some(action) => {
            on_play.emit(Gardner::symbol_of(action));
            Chosen::default()
        }
        // Another piece, or nothing.
        None => pressed(position, Chosen::default(), square, on_play),
    }
}

/// The square beside, in the direction of an arrow key.
fn beside(square: Square, key: &str, is_turned: bool) -> Option<Square> {
    let (across, up) = match key {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        _ => return None,
    };
    let sign = if is_turned { -1 } else { 1 };
    let file = square.file().checked_add_signed(sign * across)?;
    let rank = square.rank().checked_add_signed(sign * up)?;
    Square::at(file, rank)
}

fn focus(board: &str, square: Square) {
    let document = web_sys::window().and_then(|window| window.document());
    let element = document.and_then(|document| {
        let selector = format!("#{board} [data-square='{square}']");
        document.query_selector(&selector).ok().flatten()
    });
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // An element that is gone is not focused, and nothing else is lost.
        let _ = element.focus();
    }
}

/// What squares are drawn from.
struct Look<'a> {
    props: &'a ChessBoardProps,
    chosen: Chosen,
    focused: Option<Square>,
    press: &'a Callback<Square>,
    words: &'static ChessTexts,
}

impl Look<'_> {
    fn square(&self, square: Square) -> Html {
        let position = &self.props.position;
        let held = position.piece(square);
        let from_here = |legal: Move| match self.chosen.from {
            Some(from) => legal.from == from && legal.to == square,
            None => legal.from == square,
        };
        let is_chosen = self.chosen.from == Some(square);
        let is_target = self.chosen.from.is_some() && position.actions().any(from_here);
        let is_last = self
            .props
            .last
            .is_some_and(|last| [last.from, last.to].contains(&square));
        let means_something =
            self.props.playable && (is_chosen || position.actions().any(from_here));
        let words = &self.words.board;
        let mut label = (words.square)(
            &square.to_string(),
            held.map(|(player, kind)| (player.index(), kind.index())),
        );
        for (is_so, said) in [(is_chosen, words.chosen), (is_target, words.target)] {
            if is_so {
                label = format!("{label}, {said}");
            }
        }
        let class = classes!(
            "chess-square",
            (square.file() + square.rank())
                .is_multiple_of(2)
                .then_some("dark"),
            is_chosen.then_some("chosen"),
            is_target.then_some("target"),
            is_last.then_some("last"),
        );
        let inside = self.inside(square, held);
        if self.props.on_play.is_none() {
            return html! { <span {class} data-square={square.to_string()} role="img" aria-label={label}>{ inside }</span> };
        }
        let tabindex = if self.focused == Some(square) {
            "0"
        } else {
            "-1"
        };
        let onclick = self.press.reform(move |_: MouseEvent| square);
        html! {
            <button {class} data-square={square.to_string()} {tabindex} aria-label={label} aria-pressed={is_chosen.to_string()}
                aria-disabled={(!means_something).to_string()} {onclick}>{ inside }</button>
        }
    }

    /// The piece, and at the edges the names of files and ranks, which the style draws: each square says its own name.
    fn inside(&self, square: Square, held: Option<(Player, Kind)>) -> Html {
        let (first_file, first_rank) = if self.props.is_turned {
            (SIDE - 1, SIDE - 1)
        } else {
            (0, 0)
        };
        html! {
            <>
                if square.rank() == first_rank { <i class="file" data-name={square.file_letter().to_string()} /> }
                if square.file() == first_file { <i class="rank" data-name={square.rank_digit().to_string()} /> }
                if let Some((player, kind)) = held {
                    <svg viewBox="-12 -12 24 24" aria-hidden="true">{ piece(player, kind, (0.0, 0.0), 1.0) }</svg>
                }
            </>
        }
    }
}

/// What a pawn on the last rank becomes.
fn promotions(
    props: &ChessBoardProps,
    chosen: &UseStateHandle<Chosen>,
    words: &'static ChessTexts,
) -> Html {
    let (Some(from), Some(to)) = (chosen.from, chosen.promoting_on) else {
        return Html::default();
    };
    let Some(on_play) = props.on_play.clone().filter(|_| props.playable) else {
        return Html::default();
    };
    let player = props.position.mover();
    let button = |kind: Kind| {
        let symbol = Gardner::symbol_of(Move {
            from,
            to,
            promotion: Some(kind),
        });
        let onclick = on_play.reform(move |_: MouseEvent| symbol.clone());
        html! {
            <button class="chess-promotion" data-promotion={kind.letter().to_string()} {onclick} aria-label={words.kinds[kind.index()]}>
                <svg viewBox="-12 -12 24 24" aria-hidden="true">{ piece(player, kind, (0.0, 0.0), 1.0) }</svg>
            </button>
        }
    };
    html! {
        <div class="actions chess-promotions" role="group" aria-label={words.board.promotion}>
            <span class="small">{ words.board.promotion }{ ":" }</span>
            { for Kind::PROMOTIONS.into_iter().map(button) }
        </div>
    }
}
