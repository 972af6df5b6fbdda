//! Trees to practise on, drawn from a seed, so that a link gives a whole class the same one.

use super::settings::{Difficulty, MinimaxExperiment};
use core::fmt::Write;
use random::Random;

/// Of the streams of a seed, the one that exercises are drawn from.
const STREAM: u64 = 0;
/// Largest number at a leaf of an easy exercise with few leaves.
const SMALL: u32 = 20;
/// In a hard exercise one inner node in so many belongs to nature.
const CHANCE_IN: u32 = 3;

struct Exercise {
    random: Random,
    difficulty: Difficulty,
    branching: u32,
    /// Numbers not given to a leaf yet, for easy exercises.
    numbers: Vec<u32>,
    text: String,
}

/// The tree of the exercise, as one would type it.
pub fn text(lab: &MinimaxExperiment) -> String {
    let branching = lab.branching as u32;
    let leaves = branching.pow(lab.levels as u32);
    let mut exercise = Exercise {
        random: Random::stream(lab.seed, STREAM),
        difficulty: lab.difficulty,
        branching,
        numbers: (1..=leaves.max(SMALL)).collect(),
        text: String::new(),
    };
    exercise.group(lab.levels as u32, false);
    exercise.text
}

impl Exercise {
    fn node(&mut self, levels_below: u32, below_chance: bool) {
        if levels_below == 0 {
            let number = self.number();
            // Writing to a string does not fail.
            let _ = write!(self.text, "{number}");
        } else {
            self.group(levels_below, below_chance);
        }
    }

    fn number(&mut self) -> i32 {
        match self.difficulty {
            Difficulty::Easy => {
                let index = self.random.below(self.numbers.len() as u32) as usize;
                self.numbers.swap_remove(index) as i32
            }
            Difficulty::Medium => self.random.below(19) as i32 - 9,
            // Multiples of four: means of two and of four are whole.
            Difficulty::Hard => (self.random.below(11) as i32 - 5) * 4,
        }
    }

    /// A node with children. Never chance below chance, and never at the root.
    fn group(&mut self, levels_below: u32, below_chance: bool) {
        let is_root = self.text.is_empty();
        let may_be_chance = self.difficulty == Difficulty::Hard && !is_root && !below_chance;
        if may_be_chance && self.random.below(CHANCE_IN) == 0 {
            self.outcomes(levels_below);
            return;
        }
        let fewest = match self.difficulty {
            Difficulty::Easy => self.branching,
            Difficulty::Medium | Difficulty::Hard => self.branching.min(2),
        };
        let children = fewest + self.random.below(self.branching - fewest + 1);
        self.text.push('(');
        for child in 0..children {
            if child > 0 {
                self.text.push(' ');
            }
            self.node(levels_below - 1, false);
        }
        self.text.push(')');
    }

    fn outcomes(&mut self, levels_below: u32) {
        let probabilities: &[&str] = if self.random.below(2) == 0 {
            &["0.5", "0.5"]
        } else {
            &["0.25", "0.75"]
        };
        self.text.push_str("?(");
        for (index, probability) in probabilities.iter().enumerate() {
            let space = if index > 0 { " " } else { "" };
            let _ = write!(self.text, "{space}{probability}:");
            self.node(levels_below - 1, true);
        }
        self.text.push(')');
    }
}
