//! In games every combination of switches finds what plain minimax finds, bit for bit, from either player's side.

use crate::minimax::plain::{Limits, plain};
use crate::minimax::searching::{Searchable, all_options, assert_finds};
use games::connect_four::{ConnectFour, Custom, Standard};
use games::evaluation::{ByKind, Indifference, Material, OpenLines};
use games::gardner::Gardner;
use games::nim::{Heaps, Nim};
use games::tic_tac_toe::TicTacToe;
use games::{Evaluate, Game, Player, Turn};
use random::Random;

pub const MATERIAL: Material = Material {
    centre: 0.03,
    corner: 0.02,
    edge: 0.01,
};
/// The worths that the lab begins with.
pub const WORTHS: [f64; 3] = [0.001, 0.01, 0.05];

/// `root` after so many random moves, or at the end of the game.
pub fn after_random_moves<G: Game>(root: &G, plies: u32, random: &mut Random) -> G {
    let mut position = root.clone();
    for _ in 0..plies {
        if position.turn() != Turn::Over {
            position.apply_random(random);
        }
    }
    position
}

fn all_agree<G: Searchable, E: Evaluate<G> + Clone>(root: &G, evaluation: &E, limits: Limits) {
    // The player who is to move, as in the lab; at the end of a game anybody.
    let maximiser = match root.turn() {
        Turn::Player(player) => player,
        _ => Player::Second,
    };
    let expected = plain(root, maximiser, evaluation, 0, limits).value;
    for options in all_options(limits) {
        assert_finds(root, maximiser, evaluation, options, expected);
    }
}

fn limits(depth: u32, quiescence: u32) -> Limits {
    Limits {
        depth: Some(depth),
        quiescence,
    }
}

#[test]
fn tic_tac_toe() {
    let mut random = Random::stream(51, 0);
    for _ in 0..60 {
        let plies = random.below(10);
        let root = after_random_moves(&TicTacToe::new(), plies, &mut random);
        let depth = 1 + random.below(3);
        all_agree(&root, &MATERIAL, limits(depth, 0));
        all_agree(&root, &MATERIAL, limits(depth, random.below(3)));
        if plies > 3 {
            all_agree(&root, &MATERIAL, Limits::NONE);
        }
    }
}

/// Positions come again at different distances from the root: what a table has to tell apart.
#[test]
fn nim() {
    let mut random = Random::stream(52, 0);
    for _ in 0..150 {
        let sizes: Vec<u8> = (0..=random.below(3))
            .map(|_| random.below(4) as u8)
            .collect();
        let root = Nim::new(Heaps::new(&sizes).unwrap(), random.below(2) == 0);
        all_agree(
            &root,
            &Indifference,
            limits(1 + random.below(4), random.below(3)),
        );
        if sizes.iter().sum::<u8>() < 7 {
            all_agree(&root, &Indifference, Limits::NONE);
        }
    }
}

#[test]
fn small_connect_four() {
    let mut random = Random::stream(53, 0);
    for setup in ["4x4", "4x4x3", "5x4x3-3.1", "4x5"] {
        let shape = Custom::<u64>::new(setup.parse().unwrap()).unwrap();
        let lines = OpenLines { worth: WORTHS };
        for _ in 0..12 {
            let plies = random.below(12);
            let root = after_random_moves(&ConnectFour::new(shape), plies, &mut random);
            all_agree(&root, &lines, limits(1 + random.below(3), random.below(3)));
            if plies > 8 {
                all_agree(&root, &lines, limits(6, 1));
            }
        }
    }
}

/// The worths that the lab begins with, and attacked squares beside them.
const BY_KIND: [ByKind; 2] = [by_kind(0.0), by_kind(0.05)];

const fn by_kind(mobility: f64) -> ByKind {
    let worth = [1.0, 3.0, 3.0, 5.0, 9.0];
    ByKind { worth, mobility }
}

#[test]
fn gardners_chess() {
    let mut random = Random::stream(55, 0);
    for index in 0..16 {
        let root = after_random_moves(&Gardner::new(), random.below(60), &mut random);
        let judge = BY_KIND[index % 2];
        all_agree(&root, &judge, limits(1 + random.below(2), random.below(2)));
        if index % 4 == 0 {
            all_agree(&root, &judge, limits(3, 0));
        }
    }
}

#[test]
fn connect_four() {
    let mut random = Random::stream(54, 0);
    let lines = OpenLines { worth: WORTHS };
    for _ in 0..12 {
        let plies = random.below(36);
        let root = after_random_moves(&ConnectFour::new(Standard), plies, &mut random);
        all_agree(&root, &lines, limits(1 + random.below(3), random.below(2)));
    }
}
