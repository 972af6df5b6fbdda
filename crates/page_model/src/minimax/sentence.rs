//! Sentence over the stage: which one it is, and the numbers of nodes in it.

use super::view::View;
use experiments::minimax::{MinimaxExperiment, Side};
use texts::Texts;

/// The sentence with its gaps.
pub fn template(lab: &MinimaxExperiment, texts: &Texts) -> &'static str {
    let words = &texts.labs.minimax.sentence;
    if lab.versus.is_some() {
        words.of_two
    } else if lab.is_tree() {
        words.of_a_tree
    } else {
        words.of_a_game
    }
}

/// The numbers that are known, each with the name of its gap.
pub fn values(lab: &MinimaxExperiment, view: &View, texts: &Texts) -> Vec<(&'static str, String)> {
    let nodes = |name: &'static str, side: Side| {
        let found = view.found.as_ref()?.side(side)?;
        let snapshot = &found.snapshot;
        let count = (texts.number)(snapshot.nodes);
        let count = if snapshot.is_finished {
            count
        } else {
            (texts.labs.minimax.page.more_than)(&count)
        };
        // How much is cut is a part of what is asked.
        (!view.predictions.asks_for_cuts()).then_some((name, count))
    };
    let all = lab.is_tree().then(|| lab.tree().nodes().len() as u64);
    let found = [nodes("nodes", Side::Main), nodes("others", Side::Versus)];
    let all = all.map(|all| ("all", (texts.number)(all)));
    found.into_iter().chain([all]).flatten().collect()
}
