//! Bayesian games among trees, as Gambit's files have them: chance moves first, then each player once, who knows a type and nothing of what others
//! choose. What chance does after everybody has chosen counts by its mean.
//!
//! Source: J. C. Harsanyi, "Games with incomplete information played by 'Bayesian' players" (1967): types as what chance has told a player.

use super::game::{BayesianGame, MAX_ACTIONS, MAX_PLAYERS, MAX_TYPES, MIN_PLAYERS, Player, State};
use games::fraction::Fraction;
use games::tree_game::{InformationSet, Mover, NodeId, SetId, TreeGame};
use std::collections::BTreeMap;
use thiserror::Error;

/// Why a tree is no Bayesian game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoBayesianGame {
    #[error("there are {0} players; a Bayesian game has {MIN_PLAYERS} to {MAX_PLAYERS}")]
    Players(usize),
    #[error("{0} does not act exactly once on every way to an end")]
    Times(String),
    #[error("chance moves between the players")]
    Chance,
    #[error("{0} knows something of what others have chosen")]
    Sees(String),
    #[error("{0} has another number of actions in another information set")]
    Actions(String),
    #[error("{player} has {found} information sets; a Bayesian game has up to {MAX_TYPES} types")]
    Types { player: String, found: usize },
    #[error("{player} has {found} actions; a Bayesian game has up to {MAX_ACTIONS}")]
    TooManyActions { player: String, found: usize },
    #[error("nobody knows anything that others do not: it is a game in one table")]
    Complete,
    #[error("its numbers have too many digits")]
    Digits,
}

/// What has happened on the way to a node.
#[derive(Clone, Copy)]
struct Reached {
    /// Where the players begin: below the moves of chance before anybody acts.
    begin: NodeId,
    /// How probable it is that chance leads there.
    probability: Fraction,
    /// By player: the information set, and the action there.
    chosen: [Option<(SetId, usize)>; MAX_PLAYERS],
}

/// A way to an end.
struct Way {
    begin: NodeId,
    probability: Fraction,
    /// By player.
    chosen: Vec<(SetId, usize)>,
    end: NodeId,
}

/// The Bayesian game that a tree is. Its types are the information sets, in the order of their first nodes.
///
/// # Errors
/// Why it is none.
pub fn of_tree(tree: &TreeGame) -> Result<BayesianGame, NoBayesianGame> {
    let count = tree.players().len();
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&count) {
        return Err(NoBayesianGame::Players(count));
    }
    let ways = ways(tree)?;
    let types = types(tree, &ways)?;
    let mut game = BayesianGame {
        players: players(tree, &types)?,
        states: Vec::new(),
    };
    if game.players.iter().all(|player| player.types.len() == 1) {
        return Err(NoBayesianGame::Complete);
    }
    game.states = states(tree, &game, &types, &ways)?;
    Ok(game)
}

/// All ways that chance makes possible. Nodes come after those above them, so no stack is needed, however deep a tree is.
fn ways(tree: &TreeGame) -> Result<Vec<Way>, NoBayesianGame> {
    let mut ways = Vec::new();
    let mut all: Vec<Option<Reached>> = Vec::with_capacity(tree.nodes().len());
    for (id, node) in tree.nodes().iter().enumerate() {
        let here = match node.parent {
            None => Some(Reached {
                begin: id,
                probability: Fraction::ONE,
                chosen: [None; MAX_PLAYERS],
            }),
            Some((parent, action)) => match &all[parent] {
                Some(above) => after(tree, above, (parent, action), id)?,
                None => None,
            },
        };
        all.push(here);
        if let Some(here) = here.filter(|_| node.set.is_none()) {
            let chosen = here.chosen.iter().zip(tree.players());
            let chosen = chosen.map(|(chosen, player)| {
                chosen.ok_or_else(|| NoBayesianGame::Times(player.clone()))
            });
            ways.push(Way {
                begin: here.begin,
                probability: here.probability,
                chosen: chosen.collect::<Result<_, _>>()?,
                end: id,
            });
        }
    }
    Ok(ways)
}

/// What has happened after an action; `None` where it has probability 0.
fn after(
    tree: &TreeGame,
    above: &Reached,
    (parent, action): (NodeId, usize),
    child: NodeId,
) -> Result<Option<Reached>, NoBayesianGame> {
    let Some((id, set)) = tree.set_of(parent) else {
        return Ok(None);
    };
    let mut next = *above;
    match &set.mover {
        Mover::Chance(shares) => {
            let acted = above.chosen.iter().flatten().count();
            if acted == 0 {
                next.begin = child;
            } else if acted < tree.players().len() {
                return Err(NoBayesianGame::Chance);
            }
            let probability = above.probability.checked_mul(shares[action]);
            next.probability = probability.ok_or(NoBayesianGame::Digits)?;
        }
        &Mover::Player(player) => {
            if next.chosen[player].replace((id, action)).is_some() {
                return Err(NoBayesianGame::Times(tree.players()[player].clone()));
            }
        }
    }
    Ok((next.probability != Fraction::ZERO).then_some(next))
}

/// The information sets of each player, in their order, that are there with positive probability.
fn types(tree: &TreeGame, ways: &[Way]) -> Result<Vec<Vec<SetId>>, NoBayesianGame> {
    let name = |player: usize| tree.players()[player].clone();
    // Where the players begin, everybody's type is known.
    let mut known: BTreeMap<NodeId, &[(SetId, usize)]> = BTreeMap::new();
    for way in ways {
        let first = known.entry(way.begin).or_insert(&way.chosen);
        let mut both = first.iter().zip(&way.chosen);
        if let Some(player) = both.position(|(one, other)| one.0 != other.0) {
            return Err(NoBayesianGame::Sees(name(player)));
        }
    }
    let of_player = |player: usize| {
        let mut sets: Vec<SetId> = known.values().map(|chosen| chosen[player].0).collect();
        sets.sort_unstable();
        sets.dedup();
        match sets.len() {
            found if found > MAX_TYPES => Err(NoBayesianGame::Types {
                player: name(player),
                found,
            }),
            _ => Ok(sets),
        }
    };
    (0..tree.players().len()).map(of_player).collect()
}

fn players(tree: &TreeGame, types: &[Vec<SetId>]) -> Result<Vec<Player>, NoBayesianGame> {
    let of_player = |(player, sets): (usize, &Vec<SetId>)| {
        let name = tree.players()[player].clone();
        let sets: Vec<&InformationSet> = sets.iter().map(|&set| &tree.sets()[set]).collect();
        let count = sets[0].actions.len();
        if sets.iter().any(|set| set.actions.len() != count) {
            return Err(NoBayesianGame::Actions(name));
        }
        if count > MAX_ACTIONS {
            let found = count;
            return Err(NoBayesianGame::TooManyActions {
                player: name,
                found,
            });
        }
        // What one action is called differently by different types has all its names.
        let action = |action: usize| {
            let mut names: Vec<&str> = Vec::new();
            for set in &sets {
                let name = set.actions[action].as_str();
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            names.join("/")
        };
        let names = sets.iter().map(|set| set.name.clone());
        Ok(Player {
            name,
            types: names.collect(),
            actions: (0..count).map(action).collect(),
        })
    };
    types.iter().enumerate().map(of_player).collect()
}

/// A state for each profile of types that is there.
fn states(
    tree: &TreeGame,
    game: &BayesianGame,
    types: &[Vec<SetId>],
    ways: &[Way],
) -> Result<Vec<State>, NoBayesianGame> {
    let totals = tree.totals().ok_or(NoBayesianGame::Digits)?;
    let add = |sum: &mut Fraction, more: Option<Fraction>| {
        let next = more.and_then(|more| sum.checked_add(more));
        *sum = next.ok_or(NoBayesianGame::Digits)?;
        Ok(())
    };
    // How probable the types are, and their payoffs times that.
    let mut sums: BTreeMap<Vec<usize>, (Fraction, Vec<Fraction>)> = BTreeMap::new();
    let count = game.players.len();
    for way in ways {
        let kinds = way.chosen.iter().zip(types);
        let kinds = kinds.filter_map(|((set, _), sets)| sets.binary_search(set).ok());
        let actions: Vec<usize> = way.chosen.iter().map(|&(_, action)| action).collect();
        let profile = game.profile(&actions);
        let nothing = || {
            (
                Fraction::ZERO,
                vec![Fraction::ZERO; game.profiles() * count],
            )
        };
        let (probability, sums) = sums.entry(kinds.collect()).or_insert_with(nothing);
        for (player, payoff) in totals[way.end].iter().enumerate() {
            let sum = &mut sums[profile * count + player];
            add(sum, payoff.checked_mul(way.probability))?;
        }
        // Each profile of actions is reached as often as its types are there.
        if profile == 0 {
            add(probability, Some(way.probability))?;
        }
    }
    let state = |(types, (probability, sums)): (Vec<usize>, (Fraction, Vec<Fraction>))| {
        let weight = probability.inverse().ok_or(NoBayesianGame::Digits)?;
        let mean = |sum: Fraction| sum.checked_mul(weight).ok_or(NoBayesianGame::Digits);
        Ok(State {
            probability,
            types,
            payoffs: sums.into_iter().map(mean).collect::<Result<_, _>>()?,
        })
    };
    sums.into_iter().map(state).collect()
}
