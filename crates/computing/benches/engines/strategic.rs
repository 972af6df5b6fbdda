//! Strategic games: all extreme equilibria of random games, and the value of a large zero-sum game. `benches/peers/gambit.py` has the same games.

use crate::common::program::Work;
use crate::common::stopwatch::seconds_a_unit;
use crate::work;
use engines::Status;
use engines::equilibria::bimatrix::Bimatrix;
use engines::equilibria::extreme::Enumeration;
use engines::equilibria::security::security;
use games::fraction::Fraction;
use games::strategic::{StrategicGame, names};
use std::hint::black_box;

/// Games of each size.
const GAMES: u64 = 5;

/// Enumerations of growing sizes, and a linear programme.
pub fn works() -> impl Iterator<Item = Work> {
    let enumerations = [4, 5, 6, 7, 8].map(|size| {
        let games: Vec<Bimatrix> = (0..GAMES)
            .map(|number| Bimatrix::new(&random(size, number, false)))
            .collect();
        work(
            format!("all extreme equilibria, {size}×{size}, exact: a game"),
            move || seconds_a_unit(GAMES, || games.iter().for_each(enumerate)),
        )
    });
    let large = random(30, 0, true);
    let value = work("value of a zero-sum game, 30×30, exact", move || {
        seconds_a_unit(1, || drop(black_box(security(&large, 0))))
    });
    enumerations.into_iter().chain([value])
}

fn enumerate(game: &Bimatrix) {
    let mut enumeration = Enumeration::new(game);
    while enumeration.step() == Status::Running {}
    black_box(enumeration.bases());
}

/// Integers from −50 to 50, from a multiplicative generator that any language has.
fn random(size: usize, number: u64, is_zero_sum: bool) -> StrategicGame {
    let mut state = 1 + number + 1_000 * size as u64;
    let mut payoff = || {
        state = state * 48_271 % 2_147_483_647;
        (state >> 8) as i64 % 101 - 50
    };
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
