//! Games for the tests, and all that is found in one.

use engines::Status;
use engines::equilibria::bimatrix::{Bimatrix, Mixed};
use engines::equilibria::components::{Component, components};
use engines::equilibria::extreme::{Enumeration, Stage};
use games::strategic::StrategicGame;
use games::strategic::text::{self, Reading};
use random::Random;

/// A game as links write it.
pub fn typed(text: &str, reading: Reading) -> StrategicGame {
    text::read(text, reading).expect("a game")
}

/// All equilibria of a game of two, and how they are connected.
pub struct Solved {
    pub game: Bimatrix,
    pub equilibria: Vec<[Mixed; 2]>,
    pub components: Vec<Component>,
}

/// Solves it.
pub fn solve(game: &StrategicGame) -> Solved {
    solve_by(game, Enumeration::new)
}

/// Solves it by that enumeration.
pub fn solve_by(game: &StrategicGame, enumeration: fn(&Bimatrix) -> Enumeration) -> Solved {
    let game = Bimatrix::new(game);
    let mut enumeration = enumeration(&game);
    while enumeration.step() == Status::Running {}
    assert_eq!(enumeration.stage(), Stage::Done);
    let pairs = enumeration.pairs.iter();
    Solved {
        equilibria: pairs.map(|&pair| enumeration.strategies(pair)).collect(),
        components: components(&game, &enumeration),
        game,
    }
}

/// A game with payoffs drawn from so many integers.
pub fn random_game(
    rows: usize,
    columns: usize,
    integers: u32,
    random: &mut Random,
) -> StrategicGame {
    let mut cell = || format!("{}:{}", random.below(integers), random.below(integers));
    let mut row = || (0..columns).map(|_| cell()).collect::<Vec<_>>().join(",");
    let rows: Vec<String> = (0..rows).map(|_| row()).collect();
    typed(&rows.join(";"), Reading::Each)
}

/// Equilibria as texts, sorted, each once.
pub fn sorted(equilibria: &[[Mixed; 2]]) -> Vec<String> {
    let mut texts: Vec<String> = equilibria
        .iter()
        .map(|pair| format!("{:?}", pair.each_ref().map(texts)))
        .collect();
    texts.sort();
    texts.dedup();
    texts
}

fn texts(strategy: &Mixed) -> Vec<String> {
    strategy.iter().map(ToString::to_string).collect()
}
