//! The result for programs and for a terminal. Everything is from the candidate's point of view.

use super::findings::Findings;
use super::met::Met;
use crate::common::counts::Counts;
use crate::report::Table;
use engines::agents::Agent;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it.
#[derive(Serialize, TS)]
pub(super) struct GradedTestResult {
    agent: String,
    goal: f64,
    opponents: usize,
    /// Opponents in a row, from the weakest that is met, with a share of points of at least the goal; and the grade of the last of them.
    leading: usize,
    leading_grade: Option<u64>,
    /// The same by games won alone.
    leading_by_wins: usize,
    /// How many in a row there truly are, at least and at most; see [`Findings::leading_surely`].
    leading_at_least: usize,
    leading_at_most: usize,
    first_missed: Option<u64>,
    games: u64,
    stopped_early: bool,
    grades: Vec<GradeResult>,
}

#[derive(Serialize, TS)]
struct GradeResult {
    grade: u64,
    opponent: String,
    games: u64,
    won: u64,
    drawn: u64,
    lost: u64,
    as_first: Counts,
    as_second: Counts,
    points: f64,
    share: Option<f64>,
    /// See [`Met::interval`].
    interval: (f64, f64),
    standing: &'static str,
    mean_length: Option<f64>,
    unproven_perfect_moves: u64,
}

pub(super) fn result(agent: &Agent, findings: &Findings) -> GradedTestResult {
    let leading = findings.leading();
    let (leading_at_least, leading_at_most) = findings.leading_surely();
    GradedTestResult {
        agent: agent.to_string(),
        goal: findings.goal,
        opponents: findings.met.len(),
        leading,
        leading_grade: leading.checked_sub(1).map(|last| findings.met[last].grade),
        leading_by_wins: findings.leading_by_wins(),
        leading_at_least,
        leading_at_most,
        first_missed: findings.first_missed().map(|met| met.grade),
        games: findings.progress.done,
        stopped_early: !findings.is_over(),
        grades: findings.met.iter().map(grade).collect(),
    }
}

fn grade(met: &Met) -> GradeResult {
    let counts = met.counts();
    GradeResult {
        grade: met.grade,
        opponent: met.opponent.to_string(),
        games: met.games(),
        won: counts.won,
        drawn: counts.drawn,
        lost: counts.lost,
        as_first: met.as_first,
        as_second: met.as_second,
        points: counts.points(),
        share: met.share(),
        interval: met.interval(),
        standing: met.standing().name(),
        mean_length: met.mean_length(),
        unproven_perfect_moves: met.unproven,
    }
}

pub(super) fn table(findings: &Findings) -> Table {
    let header = [
        "grade", "opponent", "games", "won", "drawn", "lost", "share", "low", "high", "standing",
        "length",
    ];
    let number = |number: Option<f64>, digits: usize| {
        number.map_or_else(String::new, |number| format!("{number:.digits$}"))
    };
    let row = |met: &Met| {
        let (counts, (low, high)) = (met.counts(), met.interval());
        vec![
            met.grade.to_string(),
            met.opponent.to_string(),
            met.games().to_string(),
            counts.won.to_string(),
            counts.drawn.to_string(),
            counts.lost.to_string(),
            number(met.share(), 4),
            format!("{low:.4}"),
            format!("{high:.4}"),
            met.standing().name().to_owned(),
            number(met.mean_length(), 1),
        ]
    };
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: findings.met.iter().map(row).collect(),
    }
}
