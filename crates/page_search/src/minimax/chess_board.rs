//! The board of Gardner's chess: choose a piece, then its square, then what a pawn becomes. To look at, too.
//!
//! By mouse or touch: press piece and square. By keyboard: arrows from square to square, Enter or space to choose, Escape to
//! choose another piece. Only one square is a stop for Tab, the one looked at last.

use games::gardner::{Gardner, Kind, Move, Square};
use games::record::Notation;
use page_kit::components::chess_piece::piece;
use page_kit::context::use_page;
use page_model::minimax::chess::{Chosen, Seen, beside, names_at, pressed, seen, squares};
use texts::ChessTexts;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

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
    let press = press(props, &chosen, &focused);
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
        on_focus: &Callback::from({
            let focused = focused.setter();
            move |square| focused.set(Some(square))
        }),
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

/// What a press on a square means.
fn press(
    props: &ChessBoardProps,
    chosen: &UseStateHandle<Chosen>,
    focused: &UseStateHandle<Option<Square>>,
) -> Callback<Square> {
    let (chosen, focused) = (chosen.clone(), focused.setter());
    let position = props.position.clone();
    let on_play = props.on_play.clone().filter(|_| props.playable);
    Callback::from(move |square: Square| {
        focused.set(Some(square));
        if let Some(on_play) = &on_play {
            let (next, played) = pressed(&position, *chosen, square);
            if let Some(action) = played {
                on_play.emit(Gardner::symbol_of(action));
            }
            chosen.set(next);
        }
    })
}

/// There may be a board to play on and one to look at.
fn board_id(props: &ChessBoardProps) -> &'static str {
    if props.on_play.is_some() {
        "chess-board"
    } else {
        "chess-look"
    }
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
    on_focus: &'a Callback<Square>,
    press: &'a Callback<Square>,
    words: &'static ChessTexts,
}

impl Look<'_> {
    fn square(&self, square: Square) -> Html {
        let Seen {
            is_chosen,
            is_target,
            is_last,
            means_something,
            label,
        } = seen(
            &self.props.position,
            self.chosen,
            self.props.last,
            square,
            self.words,
        );
        let means_something = self.props.playable && means_something;
        let class = classes!(
            "chess-square",
            (square.file() + square.rank())
                .is_multiple_of(2)
                .then_some("dark"),
            is_chosen.then_some("chosen"),
            is_target.then_some("target"),
            is_last.then_some("last"),
        );
        let inside = self.inside(square);
        if self.props.on_play.is_none() {
            return html! { <span {class} data-square={square.to_string()} role="img" aria-label={label}>{ inside }</span> };
        }
        let tabindex = if self.focused == Some(square) {
            "0"
        } else {
            "-1"
        };
        let onclick = self.press.reform(move |_: MouseEvent| square);
        let onfocus = self.on_focus.reform(move |_: FocusEvent| square);
        html! {
            <button {class} data-square={square.to_string()} {tabindex} aria-label={label} aria-pressed={is_chosen.to_string()}
                aria-disabled={(!means_something).to_string()} {onclick} {onfocus}>{ inside }</button>
        }
    }

    /// The piece, and at the edges the names of files and ranks, which the style draws: each square says its own name.
    fn inside(&self, square: Square) -> Html {
        let [has_file, has_rank] = names_at(square, self.props.is_turned);
        let held = self.props.position.piece(square);
        html! {
            <>
                if has_file { <i class="file" data-name={square.file_letter().to_string()} /> }
                if has_rank { <i class="rank" data-name={square.rank_digit().to_string()} /> }
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
