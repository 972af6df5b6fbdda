//! Summary of the main variant: how good its average strategies are, over all its repetitions.

use experiments::regret::{CurvePoint, Findings, RegretExperiment};
use statistics::Estimate;
use texts::{HeadlineNumber, RegretHeadline, Texts};

/// The summary.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary<'a> {
    /// What it is about.
    pub point: &'a CurvePoint,
    pub sentence: String,
    /// Which run is shown in detail, where there are several.
    pub detail: Option<String>,
}

/// The summary; `None` before the first checkpoint.
pub fn summary<'a>(
    lab: &RegretExperiment,
    learned: &'a Findings,
    texts: &'static Texts,
) -> Option<Summary<'a>> {
    let words = &texts.labs.regret.page.charts;
    let curve = learned.curves.first()?;
    let point = curve.headline()?;
    let variant = texts
        .labs
        .regret
        .parameters
        .variant
        .option(curve.variant as usize);
    let number = |estimate: Estimate| HeadlineNumber {
        mean: estimate.mean,
        interval: estimate.interval,
    };
    let sentence = (words.summary)(&RegretHeadline {
        variant,
        iterations: &(texts.number)(point.iteration),
        learners: (!lab.lock.is_empty()).then(|| lab.learners()),
        amount: number(point.best_response_gap),
        value: number(point.value),
        runs: (point.runs, curve.wanted),
    });
    let is_repeated = curve.wanted > 1;
    let needs_detail = is_repeated || learned.curves.len() > 1;
    Some(Summary {
        point,
        sentence,
        detail: needs_detail.then(|| (words.shown_in_detail)(variant, is_repeated)),
    })
}
