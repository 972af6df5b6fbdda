//! Space that is searched, a dimension a row: what is recommended, which values there are, and what the dimension is.
//!
//! As in listing 7.3 of the chapter on NTBEA, for every problem.

use engines::tuning::problems::Dimension;
use experiments::tuning::TuningExperiment;
use texts::Texts;

/// Points of the space.
pub fn points(dimensions: &[Dimension]) -> u64 {
    let sizes = dimensions
        .iter()
        .map(|dimension| dimension.values.len() as u64);
    sizes.product()
}

/// What each dimension is; `None` unless the problem describes them all.
pub fn descriptions(
    lab: &TuningExperiment,
    dimensions: &[Dimension],
    texts: &'static Texts,
) -> Option<Vec<&'static str>> {
    let description = |dimension: &Dimension| lab.description_of(&dimension.name, texts);
    dimensions.iter().map(description).collect()
}

/// Names of the columns; that of the winner and of the descriptions only if there are any.
pub fn header(has_winner: bool, is_described: bool, texts: &Texts) -> Vec<&'static str> {
    let words = &texts.labs.tuning.page.space;
    let mut header = words.header.to_vec();
    if has_winner {
        header.insert(2, words.winner);
    }
    header.extend(is_described.then_some(words.description));
    header
}

/// The value that a point has in the dimension at a place; what stands for none without one.
pub fn value_of(
    dimension: &Dimension,
    place: usize,
    point: Option<&[u16]>,
    texts: &Texts,
) -> String {
    let value = |point: &[u16]| dimension.values.get(usize::from(*point.get(place)?));
    let nothing = || texts.labs.tuning.page.space.nothing.to_owned();
    point
        .and_then(value)
        .map_or_else(nothing, |value| readable(value))
}

/// All values of a dimension.
pub fn all_values(dimension: &Dimension) -> String {
    let values: Vec<String> = dimension
        .values
        .iter()
        .map(|value| readable(value))
        .collect();
    values.join(", ")
}

/// With a minus sign instead of a hyphen.
fn readable(value: &str) -> String {
    value.replace('-', "−")
}
