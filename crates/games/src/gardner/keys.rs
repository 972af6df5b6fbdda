//! Keys of positions: a random number for each piece on each square, combined by exclusive or.
//!
//! Source: A. L. Zobrist, "A new hashing method with application for game playing" (1970). The numbers come from SplitMix64
//! (G. L. Steele, D. Lea and C. H. Flood, 2014), so they are the same in every build. The count of quiet plies is a part of the
//! key, since it decides how a game ends.

use super::ending::MAX_QUIET_PLIES;
use super::kind::Kind;
use super::square::{SQUARES, Square};
use crate::Player;

const fn split_mix(state: u64) -> u64 {
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Random number `index`, from 0.
const fn number(index: usize) -> u64 {
    split_mix((index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

const PIECES: usize = 2 * Kind::ALL.len() * SQUARES;
const CLOCKS: usize = MAX_QUIET_PLIES as usize + 1;

static NUMBERS: [u64; PIECES + CLOCKS + 1] = {
    let mut numbers = [0; PIECES + CLOCKS + 1];
    let mut index = 0;
    while index < numbers.len() {
        numbers[index] = number(index);
        index += 1;
    }
    numbers
};

/// Of a piece on its square.
#[inline(always)]
pub(super) fn of_piece(player: Player, kind: Kind, square: Square) -> u64 {
    NUMBERS[(player.index() * Kind::ALL.len() + kind.index()) * SQUARES + square.index()]
}

/// Of the count of plies without a capture or a pawn's move.
#[inline(always)]
pub(super) fn of_quiet_plies(plies: u8) -> u64 {
    NUMBERS[PIECES + usize::from(plies)]
}

/// Of the second player being to move.
#[inline(always)]
pub(super) fn of_second_to_move() -> u64 {
    NUMBERS[PIECES + CLOCKS]
}
