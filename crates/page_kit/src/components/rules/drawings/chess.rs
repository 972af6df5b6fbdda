//! Gardner's chess: the first position, with where two pieces can go.

use super::parts::drawing;
use crate::components::chess_piece::piece;
use games::Game;
use games::gardner::{Gardner, Square};
use yew::prelude::*;

const STEP: f32 = 46.0;

/// The middle of a square.
fn place(square: Square) -> (f32, f32) {
    let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
    (45.0 + (file + 0.5) * STEP, 5.0 + (4.5 - rank) * STEP)
}

/// The beginning of a game; dots where the knight and the pawn on the third file can go.
pub fn gardner() -> Html {
    let position = Gardner::new();
    let squares = || (0..25).filter_map(Square::new);
    let cell = |square: Square| {
        let (x, y) = place(square);
        let is_dark = (square.file() + square.rank()).is_multiple_of(2);
        let class = classes!("rules-square", is_dark.then_some("dark"));
        let (x, y, side) = (x - STEP / 2.0, y - STEP / 2.0, STEP);
        html! { <rect {class} x={x.to_string()} y={y.to_string()} width={side.to_string()} height={side.to_string()} /> }
    };
    let held = |square: Square| {
        let (player, kind) = position.piece(square)?;
        Some(piece(player, kind, place(square), STEP / 25.0))
    };
    let shown = ["b1", "c2"].map(|square| square.parse::<Square>().ok());
    let moves = position
        .actions()
        .filter(|action| shown.contains(&Some(action.from)));
    let dot = |to: Square| {
        let (x, y) = place(to);
        html! { <circle class="rules-dot" cx={x.to_string()} cy={y.to_string()} r="6" /> }
    };
    drawing(
        240.0,
        html! {
            <>
                { for squares().map(cell) }
                { for squares().filter_map(held) }
                { for moves.map(|action| dot(action.to)) }
            </>
        },
    )
}
