//! Rules that end a race, with the numbers of a moment: the one that has ended it is marked.

use engines::racing::{Reason, Test, Verdict};
use experiments::racing::{ContestName, Moment, RacingExperiment};
use games::Player;
use texts::{RacingTexts, Texts};

/// What each rule is about: the words that formula and chart have too.
const ABOUT: [&str; 4] = [
    "lower half rule-lower",
    "upper half rule-upper",
    "width rule-width",
    "games rule-last",
];

/// A rule at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    pub about: &'static str,
    /// Whether this race has it.
    pub is_here: bool,
    /// Whether it has ended the race.
    pub has_fired: bool,
    /// What it compares, with its numbers: those of the last test so far.
    pub number: String,
}

/// The rules in the order in which they are asked.
pub fn rules(lab: &RacingExperiment, moment: &Moment, texts: &Texts) -> [Rule; 4] {
    let words = &texts.labs.racing.page.course.stopping;
    let rules = lab.rules();
    let fired = moment.verdict.map(rule_of);
    let numbers = numbers(lab, moment.last_test.as_ref(), texts);
    core::array::from_fn(|place| {
        let is_here = match place {
            0 | 1 => rules.stops_at_half,
            2 => rules.stops_by_width,
            _ => true,
        };
        let number = if is_here {
            numbers[place].clone()
        } else {
            words.not_here.to_owned()
        };
        Rule {
            about: ABOUT[place],
            is_here,
            has_fired: fired == Some(place),
            number,
        }
    })
}

/// The place of the rule behind a verdict.
fn rule_of(verdict: Verdict) -> usize {
    match (verdict.reason, verdict.better) {
        (Reason::Bounds, Player::First) => 0,
        (Reason::Bounds, Player::Second) => 1,
        (Reason::Width, _) => 2,
        (Reason::LastTest, _) => 3,
    }
}

/// What each rule compares.
fn numbers(lab: &RacingExperiment, test: Option<&Test>, texts: &Texts) -> [String; 4] {
    let words = &texts.labs.racing.page.course.stopping;
    let plan = lab.plan();
    let Some(test) = test else {
        let first = (texts.number)(plan.games_at(plan.n_min));
        let nothing = || "–".to_owned();
        return [nothing(), nothing(), nothing(), (words.first_test)(&first)];
    };
    let fixed = |value| (texts.fixed)(value, 4);
    let (width, wanted) = (test.upper - test.lower, 2.0 * lab.epsilon);
    let sign = |holds: bool, yes: &'static str, no: &'static str| if holds { yes } else { no };
    let (above, below) = (test.lower > 0.5, test.upper < 0.5);
    let last = (texts.number)(plan.n_max);
    [
        format!("{} {} 0.5", fixed(test.lower), sign(above, ">", "≤")),
        format!("{} {} 0.5", fixed(test.upper), sign(below, "<", "≥")),
        format!(
            "{} {} {}",
            fixed(width),
            sign(width <= wanted, "≤", ">"),
            wanted
        ),
        (words.test)(&(texts.number)(test.number), &last),
    ]
}

/// The lab's sentence: what a race is run for.
pub fn sentence_of(lab: &RacingExperiment, words: &RacingTexts) -> &'static str {
    let is_coin = lab.contest == ContestName::Coin;
    match (is_coin, lab.rules().stops_at_half) {
        (true, true) => words.sentence_of_coin,
        (true, false) => words.sentence_of_coin_by_width,
        (false, true) => words.sentence,
        (false, false) => words.sentence_by_width,
    }
}
