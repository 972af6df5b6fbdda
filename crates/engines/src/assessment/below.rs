//! Everything below an information set: what following the behaviour pays from each of its nodes on, and the most that its player can have.

use super::play::{Play, share_of};
use crate::effort;
use crate::exact::rational::Rational;
use games::tree_game::{NodeId, SetId, TreeGame};
use std::collections::BTreeMap;

/// How much work a node is, in units of [`effort`].
const NODE: u64 = 100;

/// A node below the set.
struct Place {
    node: NodeId,
    /// Which node of the set it is below, by its place there.
    root: usize,
    /// The place above, if that is below the set too, and the action.
    parent: Option<(usize, usize)>,
    /// How often the others and chance lead here from that node; and how often everybody does.
    weight: Rational,
    follow: Rational,
    /// Own decisions since the set.
    depth: usize,
}

/// What to do from an information set on.
pub(super) struct Best {
    /// What it pays, by the beliefs.
    pub value: Rational,
    /// At the set, and at own ones below.
    pub actions: BTreeMap<SetId, usize>,
}

/// Everything below an information set.
pub(super) struct Below {
    player: usize,
    /// How many nodes the set has.
    roots: usize,
    /// In preorder, what is below one node after what is below another.
    places: Vec<Place>,
    children: Vec<Vec<usize>>,
}

impl Below {
    /// Of a set of a player.
    pub fn new(of: &Play, set: SetId) -> Self {
        let known = &of.game.sets()[set];
        let mut below = Self {
            player: known.player().unwrap_or_default(),
            roots: known.nodes.len(),
            places: Vec::new(),
            children: Vec::new(),
        };
        for (root, &node) in known.nodes.iter().enumerate() {
            below.add(of, root, node);
        }
        below
    }

    /// What is below a node of the set.
    fn add(&mut self, of: &Play, root: usize, top: NodeId) {
        let first = self.places.len();
        for node in top..of.ends[top] {
            effort::spend(NODE);
            let parent = of.game.nodes()[node].parent.filter(|_| node != top);
            let parent = parent.map(|(parent, action)| (first + parent - top, action));
            let (weight, follow, depth) = match parent {
                None => (Rational::ONE, Rational::ONE, 0),
                Some((above, action)) => {
                    self.children[above].push(self.places.len());
                    self.after(of, above, action)
                }
            };
            self.places.push(Place {
                node,
                root,
                parent,
                weight,
                follow,
                depth,
            });
            self.children.push(Vec::new());
        }
    }

    /// Both weights of what an action leads to, and their own decisions before it.
    fn after(&self, of: &Play, above: usize, action: usize) -> (Rational, Rational, usize) {
        let above = &self.places[above];
        let share = share_of(of.game, of.behaviour, above.node, action);
        let is_own = is_of(of.game, above.node, self.player);
        let weight = if is_own {
            above.weight.clone()
        } else {
            &above.weight * &share
        };
        let depth = above.depth + usize::from(is_own);
        (weight, &above.follow * &share, depth)
    }

    /// What following the behaviour pays from each node of the set on.
    pub fn following(&self, of: &Play) -> Vec<Rational> {
        self.sums(of, |place| Some(&self.places[place].follow))
    }

    /// What actions at their own sets pay from each node of the set on.
    pub fn paid(&self, of: &Play, actions: &BTreeMap<SetId, usize>) -> Vec<Rational> {
        let mut is_reached = vec![true; self.places.len()];
        for (number, place) in self.places.iter().enumerate() {
            if let Some((above, action)) = place.parent {
                let node = self.places[above].node;
                let set = of.game.set_of(node);
                let is_other = is_of(of.game, node, self.player)
                    && set.is_some_and(|(set, _)| actions.get(&set) != Some(&action));
                is_reached[number] = is_reached[above] && !is_other;
            }
        }
        self.sums(of, |place| {
            is_reached[place].then_some(&self.places[place].weight)
        })
    }

    /// By node of the set: what the ends below it pay, each with its weight.
    fn sums<'a>(&self, of: &Play, weight: impl Fn(usize) -> Option<&'a Rational>) -> Vec<Rational> {
        let mut sums = vec![Rational::ZERO; self.roots];
        for (number, place) in self.places.iter().enumerate() {
            if of.game.nodes()[place.node].set.is_none()
                && let Some(weight) = weight(number)
            {
                sums[place.root] += weight * &of.totals[place.node][self.player];
            }
        }
        sums
    }

    /// The most that can be had: own decisions are made set by set, the last ones first.
    pub fn best(&self, of: &Play, beliefs: &[Rational]) -> Best {
        let mut values = vec![Rational::ZERO; self.places.len()];
        let mut actions = BTreeMap::new();
        let depths = self.places.iter().map(|place| place.depth);
        let deepest = depths.max().unwrap_or_default();
        for depth in (0..=deepest).rev() {
            for (set, nodes) in self.own_sets(of, depth) {
                let best = self.best_action(&nodes, &values);
                actions.insert(set, best);
                for node in nodes {
                    values[node] = values[self.children[node][best]].clone();
                }
            }
            self.average(of, depth, beliefs, &mut values);
        }
        let roots = (0..self.places.len()).filter(|&number| self.places[number].parent.is_none());
        let value = roots.fold(Rational::ZERO, |sum, root| sum + &values[root]);
        Best { value, actions }
    }

    /// The first action of those that pay most at some places together.
    fn best_action(&self, nodes: &[usize], values: &[Rational]) -> usize {
        let sum = |action: usize| {
            nodes.iter().fold(Rational::ZERO, |sum, &node| {
                sum + &values[self.children[node][action]]
            })
        };
        let sums: Vec<Rational> = (0..self.children[nodes[0]].len()).map(sum).collect();
        let better = |best: usize, action: usize| {
            if sums[action] > sums[best] {
                action
            } else {
                best
            }
        };
        (0..sums.len()).reduce(better).unwrap_or_default()
    }

    /// What the others' places after so many own decisions are worth, and the ends.
    fn average(&self, of: &Play, depth: usize, beliefs: &[Rational], values: &mut [Rational]) {
        let others = (0..self.places.len()).rev().filter(|&number| {
            let place = &self.places[number];
            place.depth == depth && !is_of(of.game, place.node, self.player)
        });
        for number in others {
            let place = &self.places[number];
            values[number] = if of.game.nodes()[place.node].set.is_none() {
                &place.weight * &beliefs[place.root] * &of.totals[place.node][self.player]
            } else {
                self.children[number]
                    .iter()
                    .fold(Rational::ZERO, |sum, &child| sum + &values[child])
            };
        }
    }

    /// The player's sets after so many own decisions, each with its places.
    fn own_sets(&self, of: &Play, depth: usize) -> BTreeMap<SetId, Vec<usize>> {
        let mut sets: BTreeMap<SetId, Vec<usize>> = BTreeMap::new();
        let places = self.places.iter().enumerate();
        for (number, place) in places.filter(|(_, place)| place.depth == depth) {
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
