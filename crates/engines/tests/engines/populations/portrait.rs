//! Phase portraits of three strategies, against the list that they are from.

use super::whole;
use engines::exact::rational::Rational;
use engines::populations::game::Game;
use engines::populations::portrait::{EXAMPLES, example, portrait};
use random::Random;

#[test]
fn each_example_is_alone_in_its_class() {
    for (number, rows) in EXAMPLES.iter().enumerate() {
        assert_eq!(portrait(&example(rows)), Some(number));
    }
}

/// Whatever the game, it has a portrait, and the same with other names, another unit, numbers added to a column, and time turned round.
#[test]
fn every_game_is_in_one_class() {
    let mut random = Random::stream(4, 0);
    for case in 0..3_000 {
        let most = [1, 2, 3, 6][case % 4];
        let mut draw = || i64::from(random.below(2 * most + 1)) - i64::from(most);
        let rows: [[i64; 3]; 3] = core::array::from_fn(|_| core::array::from_fn(|_| draw()));
        let added: [i64; 3] = core::array::from_fn(|_| draw());
        let number = portrait(&game(rows));
        assert!(number.is_some(), "{rows:?}");
        let named = [2, 0, 1];
        let renamed: [[i64; 3]; 3] = core::array::from_fn(|own| {
            core::array::from_fn(|other| rows[named[own]][named[other]])
        });
        let moved: [[i64; 3]; 3] = core::array::from_fn(|own| {
            core::array::from_fn(|other| 3 * rows[own][other] + added[other])
        });
        let turned = rows.map(|row| row.map(|number| -number));
        for other in [renamed, moved, turned] {
            assert_eq!(portrait(&game(other)), number, "{rows:?} {other:?}");
        }
    }
}

fn game(rows: [[i64; 3]; 3]) -> Game {
    Game::new(rows.map(|row| row.map(whole).to_vec()).to_vec())
}

#[test]
fn well_known_games_have_their_numbers() {
    // Rock, paper, scissors: round a centre, and towards or away from the middle.
    let cycle = |win: i64, lose: i64| game([[0, -lose, win], [win, 0, -lose], [-lose, win, 0]]);
    assert_eq!(portrait(&cycle(1, 1)), Some(16));
    assert_eq!(portrait(&cycle(2, 1)), Some(17));
    assert_eq!(portrait(&cycle(1, 2)), Some(17));
    assert_eq!(
        portrait(&Game::new(vec![vec![Rational::ONE; 3]; 3])),
        Some(0)
    );
    // Three conventions, each stable.
    assert_eq!(portrait(&game([[1, 0, 0], [0, 1, 0], [0, 0, 1]])), Some(7));
}
