//! A game with its past: every moment is kept, with the random numbers that come next, so that stepping back is looking at one
//! before. A game has at most [`MAX_STEPS`](super::position::MAX_STEPS) of them, a few hundred bytes each.

use super::position::{Action, Position};
use super::rules::Rules;
use crate::ForwardModel;
use random::Random;

/// A game as far as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playthrough {
    /// One more than actions.
    moments: Vec<(Position, Random)>,
    actions: Vec<Action>,
}

impl Playthrough {
    /// Before the first step; `random` decides what chance does.
    pub fn new(rules: Rules, random: Random) -> Self {
        Self {
            moments: vec![(Position::new(rules), random)],
            actions: Vec::new(),
        }
    }

    /// The same with these actions carried out, as far as the game goes.
    pub fn replay(rules: Rules, random: Random, actions: &[Action]) -> Self {
        let mut playthrough = Self::new(rules, random);
        for &action in actions {
            playthrough.step(action);
        }
        playthrough
    }

    /// Steps played.
    pub fn steps(&self) -> usize {
        self.actions.len()
    }

    /// All actions so far.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The game after so many steps, or now if it has fewer.
    pub fn at(&self, step: usize) -> &Position {
        &self.moments[step.min(self.steps())].0
    }

    /// The game now.
    pub fn now(&self) -> &Position {
        self.at(self.steps())
    }

    /// Plays a step; nothing happens if the game is over.
    pub fn step(&mut self, action: Action) {
        let (mut position, mut random) = self.moments[self.steps()].clone();
        if position.is_over() {
            return;
        }
        position.step(action, &mut random);
        self.moments.push((position, random));
        self.actions.push(action);
    }

    /// Forgets everything after so many steps.
    pub fn back_to(&mut self, step: usize) {
        self.actions.truncate(step);
        self.moments.truncate(self.actions.len() + 1);
    }
}
