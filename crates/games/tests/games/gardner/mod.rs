//! Gardner's chess: moves counted by another program, positions as text, ends of games, the evaluation by number and kind.

mod counted;
mod endings;
mod evaluation;
mod notation;
mod playthroughs;
mod positions;

use games::Game;
use games::gardner::{Gardner, Move};
use games::record::Notation;

/// The position of a text.
fn position(text: &str) -> Gardner {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after moves with squares.
fn after(position: &Gardner, moves: &[&str]) -> Gardner {
    moves.iter().fold(position.clone(), |mut position, symbol| {
        position.apply(legal(&position, symbol));
        position
    })
}

/// The legal move with this text.
fn legal(position: &Gardner, symbol: &str) -> Move {
    let action = Gardner::action_of(symbol).expect(symbol);
    let found = position.actions().find(|&legal| legal == action);
    found.unwrap_or_else(|| panic!("{symbol} in {position}"))
}

/// The position with ranks mirrored, colours exchanged and the other side to move.
fn mirrored(of: &Gardner) -> Gardner {
    let text = of.to_string();
    let (board, rest) = text.split_once(' ').unwrap();
    let mut ranks: Vec<&str> = board.split('/').collect();
    ranks.reverse();
    let exchange = |symbol: char| {
        if symbol.is_ascii_uppercase() {
            symbol.to_ascii_lowercase()
        } else {
            symbol.to_ascii_uppercase()
        }
    };
    let board: String = ranks.join("/").chars().map(exchange).collect();
    let (mover, rest) = rest.split_once(' ').unwrap();
    let mover = if mover == "w" { "b" } else { "w" };
    position(&format!("{board} {mover} {rest}"))
}
