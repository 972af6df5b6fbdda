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

/// By player: the information set, and the action there.
type Chosen = Vec<Option<(SetId, usize)>>;

/// A way to an end: the moves of chance before anybody acts, what everybody chose, how probable it is that chance leads there, what it pays.
struct Way {
    begin: NodeId,
    chosen: Vec<(SetId, usize)>,
    probability: Fraction,
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
    let mut walk = Walk {
        tree,
        ways: Vec::new(),
    };
    walk.go(0, 0, Fraction::ONE, &vec![None; count])?;
    let types = types(tree, &walk.ways)?;
    let players = players(tree, &types)?;
    if players.iter().all(|player| player.types.len() == 1) {
        return Err(NoBayesianGame::Complete);
    }
    let states = states(tree, &players, &types, &walk.ways)?;
    Ok(BayesianGame { players, states })
}

struct Walk<'a> {
    tree: &'a TreeGame,
    ways: Vec<Way>,
}

impl Walk<'_> {
    /// All ways from a node on; `begin` is where the players begin on them.
    fn go(
        &mut self,
        node: NodeId,
        begin: NodeId,
        probability: Fraction,
        chosen: &Chosen,
    ) -> Result<(), NoBayesianGame> {
        let name = |player: usize| self.tree.players()[player].clone();
        let children = &self.tree.nodes()[node].children;
        let Some((id, set)) = self.tree.set_of(node) else {
            let missing = chosen.iter().position(Option::is_none);
            if let Some(player) = missing {
                return Err(NoBayesianGame::Times(name(player)));
            }
            self.ways.push(Way {
                begin,
                chosen: chosen.iter().flatten().copied().collect(),
                probability,
                end: node,
            });
            return Ok(());
        };
        let acted = chosen.iter().flatten().count();
        match &set.mover {
            Mover::Chance(_) if acted > 0 && acted < chosen.len() => Err(NoBayesianGame::Chance),
            Mover::Chance(shares) => {
                for (&child, &share) in children.iter().zip(shares) {
                    let all = probability.checked_mul(share);
                    let all = all.ok_or(NoBayesianGame::Digits)?;
                    let begin = if acted == 0 { child } else { begin };
                    if all != Fraction::ZERO {
                        self.go(child, begin, all, chosen)?;
                    }
                }
                Ok(())
            }
            &Mover::Player(player) if chosen[player].is_some() => {
                Err(NoBayesianGame::Times(name(player)))
            }
            &Mover::Player(player) => {
                for (action, &child) in children.iter().enumerate() {
                    let mut next = chosen.clone();
                    next[player] = Some((id, action));
                    self.go(child, begin, probability, &next)?;
                }
                Ok(())
            }
        }
    }
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
    players: &[Player],
    types: &[Vec<SetId>],
    ways: &[Way],
) -> Result<Vec<State>, NoBayesianGame> {
    let totals = tree.totals().ok_or(NoBayesianGame::Digits)?;
    let profiles: usize = players.iter().map(|player| player.actions.len()).product();
    let mut sums: BTreeMap<Vec<usize>, Vec<Fraction>> = BTreeMap::new();
    let mut probabilities: BTreeMap<Vec<usize>, Fraction> = BTreeMap::new();
    for way in ways {
        let kinds = way.chosen.iter().zip(types);
        let kinds = kinds.filter_map(|((set, _), sets)| sets.binary_search(set).ok());
        let kinds: Vec<usize> = kinds.collect();
        let actions = way.chosen.iter().zip(players);
        let profile = actions.fold(0, |number, ((_, action), player)| {
            number * player.actions.len() + action
        });
        let nothing = || vec![Fraction::ZERO; profiles * players.len()];
        let sums = sums.entry(kinds.clone()).or_insert_with(nothing);
        for (player, payoff) in totals[way.end].iter().enumerate() {
            let part = payoff.checked_mul(way.probability);
            let sum = &mut sums[profile * players.len() + player];
            let next = part.and_then(|part| sum.checked_add(part));
            *sum = next.ok_or(NoBayesianGame::Digits)?;
        }
        // Each profile of actions is reached as often as its types are there.
        if profile == 0 {
            let sum = probabilities.entry(kinds).or_insert(Fraction::ZERO);
            let next = sum.checked_add(way.probability);
            *sum = next.ok_or(NoBayesianGame::Digits)?;
        }
    }
    let state = |(types, sums): (Vec<usize>, Vec<Fraction>)| {
        let probability = probabilities[&types];
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
