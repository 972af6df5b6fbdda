//! Connect Four by open lines: a line on the board in which only one player has stones can still become his.
//! It is worth more the more stones he has in it.
//!
//! All lines of a direction are counted at once: bit i of a set stands for the line that begins at cell i, and three
//! sets are the binary digits of how many stones each of these lines has (vertical counters).

use super::{ALMOST_WON, Evaluate};
use crate::Player;
use crate::connect_four::bits::Bits;
use crate::connect_four::{Column, ConnectFour, Shape};

/// What a line with one, two, or three and more stones of one player, and none of the other, is worth to him.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpenLines {
    pub worth: [f64; 3],
}

/// Open lines with one, two, and three or more stones: one player's less the other's.
type Balance = [i32; 3];

/// The lines in one direction.
///
/// Unrolled by hand, here and above: where the build is for size, loops over a few elements cost half the speed.
#[inline(always)]
fn balance_along<S: Shape>(shape: &S, own: S::Bits, other: S::Bits, direction: u32) -> Balance {
    let cells = shape.board() & !shape.blocked();
    let [a, b, c] = counts(
        shape,
        own,
        shape.line_starts(cells & !other, direction),
        direction,
    );
    let [d, e, f] = counts(
        shape,
        other,
        shape.line_starts(cells & !own, direction),
        direction,
    );
    [a - d, b - e, c - f]
}

/// How many of the lines that begin at `starts` have one, two, and three or more of `stones`.
#[inline(always)]
fn counts<S: Shape>(shape: &S, stones: S::Bits, starts: S::Bits, direction: u32) -> Balance {
    // Two and two are added, then what is left of the line.
    let (first, second) = (stones, stones >> direction);
    let third = stones >> (2 * direction);
    let (low, low_carry) = (first ^ second, first & second);
    let length = shape.in_a_row();
    let fourth = if length > 3 {
        stones >> (3 * direction)
    } else {
        S::Bits::EMPTY
    };
    let (high, high_carry) = (third ^ fourth, third & fourth);
    let (mut ones, carry) = (low ^ high, low & high);
    let mut twos = low_carry ^ high_carry ^ carry;
    let mut fours = low_carry & high_carry;
    if length > 4 {
        let fifth = stones >> (4 * direction);
        let carry = ones & fifth;
        ones = ones ^ fifth;
        fours = fours | twos & carry;
        twos = twos ^ carry;
    }
    [
        (starts & ones & !twos & !fours).count() as i32,
        (starts & twos & !ones & !fours).count() as i32,
        (starts & (ones & twos | fours)).count() as i32,
    ]
}

impl<S: Shape> Evaluate<ConnectFour<S>> for OpenLines {
    #[inline(always)]
    fn evaluate(&self, position: &ConnectFour<S>, player: Player) -> f64 {
        let (own, other) = (position.stones(player), position.stones(player.opponent()));
        let shape = position.shape();
        let [up, falling, across, rising] = shape.directions();
        let a = balance_along(shape, own, other, up);
        let b = balance_along(shape, own, other, falling);
        let c = balance_along(shape, own, other, across);
        let d = balance_along(shape, own, other, rising);
        let [one, two, three] = self.worth;
        let worth = one * f64::from(a[0] + b[0] + c[0] + d[0])
            + two * f64::from(a[1] + b[1] + c[1] + d[1])
            + three * f64::from(a[2] + b[2] + c[2] + d[2]);
        // Adding 0 makes 0 of −0.
        (worth + 0.0).clamp(-ALMOST_WON, ALMOST_WON)
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
