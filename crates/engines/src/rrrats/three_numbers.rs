//! The best strategy that looks at nothing but the hand, against one of the same kind.
//!
//! The thesis evolves such strategies: three numbers, the probabilities of rolling on with one, two and three tokens in
//! hand. How good one is follows exactly from [`super::exact`]; the best is looked for, a number at a time, from the best pure
//! strategy (numbers 0 and 1 alone) and from the middle. Each number is chosen by the best of `GRID` points and then by
//! golden section between its neighbours. So the worth of what is found is exact, and that nothing is better is as sure as
//! such a search is: `tests/rrrats/` looks at a fine grid too.
//!
//! The search asks for the worth of one strategy after the other, and each answer is computed in small steps.

use super::exact::ExactPlay;
use crate::Status;
use games::rrrats::{RollOn, Rules};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Three probabilities.
pub type Three = [f64; 3];

/// A strategy and what it is worth: points per game if each begins every second one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Found {
    pub probabilities: Three,
    pub mean: f64,
}

/// Points of the first look at a number.
const GRID: u32 = 9;
/// Their distance.
const STEP: f64 = 1.0 / (GRID - 1) as f64;
/// Steps of golden section: the place is then known to 10⁻⁹.
const SECTIONS: u32 = 36;
/// A round of all numbers that gains less is the last.
const MIN_GAIN: f64 = 1e-12;
const MAX_ROUNDS: u32 = 12;

/// The pure strategies: never or always roll on.
pub fn pure() -> impl Iterator<Item = Three> {
    (0..8_u8).map(|bits| [0, 1, 2].map(|place| f64::from(bits >> place & 1)))
}

/// A round of all three numbers.
#[derive(Clone, Copy, Debug)]
struct Round {
    /// Where it began.
    start: Found,
    /// The best so far.
    best: Found,
    /// The number that is chosen now.
    place: usize,
    /// Rounds before it, from the same beginning.
    number: u32,
}

/// Golden section: the better half of the interval is kept, and its inner point is one of the two points of the next.
#[derive(Clone, Copy, Debug)]
struct Section {
    ends: (f64, f64),
    left: Option<Found>,
    right: Option<Found>,
    done: u32,
}

/// What the strategy that is asked about is for.
#[derive(Clone, Debug)]
enum Stage {
    /// One of the pure ones; those that are left.
    Pure(Vec<Three>),
    /// The second beginning.
    Middle,
    /// A point of the grid.
    Grid(Round, u32),
    Section(Round, Section),
    Over,
}

/// The search for the best answer to a strategy.
pub struct BestAnswer {
    rules: Rules,
    opponent: Three,
    asked: Three,
    answer: ExactPlay,
    stage: Stage,
    best: Option<Found>,
    best_pure: Option<Found>,
}

impl BestAnswer {
    /// Nothing looked at yet.
    pub fn new(rules: Rules, opponent: Three) -> Self {
        let mut left: Vec<Three> = pure().collect();
        let asked = left.pop().unwrap_or_default();
        Self {
            rules,
            opponent,
            asked,
            answer: exact(rules, asked, opponent),
            stage: Stage::Pure(left),
            best: None,
            best_pure: None,
        }
    }

    /// Up to `budget` units of [`ExactPlay::advance`].
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if matches!(self.stage, Stage::Over) {
                return Status::Finished;
            }
            if self.answer.advance(1) == Status::Finished {
                let found = Found {
                    probabilities: self.asked,
                    mean: self.answer.found().mean,
                };
                self.hear(found);
            }
        }
        Status::Running
    }

    /// The best of all so far.
    pub fn best(&self) -> Option<Found> {
        self.best
    }

    /// The best of the pure ones so far.
    pub fn best_pure(&self) -> Option<Found> {
        self.best_pure
    }

    fn ask(&mut self, probabilities: Three, stage: Stage) {
        self.asked = probabilities;
        self.answer = exact(self.rules, probabilities, self.opponent);
        self.stage = stage;
    }

    /// Goes on with what the strategy that was asked about is worth.
    fn hear(&mut self, found: Found) {
        match core::mem::replace(&mut self.stage, Stage::Over) {
            Stage::Pure(left) => self.hear_pure(found, left),
            Stage::Middle => self.begin_round(found, 0),
            Stage::Grid(mut round, index) => {
                keep_best(&mut round.best, found);
                if index + 1 < GRID {
                    self.ask_grid(round, index + 1);
                } else {
                    self.begin_section(round);
                }
            }
            Stage::Section(round, section) => self.hear_section(found, round, section),
            Stage::Over => {}
        }
    }

    fn hear_pure(&mut self, found: Found, mut left: Vec<Three>) {
        let best = match self.best_pure {
            Some(mut best) => {
                keep_best(&mut best, found);
                best
            }
            None => found,
        };
        self.best_pure = Some(best);
        match left.pop() {
            Some(next) => self.ask(next, Stage::Pure(left)),
            None => self.begin_round(best, 0),
        }
    }

    fn begin_round(&mut self, start: Found, number: u32) {
        let round = Round {
            start,
            best: start,
            place: 0,
            number,
        };
        self.ask_grid(round, 0);
    }

    fn ask_grid(&mut self, round: Round, index: u32) {
        let number = f64::from(index) * STEP;
        self.ask(round.with(number), Stage::Grid(round, index));
    }

    fn begin_section(&mut self, round: Round) {
        let middle = round.best.probabilities[round.place];
        let ends = ((middle - STEP).max(0.0), (middle + STEP).min(1.0));
        let section = Section {
            ends,
            left: None,
            right: None,
            done: 0,
        };
        self.ask(round.with(inner(ends)[0]), Stage::Section(round, section));
    }

    fn hear_section(&mut self, found: Found, mut round: Round, mut section: Section) {
        let missing = match (section.left, section.right) {
            (None, _) => &mut section.left,
            _ => &mut section.right,
        };
        *missing = Some(found);
        let next = match (section.left, section.right) {
            (Some(left), Some(right)) => {
                keep_best(&mut round.best, left);
                keep_best(&mut round.best, right);
                section.done += 1;
                if section.done == SECTIONS {
                    return self.end_place(round);
                }
                section.halve(round.place, left, right)
            }
            _ => inner(section.ends)[1],
        };
        self.ask(round.with(next), Stage::Section(round, section));
    }

    fn end_place(&mut self, mut round: Round) {
        round.place += 1;
        if round.place < round.best.probabilities.len() {
            return self.ask_grid(round, 0);
        }
        let Round {
            start,
            best,
            number,
            ..
        } = round;
        if best.mean - start.mean > MIN_GAIN && number < MAX_ROUNDS {
            return self.begin_round(best, number + 1);
        }
        // From the best pure strategy first, then from the middle.
        match &mut self.best {
            Some(of_all) => keep_best(of_all, best),
            None => {
                self.best = Some(best);
                self.ask([0.5; 3], Stage::Middle);
            }
        }
    }
}

impl Round {
    /// The best strategy with another number at the place that is chosen now.
    fn with(&self, number: f64) -> Three {
        let mut probabilities = self.best.probabilities;
        probabilities[self.place] = number;
        probabilities
    }
}

impl Section {
    /// Keeps the better half; the number that is to be shown next.
    fn halve(&mut self, place: usize, left: Found, right: Found) -> f64 {
        if left.mean >= right.mean {
            self.ends.1 = right.probabilities[place];
            (self.left, self.right) = (None, Some(left));
            inner(self.ends)[0]
        } else {
            self.ends.0 = left.probabilities[place];
            (self.left, self.right) = (Some(right), None);
            inner(self.ends)[1]
        }
    }
}

fn exact(rules: Rules, own: Three, other: Three) -> ExactPlay {
    let [own, other] = [own, other].map(RollOn::three);
    ExactPlay::new(rules, &own, &other)
}

/// The two points that divide an interval in the golden ratio.
fn inner((low, high): (f64, f64)) -> [f64; 2] {
    const SHARE: f64 = 0.618_033_988_749_894_9;
    let width = SHARE * (high - low);
    [high - width, low + width]
}

fn keep_best(best: &mut Found, other: Found) {
    if other.mean > best.mean {
        *best = other;
    }
}
