//! Terms of a bound: what each tuple says about a point, as cells of a table.

use super::words::or_dash;
use engines::tuning::problems::Dimension;
use experiments::tuning::seen::{Term, Terms};
use texts::Texts;

/// The dimensions of the tuple.
pub fn tuple_name(dimensions: &[Dimension], term: &Term) -> String {
    let places = term.tuple.iter().map(|&place| usize::from(place));
    let names: Vec<&str> = places
        .map(|place| dimensions[place].name.as_str())
        .collect();
    names.join(" ")
}

/// The point's values in the tuple, visits, mean, deviation, standard error, exploration and bound.
pub fn cells(dimensions: &[Dimension], term: &Term, of: &Terms, texts: &Texts) -> [String; 7] {
    let amount = texts.labs.tuning.page.amount;
    // The Q of entries that were never seen: the mean of the others.
    let assumed = of.bound.exploitation;
    let Term {
        tuple,
        entry,
        exploration,
    } = term;
    let places = tuple.iter().map(|&place| usize::from(place));
    let value = |place: usize| dimensions[place].values[usize::from(of.point[place])].as_str();
    let values: Vec<&str> = places.map(value).collect();
    let mean = match entry.mean() {
        Some(mean) => amount(mean),
        None => (texts.labs.tuning.page.next.assumed)(&amount(assumed)),
    };
    [
        values.join(" "),
        (texts.number)(entry.visits.into()),
        mean,
        or_dash(entry.standard_deviation(), texts),
        or_dash(entry.standard_error(), texts),
        amount(*exploration),
        amount(entry.mean().unwrap_or(assumed) + exploration),
    ]
}
