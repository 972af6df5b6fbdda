//! Connect Four by open lines: a line on the board in which only one player has stones can still become his.
//! It is worth more the more stones he has in it.
//!
//! All lines of a direction are counted at once: bit i of a set stands for the line that begins at cell i, and three
//! sets are the binary digits of how many stones each of these lines has (vertical counters).

use super::{ALMOST_WON, Evaluate};
use crate::games::Player;
use crate::games::connect_four::bits::Bits;
use crate::games::connect_four::{Column, ConnectFour, Shape};

/// What a line with one, two, or three and more stones of one player, and none of the other, is worth to him.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpenLines {
    pub worth: [f64; 3],
}

/// How many open lines there are with one, two, and three or more stones.
fn open_lines<S: Shape>(shape: &S, own: S::Bits, other: S::Bits) -> [u32; 3] {
    let free = shape.board() & !shape.blocked() & !other;
    let mut counts = [0; 3];
    for direction in shape.directions() {
        let open = shape.line_starts(free, direction);
        let (mut ones, mut twos, mut fours) = (S::Bits::EMPTY, S::Bits::EMPTY, S::Bits::EMPTY);
        for step in 0..shape.in_a_row() {
            let stones = own >> (step * direction);
            let carry = ones & stones;
            ones = ones ^ stones;
            fours = fours | twos & carry;
            twos = twos ^ carry;
        }
        counts[0] += (open & ones & !twos & !fours).count();
        counts[1] += (open & twos & !ones & !fours).count();
        counts[2] += (open & (ones & twos | fours)).count();
    }
    counts
}

impl<S: Shape> Evaluate<ConnectFour<S>> for OpenLines {
    fn evaluate(&self, position: &ConnectFour<S>, player: Player) -> f64 {
        let (own, other) = (position.stones(player), position.stones(player.opponent()));
        let mine = open_lines(position.shape(), own, other);
        let theirs = open_lines(position.shape(), other, own);
        let pairs = mine.into_iter().zip(theirs);
        let worth = pairs.zip(self.worth).map(|((mine, theirs), worth)| {
            // How many more, so that both players see the same size.
            worth * (f64::from(mine) - f64::from(theirs))
        });
        // Adding 0 makes 0 of −0.
        (worth.sum::<f64>() + 0.0).clamp(-ALMOST_WON, ALMOST_WON)
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
