//! Games of the library, and orbits on them.

use engines::dynamics::{Dynamic, Orbit, Payoffs, Point};
use games::strategic::StrategicGame;
use games::strategic::library::{GAMES, find};

/// The game of this name.
pub fn game(name: &str) -> StrategicGame {
    find(name).and_then(|entry| entry.game()).expect("a game")
}

/// All games of two.
pub fn games_of_two() -> Vec<(&'static str, StrategicGame)> {
    let games = GAMES.iter().map(|entry| (entry.name, game(entry.name)));
    games
        .filter(|(_, game)| game.players().len() == 2)
        .collect()
}

/// An orbit of two populations.
pub fn of_two(name: &str, dynamic: Dynamic, first: &[f64], second: &[f64]) -> Orbit {
    orbit(Payoffs::of_two(&game(name)), dynamic, [first, second])
}

/// An orbit of one population.
pub fn of_one(name: &str, dynamic: Dynamic, start: &[f64]) -> Orbit {
    let payoffs = Payoffs::of_one(&game(name)).expect("a symmetric game");
    orbit(payoffs, dynamic, [start, start])
}

fn orbit(payoffs: Payoffs, dynamic: Dynamic, start: [&[f64]; 2]) -> Orbit {
    let step = dynamic.step(&payoffs);
    Orbit::new(payoffs, dynamic, start.map(<[f64]>::to_vec), step)
}

/// Goes on by so many steps.
pub fn advance(orbit: &mut Orbit, steps: usize) {
    for _ in 0..steps {
        orbit.step();
    }
}

/// The largest difference between two numbers in the same place.
pub fn distance(one: &Point, other: &Point) -> f64 {
    let pairs = one.iter().flatten().zip(other.iter().flatten());
    pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
}
