//! Same agent, position and stream, same move; cut into steps in any way, same move.

use crate::agents::support::{board, choice, random_position, standard};
use engines::Status;
use engines::agents::{Agent, Memory};
use engines::solver::Solvable;
use games::connect_four::{Column, ConnectFour};
use random::Random;

const AGENTS: [&str; 7] = [
    "random",
    "tactical",
    "minimax(4)",
    "flat(300)",
    "uct(300)",
    "knowledge(300)",
    "perfect",
];

fn in_slices<S: Solvable>(agent: &str, position: &ConnectFour<S>, seed: u64, slice: u64) -> Column {
    let agent: Agent = agent.parse().unwrap();
    let mut thought = agent.think(position, Random::stream(seed, 0), Memory::default());
    while thought.advance(slice) == Status::Running {}
    thought.choice()
}

#[test]
fn slices_change_nothing() {
    let mut random = Random::stream(1, 0);
    for seed in 0..12 {
        let position = random_position(&board(5, 5, 4), 10, &mut random);
        for agent in AGENTS {
            let whole = choice(agent, &position, seed);
            for slice in [1, 7] {
                let column = in_slices(agent, &position, seed, slice);
                assert_eq!(column, whole, "{agent} in slices of {slice}");
            }
        }
    }
}

#[test]
fn the_same_stream_gives_the_same_move_and_another_may_give_another() {
    let position = standard("4444");
    for agent in &AGENTS[..6] {
        let moves: Vec<_> = (0..30).map(|seed| choice(agent, &position, seed)).collect();
        let again: Vec<_> = (0..30).map(|seed| choice(agent, &position, seed)).collect();
        assert_eq!(moves, again, "{agent}");
    }
    let by_chance: Vec<_> = (0..30)
        .map(|seed| choice("random", &position, seed))
        .collect();
    assert!(by_chance.iter().any(|column| *column != by_chance[0]));
}

#[test]
fn a_step_is_short() {
    // Whatever is asked, one unit of work comes back at once and leaves more to do.
    for agent in [
        "minimax(12)",
        "flat(100000000)",
        "uct(100000000)",
        "perfect",
    ] {
        let agent: Agent = agent.parse().unwrap();
        let mut thought = agent.think(&standard(""), Random::stream(1, 0), Memory::default());
        assert_eq!(thought.advance(1), Status::Running, "{agent}");
    }
}
