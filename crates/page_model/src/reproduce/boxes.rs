//! Boxes of the figures: five numbers each, of what was published, of ours, and of what single evolutions of ours have come to.

use experiments::reproduce::Tables;
use experiments::reproduce::published::Published;
use texts::Texts;

/// Of the statistics in a table: minimum, quartiles and maximum.
fn five(statistics: [f64; 7]) -> [f64; 5] {
    let [_, _, low, lower, middle, upper, high] = statistics;
    [low, lower, middle, upper, high]
}

/// The boxes with their names, algorithm by algorithm.
pub fn boxes(published: &Published, tables: &Tables, texts: &Texts) -> Vec<(String, [f64; 5])> {
    let words = &texts.labs.reproduce.page;
    let mut boxes = Vec::new();
    for algorithm in 0..4 {
        let name = words.short_algorithms[algorithm];
        let of_published = five(published.against_start[algorithm]);
        boxes.push((format!("{name} {}", words.published_mark), of_published));
        if let Some(ours) = tables.against_start.get(algorithm) {
            let statistics = core::array::from_fn(|index| ours[index].ours);
            boxes.push((format!("{name} {}", words.ours_mark), five(statistics)));
        }
        if let Some(between) = tables.between.get(algorithm) {
            boxes.push((format!("{name} {}", words.between_mark), five(*between)));
        }
    }
    boxes
}
