//! Points and faults as people read them.

use engines::tuning::problems::Dimension;
use engines::tuning::table::Entry;
use experiments::tuning::{Snapshot, TuningExperiment};
use statistics::{Range, mean};
use texts::Texts;

/// What is said beside the finalist at this `place`: that the search recommended it, that it `leads`.
pub fn finalist_marks(place: usize, leads: bool, texts: &Texts) -> String {
    let words = &texts.labs.tuning.page.finals;
    let marks = [(place == 0, words.recommended), (leads, words.leads)];
    let marks = marks.into_iter().filter(|(is_it, _)| *is_it);
    marks.map(|(_, mark)| mark).collect::<Vec<_>>().join(", ")
}

/// An amount; a dash where there is none.
pub fn or_dash(amount: Option<f64>, texts: &Texts) -> String {
    amount.map_or_else(|| "–".to_owned(), texts.labs.tuning.page.amount)
}

/// The value of a dimension, with its name.
pub fn setting_of(dimension: &Dimension, value: u16, texts: &Texts) -> String {
    let name = &dimension.values[usize::from(value)];
    (texts.labs.tuning.page.setting)(&dimension.name, &name.replace('-', "−"))
}

/// The value of each dimension, with its name.
pub fn setting(dimensions: &[Dimension], point: &[u16], texts: &Texts) -> String {
    let values = dimensions.iter().zip(point);
    let values = values.map(|(dimension, &value)| setting_of(dimension, value, texts));
    values.collect::<Vec<_>>().join(", ")
}

/// A point as short as a row of a picture needs it: with names where there are few dimensions.
pub fn point_name(dimensions: &[Dimension], point: &[u16], texts: &Texts) -> String {
    if dimensions.len() <= 2 {
        setting(dimensions, point, texts)
    } else {
        short_setting(dimensions, point)
    }
}

/// The mean of evaluations that are within `range`, with its interval; a dash without evaluations.
pub fn mean_with_interval(entry: &Entry, range: Range, texts: &Texts) -> String {
    let amount = texts.labs.tuning.page.amount;
    match (entry.mean(), mean(&entry.sample(), range)) {
        (None, _) => "–".to_owned(),
        (Some(mean), None) => amount(mean),
        (Some(mean), Some((low, high))) => {
            (texts.labs.tuning.page.with_interval)(&amount(mean), &amount(low), &amount(high))
        }
    }
}

/// The values alone, where every dimension is called by a number: 1 0 1 1.
pub fn short_setting(dimensions: &[Dimension], point: &[u16]) -> String {
    let values = dimensions.iter().zip(point);
    let values = values.map(|(dimension, &value)| dimension.values[usize::from(value)].as_str());
    values.collect::<Vec<_>>().join(" ")
}

/// That the search ended where the fitness has no value, and why it has none there; `None` if it did not.
pub fn no_value_sentence(
    lab: &TuningExperiment,
    dimensions: &[Dimension],
    run: &Snapshot,
    texts: &Texts,
) -> Option<String> {
    let point = run.fault.as_ref()?;
    let where_it_is = setting(dimensions, point, texts);
    let evaluations = (texts.number)(run.evaluations);
    let ended = (texts.labs.tuning.page.no_value)(&where_it_is, &evaluations);
    let why = lab.why_no_value(point, texts);
    Some(why.into_iter().chain([ended]).collect::<Vec<_>>().join(" "))
}
