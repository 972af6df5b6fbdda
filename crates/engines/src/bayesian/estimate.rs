//! Estimate of how much work a game of two is, before it is worked on: its size without the actions that another action dominates, in floats.

use super::dominance::{Left, everything};
use super::extreme::{MAX_LABELS, labels};
use super::game::BayesianGame;

/// Differences that rounding may make.
const NEAR: f64 = 1e-9;

/// What is left when actions are gone that another action dominates, again and again; of mixtures nothing is said.
pub fn left(game: &BayesianGame) -> Left {
    let mut left = everything(game);
    loop {
        let mut is_changed = false;
        for player in 0..game.players.len() {
            for kind in 0..game.types(player) {
                let own = left[player][kind].clone();
                let is_dominated = |&action: &usize| {
                    let mut others = own.iter().filter(|&&other| other != action);
                    others
                        .any(|&other| least_gain(game, &left, player, kind, [other, action]) > NEAR)
                };
                if let Some(gone) = own.iter().copied().find(is_dominated) {
                    left[player][kind].retain(|&action| action != gone);
                    is_changed = true;
                }
            }
        }
        if !is_changed {
            return left;
        }
    }
}

/// What a type gains at least by one action in place of another. States with the same types are taken one by one, so it may be more.
fn least_gain(
    game: &BayesianGame,
    left: &Left,
    player: usize,
    kind: usize,
    [one, other]: [usize; 2],
) -> f64 {
    let states = game
        .states
        .iter()
        .filter(|state| state.types[player] == kind);
    let step = game.step(player);
    let gains = states.map(|state| {
        let possible = (0..game.profiles()).filter(|&profile| {
            let actions = game.actions_of(profile);
            let mut chosen = actions.iter().enumerate();
            chosen.all(|(at, action)| match at == player {
                true => *action == 0,
                false => left[at][state.types[at]].contains(action),
            })
        });
        let gain = |profile: usize| {
            let payoff =
                |action: usize| game.payoff(state, profile + action * step, player).value();
            payoff(one) - payoff(other)
        };
        state.probability.value() * possible.map(gain).fold(f64::INFINITY, f64::min)
    });
    gains.sum()
}

/// About how many operations all extreme equilibria with these actions take at most, with at most so many bases: none where they are not sought.
pub fn operations(game: &BayesianGame, left: &Left, most_bases: usize) -> u64 {
    if game.players.len() != 2 || labels(left) > MAX_LABELS {
        return 0;
    }
    let sizes = left.iter().flatten().map(|actions| actions.len() as u64);
    let bases = sizes.fold(1, u64::saturating_mul).min(most_bases as u64);
    let entries = |player: usize| {
        let count = |player: usize| left[player].iter().map(Vec::len).sum::<usize>();
        let rows = left[player].len() + count(1 - player);
        let columns = count(player) - left[player].len() + left[1 - player].len() + 1;
        (rows * columns) as u64
    };
    // To a basis and back, with the choice of the pivot.
    3 * bases * (entries(0) + entries(1))
}
