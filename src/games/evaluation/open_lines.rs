//! Connect Four by open lines: a line on the board in which only one player has stones can still become his.
//! It is worth more the more stones he has in it.

use super::{ALMOST_WON, Evaluate};
use crate::games::Player;
use crate::games::connect_four::bits::Bits;
use crate::games::connect_four::{Column, ConnectFour, Shape};

/// No board wants more stones in a row than this.
const LONGEST_LINE: usize = 5;

/// Worth of lines, and all lines of a board.
#[derive(Clone, Debug)]
pub struct OpenLines<B> {
    /// What a line with so many stones of one player, and none of the other, is worth to him.
    worth: [f64; LONGEST_LINE + 1],
    lines: Vec<B>,
}

impl<B: Bits> OpenLines<B> {
    /// All lines of the board `shape`; `worth[i]` is the worth of a line with i + 1 stones, the last of them
    /// that of every longer one.
    pub fn new<S: Shape<Bits = B>>(shape: &S, worth: [f64; 3]) -> Self {
        let [one, two, three] = worth;
        Self {
            worth: [0.0, one, two, three, three, three],
            lines: lines(shape),
        }
    }
}

/// Every line of the wanted length that no blocked cell interrupts, as a set of cells.
fn lines<S: Shape>(shape: &S) -> Vec<S::Bits> {
    let cells = shape.board() & !shape.blocked();
    let mut lines = Vec::new();
    for direction in shape.directions() {
        let mut starts = shape.line_starts(cells, direction);
        while starts != S::Bits::EMPTY {
            let start = S::Bits::ONE << starts.lowest();
            let steps = 0..shape.in_a_row();
            lines.push(steps.fold(S::Bits::EMPTY, |line, step| {
                line | start << (step * direction)
            }));
            starts = starts.without_lowest();
        }
    }
    lines
}

impl<S: Shape> Evaluate<ConnectFour<S>> for OpenLines<S::Bits> {
    fn evaluate(&self, position: &ConnectFour<S>, player: Player) -> f64 {
        let (own, other) = (position.stones(player), position.stones(player.opponent()));
        let mut sum = 0.0;
        for &line in &self.lines {
            let counts = ((line & own).count(), (line & other).count());
            sum += match counts {
                (stones, 0) => self.worth[stones as usize],
                (0, stones) => -self.worth[stones as usize],
                _ => 0.0,
            };
        }
        // Adding 0 makes 0 of −0.
        (sum + 0.0).clamp(-ALMOST_WON, ALMOST_WON)
    }

    /// Nobody can complete a line with the next stone.
    fn is_quiet(&self, position: &ConnectFour<S>) -> bool {
        !position.is_about_to_end()
    }

    /// Central columns are in more lines.
    #[inline(always)]
    fn promise(&self, position: &ConnectFour<S>, action: Column) -> f64 {
        let width = i32::from(position.shape().setup().width());
        let from_centre = (2 * i32::from(action.index()) + 1 - width).abs();
        f64::from(-from_centre)
    }
}
