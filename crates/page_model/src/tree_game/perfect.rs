//! Subgame-perfect equilibria in words: what each does, and whether beliefs make it rational.

use super::analysis::{Analysis, rationality};
use super::marks::has_hidden_moves;
use experiments::tree_game::{CONSISTENCY_LIMITS, MAX_JUDGED, Pure, Rationality, Stage};
use texts::TreeGameTexts;

/// Whether beliefs are spoken of: where moves are hidden, and nobody forgets anything.
pub fn has_beliefs(of: &Analysis) -> bool {
    has_hidden_moves(of) && of.found.forgotten.is_none()
}

/// The action at each information set.
pub fn actions(of: &Analysis, pure: &Pure) -> String {
    let action = |set: usize| {
        let action = of.action(set, pure.actions[set].into());
        format!("{}: {action}", of.labels[set])
    };
    let actions: Vec<String> = of.own_sets().map(action).collect();
    actions.join(", ")
}

/// What is said about an equilibrium's beliefs, once it is known.
pub fn said(of: &Analysis, pure: &Pure, words: &TreeGameTexts) -> String {
    if of.found.stage == Stage::Beliefs {
        return words.under_way.to_owned();
    }
    let set = match pure.rationality {
        Rationality::Fails(set) => of.labels[set as usize].as_str(),
        _ => "",
    };
    (words.rationality)(rationality(pure), set)
}

/// The limits of what is tested, where something was too large for them.
pub fn limits(of: &Analysis, words: &TreeGameTexts) -> Option<String> {
    let is_open = |pure: &Pure| {
        let Rationality::Believed { is_sequential, .. } = &pure.rationality else {
            return pure.rationality == Rationality::Untested;
        };
        is_sequential.is_none()
    };
    let is_told = of.found.stage > Stage::Beliefs
        && of.found.forgotten.is_none()
        && of.found.subgame_perfect.iter().any(is_open);
    let [mistakes, nodes, choices] = CONSISTENCY_LIMITS;
    is_told.then(|| (words.rationality_limits)([MAX_JUDGED, mistakes, nodes, choices]))
}
