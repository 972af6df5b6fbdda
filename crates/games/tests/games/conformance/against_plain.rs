//! The bitboards against the plain specification: random games on random boards, looked at after every move.

use crate::conformance::plain::PlainGame;
use ethnum::U256;
use games::connect_four::{Cell, Column, ConnectFour, Custom, Setup, Shape, Standard};
use games::{Game, Player, Turn};
use random::Random;

/// How the games of a test ended, to be sure that they showed something.
#[derive(Debug, Default)]
struct Ends {
    won: [usize; 2],
    drawn: usize,
    blocked: usize,
}

fn random_setup(random: &mut Random) -> Setup {
    let (width, height) = (4 + random.below(9) as u8, 4 + random.below(9) as u8);
    let in_a_row = 3 + random.below(3) as u8;
    let blocked = (random.below(2) == 0).then(|| Cell {
        column: random.below(u32::from(width)) as u8,
        row: random.below(u32::from(height)) as u8,
    });
    Setup::new(width, height, in_a_row, blocked).unwrap()
}

/// A random open column. A `careful` mover avoids lines where possible, so that boards fill up.
fn choose(plain: &PlainGame, careful: bool, random: &mut Random) -> u8 {
    let open = plain.open_columns();
    let harmless: Vec<u8> = open
        .iter()
        .copied()
        .filter(|&column| {
            let mut child = plain.clone();
            child.play(column);
            child.winner().is_none()
        })
        .collect();
    let choice = if careful && !harmless.is_empty() {
        harmless
    } else {
        open
    };
    choice[random.below(choice.len() as u32) as usize]
}

/// Plays one game on both boards.
fn compare<S: Shape>(shape: S, careful: bool, random: &mut Random, ends: &mut Ends) {
    let setup = shape.setup();
    let (mut plain, mut fast) = (PlainGame::new(setup), ConnectFour::new(shape));
    assert_same(&plain, &fast);
    while !plain.is_over() {
        let column = choose(&plain, careful, random);
        plain.play(column);
        fast.apply(Column::new(column).unwrap());
        assert_same(&plain, &fast);
    }
    match plain.winner() {
        Some(winner) => ends.won[winner.index()] += 1,
        None => ends.drawn += 1,
    }
    ends.blocked += usize::from(setup.blocked().is_some());
}

fn assert_same<S: Shape>(plain: &PlainGame, fast: &ConnectFour<S>) {
    assert_eq!(fast.plies() as usize, plain.plies());
    assert_eq!(fast.winner(), plain.winner(), "{plain:?}");
    let (turn, columns) = if plain.is_over() {
        (Turn::Over, Vec::new())
    } else {
        (Turn::Player(plain.mover()), plain.open_columns())
    };
    assert_eq!(fast.turn(), turn, "{plain:?}");
    let found: Vec<u8> = fast.actions().map(Column::index).collect();
    assert_eq!(found, columns, "{plain:?}");
    assert_same_cells(plain, fast);
    if plain.is_over() {
        assert_same_payoffs(plain, fast);
    }
}

fn assert_same_cells<S: Shape>(plain: &PlainGame, fast: &ConnectFour<S>) {
    for index in 0..Column::MAX_COUNT {
        let column = Column::new(index).unwrap();
        assert_eq!(
            fast.landing_row(column),
            plain.landing_row(index),
            "{plain:?}"
        );
    }
    for cell in plain.board() {
        assert_eq!(fast.stone(cell), plain.stone(cell), "{cell} of {plain:?}");
        assert_eq!(
            fast.is_winning(cell),
            plain.is_winning(cell),
            "{cell} of {plain:?}"
        );
    }
}

fn assert_same_payoffs<S: Shape>(plain: &PlainGame, fast: &ConnectFour<S>) {
    let payoff = |player| match plain.winner() {
        None => 0.0,
        Some(winner) => {
            if winner == player {
                1.0
            } else {
                -1.0
            }
        }
    };
    assert_eq!(
        Player::BOTH.map(|player| fast.payoff(player)),
        Player::BOTH.map(payoff)
    );
}

#[test]
fn random_boards() {
    let mut random = Random::stream(11, 0);
    let mut ends = Ends::default();
    let mut fitted = [0; 3];
    for board in 0..240 {
        let (setup, careful) = (random_setup(&mut random), board % 2 == 0);
        if let Some(shape) = Custom::<u64>::new(setup) {
            fitted[0] += 1;
            compare(shape, careful, &mut random, &mut ends);
        }
        if let Some(shape) = Custom::<u128>::new(setup) {
            fitted[1] += 1;
            compare(shape, careful, &mut random, &mut ends);
        }
        let shape = Custom::<U256>::new(setup).expect("256 bits hold every board");
        fitted[2] += 1;
        compare(shape, careful, &mut random, &mut ends);
    }
    // 256 bits hold all 240 boards, 64 bits about a third of them; careful players draw often.
    assert!(
        fitted[0] > 40 && fitted[1] > fitted[0] && fitted[2] == 240,
        "{fitted:?}"
    );
    assert!(
        ends.won[0] > 50 && ends.won[1] > 50 && ends.drawn > 50,
        "{ends:?}"
    );
    assert!(ends.blocked > 100, "{ends:?}");
}

#[test]
fn the_standard_board() {
    let mut random = Random::stream(12, 0);
    let mut ends = Ends::default();
    for game in 0..200 {
        compare(Standard, game % 2 == 0, &mut random, &mut ends);
    }
    assert!(
        ends.won[0] > 20 && ends.won[1] > 20 && ends.drawn > 5,
        "{ends:?}"
    );
}

#[test]
fn the_blocked_cell_is_passed_from_below() {
    // Column 2 of a 4×4 board with its second cell blocked: stones rest on rows 1, 3 and 4.
    let setup: Setup = "4x4-2.2".parse().unwrap();
    let mut game = ConnectFour::new(Custom::<u64>::new(setup).unwrap());
    let column = Column::new(1).unwrap();
    let mut rows = Vec::new();
    while let Some(row) = game.landing_row(column) {
        rows.push(row);
        game.apply(column);
    }
    assert_eq!(rows, [0, 2, 3]);
    let blocked = setup.blocked().unwrap();
    assert_eq!(game.stone(blocked), None);
}
