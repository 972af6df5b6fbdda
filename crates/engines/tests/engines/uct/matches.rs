//! What each switch is worth: matches on the standard board against the plain search with as many simulations.
//!
//! Every game begins with the empty board, the two searches begin in turn, and games differ by their seeds alone.
//! Each search thinks about every position anew and plays by [`FinalChoice::Visits`]. `docs/KNOWLEDGE.md` has the
//! table and the command that prints it.

use engines::mcts::{FinalChoice, Playout, Uct, UctParameters};
use games::connect_four::{ConnectFour, Standard};
use games::{Game, Player, Turn};
use random::Random;

const GAMES: u64 = 400;

/// Points of a match: a won game 1, a drawn one ½.
#[derive(Clone, Copy, Debug, Default)]
struct Score {
    games: f64,
    sum: f64,
    squares: f64,
}

impl Score {
    fn add(&mut self, points: f64) {
        self.games += 1.0;
        self.sum += points;
        self.squares += points * points;
    }

    fn mean(&self) -> f64 {
        self.sum / self.games
    }

    /// Of the mean.
    fn standard_error(&self) -> f64 {
        let variance = self.squares / self.games - self.mean() * self.mean();
        (variance / (self.games - 1.0)).sqrt()
    }
}

/// What `candidate` gets against the plain search in game number `game`: it begins the even ones.
fn play(candidate: UctParameters, simulations: u64, game: u64) -> f64 {
    let side = if game.is_multiple_of(2) {
        Player::First
    } else {
        Player::Second
    };
    let mut position = ConnectFour::new(Standard);
    while let Turn::Player(mover) = position.turn() {
        let parameters = if mover == side {
            candidate
        } else {
            UctParameters::PLAIN
        };
        let random = Random::stream(game, u64::from(position.plies()));
        let mut uct = Uct::new(position.clone(), parameters, random);
        uct.advance(simulations);
        let moves: Vec<_> = uct.moves().collect();
        let best = FinalChoice::Visits.best(&moves).unwrap();
        position.apply(moves[best].action);
    }
    (position.payoff(side) + 1.0) / 2.0
}

/// A whole match, in two threads; the result does not depend on them.
fn contest(candidate: UctParameters, simulations: u64, games: u64) -> Score {
    let half = |first: u64| {
        move || {
            (first..games)
                .step_by(2)
                .map(|game| play(candidate, simulations, game))
                .collect::<Vec<f64>>()
        }
    };
    let points = std::thread::scope(|scope| {
        let threads = [scope.spawn(half(0)), scope.spawn(half(1))];
        threads.map(|thread| thread.join().unwrap())
    });
    let mut score = Score::default();
    points
        .into_iter()
        .flatten()
        .for_each(|points| score.add(points));
    score
}

/// Each switch alone, and all that are chosen together.
fn candidates() -> Vec<(&'static str, UctParameters)> {
    let plain = UctParameters::PLAIN;
    vec![
        ("nothing: plain against plain", plain),
        (
            "first play 1",
            UctParameters {
                first_play: Some(1.0),
                ..plain
            },
        ),
        (
            "prior of 10 visits, first play",
            UctParameters {
                prior_visits: 10,
                first_play: Some(1.0),
                ..plain
            },
        ),
        (
            "ordering",
            UctParameters {
                ordering: true,
                ..plain
            },
        ),
        (
            "widening, 2·N^0.25",
            UctParameters {
                widening: 0.25,
                widening_base: 2.0,
                ..plain
            },
        ),
        (
            "pruning",
            UctParameters {
                pruning: true,
                ..plain
            },
        ),
        (
            "tactical playouts",
            UctParameters {
                playout: Playout::Tactical,
                ..plain
            },
        ),
        (
            "solver",
            UctParameters {
                solver: true,
                ..plain
            },
        ),
        (
            "RAVE, k = 50",
            UctParameters {
                rave: 50.0,
                ..plain
            },
        ),
        (
            "decisive moves",
            UctParameters {
                decisive: true,
                ..plain
            },
        ),
        ("together: `knowledge()`", UctParameters::knowledge()),
    ]
}

/// Prints the table of `docs/KNOWLEDGE.md`; about half an hour.
#[test]
#[ignore = "plays thousands of games; see docs/KNOWLEDGE.md"]
fn knowledge_against_plain() {
    println!("| switch | 1 000 simulations | 10 000 simulations |\n|---|---|---|");
    for (name, candidate) in candidates() {
        let [few, many] = [1_000, 10_000].map(|simulations| contest(candidate, simulations, GAMES));
        let cell = |score: &Score| {
            format!(
                "{:.1} ± {:.1} %",
                100.0 * score.mean(),
                100.0 * score.standard_error()
            )
        };
        println!("| {name} | {} | {} |", cell(&few), cell(&many));
        if candidate == UctParameters::knowledge() {
            assert!(few.mean() >= 0.75 && many.mean() >= 0.75);
        }
    }
}
