//! War and Rrrats: whole games between two strategies, and what of Rrrats is exact. Aliens: a step of the forward model.

use crate::common::program::Work;
use crate::common::stopwatch::seconds_a_unit;
use crate::work;
use engines::rrrats::win_probability;
use games::aliens::{self, Position};
use games::rrrats::{self, Match, RollOn};
use games::war::{self, Orders};
use games::{ForwardModel, Player};
use random::Random;
use std::hint::black_box;

/// Games of both, and exact win probabilities.
pub fn works() -> impl Iterator<Item = Work> {
    [
        work("War, decreasing against random order: a game", || {
            war_games(false)
        }),
        work("War, decreasing against random order: a round", || {
            war_games(true)
        }),
        work(
            "Rrrats, (1, 1, 0.36) against (½, ½, ½): a game",
            rrrats_games,
        ),
        work("Rrrats, the same, exactly: a pair", exact_rrrats),
        work("Aliens, any actions: a step", aliens_steps),
    ]
    .into_iter()
}

fn strategies() -> [RollOn; 2] {
    [[1.0, 1.0, 0.36], [0.5; 3]].map(RollOn::three)
}

fn war_games(by_round: bool) -> f64 {
    const GAMES: u64 = 20_000;
    let rules = war::Rules::default();
    let orders = [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]].map(Orders::new);
    let mut rounds = 0;
    let seconds = seconds_a_unit(GAMES, || {
        let mut random = Random::stream(1, 0);
        let games = (0..GAMES).map(|_| war::play(&rules, &orders, &mut random));
        rounds = black_box(games.map(|end| u64::from(end.rounds)).sum());
    });
    if by_round {
        seconds * GAMES as f64 / rounds as f64
    } else {
        seconds
    }
}

fn rrrats_games() -> f64 {
    const GAMES: u64 = 200_000;
    let [a, b] = strategies();
    let players = Match::new(&rrrats::Rules::default(), [&a, &b]);
    seconds_a_unit(GAMES, || {
        let mut random = Random::stream(1, 0);
        let games = (0..GAMES).map(|game| players.play(Player::at_ply(game as usize), &mut random));
        black_box(games.sum::<f64>());
    })
}

fn exact_rrrats() -> f64 {
    const PAIRS: u64 = 10;
    let [a, b] = strategies();
    seconds_a_unit(PAIRS, || {
        for _ in 0..PAIRS {
            black_box(win_probability(&rrrats::Rules::default(), &a, &b));
        }
    })
}

fn aliens_steps() -> f64 {
    const STEPS: u64 = 1_000_000;
    let start = Position::new(aliens::Rules::default());
    seconds_a_unit(STEPS, || {
        let mut random = Random::stream(1, 0);
        let mut position = start;
        for _ in 0..STEPS {
            let action = Position::ACTIONS[random.below(4) as usize];
            position.step(action, &mut random);
            if position.is_over() {
                position = start;
            }
        }
        black_box(position);
    })
}
