//! Perfect play against plain minimax, position by position; minimax that sees the end is perfect, too.

use crate::agents::support::{board, choice, random_position};
use engines::Status;
use engines::agents::{Agent, Memory, Sureness};
use games::connect_four::{Column, ConnectFour, Custom};
use games::{Game, Keyed, Player, Turn};
use random::Random;
use std::collections::{HashMap, HashSet};

type Board = ConnectFour<Custom<u64>>;

/// Plain minimax with a note of what was found: for the player to move, how many stones before the last one the
/// board has room for the game is won; negative if lost.
#[derive(Default)]
struct Plain(HashMap<u64, i32>);

impl Plain {
    fn score(&mut self, position: &Board) -> i32 {
        if let Some(&known) = self.0.get(&position.key()) {
            return known;
        }
        let score = if position.turn() == Turn::Over {
            // Who wins with the last stone scores 1, with his stone before that 2.
            let left = capacity(position) - position.plies() as i32;
            position.winner().map_or(0, |_| -(left / 2 + 1))
        } else {
            let columns: Vec<Column> = position.actions().collect();
            let scores = columns
                .into_iter()
                .map(|column| -self.score(&after(position, column)));
            scores.max().unwrap()
        };
        self.0.insert(position.key(), score);
        score
    }

    fn best(&mut self, position: &Board) -> Vec<Column> {
        let best = self.score(position);
        let columns: Vec<Column> = position.actions().collect();
        columns
            .into_iter()
            .filter(|&column| -self.score(&after(position, column)) == best)
            .collect()
    }
}

fn capacity(position: &Board) -> i32 {
    use games::connect_four::Shape;
    position.shape().capacity() as i32
}

fn after(position: &Board, column: Column) -> Board {
    let mut next = position.clone();
    next.apply(column);
    next
}

/// A perfect player who keeps his memory.
struct PerfectPlayer {
    memory: Option<Memory<Custom<u64>>>,
    moves: u64,
}

impl PerfectPlayer {
    fn new() -> Self {
        let memory = Some(Memory::default());
        Self { memory, moves: 0 }
    }

    fn choose(&mut self, position: &Board) -> Column {
        self.moves += 1;
        let random = Random::stream(1, self.moves);
        let memory = self.memory.take().unwrap();
        let mut thought = Agent::Perfect.think(position, random, memory);
        while thought.advance(u64::MAX) == Status::Running {}
        assert_eq!(thought.sureness(), Some(Sureness::BestScore));
        let column = thought.choice();
        self.memory = Some(thought.into_memory());
        column
    }
}

/// Every game that a perfect player can come to as `side`, whatever the opponent does: he keeps what he has.
fn never_errs(empty: &Board, side: Player) {
    let (mut plain, mut player) = (Plain::default(), PerfectPlayer::new());
    let (mut open, mut seen) = (vec![empty.clone()], HashSet::new());
    while let Some(position) = open.pop() {
        if !seen.insert(position.key()) {
            continue;
        }
        match position.turn() {
            Turn::Player(mover) if mover == side => {
                let column = player.choose(&position);
                assert!(plain.best(&position).contains(&column));
                open.push(after(&position, column));
            }
            Turn::Player(_) => {
                let columns: Vec<Column> = position.actions().collect();
                open.extend(columns.into_iter().map(|column| after(&position, column)));
            }
            Turn::Chance | Turn::Over => {}
        }
    }
    assert!(seen.len() > 20, "{}", seen.len());
}

#[test]
fn perfect_play_never_errs_on_four_by_four() {
    for in_a_row in [3, 4] {
        for side in Player::BOTH {
            never_errs(&board(4, 4, in_a_row), side);
        }
    }
}

#[test]
fn perfect_play_on_random_positions_of_five_by_four() {
    let empty = board(5, 4, 4);
    let (mut plain, mut player) = (Plain::default(), PerfectPlayer::new());
    let mut random = Random::stream(1, 0);
    for _ in 0..300 {
        let plies = 4 + random.below(14);
        let position = random_position(&empty, plies, &mut random);
        let column = player.choose(&position);
        assert!(plain.best(&position).contains(&column));
    }
}

#[test]
fn the_best_moves_are_drawn_evenly() {
    // On 4×4 with five in a row nobody can win: four moves, each as good.
    let empty = board(4, 4, 5);
    let mut counts = [0_i32; 4];
    let mut player = PerfectPlayer::new();
    for _ in 0..400 {
        counts[usize::from(player.choose(&empty).index())] += 1;
    }
    // As in the test of minimax: 100 expected, five standard deviations of 8.7 allowed.
    assert!(
        counts.iter().all(|&count| (count - 100).abs() < 44),
        "{counts:?}"
    );
}

#[test]
fn minimax_that_sees_the_end_wins_soonest_and_loses_latest() {
    // With at most twelve stones to come depth 12 sees all there is.
    let mut random = Random::stream(2, 0);
    for in_a_row in [3, 4] {
        let (empty, mut plain) = (board(4, 4, in_a_row), Plain::default());
        for seed in 0..150 {
            let position = random_position(&empty, 4 + random.below(8), &mut random);
            if position.plies() >= 4 {
                let column = choice("minimax(12)", &position, seed);
                assert!(plain.best(&position).contains(&column));
            }
        }
    }
}
