//! The strategic form of a game as a tree: every player's strategies as a matrix, whole or reduced.
//!
//! A strategy says what to do at each of the player's information sets. In the *reduced* form (H. W. Kuhn, 1953) it says nothing of sets that it never comes
//! to itself: such strategies pay the same whatever is done there. A name lists the actions in the order of the sets, with `*` where nothing is said.

use super::game::{Mover, NodeId, SetId, TreeGame};
use crate::fraction::Fraction;
use crate::strategic::sizes::{MAX_ACTIONS, MAX_PROFILES};
use crate::strategic::{StrategicFault, StrategicGame};
use std::collections::BTreeMap;
use thiserror::Error;

/// Why there is no matrix.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoMatrix {
    #[error(
        "player {player} has more than {MAX_ACTIONS} strategies, which is more than a matrix may have"
    )]
    Strategies { player: usize },
    #[error("payoffs have too many digits for a matrix")]
    TooManyDigits,
    #[error("{0}")]
    Game(#[from] StrategicFault),
}

/// What a player does: an action at each own set, as far as anything is said about it.
pub type Strategy = BTreeMap<SetId, usize>;

/// All strategies of a player, in the order of their actions, first sets first; `None` if there are more than `most`.
pub fn strategies(
    game: &TreeGame,
    player: usize,
    is_reduced: bool,
    most: usize,
) -> Option<Vec<Strategy>> {
    let mut strategies = vec![Strategy::new()];
    for (number, set) in game.sets().iter().enumerate() {
        if set.player() != Some(player) {
            continue;
        }
        let mut longer = Vec::new();
        for strategy in strategies {
            if is_reduced
                && !set
                    .nodes
                    .iter()
                    .any(|&node| is_own_way(game, player, node, &strategy))
            {
                longer.push(strategy);
                continue;
            }
            for action in 0..set.actions.len() {
                let mut strategy = strategy.clone();
                strategy.insert(number, action);
                longer.push(strategy);
            }
        }
        if longer.len() > most {
            return None;
        }
        strategies = longer;
    }
    Some(strategies)
}

/// Whether the player's own strategy allows the way to a node.
fn is_own_way(game: &TreeGame, player: usize, mut node: NodeId, strategy: &Strategy) -> bool {
    while let Some((parent, action)) = game.nodes()[node].parent {
        if let Some((set, of)) = game.set_of(parent)
            && of.player() == Some(player)
            && strategy.get(&set).is_some_and(|&chosen| chosen != action)
        {
            return false;
        }
        node = parent;
    }
    true
}

/// The matrix of all strategies.
///
/// # Errors
/// If there are more strategies or profiles than a strategic game may have.
pub fn strategic_form(game: &TreeGame, is_reduced: bool) -> Result<StrategicGame, NoMatrix> {
    let players = 0..game.players().len();
    let of = |player: usize| {
        let all = strategies(game, player, is_reduced, MAX_ACTIONS);
        all.ok_or(NoMatrix::Strategies { player: player + 1 })
    };
    let all: Vec<Vec<Strategy>> = players.clone().map(of).collect::<Result<_, _>>()?;
    let profiles: usize = all.iter().map(Vec::len).product();
    if all.len() > 2 && profiles > MAX_PROFILES {
        return Err(StrategicFault::Profiles(profiles).into());
    }
    let mut payoffs = Vec::with_capacity(profiles * all.len());
    for mut profile in 0..profiles {
        // The last player's strategy changes fastest.
        let mut chosen = vec![&all[0][0]; all.len()];
        for player in players.clone().rev() {
            chosen[player] = &all[player][profile % all[player].len()];
            profile /= all[player].len();
        }
        payoffs.extend(expected(game, &chosen).ok_or(NoMatrix::TooManyDigits)?);
    }
    let names = all.iter().enumerate();
    let names = names.map(|(player, strategies)| names_of(game, player, strategies));
    let (title, players) = (game.title.clone(), game.players().to_vec());
    Ok(StrategicGame::new(
        title,
        players,
        names.collect(),
        payoffs,
    )?)
}

/// What every player gets when each follows a strategy; `None` if that has too many digits.
pub fn expected(game: &TreeGame, chosen: &[&Strategy]) -> Option<Vec<Fraction>> {
    let mut sums = vec![Fraction::ZERO; game.players().len()];
    let mut open = vec![(0, Fraction::ONE)];
    while let Some((node, share)) = open.pop() {
        let of = &game.nodes()[node];
        for (sum, payoff) in sums.iter_mut().zip(&of.payoffs) {
            *sum = sum.checked_add(payoff.checked_mul(share)?)?;
        }
        let Some((number, set)) = game.set_of(node) else {
            continue;
        };
        match &set.mover {
            Mover::Player(player) => {
                // Of sets that are come to something is said.
                let action = chosen[*player].get(&number).copied().unwrap_or_default();
                open.push((of.children[action], share));
            }
            Mover::Chance(chances) => {
                for (&child, chance) in of.children.iter().zip(chances) {
                    open.push((child, chance.checked_mul(share)?));
                }
            }
        }
    }
    Some(sums)
}

/// Names that differ: the actions, else numbers.
fn names_of(game: &TreeGame, player: usize, strategies: &[Strategy]) -> Vec<String> {
    let sets = game.sets().iter().enumerate();
    let own: Vec<SetId> = sets
        .filter(|(_, set)| set.player() == Some(player))
        .map(|(number, _)| number)
        .collect();
    let name = |strategy: &Strategy| {
        let action = |set: &SetId| match strategy.get(set) {
            None => "*".to_owned(),
            Some(&action) => match game.sets()[*set].actions[action].as_str() {
                "" => (action + 1).to_string(),
                name => name.to_owned(),
            },
        };
        own.iter().map(action).collect::<Vec<_>>().join(" ")
    };
    let mut names: Vec<String> = strategies.iter().map(name).collect();
    if let [only] = &mut names[..]
        && only.is_empty()
    {
        *only = "*".to_owned();
    }
    let mut different = names.clone();
    different.sort();
    different.dedup();
    if different.len() < names.len() {
        names = (1..=names.len()).map(|number| number.to_string()).collect();
    }
    names
}
