//! Grades: a hundred opponents, each stronger than the one before, by a rule.
//!
//! They go the way of the report itself: it begins with flat Monte Carlo, adds the tree, and names knowledge as what is missing. So
//! grades 1 to 20 are flat Monte Carlo with 1 to 100 playouts per move, 21 to 90 plain UCT with 70 to 3 000 simulations, 91 to 100 UCT
//! with knowledge with 100 to 5 000. Within each kind the number grows by the same factor from grade to grade, is rounded, and grows by
//! one at least. Grade 1 plays at random: it takes the one move that it has tried.
//!
//! Where a kind begins was set after measuring, a little above where the kind before ends; `docs/GRADES.md` has how strong they are.

use core::ops::RangeInclusive;
use engines::agents::Agent;

/// How many there are.
pub const COUNT: u64 = 100;

/// A kind of opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Flat,
    Uct,
    Knowledge,
}

impl Kind {
    /// All of them, from the weakest.
    pub const ALL: [Self; 3] = [Self::Flat, Self::Uct, Self::Knowledge];

    /// The grades of this kind.
    pub fn grades(self) -> RangeInclusive<u64> {
        match self {
            Self::Flat => 1..=20,
            Self::Uct => 21..=90,
            Self::Knowledge => 91..=COUNT,
        }
    }

    /// Simulations per move of its first and of its last grade.
    fn simulations(self) -> (f64, f64) {
        match self {
            Self::Flat => (1.0, 100.0),
            Self::Uct => (70.0, 3_000.0),
            Self::Knowledge => (100.0, 5_000.0),
        }
    }

    /// Of a grade, from 1 to [`COUNT`].
    pub fn of(grade: u64) -> Self {
        let has = |kind: &Self| grade <= *kind.grades().end();
        Self::ALL.into_iter().find(has).unwrap_or(Self::Knowledge)
    }
}

/// The opponent of a grade, from 1 to [`COUNT`].
pub fn opponent(grade: u64) -> Agent {
    let simulations = simulations(grade);
    match Kind::of(grade) {
        Kind::Flat => Agent::Flat { simulations },
        Kind::Uct => Agent::uct(simulations),
        Kind::Knowledge => Agent::knowledge(simulations),
    }
}

/// Its simulations per move.
fn simulations(grade: u64) -> u64 {
    let kind = Kind::of(grade);
    let ((low, high), grades) = (kind.simulations(), kind.grades());
    let steps = (grades.end() - grades.start()) as f64;
    let by_factor = |grade: u64| {
        let part = (grade - grades.start()) as f64 / steps;
        libm::round(low * libm::pow(high / low, part)) as u64
    };
    (*grades.start()..=grade).fold(0, |before, grade| by_factor(grade).max(before + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_grade_has_one_kind_and_simulates_more_than_the_one_before() {
        let ends = Kind::ALL.map(|kind| (*kind.grades().start(), *kind.grades().end()));
        assert_eq!(ends, [(1, 20), (21, 90), (91, 100)]);
        for grade in 2..=COUNT {
            if Kind::of(grade) == Kind::of(grade - 1) {
                assert!(simulations(grade) > simulations(grade - 1), "{grade}");
            }
        }
    }

    /// Links made today must mean the same opponents in every later version.
    #[test]
    fn the_grades_are_fixed_for_good() {
        let text = |grade| opponent(grade).to_string();
        let grades = [1, 2, 10, 11, 12, 20, 21, 22, 60, 90, 91, 92, 99, 100];
        let expected = [
            "flat(1)",
            "flat(2)",
            "flat(10)",
            "flat(11)",
            "flat(14)",
            "flat(100)",
            "uct(70)",
            "uct(74)",
            "uct(586)",
            "uct(3000)",
            "knowledge(100)",
            "knowledge(154)",
            "knowledge(3237)",
            "knowledge(5000)",
        ];
        assert_eq!(grades.map(text), expected);
    }
}
