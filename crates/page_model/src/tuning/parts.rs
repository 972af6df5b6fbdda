//! Parts of N-tuple bandit evolution, a loop of three: which is at work, and what each hands on to the next.
//!
//! Source: figure 7.1.

use super::pseudo_code::{Place, next_values};
use super::stage::Stage;
use super::words::short_setting;
use experiments::tuning::LineAtWork;
use texts::Texts;

/// The place of the part that has this line.
pub fn part_at_work(line: LineAtWork) -> usize {
    match line {
        LineAtWork::Evaluate => 1,
        LineAtWork::Add => 2,
        LineAtWork::Neighbours | LineAtWork::Choose => 0,
    }
}

/// The point that is evaluated next, the last value, and the bounds of the neighbours. Nothing where there is none yet.
pub fn handed_on(stage: &Stage, place: Place, texts: &Texts) -> [String; 3] {
    let amount = texts.labs.tuning.page.amount;
    let best = stage.seen.neighbours.best.first();
    let point = best.map(|best| short_setting(&stage.facts.dimensions, &best.point));
    let value = if place.line == LineAtWork::Evaluate {
        next_values(&stage.run, stage.seen.steps).next()
    } else {
        stage.seen.last.first().map(|(_, value)| *value)
    };
    let bound = best.map(|best| amount(best.bound.value()));
    [point, value.map(amount), bound].map(Option::unwrap_or_default)
}
