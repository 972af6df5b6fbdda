//! The cells that would complete a line, all at once.
//!
//! A cell completes a line of length L if, for some j, the j cells before it and the L − 1 − j cells behind it in
//! one direction have stones. The set of cells with j stones before them is that with j − 1, and j steps away
//! another stone: a few shifts for the whole board (after Pascal Pons, "Solving Connect 4", with any length instead
//! of four). A line never runs from one column into the next: the spare bit between them has no stone.

use super::bits::Bits;
use super::shape::Shape;

/// The cells, taken ones included, that lie in a line of `shape` whose other cells all are in `stones`.
#[inline(always)]
pub fn completing<S: Shape>(shape: &S, stones: S::Bits) -> S::Bits {
    let [up, falling, across, rising] = shape.directions();
    let cells = above(shape, stones)
        | along(shape, stones, falling)
        | along(shape, stones, across)
        | along(shape, stones, rising);
    debug_assert!(up == 1);
    cells & shape.board() & !shape.blocked()
}

/// The lowest free cell of every column that is not full.
#[inline(always)]
pub fn free_ends<S: Shape>(shape: &S, occupied: S::Bits) -> S::Bits {
    (occupied + shape.bottom()) & !occupied & shape.board()
}

/// The cells where a stone does not let the opponent win at once, of a mover who does not win with it himself.
/// `theirs` are the cells that complete a line of the opponent's.
#[inline(always)]
pub fn quiet_cells<S: Shape>(shape: &S, occupied: S::Bits, theirs: S::Bits) -> S::Bits {
    let free_ends = free_ends(shape, occupied);
    // A stone below the blocked cell opens the cell above it.
    let through = theirs & shape.blocked() << 1;
    let opens_a_win = (theirs | through >> 1) >> 1;
    let threats = theirs & free_ends;
    let possible = if threats == S::Bits::EMPTY {
        free_ends
    } else if threats.without_lowest() == S::Bits::EMPTY {
        threats
    } else {
        S::Bits::EMPTY
    };
    possible & !opens_a_win
}

/// Lines up a column are completed at an end where stones fall; the general rule finds gaps in them too, which
/// only the blocked cell could make, and that one takes no stone.
#[inline(always)]
fn above<S: Shape>(shape: &S, stones: S::Bits) -> S::Bits {
    let pairs = stones & stones << 1;
    let run = match shape.in_a_row() {
        3 => pairs,
        4 => pairs & stones << 2,
        _ => pairs & pairs << 2,
    };
    run << 1
}

/// The cells of lines in one direction, wherever in the line they are.
#[inline(always)]
fn along<S: Shape>(shape: &S, stones: S::Bits, step: u32) -> S::Bits {
    let (before_1, behind_1) = (stones << step, stones >> step);
    let (before_2, behind_2) = (
        before_1 & stones << (2 * step),
        behind_1 & stones >> (2 * step),
    );
    let length = shape.in_a_row();
    if length == 3 {
        return before_2 | behind_2 | before_1 & behind_1;
    }
    let before_3 = before_2 & stones << (3 * step);
    let behind_3 = behind_2 & stones >> (3 * step);
    if length == 4 {
        return before_3 | behind_3 | before_2 & behind_1 | before_1 & behind_2;
    }
    let before_4 = before_3 & stones << (4 * step);
    let behind_4 = behind_3 & stones >> (4 * step);
    before_4 | behind_4 | before_3 & behind_1 | before_2 & behind_2 | before_1 & behind_3
}
