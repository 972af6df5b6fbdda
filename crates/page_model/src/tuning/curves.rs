//! Optimizers beside each other over all runs, in sentences and as cells of a table.

use experiments::tuning::Found;
use texts::Texts;

/// What the optimizer is called.
pub fn name(found: &Found, texts: &Texts) -> &'static str {
    texts
        .labs
        .tuning
        .parameters
        .optimizer
        .option(found.optimizer as usize)
}

/// The first optimizer beside another, run by run; `None` before both have ended one.
pub fn beside(first: &Found, other: &Found, texts: &Texts) -> Option<String> {
    let words = &texts.labs.tuning.page.curves;
    let pairs = first.beside(other)?;
    let counts = [pairs.better, pairs.worse, pairs.alike];
    let names = [name(first, texts), name(other, texts)];
    Some((words.beside)(names, counts, pairs.probability))
}

/// Runs that were over before their budget was spent, in a sentence; `None` without one.
pub fn ended_early(found: &Found, texts: &Texts) -> Option<String> {
    let words = &texts.labs.tuning.page.curves;
    let mean = found.mean_evaluations().filter(|_| found.ended_early > 0)?;
    let mean = (texts.number)(mean.round() as u64);
    Some((words.ended_early)(
        name(found, texts),
        found.ended_early,
        found.runs,
        &mean,
    ))
}

/// The last point of a curve: evaluations, runs, mean and interval; `None` of a curve without points.
pub fn last_point(found: &Found, texts: &Texts) -> Option<[String; 4]> {
    let point = found.last()?;
    let amount = texts.labs.tuning.page.amount;
    let dash = || "–".to_owned();
    let interval = |(low, high)| format!("{} – {}", amount(low), amount(high));
    Some([
        (texts.number)(point.evaluations),
        (texts.number)(point.runs),
        point.mean().map_or_else(dash, amount),
        point.interval().map_or_else(dash, interval),
    ])
}
