//! Strategic games: all extreme equilibria of random games, and the value of a large zero-sum game. `benches/peers/gambit.py` has the same games.

use crate::common::program::Work;
use crate::common::stopwatch::seconds_a_unit;
use crate::work;
use engines::Status;
use engines::equilibria::bimatrix::Bimatrix;
use engines::equilibria::extreme::Enumeration;
use engines::equilibria::security::{matrix_game, security};
use engines::exact::rational::over_one_denominator;
use games::fraction::Fraction;
use games::strategic::{StrategicGame, names};
use std::hint::black_box;

/// Games of each size.
const GAMES: u64 = 5;

/// Enumerations of growing sizes, and a linear programme.
pub fn works() -> impl Iterator<Item = Work> {
    let generic = [4, 5, 6, 7, 8, 10, 12].map(|size| (size, 101));
    let degenerate = [10, 12].map(|size| (size, 3));
    let enumerations = generic.into_iter().chain(degenerate).map(|(size, kinds)| {
        let games: Vec<Bimatrix> = (0..GAMES)
            .map(|number| Bimatrix::new(&random(size, number, kinds, false)))
            .collect();
        let of = if kinds == 3 {
            "payoffs of three kinds, "
        } else {
            ""
        };
        work(
            format!("all extreme equilibria, {size}×{size}, {of}exact: a game"),
            move || seconds_a_unit(GAMES, || games.iter().for_each(enumerate)),
        )
    });
    let large = random(30, 0, 101, true);
    let value = work("value of a zero-sum game, 30×30, exact", move || {
        seconds_a_unit(1, || drop(black_box(security(&large, 0))))
    });
    let mut payoffs = generator(1);
    let payoffs: Vec<Fraction> = (0..10_000)
        .map(|_| Fraction::whole(payoffs() % 101))
        .collect();
    let (integers, _) = over_one_denominator(&payoffs);
    let rows: Vec<_> = integers.chunks(100).map(<[_]>::to_vec).collect();
    let larger = work("value of a zero-sum game, 100×100, exact", move || {
        seconds_a_unit(1, || drop(black_box(matrix_game(&rows))))
    });
    enumerations.chain([value, larger])
}

fn enumerate(game: &Bimatrix) {
    let mut enumeration = Enumeration::new(game);
    while enumeration.step() == Status::Running {}
    black_box(enumeration.bases());
}

/// A multiplicative generator that any language has.
fn generator(mut state: u64) -> impl FnMut() -> i64 {
    move || {
        state = state * 48_271 % 2_147_483_647;
        (state >> 8) as i64
    }
}

/// Integers of so many kinds around 0: of 101, from −50 to 50.
fn random(size: usize, number: u64, kinds: i64, is_zero_sum: bool) -> StrategicGame {
    let mut numbers = generator(1 + number + 1_000 * size as u64);
    let mut payoff = || numbers() % kinds - kinds / 2;
    let cell = |_| {
        let first = payoff();
        let second = if is_zero_sum { -first } else { payoff() };
        [first, second]
    };
    let payoffs = (0..size * size).flat_map(cell).map(Fraction::whole);
    let players = ["1", "2"].map(str::to_owned).to_vec();
    let actions = vec![names::defaults(0, size), names::defaults(1, size)];
    StrategicGame::new(String::new(), players, actions, payoffs.collect()).expect("a game")
}
