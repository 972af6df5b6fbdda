//! Known values of the games, to the first player.

use experiments::regret::{GameName, RegretExperiment};

/// Of Leduc poker, in antes per hand: found by linear programming, see `crates/games/tests/oracles`.
const LEDUC: f64 = -0.085_606_424;
/// Of Kuhn poker with three cards: Kuhn (1950).
const KUHN: f64 = -1.0 / 18.0;

/// The value of the game for the first player, in antes per hand; `None` where it is not known here, and where
/// strategies are fixed.
pub fn known_value(lab: &RegretExperiment) -> Option<f64> {
    if !lab.lock.is_empty() {
        return None;
    }
    match lab.game {
        GameName::Kuhn => (lab.cards == 3).then_some(KUHN),
        GameName::KuhnSeed => (lab.cards == 3).then_some(-KUHN),
        GameName::Leduc => Some(LEDUC),
        GameName::RockPaperScissors | GameName::MatchingPennies => Some(0.0),
    }
}
