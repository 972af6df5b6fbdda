//! Marks on the payoff matrix: which actions are gone, which payoffs are best, how often a cell comes up.

use super::analysis::Analysis;
use crate::kit::best_response::is_best;

/// What is marked in a cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Marks {
    /// By player, whether nothing else pays more.
    pub best: Vec<bool>,
    pub is_equilibrium: bool,
    /// How often the cell comes up in the only equilibrium; 0 where there are several, or none is marked.
    pub share: f64,
}

/// The marks of a cell.
pub fn marks(of: &Analysis, profile: usize) -> Marks {
    let shown = of.lab.marks;
    let actions = of.game.actions_of(profile);
    let is_best = |player: usize| shown.has_best_responses() && is_best(&of.game, &actions, player);
    let best: Vec<bool> = (0..of.game.players().len()).map(is_best).collect();
    Marks {
        is_equilibrium: shown.has_solution() && best.iter().all(|best| *best),
        best,
        share: share_of(of, &actions),
    }
}

/// Whether an action is marked as gone after all rounds of strict dominance.
pub fn is_gone(of: &Analysis, player: usize, action: usize) -> bool {
    let strict = of.found.strict.as_ref();
    let strict = strict.filter(|_| of.lab.marks.has_solution());
    let left = strict.and_then(|strict| strict.left.get(player));
    left.is_some_and(|left| !left.contains(&(action as u8)))
}

/// How often a cell comes up in the only equilibrium there is; never where equilibria are not marked.
fn share_of(of: &Analysis, actions: &[usize]) -> f64 {
    let [only] = of.shown_equilibria() else {
        return 0.0;
    };
    let parts = only.strategies.iter().zip(actions);
    parts
        .map(|(strategy, &action)| strategy.get(action).map_or(0.0, |part| part.value))
        .product()
}
