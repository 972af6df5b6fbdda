//! A subgame without the subgames in it.

use super::solved::{Equilibrium, MAX_EQUILIBRIA, Solved};
use crate::effort;
use crate::exact::rational::{Rational, of_fraction};
use games::tree_game::{Mover, NodeId, SetId, TreeGame};
use std::collections::BTreeMap;

/// Nodes that all profiles lead through together, at most: beyond, a subgame's equilibria are not sought.
const MAX_VISITS: usize = 300_000;

/// How much work a visit is, in units of [`effort`].
const VISIT: u64 = 50;

/// The part of a subgame in which its own information sets are.
pub(super) struct Part {
    root: NodeId,
    /// In preorder, each with what happens there.
    nodes: Vec<(NodeId, Kind)>,
    /// The sets in which a player decides, and how many actions they have.
    sets: Vec<(SetId, usize)>,
    /// Subgames that begin here.
    below: Vec<NodeId>,
}

#[derive(Clone, Copy)]
enum Kind {
    End,
    /// Another subgame: its place in the list.
    Subgame(usize),
    Chance,
    /// A decision: the place of its set in the list.
    Decision(usize),
}

impl Part {
    /// Of the subgame that begins at `root`; those in it are solved.
    pub fn new(game: &TreeGame, root: NodeId, solved: &[Option<Solved>]) -> Self {
        let mut part = Self {
            root,
            nodes: Vec::new(),
            sets: Vec::new(),
            below: Vec::new(),
        };
        let mut places: BTreeMap<SetId, usize> = BTreeMap::new();
        let mut open = vec![root];
        while let Some(node) = open.pop() {
            let kind = match game.set_of(node) {
                None => Kind::End,
                Some(_) if solved[node].is_some() => {
                    part.below.push(node);
                    Kind::Subgame(part.below.len() - 1)
                }
                Some((number, set)) => {
                    open.extend(game.nodes()[node].children.iter().rev());
                    match set.mover {
                        Mover::Chance(_) => Kind::Chance,
                        Mover::Player(_) => {
                            Kind::Decision(*places.entry(number).or_insert_with(|| {
                                part.sets.push((number, set.actions.len()));
                                part.sets.len() - 1
                            }))
                        }
                    }
                }
            };
            part.nodes.push((node, kind));
        }
        part
    }

    /// Its equilibria, for each choice of equilibria below.
    pub fn solve(
        &self,
        game: &TreeGame,
        totals: &[Vec<Rational>],
        solved: &[Option<Solved>],
    ) -> Solved {
        let below: Vec<&Solved> = self
            .below
            .iter()
            .filter_map(|&node| solved[node].as_ref())
            .collect();
        let mut found = Solved {
            root: self.root,
            equilibria: Vec::new(),
            is_complete: below.iter().all(|solved| solved.is_complete),
        };
        let profiles = self.profiles();
        let choices = product(below.iter().map(|solved| solved.equilibria.len()));
        let visits = match (profiles, choices) {
            (Some(profiles), Some(choices)) => profiles
                .checked_mul(choices)
                .and_then(|both| both.checked_mul(self.nodes.len())),
            _ => None,
        };
        let (Some(profiles), Some(choices), Some(0..=MAX_VISITS)) = (profiles, choices, visits)
        else {
            found.is_complete = false;
            return found;
        };
        effort::spend(VISIT * (profiles * choices * self.nodes.len()) as u64);
        for number in 0..choices {
            let mut rest = number;
            let chosen = below.iter().map(|solved| {
                let equilibrium = &solved.equilibria[rest % solved.equilibria.len()];
                rest /= solved.equilibria.len();
                equilibrium
            });
            let chosen: Vec<&Equilibrium> = chosen.collect();
            for equilibrium in self.equilibria(game, totals, &chosen, profiles) {
                if found.equilibria.len() == MAX_EQUILIBRIA {
                    found.is_complete = false;
                    return found;
                }
                found.equilibria.push(equilibrium);
            }
        }
        found
    }

    fn profiles(&self) -> Option<usize> {
        product(self.sets.iter().map(|&(_, actions)| actions))
    }

    /// The action of each set in a profile.
    fn actions(&self, mut profile: usize) -> Vec<usize> {
        let action = |&(_, actions): &(SetId, usize)| {
            let action = profile % actions;
            profile /= actions;
            action
        };
        self.sets.iter().map(action).collect()
    }

    /// The pure equilibria, where subgames pay what the chosen equilibria pay.
    fn equilibria(
        &self,
        game: &TreeGame,
        totals: &[Vec<Rational>],
        chosen: &[&Equilibrium],
        profiles: usize,
    ) -> Vec<Equilibrium> {
        let payoffs: Vec<Vec<Rational>> = (0..profiles)
            .map(|profile| self.payoffs(game, totals, chosen, &self.actions(profile)))
            .collect();
        let mut is_best = vec![true; profiles];
        for player in 0..game.players().len() {
            // Without the player's own actions: the most that can be had against the others.
            let others: Vec<usize> = (0..profiles)
                .map(|profile| self.without(game, player, profile))
                .collect();
            let mut most: BTreeMap<usize, &Rational> = BTreeMap::new();
            for (key, payoffs) in others.iter().zip(&payoffs) {
                let best = most.entry(*key).or_insert(&payoffs[player]);
                *best = (*best).max(&payoffs[player]);
            }
            for (profile, key) in others.iter().enumerate() {
                is_best[profile] &= payoffs[profile][player] == *most[key];
            }
        }
        let equilibrium = |(profile, payoffs): (usize, Vec<Rational>)| {
            let own = self.sets.iter().map(|&(set, _)| set);
            let own = own.zip(self.actions(profile));
            let below = chosen.iter().flat_map(|one| one.actions.iter().copied());
            Equilibrium {
                payoffs,
                actions: own.chain(below).collect(),
            }
        };
        let all = payoffs.into_iter().enumerate();
        all.filter(|&(profile, _)| is_best[profile])
            .map(equilibrium)
            .collect()
    }

    /// A profile with the first action wherever `player` decides.
    fn without(&self, game: &TreeGame, player: usize, profile: usize) -> usize {
        let (mut key, mut unit) = (0, 1);
        for (&(set, count), action) in self.sets.iter().zip(self.actions(profile)) {
            if game.sets()[set].player() != Some(player) {
                key += unit * action;
            }
            unit *= count;
        }
        key
    }

    /// What each player gets.
    fn payoffs(
        &self,
        game: &TreeGame,
        totals: &[Vec<Rational>],
        chosen: &[&Equilibrium],
        actions: &[usize],
    ) -> Vec<Rational> {
        let mut sums = vec![Rational::ZERO; game.players().len()];
        // How often each node is come to; preorder visits parents first.
        let mut reach: BTreeMap<NodeId, Rational> = BTreeMap::from([(self.root, Rational::ONE)]);
        for &(node, kind) in &self.nodes {
            let Some(share) = reach.remove(&node) else {
                continue;
            };
            let children = &game.nodes()[node].children;
            let paid = match kind {
                Kind::End => &totals[node],
                Kind::Subgame(place) => &chosen[place].payoffs,
                Kind::Decision(place) => {
                    reach.insert(children[actions[place]], share);
                    continue;
                }
                Kind::Chance => {
                    if let Some((_, set)) = game.set_of(node)
                        && let Mover::Chance(chances) = &set.mover
                    {
                        for (&child, &chance) in children.iter().zip(chances) {
                            reach.insert(child, of_fraction(chance) * &share);
                        }
                    }
                    continue;
                }
            };
            for (sum, payoff) in sums.iter_mut().zip(paid) {
                *sum += payoff * &share;
            }
        }
        sums
    }
}

fn product(counts: impl Iterator<Item = usize>) -> Option<usize> {
    let mut counts = counts;
    counts.try_fold(1_usize, usize::checked_mul)
}
