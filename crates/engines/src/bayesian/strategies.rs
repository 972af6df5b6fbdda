//! Strategies of a Bayesian game, and what they pay.

use super::game::{BayesianGame, State};
use crate::exact::rational::{Rational, of_fraction};

/// The probability of each action, by type.
pub type Strategy = Vec<Vec<Rational>>;

/// What each action pays in a state on average, if the others do what their types do there.
fn by_action(
    game: &BayesianGame,
    state: &State,
    strategies: &[Strategy],
    player: usize,
) -> Vec<Rational> {
    let mut payoffs = vec![Rational::ZERO; game.actions(player)];
    let others = (0..game.players.len()).filter(|&other| other != player);
    // What the others do, with its probability; profiles are counted without the player's own action.
    let mut ways = vec![(0, Rational::ONE)];
    for other in others {
        let step = game.step(other);
        let mixed = strategies[other][state.types[other]].iter().enumerate();
        let used: Vec<_> = mixed.filter(|(_, part)| !part.is_zero()).collect();
        let longer = |(number, weight): &(usize, Rational)| {
            let ways = used
                .iter()
                .map(|&(action, part)| (number + action * step, weight * part));
            ways.collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(longer).collect();
    }
    for (number, weight) in ways {
        for (action, payoff) in payoffs.iter_mut().enumerate() {
            let profile = number + action * game.step(player);
            *payoff += &weight * of_fraction(game.payoff(state, profile, player));
        }
    }
    payoffs
}

/// What each action pays each type of a player on average, by its own beliefs.
pub fn interim(game: &BayesianGame, strategies: &[Strategy], player: usize) -> Vec<Vec<Rational>> {
    let mut sums = vec![vec![Rational::ZERO; game.actions(player)]; game.types(player)];
    for state in &game.states {
        let probability = of_fraction(state.probability);
        let payoffs = by_action(game, state, strategies, player);
        for (sum, payoff) in sums[state.types[player]].iter_mut().zip(payoffs) {
            *sum += &probability * payoff;
        }
    }
    let prior = game.prior(player);
    let by_type = sums.into_iter().zip(&prior);
    by_type
        .map(|(sums, all)| sums.into_iter().map(|sum| sum / all).collect())
        .collect()
}

/// What each player's strategy would get if the others did anything with equal probability, all players together. Of equilibria that pay the same, those in
/// which nobody does what only the others' strategies excuse have more.
pub fn against_anything(game: &BayesianGame) -> impl Fn(&[Strategy]) -> Rational {
    let anything = |player: usize| {
        let size = game.actions(player);
        let part = Rational::from_parts(1.into(), size.into());
        vec![vec![part; size]; game.types(player)]
    };
    let players = 0..game.players.len();
    let anything: Vec<Strategy> = players.clone().map(anything).collect();
    let payoffs: Vec<_> = players
        .map(|player| (interim(game, &anything, player), game.prior(player)))
        .collect();
    move |strategies| {
        let mut sum = Rational::ZERO;
        for ((payoffs, prior), strategy) in payoffs.iter().zip(strategies) {
            for ((payoffs, part), mixed) in payoffs.iter().zip(prior).zip(strategy) {
                sum += part * mean(payoffs, mixed);
            }
        }
        sum
    }
}

/// What a type gets that mixes like this.
pub fn mean(payoffs: &[Rational], mixed: &[Rational]) -> Rational {
    let pairs = payoffs.iter().zip(mixed);
    pairs.fold(Rational::ZERO, |sum, (payoff, part)| sum + payoff * part)
}

/// What a player gets before anything is known.
pub fn ex_ante(game: &BayesianGame, strategies: &[Strategy], player: usize) -> Rational {
    let interim = interim(game, strategies, player);
    let by_type = interim.iter().zip(&strategies[player]);
    let means = by_type.map(|(payoffs, mixed)| mean(payoffs, mixed));
    let weighted = means.zip(game.prior(player));
    weighted.fold(Rational::ZERO, |sum, (payoff, part)| sum + payoff * part)
}

/// What a player gets in a state, by the types there.
pub fn ex_post(
    game: &BayesianGame,
    state: &State,
    strategies: &[Strategy],
    player: usize,
) -> Rational {
    let payoffs = by_action(game, state, strategies, player);
    mean(&payoffs, &strategies[player][state.types[player]])
}

/// What a player would get at most, before anything is known, by finding out everybody's type while the others suspect nothing.
pub fn with_secret_knowledge(
    game: &BayesianGame,
    strategies: &[Strategy],
    player: usize,
) -> Rational {
    let knowing = game.with_knowledge(player, super::game::Knowledge::Everything);
    let mut as_if = strategies.to_vec();
    as_if[player] = vec![vec![Rational::ZERO; game.actions(player)]; knowing.types(player)];
    let interim = interim(&knowing, &as_if, player);
    let best = interim
        .into_iter()
        .filter_map(|payoffs| payoffs.into_iter().max());
    let weighted = best.zip(knowing.prior(player));
    weighted.fold(Rational::ZERO, |sum, (payoff, part)| sum + payoff * part)
}

/// Whether no type of anybody gains by another action.
pub fn is_equilibrium(game: &BayesianGame, strategies: &[Strategy]) -> bool {
    (0..game.players.len()).all(|player| {
        let interim = interim(game, strategies, player);
        let mut by_type = interim.iter().zip(&strategies[player]);
        by_type.all(|(payoffs, mixed)| {
            let got = mean(payoffs, mixed);
            payoffs.iter().all(|payoff| *payoff <= got)
        })
    })
}

/// The strategy that takes these actions, by type.
pub fn pure(actions: &[usize], size: usize) -> Strategy {
    let mixed = |&action: &usize| {
        let mut mixed = vec![Rational::ZERO; size];
        mixed[action] = Rational::ONE;
        mixed
    };
    actions.iter().map(mixed).collect()
}
