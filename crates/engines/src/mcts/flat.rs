//! Flat Monte Carlo: random games from each move of one position, and no tree. What a search has before it has UCB1 and
//! a memory, so what those two bring is measured against it.
//!
//! The source is the report that UCT is taken from (see [`super::uct`]), which begins with it: draw a move P_i of the
//! position at random, play to the end at random, count v_i games and w_i of them won; the answer is the move with the highest
//! rate of wins.
//!
//! Deviations from the source:
//! * it prints the rate as r_i = v_i/w_i, which is the inverse of what its text says; ours is w_i/v_i;
//! * a draw, of which it says nothing, is half a win;
//! * it keeps the positions met in a tree and draws at random in each, so that everything below the root is chosen
//!   uniformly, in the tree as in the playout. The numbers of the root's moves then have the same distribution without the
//!   tree, so there is none.

use super::statistics::{FinalChoice, MoveStatistics};
use super::uct::{SIMULATION, half_points};
use crate::effort;
use games::{Deterministic, Game, Turn};
use random::Random;

/// Random games from one position.
#[derive(Clone, Debug)]
pub struct Flat<G: Game> {
    root: G,
    moves: Vec<MoveStatistics<G::Action>>,
    random: Random,
    playouts: u64,
}

impl<G: Deterministic> Flat<G> {
    /// Nothing played yet from `root`, which is not over; draws from `random`. Payoffs are −1, 0 or 1.
    pub fn new(root: G, random: Random) -> Self {
        let none = |action| MoveStatistics::new(action, 0, 0.0);
        Self {
            moves: root.actions().map(none).collect(),
            root,
            random,
            playouts: 0,
        }
    }

    /// Plays so many games to their ends, each after a move drawn at random.
    pub fn advance(&mut self, playouts: u64) {
        effort::spend(playouts * SIMULATION);
        (0..playouts).for_each(|_| self.play_out());
    }

    fn play_out(&mut self) {
        let Turn::Player(player) = self.root.turn() else {
            return;
        };
        let drawn = self.random.below(self.moves.len() as u32) as usize;
        let mut position = self.root.clone();
        position.apply(self.moves[drawn].action);
        while position.turn() != Turn::Over {
            position.apply_random(&mut self.random);
        }
        let chosen = &mut self.moves[drawn];
        chosen.visits += 1;
        chosen.total += f64::from(half_points(&position)[player.index()]) / 2.0;
        self.playouts += 1;
    }

    /// Games played so far.
    pub fn playouts(&self) -> u64 {
        self.playouts
    }

    /// Every legal move in the game's order, for the player to move.
    pub fn moves(&self) -> &[MoveStatistics<G::Action>] {
        &self.moves
    }

    /// The move with the highest rate of wins; `None` before the first game.
    pub fn choice(&self) -> Option<G::Action> {
        let best = FinalChoice::Mean.best(&self.moves);
        best.map(|index| self.moves[index].action)
    }
}
