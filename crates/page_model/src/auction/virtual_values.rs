//! Virtual values over values, and what is said about the best reserve.

use super::analysis::Analysis;
use crate::kit::chart::Series;
use crate::kit::chart::lines::Mark;
use texts::Texts;

/// Lower virtual values are not drawn.
const LOWEST: f64 = -1.0;

/// Values, lines over them, and the best reserve.
pub struct VirtualValues {
    pub axis: Vec<f64>,
    pub series: Vec<Series>,
    pub marks: Vec<Mark>,
}

/// The lines.
pub fn virtual_values(of: &Analysis, texts: &Texts) -> VirtualValues {
    let words = &texts.labs.auction.views.virtual_values;
    let known = &of.found.exactly.virtual_values;
    let axis: Vec<f64> = known.iter().map(|(value, _)| *value).collect();
    let shown = |value: f64| if value < LOWEST { f64::NAN } else { value };
    let values = known
        .iter()
        .filter(|_| !of.hides())
        .map(|(_, found)| shown(*found));
    VirtualValues {
        series: vec![
            Series::line(words.name, values).toned(0),
            Series::line(words.truth, axis.iter().copied()).toned(1),
            Series::flat(words.zero, 0.0, axis.len()).toned(2),
        ],
        axis,
        marks: of
            .totals()
            .filter(|_| !of.hides())
            .and_then(|totals| {
                Some(Mark {
                    at: totals.best_reserve?,
                    name: words.mark,
                })
            })
            .into_iter()
            .collect(),
    }
}

/// What is said about the best reserve.
pub fn said(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.auction.views.virtual_values;
    if of.hides() {
        return vec![words.hidden.to_owned()];
    }
    let Some((totals, best)) = of
        .totals()
        .and_then(|totals| Some((totals, totals.best_reserve?)))
    else {
        return Vec::new();
    };
    let (reserve, revenue) = (
        (texts.value)(best),
        (texts.value)(totals.best_revenue.value),
    );
    let mut all = vec![match (totals.is_regular, totals.is_zero_there) {
        (true, true) => (words.regular)(&reserve, &revenue),
        (true, false) if best == 0.0 => (words.none)(&revenue),
        (true, false) => (words.jumps)(&reserve, &revenue),
        (false, _) => (words.irregular)(&reserve, &revenue),
    }];
    let lab = &of.lab;
    if lab.risk_aversion() > 0.0 || lab.fee() > 0.0 || lab.budget().is_some() {
        all.push(words.free.to_owned());
    } else {
        let now = (texts.value)(totals.revenue.value);
        all.push((words.now)(&(texts.value)(lab.reserve()), &now));
    }
    all
}
