//! What positions seem to be worth, against sums made cell by cell; what is seen from both sides is opposite; and
//! which positions are quiet, against trying every move of both players.

use crate::conformance::plain::PlainGame;
use games::connect_four::bits::Bits;
use games::connect_four::{Cell, ConnectFour, Custom, Setup, Shape, Standard};
use games::evaluation::{ALMOST_WON, Indifference, Material, OpenLines};
use games::tic_tac_toe::{Square, TicTacToe};
use games::{Evaluate, Game, Player, Turn};
use random::Random;

/// Worths with which sums are exact in whatever order they are made, and worths that reach the limits.
const EXACT: [f64; 3] = [1.0 / 1024.0, 1.0 / 64.0, -1.0 / 32.0];
const LARGE: [f64; 3] = [0.25, 0.5, 1.0];

/// Every line of the board, walked cell by cell, of which no cell is blocked.
fn lines(setup: Setup) -> Vec<Vec<Cell>> {
    let mut lines = Vec::new();
    for column in 0..setup.width() {
        for row in 0..setup.height() {
            for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                lines.extend(line(setup, Cell { column, row }, right, up));
            }
        }
    }
    lines
}

fn line(setup: Setup, start: Cell, right: i16, up: i16) -> Option<Vec<Cell>> {
    let cell = |step: i16| {
        let column = u8::try_from(i16::from(start.column) + step * right).ok()?;
        let row = u8::try_from(i16::from(start.row) + step * up).ok()?;
        let cell = Cell { column, row };
        let is_free =
            column < setup.width() && row < setup.height() && setup.blocked() != Some(cell);
        is_free.then_some(cell)
    };
    (0..i16::from(setup.in_a_row())).map(cell).collect()
}

/// The worth of all lines in which only one player has stones.
fn open_lines(game: &PlainGame, setup: Setup, worth: [f64; 3], player: Player) -> f64 {
    let mut sum = 0.0;
    for line in lines(setup) {
        let count = |owner| {
            line.iter()
                .filter(|&&cell| game.stone(cell) == Some(owner))
                .count()
        };
        let worth_of = |stones: usize| worth[stones.min(3) - 1];
        sum += match (count(player), count(player.opponent())) {
            (0, 0) => 0.0,
            (own, 0) => worth_of(own),
            (0, other) => -worth_of(other),
            _ => 0.0,
        };
    }
    sum.clamp(-ALMOST_WON, ALMOST_WON)
}

/// Whether a stone of either player on a cell where one could lie next completes a line.
fn can_end_at_once(game: &PlainGame, setup: Setup) -> bool {
    let completes = |cell: Cell, player: Player| {
        lines(setup).iter().any(|line| {
            line.contains(&cell)
                && line
                    .iter()
                    .all(|&other| other == cell || game.stone(other) == Some(player))
        })
    };
    game.open_columns().into_iter().any(|column| {
        let row = game.landing_row(column).unwrap();
        Player::BOTH
            .into_iter()
            .any(|player| completes(Cell { column, row }, player))
    })
}

/// Compares all positions of random games on a board.
fn compare<S: Shape>(shape: S, games: u64) {
    let setup = shape.setup();
    let judges = [EXACT, LARGE].map(|worth| (worth, OpenLines { worth }));
    let mut noisy = 0;
    for seed in 0..games {
        let mut random = Random::stream(seed, 2);
        let (mut game, mut plain) = (ConnectFour::new(shape), PlainGame::new(setup));
        while game.turn() != Turn::Over {
            let actions: Vec<_> = game.actions().collect();
            let action = actions[random.below(actions.len() as u32) as usize];
            game.apply(action);
            plain.play(action.index());
            for (worth, judge) in &judges {
                for player in Player::BOTH {
                    let expected = open_lines(&plain, setup, *worth, player);
                    assert_eq!(judge.evaluate(&game, player), expected, "{game:?}");
                    assert!(expected.abs() <= ALMOST_WON);
                }
            }
            if game.turn() != Turn::Over {
                let expected = can_end_at_once(&plain, setup);
                assert_eq!(judges[0].1.is_quiet(&game), !expected, "{game:?}");
                noisy += u32::from(expected);
            }
        }
    }
    assert!(noisy > 0 || lines(setup).is_empty());
}

fn custom<B: Bits>(setup: &str) -> Custom<B> {
    Custom::new(setup.parse().unwrap()).unwrap()
}

#[test]
fn open_lines_of_connect_four() {
    compare(Standard, 12);
    compare(custom::<u64>("7x6"), 4);
    for setup in ["4x4", "5x4x3-2.1", "8x7x5", "6x5-3.3", "4x4x5", "8x7-8.7"] {
        compare(custom::<u64>(setup), 10);
    }
}

/// 24 lines across, 21 up, 12 in each diagonal direction; no stone, no worth.
#[test]
fn the_standard_board_has_69_lines() {
    assert_eq!(lines(Setup::STANDARD).len(), 24 + 21 + 12 + 12);
    let judge = OpenLines { worth: LARGE };
    let empty = ConnectFour::new(Standard);
    assert_eq!(judge.evaluate(&empty, Player::First).to_bits(), 0);
    assert_eq!(judge.evaluate(&empty, Player::Second).to_bits(), 0);
}

#[test]
fn central_columns_are_promising() {
    let judge = OpenLines { worth: EXACT };
    let game = ConnectFour::new(Standard);
    let promises: Vec<f64> = game
        .actions()
        .map(|action| judge.promise(&game, action))
        .collect();
    assert!(promises[..4].is_sorted() && promises[3..].iter().rev().is_sorted());
    assert_eq!(promises[0], promises[6]);
}

/// Every position of tic-tac-toe that random games reach.
#[test]
fn material_of_tic_tac_toe() {
    let squares = || (0..9).map(|index| Square::new(index).unwrap());
    for (centre, corner, edge) in [(0.25, 0.125, 0.0625), (-1.0, 1.0, 0.5)] {
        let judge = Material {
            centre,
            corner,
            edge,
        };
        let worth = [
            corner, edge, corner, edge, centre, edge, corner, edge, corner,
        ];
        for seed in 0..200 {
            let (mut random, mut game) = (Random::stream(seed, 3), TicTacToe::new());
            while game.turn() != Turn::Over {
                for player in Player::BOTH {
                    let of = |square: Square| match game.stone(square) {
                        None => 0.0,
                        Some(owner) if owner == player => worth[usize::from(square.index())],
                        Some(_) => -worth[usize::from(square.index())],
                    };
                    let sum: f64 = squares().map(of).sum();
                    let expected = (sum + 0.0).clamp(-ALMOST_WON, ALMOST_WON);
                    assert_eq!(judge.evaluate(&game, player).to_bits(), expected.to_bits());
                }
                assert_eq!(judge.is_quiet(&game), !somebody_completes_a_line(&game));
                game.apply_random(&mut random);
            }
        }
    }
}

fn somebody_completes_a_line(game: &TicTacToe) -> bool {
    let lines = [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [0, 3, 6],
        [1, 4, 7],
        [2, 5, 8],
        [0, 4, 8],
        [2, 4, 6],
    ];
    let owner = |index| game.stone(Square::new(index).unwrap());
    lines.iter().any(|line| {
        let count =
            |wanted: Option<Player>| line.iter().filter(|&&index| owner(index) == wanted).count();
        count(None) == 1 && Player::BOTH.iter().any(|&player| count(Some(player)) == 2)
    })
}

#[test]
fn indifference_says_nothing() {
    let game = TicTacToe::new();
    assert_eq!(Indifference.evaluate(&game, Player::First), 0.0);
    assert!(Indifference.is_quiet(&game));
    assert_eq!(
        Evaluate::<TicTacToe>::range(&Indifference, Player::Second),
        (-1.0, 1.0)
    );
}
