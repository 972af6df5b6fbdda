//! Wins and blocks that lie open are found by everybody but chance.

use crate::agents::support::{board, choice, random_position, standard};
use engines::agents::{Agent, Memory};
use games::{Game, Knowledge};
use random::Random;

const WHO_SEES: [&str; 7] = [
    "tactical",
    "minimax(2)",
    "minimax(5)",
    "flat(2000)",
    "uct(2000)",
    "knowledge(100)",
    "perfect",
];

#[test]
fn a_win_is_taken() {
    // First has 1, 2 and 3 in the bottom row; 4 wins.
    for agent in WHO_SEES {
        assert_eq!(choice(agent, &standard("112233"), 1).number(), 4, "{agent}");
    }
}

#[test]
fn a_threat_is_blocked() {
    // First has three in column 4 and Second nothing: he has to play there.
    for agent in WHO_SEES {
        assert_eq!(choice(agent, &standard("41424"), 1).number(), 4, "{agent}");
    }
}

#[test]
fn a_win_comes_before_a_block() {
    for agent in WHO_SEES {
        // Both have three in a column, 1 and 7; First is to move.
        assert_eq!(choice(agent, &standard("171717"), 1).number(), 1, "{agent}");
    }
}

#[test]
fn tactical_play_on_random_positions() {
    let mut random = Random::stream(1, 0);
    for seed in 0..2_000 {
        let plies = random.below(30);
        let position = random_position(&board(6, 6, 4), plies, &mut random);
        let column = choice("tactical", &position, seed);
        let wins: Vec<_> = position.winning_actions().collect();
        let blocks: Vec<_> = position.blocking_actions().collect();
        if !wins.is_empty() {
            assert!(wins.contains(&column));
        } else if !blocks.is_empty() {
            assert!(blocks.contains(&column));
        }
        assert!(position.actions().any(|legal| legal == column));
    }
}

#[test]
fn minimax_draws_lots_among_equals() {
    // On a board on which nobody can win (five in a row on 4×4) every move is worth the same.
    let empty = board(4, 4, 5);
    let mut counts = [0_i32; 4];
    for seed in 0..400 {
        counts[usize::from(choice("minimax(3)", &empty, seed).index())] += 1;
    }
    // 100 expected, standard deviation √(400·¼·¾) = 8.7: five of them allowed.
    assert!(
        counts.iter().all(|&count| (count - 100).abs() < 44),
        "{counts:?}"
    );
}

#[test]
fn before_the_first_step_there_is_a_legal_move() {
    for agent in WHO_SEES {
        let agent: Agent = agent.parse().unwrap();
        let position = standard("444444");
        let thought = agent.think(&position, Random::stream(1, 0), Memory::default());
        let column = thought.choice();
        assert!(position.actions().any(|legal| legal == column), "{agent}");
    }
}
