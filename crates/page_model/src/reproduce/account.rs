//! Account of the differences between the published numbers and ours, computed from what was found: how long would have
//! to be evolved, and which strategies were found.

use experiments::reproduce::Tables;
use experiments::reproduce::published::Published;

/// An algorithm at a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AlgorithmAccount {
    /// Means against the start.
    pub published: f64,
    pub ours: f64,
    /// Ours less the published, in standard deviations between evolutions.
    pub spreads: Option<f64>,
    /// The generation, from 1, after which our evolutions are worth most nearly as much as was published.
    pub nearest: u64,
    /// A strategy against itself, if it begins: published and ours.
    pub against_itself: (f64, f64),
}

/// What is said about a game; `None` until an evolution is evaluated.
pub fn account(published: &Published, tables: &Tables) -> Option<[AlgorithmAccount; 4]> {
    (!tables.against_start.is_empty()).then(|| {
        core::array::from_fn(|algorithm| {
            let mean = tables.against_start[algorithm][0];
            let itself = tables.pairs[algorithm][algorithm].mean;
            AlgorithmAccount {
                published: mean.published,
                ours: mean.ours,
                spreads: mean.spreads,
                nearest: nearest_generation(&tables.by_generation[algorithm], mean.published),
                against_itself: (published.pairs[algorithm][algorithm].0, itself.ours),
            }
        })
    })
}

/// The generation whose strategy is worth nearest to `wanted`, counted from 1, the first of equals; 0 where there is none.
pub fn nearest_generation(worth: &[f64], wanted: f64) -> u64 {
    let distance = |&(_, worth): &(usize, &f64)| (worth - wanted).abs();
    let all = worth.iter().enumerate();
    let nearest = all.min_by(|one, other| distance(one).total_cmp(&distance(other)));
    nearest.map_or(0, |(index, _)| index as u64 + 1)
}

/// Of the strategies that were found at War, how many mostly put cards back in decreasing, increasing and random order, and
/// how many do none of it mostly.
pub fn orders(tables: &Tables) -> [usize; 4] {
    let mut counts = [0; 4];
    for strategy in tables.strategies.iter().flatten() {
        let most = strategy.iter().position(|&share| share > 0.5);
        counts[most.unwrap_or(3)] += 1;
    }
    counts
}
