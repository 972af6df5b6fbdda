//! Landscape of strategies: a square of two probabilities, or the triangle of three that add up to one; and what is known on it until a
//! generation.

use experiments::evolution::{EvolutionExperiment, Findings, GameName, Step};
use texts::Texts;

// Units of the picture.
pub const WIDTH: f64 = 380.0;
pub const HEIGHT: f64 = 352.0;
/// The corner of the map at the bottom left, and its side.
pub const LEFT: f64 = 62.0;
pub const BOTTOM: f64 = 308.0;
pub const LENGTH: f64 = 300.0;

/// Of a triangle with equal sides of length 1.
const TRIANGLE_HEIGHT: f64 = 0.866_025_403_784_438_6;

/// A place in the picture.
pub type Point = (f64, f64);

/// What the map is spanned by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Map {
    /// Two numbers of a strategy, upwards and to the right.
    Square(usize, usize),
    Triangle,
}

impl Map {
    /// Of the lab's game; `None` where strategies are no probabilities.
    pub fn of(lab: &EvolutionExperiment) -> Option<Self> {
        let (up, right) = lab.plane.numbers();
        match lab.game {
            GameName::Rrrats => Some(Self::Square(up, right)),
            GameName::War => Some(Self::Triangle),
            GameName::ConnectFour => None,
        }
    }

    /// Where a strategy stands, by its meaning.
    pub fn place(self, strategy: &[f64]) -> Point {
        let value = |place: usize| strategy.get(place).copied().unwrap_or(0.0);
        let (x, y) = match self {
            Self::Square(up, right) => (value(right), value(up)),
            // The first corner is at the top, the second left, the third right.
            Self::Triangle => (value(2) + value(0) / 2.0, value(0) * TRIANGLE_HEIGHT),
        };
        (LEFT + LENGTH * x, BOTTOM - LENGTH * y)
    }
}

/// What is known until a generation.
#[derive(Clone, Debug, PartialEq)]
pub struct Known<'a> {
    /// The start, and every strategy that took its parent's place, to the parent of this generation.
    pub path: Vec<&'a [f64]>,
    pub offspring: &'a [f64],
    pub is_accepted: bool,
    /// Which wins most against the start.
    pub best: Option<[f64; 3]>,
    /// Which no other beats.
    pub equilibrium: Option<[f64; 3]>,
}

impl<'a> Known<'a> {
    /// Until the generation `step`.
    pub fn of(findings: &'a Findings, step: &'a Step) -> Self {
        let steps = &findings.main().steps;
        let before = steps.iter().take(step.number.saturating_sub(1) as usize);
        let start = steps.first().map(|first| first.parent_meaning.as_slice());
        let accepted = before.filter(|step| step.is_accepted);
        let accepted = accepted.map(|step| step.offspring_meaning.as_slice());
        let optimum = findings.optimum.as_ref();
        Self {
            path: start.into_iter().chain(accepted).collect(),
            offspring: &step.offspring_meaning,
            is_accepted: step.is_accepted,
            best: optimum.and_then(|known| Some(known.best?.probabilities)),
            equilibrium: optimum.and_then(|known| known.equilibrium),
        }
    }

    /// The parent, the offspring and whether it is accepted, for those who do not see the map.
    pub fn in_words(&self, lab: &EvolutionExperiment, texts: &Texts) -> String {
        let written = |strategy: &[f64]| {
            let numbers = strategy.iter().take(lab.length());
            let numbers: Vec<String> = numbers.map(|&number| (texts.fixed)(number, 2)).collect();
            numbers.join(", ")
        };
        let parent = self
            .path
            .last()
            .map_or(String::new(), |parent| written(parent));
        let words = &texts.labs.evolution.landscape;
        (words.ends)(&parent, &written(self.offspring), self.is_accepted)
    }
}

/// The numbers that the plane holds, as they are in the parent.
pub fn held(lab: &EvolutionExperiment, step: &Step, names: &[&str], texts: &Texts) -> String {
    let words = &texts.labs.evolution.landscape;
    let (up, right) = lab.plane.numbers();
    let held = names.iter().zip(&step.parent_meaning).enumerate();
    let held = held.filter(|(place, _)| *place != up && *place != right);
    let held: Vec<String> = held
        .map(|(_, (name, &value))| (words.held)(name, &(texts.fixed)(value, 2)))
        .collect();
    held.join(", ")
}
