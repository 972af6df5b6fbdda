//! Board of Gardner's chess to play on: what a press on a square means, where arrow keys lead, and what is said about a square.

use games::Game;
use games::gardner::{Gardner, Move, Square};
use texts::ChessTexts;

const SIDE: u8 = 5;

/// What a person has chosen so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chosen {
    pub from: Option<Square>,
    /// Where a pawn comes to the last rank: it is still to be said what it becomes.
    pub promoting_on: Option<Square>,
}

/// The squares as they stand, from the top left.
pub fn squares(is_turned: bool) -> impl Iterator<Item = Square> {
    let places = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
    places.filter_map(move |(row, column)| {
        if is_turned {
            Square::at(SIDE - 1 - column, row)
        } else {
            Square::at(column, SIDE - 1 - row)
        }
    })
}

/// What is chosen after a press on a square, and the move that this completes.
pub fn pressed(position: &Gardner, chosen: Chosen, square: Square) -> (Chosen, Option<Move>) {
    let Some(from) = chosen.from.filter(|&from| from != square) else {
        let can_move =
            chosen.from.is_none() && position.actions().any(|legal| legal.from == square);
        let chosen = Chosen {
            from: can_move.then_some(square),
            promoting_on: None,
        };
        return (chosen, None);
    };
    let mut moves = position
        .actions()
        .filter(|legal| legal.from == from && legal.to == square);
    match moves.next() {
        Some(action) if action.promotion.is_some() => {
            let chosen = Chosen {
                from: Some(from),
                promoting_on: Some(square),
            };
            (chosen, None)
        }
        Some(action) => (Chosen::default(), Some(action)),
        // Another piece, or nothing.
        None => pressed(position, Chosen::default(), square),
    }
}

/// The square beside, in the direction of an arrow key.
pub fn beside(square: Square, key: &str, is_turned: bool) -> Option<Square> {
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

/// A square as a person sees it who has chosen something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    pub is_chosen: bool,
    /// Whether the piece that is chosen can go there.
    pub is_target: bool,
    /// Whether the last move began or ended there.
    pub is_last: bool,
    /// Whether a press there means something, if anything can be pressed.
    pub means_something: bool,
    pub label: String,
}

/// A square of a position that the move `last` has led to.
pub fn seen(
    position: &Gardner,
    chosen: Chosen,
    last: Option<Move>,
    square: Square,
    words: &ChessTexts,
) -> Seen {
    let held = position.piece(square);
    let from_here = |legal: Move| match chosen.from {
        Some(from) => legal.from == from && legal.to == square,
        None => legal.from == square,
    };
    let is_legal = position.actions().any(from_here);
    let is_chosen = chosen.from == Some(square);
    let is_target = chosen.from.is_some() && is_legal;
    let words = &words.board;
    let mut label = (words.square)(
        &square.to_string(),
        held.map(|(player, kind)| (player.index(), kind.index())),
    );
    for (is_so, said) in [(is_chosen, words.chosen), (is_target, words.target)] {
        if is_so {
            label = format!("{label}, {said}");
        }
    }
    Seen {
        is_chosen,
        is_target,
        is_last: last.is_some_and(|last| [last.from, last.to].contains(&square)),
        means_something: is_chosen || is_legal,
        label,
    }
}

/// Whether the names of file and rank stand at this square: at the edges below and on the left.
pub fn names_at(square: Square, is_turned: bool) -> [bool; 2] {
    let first = if is_turned { SIDE - 1 } else { 0 };
    [square.rank() == first, square.file() == first]
}
