//! Recovering: what follows a mistake of the first player's.

use super::pairing::Pairing;
use engines::repeated::values::recovery::recovery as recovery_of;
use experiments::repeated::{MISTAKE_AFTER, Recovery};

/// What follows it; none if they are no automata, or do not cooperate before.
pub(super) fn recovery(pairing: &Pairing) -> Option<Recovery> {
    let automata = pairing.automata(false).ok()?;
    let found = recovery_of(automata.each_ref(), MISTAKE_AFTER)?;
    let actions = |actions: &[usize; 2]| actions.map(|action| action as u8);
    Some(Recovery {
        rounds: found.rounds,
        likeliest: found.likeliest.iter().map(actions).collect(),
    })
}
