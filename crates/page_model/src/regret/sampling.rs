//! Sampled regrets beside full ones: which actions are shown, and what of each.

use engines::regret::GameTree;
use experiments::regret::Sampled;
use experiments::regret::naming::{action_names, set_name};
use texts::Texts;

/// Numbers of walks to choose from.
pub const WALKS: [u64; 6] = [1, 10, 100, 1_000, 10_000, 100_000];
/// Actions that are shown: those with the largest regrets.
const MAX_ROWS: usize = 24;

/// The regret of an action.
#[derive(Clone, Debug, PartialEq)]
pub struct SampledRegret {
    pub name: String,
    /// The key of its information set.
    pub set: String,
    /// Of the walks.
    pub mean: f64,
    /// 1.96 standard errors to each side.
    pub whisker: (f64, f64),
    /// With nothing drawn.
    pub full: f64,
    pub text: String,
    /// Whether it is the first action of its information set.
    pub is_first: bool,
}

/// The actions that are shown, in the order of the game.
pub fn regrets(found: &Sampled, tree: &GameTree, texts: &Texts) -> Vec<SampledRegret> {
    let slots = found.largest(MAX_ROWS);
    let rows = 0..tree.information_sets().len();
    let all = rows.flat_map(|row| tree.slots(row).map(move |slot| (row, slot)));
    let largest = all.filter(|(_, slot)| slots.contains(slot));
    largest
        .map(|(row, slot)| regret(found, tree, row, slot, texts))
        .collect()
}

fn regret(
    found: &Sampled,
    tree: &GameTree,
    row: usize,
    slot: usize,
    texts: &Texts,
) -> SampledRegret {
    let amount = texts.labs.regret.page.amount;
    let first = tree.slots(row).start;
    let action = &action_names(tree, row, texts)[slot - first];
    let (mean, margin) = (found.means[slot], found.margin(slot));
    SampledRegret {
        name: format!("{}: {action}", set_name(tree, row, texts)),
        set: tree.information_sets()[row].key.clone(),
        mean,
        whisker: (mean - margin, mean + margin),
        full: found.full[slot],
        text: format!("{} / {}", amount(mean), amount(found.full[slot])),
        is_first: slot == first,
    }
}
