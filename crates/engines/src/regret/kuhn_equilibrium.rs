//! The equilibria of Kuhn poker with three cards, in formulas.
//!
//! Source: Kuhn (1950). In every equilibrium the first player bets the Jack with probability α in [0, 1/3], the King
//! with 3α and the Queen never, gives up a Jack, calls with a Queen with α + 1/3 and always with a King; the second
//! player bets a Jack after a pass with 1/3, a Queen never and a King always, and calls with a Queen with 1/3 and with a
//! King always. The value is −1/18 for the first player.

use super::strategy::Strategy;
use super::tree::GameTree;

/// The largest α.
pub const MAX_ALPHA: f64 = 1.0 / 3.0;

/// The probabilities of betting or calling in the equilibrium with `alpha`.
fn bets(alpha: f64) -> [(&'static str, f64); 12] {
    [
        ("J", alpha),
        ("Q", 0.0),
        ("K", 3.0 * alpha),
        ("Jpb", 0.0),
        ("Qpb", alpha + MAX_ALPHA),
        ("Kpb", 1.0),
        ("Jp", MAX_ALPHA),
        ("Qp", 0.0),
        ("Kp", 1.0),
        ("Jb", 0.0),
        ("Qb", MAX_ALPHA),
        ("Kb", 1.0),
    ]
}

/// The probability of betting or calling at an information set, by its text, in the equilibrium with `alpha`; `None` if there is no such
/// set.
pub fn bet(information_set: &str, alpha: f64) -> Option<f64> {
    let bets = bets(alpha).into_iter();
    let mut found = bets.filter(|(key, _)| *key == information_set);
    found.next().map(|(_, bet)| bet)
}

/// The equilibrium with `alpha` of [0, 1/3] (larger and smaller ones are taken to the border); `None` if `tree` is not
/// Kuhn poker with three cards.
pub fn strategy(tree: &GameTree, alpha: f64) -> Option<Strategy> {
    let alpha = alpha.clamp(0.0, MAX_ALPHA);
    let mut strategy = Strategy::uniform(tree);
    let bets = bets(alpha);
    if tree.information_sets().len() != bets.len() {
        return None;
    }
    for (key, bet) in bets {
        strategy.set_row(tree, tree.find(key)?, &[1.0 - bet, bet]);
    }
    Some(strategy)
}

/// Where a strategy lies in the family.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// What the Jack's bets, a third of the King's, and the Queen's calls less a third say α is.
    pub implied: [f64; 3],
    /// The α of the nearest equilibrium: the one with the smallest sum of squared differences.
    pub nearest: f64,
    /// The largest difference of any probability to that equilibrium.
    pub distance: f64,
}

/// Where `of` lies; `None` if `tree` is not Kuhn poker with three cards.
pub fn place(tree: &GameTree, of: &Strategy) -> Option<Place> {
    strategy(tree, 0.0)?;
    let bet = |key| Some(of.row(tree, tree.find(key)?)[1]);
    let (jack, king, queen) = (bet("J")?, bet("K")?, bet("Qpb")?);
    // Least squares along the line (α, 3α, α + 1/3): the direction is (1, 3, 1).
    let along = (jack + 3.0 * king + (queen - MAX_ALPHA)) / 11.0;
    let nearest = along.clamp(0.0, MAX_ALPHA);
    let equilibrium = strategy(tree, nearest)?;
    let pairs = of.slots().iter().zip(equilibrium.slots());
    let distance = pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
    Some(Place {
        implied: [jack, king / 3.0, queen - MAX_ALPHA],
        nearest,
        distance,
    })
}
