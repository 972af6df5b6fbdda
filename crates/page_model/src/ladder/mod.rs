//! Ladder of opponents, as the page shows it: who is better, how sure that is, and changes of who plays.

mod lab;

use engines::agents::{Agent, Agents};
use experiments::ladder::{LadderExperiment, RungStanding};
use games::Player;
use texts::{LadderTexts, Texts};

/// How the rung stands, in a word or two.
pub fn verdict(rung: &RungStanding, words: &LadderTexts) -> &'static str {
    let is_decided = rung.verdict.is_some();
    match rung.sure_winner() {
        _ if rung.games() == 0 => words.not_met,
        Some(Player::First) => words.surely_beaten,
        Some(Player::Second) => words.surely_better,
        None if rung.by_race && !is_decided => words.race_goes_on,
        None if rung.by_race && rung.is_beaten() => words.ahead_by_mean,
        None if rung.by_race => words.behind_by_mean,
        None if rung.is_beaten() => words.beaten,
        None if is_level(rung) => words.level,
        None => words.not_beaten,
    }
}

/// How the contender has fared on a rung.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fared {
    NotMet,
    Passed,
    Failed,
}

impl Fared {
    /// Of a rung, if anything is known about it.
    pub fn on(known: Option<&RungStanding>) -> Self {
        match known.filter(|rung| rung.games() > 0) {
            None => Self::NotMet,
            Some(rung) if rung.is_beaten() => Self::Passed,
            Some(_) => Self::Failed,
        }
    }

    /// The sign before the verdict.
    pub fn sign(self) -> &'static str {
        match self {
            Self::NotMet => "",
            Self::Passed => "✓ ",
            Self::Failed => "✗ ",
        }
    }
}

fn is_level(rung: &RungStanding) -> bool {
    2.0 * rung.points() == rung.games() as f64
}

/// How sure it is; `None` while nothing can be said.
pub fn how_sure(rung: &RungStanding, lab: &LadderExperiment, texts: &Texts) -> Option<String> {
    let words = &texts.labs.ladder.page;
    if rung.by_race {
        rung.sure_winner()?;
        return Some((words.wrong_at_most)(&percent(lab.delta)));
    }
    // A bound of one half or more says nothing.
    let chance = rung.chance_among_equals().filter(|&chance| chance < 0.5)?;
    (!is_level(rung)).then(|| (words.equals_differ_as_much)(&percent(chance)))
}

/// Rounded up, since it is said about a bound.
fn percent(chance: f64) -> String {
    let percent = 100.0 * chance;
    if percent >= 1.0 {
        format!("{:.0} %", percent.ceil())
    } else if percent >= 0.01 {
        format!("{:.2} %", (100.0 * percent).ceil() / 100.0)
    } else {
        "0.01 %".to_owned()
    }
}

/// A change of who plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    Contender(Agent),
    /// The opponent on a rung, from 0.
    Rung(usize, Agent),
    Remove(usize),
    /// A rung more on top.
    Add,
}

/// The ladder after a choice; `None` where there would be too many rungs or none.
pub fn after(lab: &LadderExperiment, choice: Choice) -> Option<LadderExperiment> {
    let mut rungs = lab.opponents().to_vec();
    let mut agent = lab.agent;
    match choice {
        Choice::Contender(chosen) => agent = chosen,
        Choice::Rung(place, chosen) => *rungs.get_mut(place)? = chosen,
        Choice::Remove(place) if place < rungs.len() => {
            rungs.remove(place);
        }
        Choice::Remove(_) => return None,
        Choice::Add => rungs.push(*rungs.last()?),
    }
    let rungs = Agents::new(rungs)?;
    Some(LadderExperiment {
        agent,
        rungs,
        ..lab.clone()
    })
}
