//! The look inside one iteration: which deal is drawn, which iterations can be drawn, and which are computed without being asked for.

use engines::regret::GameTree;
use experiments::regret::RegretExperiment;
use experiments::regret::parts::deals;

/// More histories are not drawn: nobody could read them.
pub const MAX_DRAWN: usize = 200;
/// The deal that the page opens with.
const SHOWN_FIRST: &str = "QK";
/// An iteration that takes visits to more histories is computed only when somebody asks for it: a link alone should not
/// keep a machine busy for more than about a second.
const MAX_UNASKED: u64 = 20_000_000;

/// The cards of the tree: those that were chosen, else a Queen against a King where they are dealt. `None` in games
/// without cards.
pub fn deal_shown(lab: &RegretExperiment, tree: &GameTree) -> Option<String> {
    let deals = deals(tree);
    let wanted = [lab.deal.as_str(), SHOWN_FIRST];
    let found = wanted
        .into_iter()
        .find(|deal| deals.iter().any(|known| known == deal));
    found
        .map(ToOwned::to_owned)
        .or_else(|| deals.first().cloned())
}

/// Whether iteration `number` may be computed for anyone who opens a link to it.
pub fn is_cheap_to_look_at(tree: &GameTree, number: u64) -> bool {
    number.saturating_mul(2 * tree.len() as u64) <= MAX_UNASKED
}

/// Whether the walks of an iteration are few enough steps to be drawn. Sampled walks of large games may still turn out
/// to be too long.
pub fn may_be_drawn(lab: &RegretExperiment, tree: &GameTree) -> bool {
    let is_random = lab.parameters_of(lab.variant).is_random();
    tree.len() <= MAX_DRAWN || (is_random && lab.rules().is_recorded())
}

/// The iteration that somebody types, from 1 to `last`; what is no number is put right to `number`, the one before.
pub fn typed(text: &str, number: u64, last: u64) -> u64 {
    let wanted = text.trim().parse::<u64>();
    wanted.map_or(number, |wanted| wanted.clamp(1, last))
}
