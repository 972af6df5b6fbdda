//! Legend of the tree: what its marks mean and from whose point of view, those that this experiment has.

use super::view::View;
use engines::minimax::Pruning;
use experiments::minimax::{GameName, MinimaxExperiment, Place};
use texts::LegendTexts;

/// A mark of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Max,
    Min,
    Chance,
    Value,
    Foretold,
    Window,
    Question,
    Cut,
    Principal,
    Wedge,
    Alone,
    Stones,
    Pieces,
    Labels,
}

/// The marks in their order, each with its meaning.
pub fn entries(
    lab: &MinimaxExperiment,
    view: &View,
    words: &LegendTexts,
) -> Vec<(Mark, &'static str)> {
    let subject = view.sides.first().map(|side| &side.subject);
    let has_chance = subject.is_some_and(|subject| match &*subject.place {
        Place::Tree(position) => position.tree().has_chance(),
        _ => false,
    });
    let has_labels = subject.is_some_and(|subject| subject.has_labels);
    let cuts = lab.sides().any(|side| lab.cuts(side));
    let asks = lab
        .sides()
        .any(|side| lab.options(side).pruning == Pruning::PrincipalVariation);
    let is_chess = lab.game == GameName::Gardner;
    let all = [
        (true, Mark::Max, words.max),
        (true, Mark::Min, words.min),
        (has_chance, Mark::Chance, words.chance),
        (true, Mark::Value, words.value),
        (lab.foretells(), Mark::Foretold, words.foretold),
        (cuts, Mark::Window, words.window),
        (asks, Mark::Question, words.question),
        (cuts, Mark::Cut, words.cut),
        (true, Mark::Principal, words.principal),
        (true, Mark::Wedge, words.wedge),
        (lab.versus.is_some(), Mark::Alone, words.alone),
        (!lab.is_tree() && !is_chess, Mark::Stones, words.stones),
        (is_chess, Mark::Pieces, words.pieces),
        (has_labels, Mark::Labels, words.labels),
    ];
    let there = all.into_iter().filter(|(is_there, ..)| *is_there);
    there.map(|(_, mark, meaning)| (mark, meaning)).collect()
}
