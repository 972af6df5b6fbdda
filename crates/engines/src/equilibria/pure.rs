//! Equilibria in pure strategies, of any number of players: every profile is tried.

use games::strategic::StrategicGame;

/// The profiles, by number, at which nobody gains by another action.
pub fn pure_equilibria(game: &StrategicGame) -> Vec<usize> {
    let is_stable =
        |&profile: &usize| (0..game.players().len()).all(|player| is_best(game, profile, player));
    (0..game.profiles()).filter(is_stable).collect()
}

/// Whether `player` does best in a profile, by its number, what they do there.
pub fn is_best(game: &StrategicGame, profile: usize, player: usize) -> bool {
    let mut actions = game.actions_of(profile);
    let now = game.payoff(profile, player);
    (0..game.size(player)).all(|action| {
        actions[player] = action;
        let other = game.payoff(game.profile(&actions), player);
        compare(other, now).is_le()
    })
}

/// Compares two fractions.
pub fn compare(a: games::fraction::Fraction, b: games::fraction::Fraction) -> core::cmp::Ordering {
    let products = |x: i128, y: i128| x.checked_mul(y);
    let left = products(a.numerator(), b.denominator());
    match (left, products(b.numerator(), a.denominator())) {
        (Some(left), Some(right)) => left.cmp(&right),
        _ => {
            use crate::exact::rational::of_fraction;
            of_fraction(a).cmp(&of_fraction(b))
        }
    }
}
