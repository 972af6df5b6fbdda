//! Boards at the end of a game, from its moves.

use super::parts::{drawing, line, stone};
use games::Player;
use yew::prelude::*;

/// Squares in the order of moves, from 1 in reading order.
const TIC_TAC_TOE: [u8; 5] = [1, 2, 5, 3, 9];
/// Columns in the order of moves.
const CONNECT_FOUR: [u8; 11] = [1, 2, 2, 3, 3, 4, 3, 4, 6, 4, 4];
const COLUMNS: usize = 7;
const ROWS: usize = 6;

/// A game that the first player wins with a diagonal.
pub fn tic_tac_toe() -> Html {
    let place = |square: u8| {
        let (row, column) = ((square - 1) / 3, (square - 1) % 3);
        (
            110.0 + 50.0 * f64::from(column),
            30.0 + 50.0 * f64::from(row),
        )
    };
    let stones = TIC_TAC_TOE.iter().enumerate().map(|(ply, &square)| {
        let (x, y) = place(square);
        stone(Player::at_ply(ply), x, y, 16.0)
    });
    let lines = [55.0, 105.0].map(|at| {
        html! { <>{ line((at + 80.0, 5.0), (at + 80.0, 155.0)) }{ line((85.0, at), (235.0, at)) }</> }
    });
    drawing(
        160.0,
        html! { <>{ for lines }{ for stones }{ winning_line((94.0, 14.0), (226.0, 146.0)) }</> },
    )
}

/// A game that the first player wins with a diagonal.
pub fn connect_four() -> Html {
    let place = |column: usize, row: usize| {
        (
            34.0 + 42.0 * column as f64,
            24.0 + 34.0 * (ROWS - 1 - row) as f64,
        )
    };
    let holes = (0..COLUMNS * ROWS).map(|cell| {
        let (x, y) = place(cell % COLUMNS, cell / COLUMNS);
        html! { <circle class="hole" cx={x.to_string()} cy={y.to_string()} r="14" /> }
    });
    let mut heights = [0_usize; COLUMNS];
    let stones = CONNECT_FOUR.iter().enumerate().map(|(ply, &column)| {
        let column = usize::from(column - 1);
        let (x, y) = place(column, heights[column]);
        heights[column] += 1;
        stone(Player::at_ply(ply), x, y, 13.0)
    });
    let ends = (place(0, 0), place(3, 3));
    drawing(
        220.0,
        html! {
            <>
                <rect class="board-back" x="10" y="4" width="300" height="210" rx="10" />
                { for holes }{ for stones }{ winning_line(ends.0, ends.1) }
            </>
        },
    )
}

fn winning_line(from: (f64, f64), to: (f64, f64)) -> Html {
    html! { <g class="rules-mark">{ line(from, to) }</g> }
}
