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
    let known = of
        .points()
        .iter()
        .filter(|point| point.virtual_value.is_some());
    let axis: Vec<f64> = known.clone().map(|point| point.value).collect();
    let values = known
        .filter(|_| !of.hides())
        .map(|point| point.virtual_value.unwrap_or(f64::NAN).max(LOWEST));
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
    let mut all = vec![match totals.is_regular {
        true => (words.regular)(&reserve, &revenue),
        false => (words.irregular)(&reserve, &revenue),
    }];
    let lab = &of.lab;
    let is_plain =
        lab.fee.value() == 0.0 && !(lab.may_be_averse() && lab.risk_aversion.value() > 0.0);
    if is_plain {
        let now = (texts.value)(totals.revenue.value);
        all.push((words.now)(&(texts.value)(lab.reserve.value()), &now));
    } else {
        all.push(words.free.to_owned());
    }
    all
}
