//! Results of the whole test: every opponent that is met, and how many in a row are beaten as clearly as was asked for.

use super::grades::opponent;
use super::met::{GameFound, Met, Standing};
use super::settings::GradedTestExperiment;
use super::snapshot::Snapshot;
use crate::Progress;
use crate::common::counts::Counts;

/// With which probability some interval of a test may be wrong. It is shared among its opponents, and for each between the two ends:
/// the intervals hold together, not only one by one (Bonferroni's correction).
pub const INTERVALS_ERROR: f64 = 0.05;

/// The results.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// From the weakest to the strongest.
    pub met: Vec<Met>,
    /// The share of points that is asked for.
    pub goal: f64,
    /// In games.
    pub progress: Progress,
}

impl Findings {
    pub(super) fn new(lab: &GradedTestExperiment) -> Self {
        let grades = lab.grades();
        let opponents = grades.len() as u64;
        let met = |grade| Met {
            grade,
            opponent: opponent(grade),
            wanted: lab.games,
            as_first: Counts::default(),
            as_second: Counts::default(),
            unproven: 0,
            kept: Vec::new(),
            plies: 0,
            goal: lab.goal,
            interval: (0.0, 1.0),
        };
        Self {
            met: grades.into_iter().map(met).collect(),
            goal: lab.goal,
            progress: Progress {
                done: 0,
                total: opponents * lab.games,
            },
        }
    }

    /// Adds what a block against the opponent at `place` has found; its games begin with number `begin`.
    pub(super) fn add(
        &mut self,
        lab: &GradedTestExperiment,
        place: usize,
        begin: u64,
        found: &Snapshot,
    ) {
        self.progress.done += found.outcomes.len();
        let met = &mut self.met[place];
        met.plies += found.plies;
        met.unproven += found.unproven;
        for (number, outcome) in (begin..).zip(found.outcomes.iter()) {
            met.count(number, outcome);
        }
        let kept = found.games.iter().zip(found.outcomes.iter());
        for (number, (columns, outcome)) in (begin..).zip(kept) {
            met.kept.push(GameFound {
                number,
                setup: lab.board_of(met.grade, number),
                outcome,
                columns: columns.clone(),
            });
        }
    }

    /// With which probability each end of an interval may be wrong.
    fn allowed_error(&self) -> f64 {
        INTERVALS_ERROR / (2 * self.met.len().max(1)) as f64
    }

    /// Finds all intervals, once everything is added.
    pub(super) fn settle(&mut self) {
        let error = self.allowed_error();
        self.met.iter_mut().for_each(|met| met.settle(error));
    }

    /// How many opponents in a row, from the weakest that is met, fulfil a condition.
    fn in_a_row(&self, condition: impl Fn(&Met) -> bool) -> usize {
        self.met.iter().take_while(|met| condition(met)).count()
    }

    /// How many in a row are at the goal or above.
    pub fn leading(&self) -> usize {
        self.in_a_row(|met| met.standing().is_reached())
    }

    /// The same where draws count for nothing.
    pub fn leading_by_wins(&self) -> usize {
        self.in_a_row(Met::is_reached_by_wins)
    }

    /// How many in a row truly are, at least and at most: both are right with the probability that all intervals are.
    pub fn leading_surely(&self) -> (usize, usize) {
        let at_least = self.in_a_row(|met| met.standing() == Standing::SurelyReached);
        let at_most = self.in_a_row(|met| met.standing() != Standing::SurelyMissed);
        (at_least, at_most)
    }

    /// The weakest opponent against whom the goal is missed.
    pub fn first_missed(&self) -> Option<&Met> {
        let missed = |met: &&Met| {
            let standing = met.standing();
            standing != Standing::NotMet && !standing.is_reached()
        };
        self.met.iter().find(missed)
    }

    /// The opponent whose games are looked at: that of this grade, or the nearest that is met; of 0 the first that keeps the
    /// candidate below the goal, else the strongest with games.
    pub fn looked_at(&self, grade: u64) -> Option<&Met> {
        if grade > 0 {
            return self.met.iter().min_by_key(|met| met.grade.abs_diff(grade));
        }
        let with_games = |met: &&Met| met.games() > 0;
        let strongest = || self.met.iter().rev().find(with_games);
        self.first_missed().or_else(strongest).or(self.met.first())
    }

    /// How many games against each opponent it takes at least before one can be surely at the goal, where that is more than there
    /// are: with all of them won, goal^games is below the error that is allowed.
    pub fn games_for_certainty(&self) -> Option<u64> {
        let met = self.met.first()?;
        let needed = libm::log(self.allowed_error()) / libm::log(self.goal);
        let needed = (needed.ceil() as u64).next_multiple_of(2);
        (needed > met.wanted).then_some(needed)
    }

    /// Whether every game is played.
    pub fn is_over(&self) -> bool {
        self.progress.done >= self.progress.total
    }
}
