//! Extensive games: exact values on the sequence form, and learning a game that was drawn.

use crate::common::program::Work;
use crate::common::stopwatch::{seconds_a_unit, seconds_a_unit_from};
use crate::work;
use engines::regret::{GameTree, Locks, RegretParameters, Solver};
use engines::sequence_form::form::SequenceForm;
use engines::sequence_form::zero_sum::solve;
use games::tree_game::{TreeGame, library, text};
use random::Random;
use std::hint::black_box;
use std::sync::Arc;

/// Moves of the large trees: 256 and 2 048 information sets, with twice as many ends. Nearly everything is mixed.
const MOVES: [usize; 2] = [9, 12];

/// Values, and an iteration on Kuhn poker as a tree beside that from its rules.
pub fn works() -> impl Iterator<Item = Work> {
    let kuhn = |name: &str| {
        let (entry, cards) = library::find(name).expect("a game of the library");
        entry.game(cards).expect("a game")
    };
    let drawn = Arc::new(GameTree::of_tree(&kuhn("kuhn-3")).expect("a game that is learned"));
    let learned = work("CFR, Kuhn poker as a drawn tree: an iteration", move || {
        const ITERATIONS: u64 = 100_000;
        let fresh = || {
            let random = Random::stream(1, 0);
            Solver::new(
                drawn.clone(),
                RegretParameters::CFR,
                Locks::none(&drawn),
                random,
            )
        };
        seconds_a_unit_from(ITERATIONS, fresh, |solver| {
            solver.advance(ITERATIONS);
            black_box(solver.visited());
        })
    });
    let values = [
        ("value of Kuhn poker with 13 cards, exact", kuhn("kuhn-13")),
        (
            "value of a tree of 256 information sets, all mixed, exact",
            large(MOVES[0]),
        ),
        (
            "value of a tree of 2 048 information sets, all mixed, exact",
            large(MOVES[1]),
        ),
    ];
    let values = values.map(|(name, game)| {
        let form = SequenceForm::new(&game).expect("perfect recall");
        work(name, move || {
            seconds_a_unit(1, || drop(black_box(solve(&form))))
        })
    });
    values.into_iter().chain([learned])
}

/// Two players move in turns, left or right, and do not see the other one's last move.
fn large(moves: usize) -> TreeGame {
    let mut written = String::new();
    let mut state = 1_u64;
    write(moves, String::new(), &mut state, &mut written);
    text::read(&written, String::new(), &[]).expect("a game")
}

/// What is below a way of moves. Payoffs are integers from −50 to 50, from a multiplicative generator that any language has.
fn write(moves: usize, way: String, state: &mut u64, written: &mut String) {
    if way.len() == moves {
        *state = *state * 48_271 % 2_147_483_647;
        *written += &((*state >> 8) as i64 % 101 - 50).to_string();
        return;
    }
    let known = &way[..way.len().saturating_sub(1)];
    *written += &format!("{}.w{}{known}(", way.len() % 2 + 1, way.len());
    write(moves, format!("{way}l"), state, written);
    written.push(' ');
    write(moves, format!("{way}r"), state, written);
    written.push(')');
}
