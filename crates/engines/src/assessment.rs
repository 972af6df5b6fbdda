//! Assessments: whether what is done is best wherever somebody may be, given what is believed there.
//!
//! Source: D. Kreps and R. Wilson, "Sequential equilibria" (1982). Where the behaviour comes to, beliefs are those of Bayes' rule; elsewhere they are
//! given, or all nodes are believed alike. An assessment is *sequentially rational* if at every information set nothing that its player could do from there on
//! pays more. Checked is that, not whether the beliefs elsewhere are limits (consistency): with beliefs by Bayes' rule it makes a weak perfect Bayesian
//! equilibrium (A. Mas-Colell, M. Whinston, J. Green, "Microeconomic Theory", 1995, section 9.C).

use crate::effort;
use crate::exact::rational::{Rational, of_fraction, quotient};
use games::tree_game::{Mover, NodeId, SetId, TreeGame};
use std::collections::BTreeMap;

/// How much work a node is, in units of [`effort`].
const NODE: u64 = 100;

/// What is said about an information set.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    pub set: SetId,
    /// What is believed: a probability for each node.
    pub beliefs: Vec<Rational>,
    /// What Bayes' rule gives; `None` where the behaviour never comes to.
    pub by_bayes: Option<Vec<Rational>>,
    /// What following the behaviour pays the player from here on, and the most that can be had.
    pub value: Rational,
    pub best: Rational,
    /// The first action of the best.
    pub action: usize,
}

impl Verdict {
    /// Whether nothing pays more.
    pub fn is_rational(&self) -> bool {
        self.value == self.best
    }

    /// Whether the belief is not what Bayes' rule gives.
    pub fn is_wrong(&self) -> bool {
        self.by_bayes
            .as_ref()
            .is_some_and(|right| *right != self.beliefs)
    }
}

/// The check under way: a step is an information set.
pub struct Assessment<'a> {
    game: &'a TreeGame,
    /// By set: a probability for each action.
    behaviour: &'a [Vec<Rational>],
    /// By set, where something is given.
    beliefs: &'a [Option<Vec<Rational>>],
    /// By node: how often it is come to, what was paid, and where what is below ends.
    reach: Vec<Rational>,
    totals: Vec<Vec<Rational>>,
    ends: Vec<NodeId>,
}

impl<'a> Assessment<'a> {
    /// Of a game with perfect recall: what is done at each set, those of chance aside, and what is believed.
    pub fn new(
        game: &'a TreeGame,
        behaviour: &'a [Vec<Rational>],
        beliefs: &'a [Option<Vec<Rational>>],
    ) -> Self {
        let nodes = game.nodes();
        let (mut reach, mut totals) = (
            Vec::with_capacity(nodes.len()),
            Vec::with_capacity(nodes.len()),
        );
        for node in nodes {
            let (share, mut total) = match node.parent {
                None => (Rational::ONE, vec![Rational::ZERO; game.players().len()]),
                Some((parent, action)) => {
                    let above: &Rational = &reach[parent];
                    (
                        above * share_of(game, behaviour, parent, action),
                        Vec::clone(&totals[parent]),
                    )
                }
            };
            for (sum, &payoff) in total.iter_mut().zip(&node.payoffs) {
                *sum += of_fraction(payoff);
            }
            reach.push(share);
            totals.push(total);
        }
        let mut ends: Vec<NodeId> = (1..=nodes.len()).collect();
        for number in (0..nodes.len()).rev() {
            if let Some((parent, _)) = nodes[number].parent {
                ends[parent] = ends[parent].max(ends[number]);
            }
        }
        Self {
            game,
            behaviour,
            beliefs,
            reach,
            totals,
            ends,
        }
    }

    /// What is said about the information set of a player.
    pub fn verdict(&self, set: SetId) -> Verdict {
        let by_bayes = self.by_bayes(set);
        let count = self.game.sets()[set].nodes.len();
        let alike = || vec![quotient(1.into(), count.into()); count];
        let given = self.beliefs[set].clone();
        let beliefs = given.or_else(|| by_bayes.clone()).unwrap_or_else(alike);
        let below = Below::new(self, set, &beliefs);
        let (best, action) = below.best(self);
        Verdict {
            set,
            value: below.following(self),
            best,
            action,
            by_bayes,
            beliefs,
        }
    }

    fn by_bayes(&self, set: SetId) -> Option<Vec<Rational>> {
        let nodes = &self.game.sets()[set].nodes;
        let sum = nodes
            .iter()
            .fold(Rational::ZERO, |sum, &node| sum + &self.reach[node]);
        (!sum.is_zero()).then(|| nodes.iter().map(|&node| &self.reach[node] / &sum).collect())
    }
}

/// How often an action is taken at a node.
fn share_of(game: &TreeGame, behaviour: &[Vec<Rational>], node: NodeId, action: usize) -> Rational {
    match game.set_of(node) {
        None => Rational::ZERO,
        Some((set, of)) => match &of.mover {
            Mover::Player(_) => behaviour[set][action].clone(),
            Mover::Chance(chances) => of_fraction(chances[action]),
        },
    }
}

/// A node below the set.
struct Place {
    node: NodeId,
    /// The place above, if that is below the set too, and the action.
    parent: Option<(usize, usize)>,
    /// How often the others and chance lead here from the set, by the beliefs; and how often everybody does.
    weight: Rational,
    follow: Rational,
    /// Own decisions since the set.
    depth: usize,
}

/// Everything below an information set.
struct Below {
    player: usize,
    /// In preorder, what is below one node after what is below another.
    places: Vec<Place>,
    children: Vec<Vec<usize>>,
}

impl Below {
    fn new(of: &Assessment, set: SetId, beliefs: &[Rational]) -> Self {
        let known = &of.game.sets()[set];
        let player = known.player().unwrap_or_default();
        let (mut places, mut children): (Vec<Place>, Vec<Vec<usize>>) = (Vec::new(), Vec::new());
        for (&root, belief) in known.nodes.iter().zip(beliefs) {
            let first = places.len();
            for node in root..of.ends[root] {
                effort::spend(NODE);
                let parent = of.game.nodes()[node].parent.filter(|_| node != root);
                let parent = parent.map(|(parent, action)| (first + parent - root, action));
                let place = match parent {
                    None => Place {
                        node,
                        parent,
                        weight: belief.clone(),
                        follow: belief.clone(),
                        depth: 0,
                    },
                    Some((above, action)) => {
                        children[above].push(places.len());
                        let above: &Place = &places[above];
                        let share = share_of(of.game, of.behaviour, above.node, action);
                        let is_own = is_of(of.game, above.node, player);
                        Place {
                            node,
                            parent,
                            weight: if is_own {
                                above.weight.clone()
                            } else {
                                &above.weight * &share
                            },
                            follow: &above.follow * &share,
                            depth: above.depth + usize::from(is_own),
                        }
                    }
                };
                places.push(place);
                children.push(Vec::new());
            }
        }
        Self {
            player,
            places,
            children,
        }
    }

    /// What following the behaviour pays.
    fn following(&self, of: &Assessment) -> Rational {
        let ends = self
            .places
            .iter()
            .filter(|place| of.game.nodes()[place.node].set.is_none());
        ends.fold(Rational::ZERO, |sum, end| {
            sum + &end.follow * &of.totals[end.node][self.player]
        })
    }

    /// The most that can be had, and the action it begins with: own decisions are made set by set, the last ones first.
    fn best(&self, of: &Assessment) -> (Rational, usize) {
        let mut values = vec![Rational::ZERO; self.places.len()];
        let deepest = self
            .places
            .iter()
            .map(|place| place.depth)
            .max()
            .unwrap_or_default();
        let mut first = 0;
        for depth in (0..=deepest).rev() {
            for (_, nodes) in self.own_sets(of, depth) {
                let actions = 0..self.children[nodes[0]].len();
                let sums: Vec<Rational> = actions
                    .map(|action| {
                        nodes.iter().fold(Rational::ZERO, |sum, &node| {
                            sum + &values[self.children[node][action]]
                        })
                    })
                    .collect();
                let better = |best: usize, action: usize| {
                    if sums[action] > sums[best] {
                        action
                    } else {
                        best
                    }
                };
                let best = (0..sums.len()).reduce(better).unwrap_or_default();
                if depth == 0 {
                    first = best;
                }
                for node in nodes {
                    values[node] = values[self.children[node][best]].clone();
                }
            }
            let others = (0..self.places.len()).rev().filter(|&number| {
                let place = &self.places[number];
                place.depth == depth && !is_of(of.game, place.node, self.player)
            });
            for number in others {
                let place = &self.places[number];
                values[number] = if of.game.nodes()[place.node].set.is_none() {
                    &place.weight * &of.totals[place.node][self.player]
                } else {
                    self.children[number]
                        .iter()
                        .fold(Rational::ZERO, |sum, &child| sum + &values[child])
                };
            }
        }
        let roots = (0..self.places.len()).filter(|&number| self.places[number].parent.is_none());
        let best = roots.fold(Rational::ZERO, |sum, root| sum + &values[root]);
        (best, first)
    }

    /// The player's sets after so many own decisions, each with its places.
    fn own_sets(&self, of: &Assessment, depth: usize) -> BTreeMap<SetId, Vec<usize>> {
        let mut sets: BTreeMap<SetId, Vec<usize>> = BTreeMap::new();
        for (number, place) in self
            .places
            .iter()
            .enumerate()
            .filter(|(_, place)| place.depth == depth)
        {
            if let Some((set, known)) = of.game.set_of(place.node)
                && known.player() == Some(self.player)
            {
                sets.entry(set).or_default().push(number);
            }
        }
        sets
    }
}

fn is_of(game: &TreeGame, node: NodeId, player: usize) -> bool {
    game.set_of(node)
        .is_some_and(|(_, set)| set.player() == Some(player))
}
