//! Pseudo-code of the chosen race at a moment of it.
//!
//! Source: thesis, algorithms 1 to 5, as one listing whose lines depend on the rules of the race. The bounds begin at 0 and 1
//! (printed: ∞), and ends are asked for one by one after a test, as [`engines::racing`] does; what the printed conditions
//! get wrong is among the slips of the lab.

use crate::kit::pseudo_code::CodeLine;
use engines::racing::{Concentration, Correction, Plan, Reason, Schedule};
use experiments::racing::{Moment, RacingExperiment};
use texts::{RacingCodeTexts, Texts};

/// A line of the listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Last,
    First,
    Begin,
    Repeat,
    Play,
    /// δ_n: before the loop if it is the same for all tests.
    Share,
    Radius,
    Bounds,
    Half,
    Width,
    LastTest,
    Next,
}

/// The listing with the line that is at work at `moment`.
pub fn pseudo_code(lab: &RacingExperiment, moment: &Moment, texts: &Texts) -> Vec<CodeLine> {
    let plan = lab.plan();
    let at_work = at_work(moment);
    let line = |line: Line| CodeLine {
        text: text(line, &plan, &texts.labs.racing.page.code),
        note: note(line, &plan, moment, texts),
        about: about(line).to_owned(),
        indent: indent(line, &plan),
        is_lit: line == at_work,
    };
    lines(&plan).map(line).collect()
}

/// The lines that this race has.
fn lines(plan: &Plan) -> impl Iterator<Item = Line> {
    use Line::{
        Begin, Bounds, First, Half, Last, LastTest, Next, Play, Radius, Repeat, Share, Width,
    };
    let rules = plan.rules;
    let before: &[Line] = match rules.correction {
        Correction::Equal => &[Last, Share, First, Begin, Repeat, Play],
        Correction::Summable => &[Last, First, Begin, Repeat, Play, Share],
    };
    let after = [Radius, Bounds, Half, Width, LastTest, Next];
    let all = before.iter().copied().chain(after);
    all.filter(move |line| match line {
        First => rules.schedule == Schedule::SquaresFromMinimum,
        Half => rules.stops_at_half,
        Width => rules.stops_by_width,
        _ => true,
    })
}

fn indent(line: Line, plan: &Plan) -> u8 {
    match line {
        Line::Last | Line::First | Line::Begin | Line::Repeat => 0,
        Line::Share => u8::from(plan.rules.correction == Correction::Summable),
        _ => 1,
    }
}

/// The words that formula, chart and rules share with a line.
fn about(line: Line) -> &'static str {
    match line {
        Line::Radius => "radius",
        Line::Bounds => "lower upper",
        Line::Half => "half rule-lower rule-upper",
        Line::Width => "width rule-width",
        Line::LastTest => "games rule-last",
        _ => "",
    }
}

/// Bounds are computed right after the last game of a test, and what ends the race is asked at once.
fn at_work(moment: &Moment) -> Line {
    let games = moment.race.games();
    match (moment.verdict, moment.last_test) {
        (Some(verdict), _) => match verdict.reason {
            Reason::Bounds => Line::Half,
            Reason::Width => Line::Width,
            Reason::LastTest => Line::LastTest,
        },
        (None, Some(test)) if test.games == games => Line::Bounds,
        (None, _) if games == 0 => Line::Begin,
        (None, _) => Line::Play,
    }
}

fn text(line: Line, plan: &Plan, words: &RacingCodeTexts) -> String {
    let rules = plan.rules;
    let is_square = rules.schedule != Schedule::EveryGame;
    let is_equal = rules.correction == Correction::Equal;
    let text = match line {
        Line::Last => words.last[usize::from(is_equal) + usize::from(is_equal && is_square)],
        Line::First => words.first,
        Line::Begin => words.begin[usize::from(rules.schedule == Schedule::SquaresFromMinimum)],
        Line::Repeat => words.repeat,
        Line::Play => words.play[usize::from(is_square)],
        Line::Share => words.share[usize::from(is_equal)],
        Line::Radius => words.radius[usize::from(rules.concentration == Concentration::Hoeffding)],
        Line::Bounds => words.bounds,
        Line::Half => words.half,
        Line::Width => words.width,
        Line::LastTest => words.last_test,
        Line::Next => words.next,
    };
    text.to_owned()
}

/// The numbers of a line at the moment: those of the last test, and of the game before it.
fn note(line: Line, plan: &Plan, moment: &Moment, texts: &Texts) -> String {
    let words = &texts.labs.racing.page.code;
    let (number, fixed) = (texts.number, |value| (texts.fixed)(value, 4));
    let test = moment.last_test;
    match line {
        Line::Last => format!("n_max = {}", number(plan.n_max)),
        Line::First => format!("n_min = {}", number(plan.n_min)),
        Line::Play => (words.played)(&number(moment.race.games()), moment.race.mean()),
        Line::Radius => test.map_or_else(String::new, |test| fixed(test.radius)),
        Line::Width => test.map_or_else(String::new, |test| fixed(test.upper - test.lower)),
        Line::LastTest => test.map_or_else(String::new, |test| {
            (words.test)(&number(test.number), &number(plan.n_max))
        }),
        _ => String::new(),
    }
}
