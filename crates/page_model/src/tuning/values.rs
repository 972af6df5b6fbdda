//! Values of dimensions as numbers: what the model says about each, as cells of a table.

use super::words::or_dash;
use experiments::tuning::Truths;
use experiments::tuning::landscape::Truth;
use experiments::tuning::seen::SeenValue;
use texts::Texts;

/// What is true of a value of a dimension; `None` where that is not known.
pub fn truth_of(truths: &Truths, (dimension, value): (usize, usize)) -> Option<Truth> {
    *truths.values.get(dimension)?.get(value)?
}

/// Visits, mean, deviation, standard error, bound and truth.
pub fn cells(seen: &SeenValue, truth: Option<Truth>, texts: &Texts) -> [String; 6] {
    let words = &texts.labs.tuning.page.model;
    let amount = texts.labs.tuning.page.amount;
    let mean = seen.entry.mean();
    // Of a value that was never seen the mean is that of the point's other tuples, which depends on the point.
    let bound = mean.map_or_else(
        || (words.unseen_bound)(&amount(seen.exploration)),
        |mean| amount(mean + seen.exploration),
    );
    let visits = match seen.entry.visits {
        0 => words.never.to_owned(),
        visits => (texts.number)(visits.into()),
    };
    [
        visits,
        or_dash(mean, texts),
        or_dash(seen.entry.standard_deviation(), texts),
        or_dash(seen.entry.standard_error(), texts),
        bound,
        or_dash(truth.map(|truth| truth.mean), texts),
    ]
}
