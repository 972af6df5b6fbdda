//! Follow-up: what the player who answers every stone with the cell above it cannot lose, and what he cannot fail to win.
//!
//! With an even number of empty cells the mover, X, and his opponent, Y, can empty the board in pairs. Count the cells of
//! a column from the top: 0, 2, 4 … are upper cells, 1, 3, 5 … lower ones; an upper cell and the one below it are a pair.
//! Y answers a stone on a lower cell with the upper cell of its pair. Columns with an odd number of empty cells have an
//! upper cell without a pair at their free end; there is an even number of these columns, and Y answers a stone on such a
//! cell with another such cell. So there is always an answer, and X never gets an upper cell that was not at a free end
//! when this began.
//! * If X's stones, the empty lower cells and the free ends have no line in them, X never wins: he is worth 0 at most.
//! * If besides Y's stones and the upper cells that are not at a free end have a line in them, Y wins. He takes the last
//!   of its cells with at least as many empty cells left as there are above that cell, which says how soon.
//!
//! After Victor Allis, "A knowledge-based approach of Connect-Four" (1988), his rules Claimeven and Baseinverse.
//! Deviations: one test for the whole board instead of a cover of all lines by rules; free ends are paired arbitrarily, so X
//! is granted all of them; a blocked cell is left out of the count; how soon Y wins.

use super::score::Score;
use games::connect_four::Shape;
use games::connect_four::bits::Bits;
use games::connect_four::threats::free_ends;

/// Wins of the one who follows up that can be told apart: with up to so many pairs of empty cells left.
const WINS: usize = 6;

/// Upper and lower cells of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct FollowUp<B> {
    pub lower: B,
    pub upper: B,
    /// Upper cells with so many pairs above them, or more.
    high: [B; WINS],
}

impl<B: Bits> FollowUp<B> {
    pub fn new<S: Shape<Bits = B>>(shape: &S) -> Self {
        let (width, height) = (u32::from(shape.setup().width()), shape.stride() - 1);
        let mut cells = Self {
            lower: B::EMPTY,
            upper: B::EMPTY,
            high: [B::EMPTY; WINS],
        };
        for column in 0..width {
            let mut above = 0;
            for row in (0..height).rev() {
                let cell = B::ONE << (column * shape.stride() + row);
                if cell & shape.blocked() != B::EMPTY {
                    continue;
                }
                if above % 2 == 0 {
                    cells.upper = cells.upper | cell;
                    for high in &mut cells.high[..=above / 2] {
                        *high = *high | cell;
                    }
                } else {
                    cells.lower = cells.lower | cell;
                }
                above += 1;
            }
        }
        cells
    }

    /// Whether the mover with these stones, an even number of cells being empty, is worth 0 at most.
    #[inline(always)]
    pub fn holds<S: Shape<Bits = B>>(&self, shape: &S, mover: B, occupied: B) -> bool {
        let his = self.lower & !occupied | free_ends(shape, occupied);
        !shape.has_line(mover | his)
    }

    /// Whether the mover's opponent, an even number of cells being empty, surely wins by `score`, which is positive,
    /// or by more: where [`Self::holds`].
    #[inline(always)]
    pub fn wins<S: Shape<Bits = B>>(
        &self,
        shape: &S,
        opponent: B,
        occupied: B,
        score: Score,
    ) -> bool {
        let Some(&high) = self.high.get((score - 1) as usize) else {
            return false;
        };
        let sure = high & !(occupied | free_ends(shape, occupied));
        shape.has_line(opponent | sure)
    }
}
