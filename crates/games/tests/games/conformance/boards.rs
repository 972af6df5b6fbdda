//! The suite on every game and on boards of every width of bitboard, with and without a blocked cell.

use crate::conformance::suite;
use ethnum::U256;
use games::connect_four::bits::Bits;
use games::connect_four::{ConnectFour, Custom, Shape, Standard};
use games::gardner::Gardner;
use games::nim::Nim;
use games::tic_tac_toe::TicTacToe;
use games::{Game, Turn};
use random::Random;

/// The empty board of a text such as `9x10-4.1`.
fn board<B: Bits>(setup: &str) -> ConnectFour<Custom<B>> {
    ConnectFour::new(Custom::new(setup.parse().unwrap()).expect("the bits hold the board"))
}

fn heaps(sizes: &str, misere: bool) -> Nim {
    Nim::new(sizes.parse().unwrap(), misere)
}

macro_rules! conforms {
    ($($name:ident: $initial:expr, ends after $plies:expr, keys to $depth:expr;)*) => { $(
        mod $name {
            use super::*;

            #[test]
            fn play_ends() {
                suite::play_ends(&$initial, $plies);
            }

            #[test]
            fn actions_are_stable() {
                suite::actions_are_stable(&$initial);
            }

            #[test]
            fn clones_are_independent() {
                suite::clones_are_independent(&$initial);
            }

            #[test]
            fn keys_tell_positions_apart() {
                suite::keys_tell_positions_apart(&$initial, $depth);
            }

            #[test]
            fn keys_tell_late_positions_apart() {
                suite::keys_tell_late_positions_apart(&$initial);
            }

            #[test]
            fn text_round_trips() {
                suite::text_round_trips(&$initial);
            }

            #[test]
            fn symbols_are_inverse() {
                suite::symbols_are_inverse(&$initial);
            }

            #[test]
            fn random_moves_are_the_traits_own() {
                suite::random_moves_are_the_traits_own(&$initial);
            }
        }
    )* };
}

// Games end after as many plies as there are free cells or objects (chess: 30 moves of pawns, 18 captures, 99 quiet plies before
// and after each); keys are looked at as deep as there are some
// ten thousand positions.
conforms! {
    tic_tac_toe: TicTacToe::new(), ends after 9, keys to 9;
    nim: heaps("3,4,5", false), ends after 12, keys to 12;
    misere_nim: heaps("1,2,3,4", true), ends after 10, keys to 10;
    largest_nim: heaps("9,9,9,9,9,9", false), ends after 54, keys to 3;
    gardner: Gardner::new(), ends after 4_900, keys to 4;
    standard: ConnectFour::new(Standard), ends after 42, keys to 6;
    standard_size: board::<u64>("7x6"), ends after 42, keys to 6;
    smallest: board::<u64>("4x4"), ends after 16, keys to 9;
    blocked_bottom: board::<u64>("5x4-2.1"), ends after 19, keys to 7;
    three_blocked_middle: board::<u64>("6x5x3-3.3"), ends after 29, keys to 6;
    tournament: board::<u128>("9x10-5.1"), ends after 89, keys to 5;
    largest: board::<U256>("12x12"), ends after 144, keys to 4;
    largest_five_blocked: board::<U256>("12x12x5-6.7"), ends after 143, keys to 4;
}

/// Plays the same random games on two boards of the same setup and compares all that can be seen.
fn agree<A: Shape, B: Shape>(one: &ConnectFour<A>, other: &ConnectFour<B>) {
    for seed in 0..200 {
        let mut randoms = [Random::stream(seed, 0), Random::stream(seed, 0)];
        let (mut one, mut other) = (one.clone(), other.clone());
        while one.turn() != Turn::Over {
            assert_eq!(one.turn(), other.turn());
            assert!(one.actions().eq(other.actions()), "{one:?}");
            one.apply_random(&mut randoms[0]);
            other.apply_random(&mut randoms[1]);
            assert_eq!(randoms[0], randoms[1]);
        }
        assert_eq!(other.turn(), Turn::Over, "{one:?}");
        assert_eq!((one.winner(), one.plies()), (other.winner(), other.plies()));
    }
}

#[test]
fn standard_and_custom_boards_agree() {
    let standard = ConnectFour::new(Standard);
    agree(&standard, &board::<u64>("7x6"));
    agree(&standard, &board::<u128>("7x6"));
    agree(&standard, &board::<U256>("7x6"));
}

#[test]
fn boards_of_different_widths_of_integer_agree() {
    agree(&board::<u64>("6x5x3-3.3"), &board::<u128>("6x5x3-3.3"));
    agree(&board::<u128>("9x10-5.1"), &board::<U256>("9x10-5.1"));
}
