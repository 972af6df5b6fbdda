//! Lanes, a race each, on the same games: how far each has come by the moment looked at, and what it says.

use crate::kit::race_words::reason;
use experiments::common::races::RaceName;
use experiments::racing::{Decision, Findings, Live, RacingExperiment};
use texts::Texts;

/// How far a race has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lane {
    pub race: RaceName,
    /// Games until the moment or its end.
    pub games: u64,
    /// Its end, if that is no later than the moment.
    pub end: Option<Decision>,
}

impl Lane {
    /// How far that is of the longest lane, in percent.
    pub fn share(&self, longest: u64) -> f64 {
        100.0 * self.games as f64 / longest.max(1) as f64
    }

    /// What its race says in short: which player is better, and why; that it is undecided.
    pub fn says(&self, texts: &Texts) -> String {
        let words = &texts.labs.racing.page.decisions;
        self.end.map_or_else(
            || words.undecided.to_owned(),
            |Decision { verdict, .. }| {
                (words.verdict_in_short)(verdict.better.index(), verdict.reason.index())
            },
        )
    }
}

/// Where each race is at the moment looked at.
pub fn lanes(lab: &RacingExperiment, live: &Live) -> impl Iterator<Item = Lane> {
    let now = lab.game.unwrap_or(u64::MAX);
    let lane = move |(race, decision): (RaceName, &Option<Decision>)| Lane {
        race,
        games: decision.map_or(live.games, |end| end.games).min(now),
        end: decision.filter(|end| end.games <= now),
    };
    lab.told().into_iter().zip(&live.decisions).map(lane)
}

/// What a race has decided by the moment looked at: before its verdict, nothing.
pub fn decision_by_now(
    lab: &RacingExperiment,
    findings: &Findings,
    race: RaceName,
) -> Option<Decision> {
    let live = findings.live.as_ref();
    let decision = live.and_then(|live| live.decision(lab, race));
    let now = lab.game.unwrap_or(u64::MAX);
    decision.filter(|decision| decision.games <= now)
}

/// The better player, games and reason of a decision; that there is none.
pub fn decision_cells(decision: Option<&Decision>, texts: &Texts) -> [String; 3] {
    let words = &texts.labs.racing.page.decisions;
    match decision {
        None => [words.undecided, "–", "–"].map(str::to_owned),
        Some(Decision { verdict, games }) => [
            words.players[verdict.better.index()].to_owned(),
            (texts.number)(*games),
            reason(verdict.reason, texts).to_owned(),
        ],
    }
}

/// After how many games a race tests, and with which part of δ.
pub fn tests_at(lab: &RacingExperiment, race: RaceName, texts: &Texts) -> String {
    let words = &texts.labs.racing.page.decisions;
    let rules = lab.plan_of(race).rules;
    let schedule = words.schedules[rules.schedule as usize];
    let correction = words.corrections[rules.correction as usize];
    format!("{schedule}, {correction}")
}
