//! The rules that end a race, with the numbers of the moment: the one that has ended it is marked.

use engines::racing::{Reason, Test, Verdict};
use experiments::racing::{Moment, RacingLab};
use games::Player;
use texts::Texts;
use yew::prelude::*;

/// What each rule is about: the words that formula and chart have too.
const ABOUT: [&str; 4] = [
    "lower half rule-lower",
    "upper half rule-upper",
    "width rule-width",
    "games rule-last",
];

/// The rules in the order in which they are asked.
pub fn stopping_rules(lab: &RacingLab, moment: &Moment, texts: &'static Texts) -> Html {
    let words = &texts.labs.racing.page.course.stopping;
    let rules = lab.rules();
    let fired = moment.verdict.map(rule_of);
    let numbers = numbers(lab, moment.last_test.as_ref(), texts);
    let rule = |(place, number): (usize, String)| {
        let is_here = match place {
            0 | 1 => rules.stops_at_half,
            2 => rules.stops_by_width,
            _ => true,
        };
        let has_fired = fired == Some(place);
        let class = classes!((!is_here).then_some("absent"), has_fired.then_some("fired"));
        let number = if is_here {
            number
        } else {
            words.not_here.to_owned()
        };
        html! {
            <li {class} data-about={ABOUT[place]} data-fired={has_fired.to_string()}>
                <span>{ words.rules[place] }</span>
                <span class="number">{ number }</span>
                <b>{ if has_fired { words.stops } else { "" } }</b>
            </li>
        }
    };
    html! {
        <>
            <p class="small"><strong>{ words.label }</strong></p>
            <ol class="stopping-rules">{ for numbers.into_iter().enumerate().map(rule) }</ol>
        </>
    }
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

/// What each rule compares, with its numbers: those of the last test so far.
fn numbers(lab: &RacingLab, test: Option<&Test>, texts: &Texts) -> [String; 4] {
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
    let last = (texts.number)(plan.n_max);
    [
        format!(
            "{} {} 0.5",
            fixed(test.lower),
            sign(test.lower > 0.5, ">", "≤")
        ),
        format!(
            "{} {} 0.5",
            fixed(test.upper),
            sign(test.upper < 0.5, "<", "≥")
        ),
        format!(
            "{} {} {}",
            fixed(width),
            sign(width <= wanted, "≤", ">"),
            wanted
        ),
        (words.test)(&(texts.number)(test.number), &last),
    ]
}
