//! Support: which nodes may be thought possible: all choices for the sets at which it matters, until mistakes are found that make what is done best everywhere.
//!
//! Strategies are pure and beliefs consistent, so it is enough that no single other action is better at any set (E. Hendon, H. J. Jacobsen, B. Sloth, "The
//! one-shot-deviation principle for sequential rationality", 1996). Sets at which no action gains at any node ask for nothing: their beliefs follow from
//! the mistakes. For the others the nodes that are thought possible are chosen set by set, and a choice for which there are no orders of mistakes
//! (`labels`) is not gone on with; at the end coefficients decide (`weights`).

use super::labels::{Mistakes, Orders, Ways};
use super::play::Play;
use super::weights::{Decision, Possible, decide};
use crate::exact::rational::{Rational, of_fraction};
use games::tree_game::{Mover, NodeId, SetId, TreeGame};

/// Actions that are never taken, nodes of the sets at which it matters, and nodes of one of them, at most; choices that are tried at most.
pub const MAX_MISTAKES: usize = 80;
pub const MAX_NODES: usize = 40;
const MAX_NODES_OF_SET: usize = 8;
pub const MAX_CHOICES: usize = 1_000;

/// By set: a probability for each node; nothing where Bayes' rule says it, or nobody decides.
pub type Beliefs = Vec<Option<Vec<Rational>>>;

/// What comes of the search.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Outcome {
    /// With these beliefs, if they could be written.
    Yes(Option<Beliefs>),
    No,
    /// There is too much to try, or polynomials would have to be solved.
    Untested,
}

/// A set at which it matters what is believed.
struct Contested {
    nodes: Vec<NodeId>,
    /// By other action and node: what that would gain.
    gains: Vec<Vec<Rational>>,
    /// Nodes, by their place, that may be possible together; the fewest first.
    choices: Vec<Vec<usize>>,
}

/// The search under way: a step is a choice.
pub(super) struct Search {
    ways: Ways,
    sets: Vec<Contested>,
    /// The choice that is next at each of the first sets.
    path: Vec<usize>,
    tried: usize,
    is_undecided: bool,
}

impl Search {
    /// Of pure strategies, by set the action. `None` if it is not tested.
    pub fn new(of: &Play, actions: &[usize]) -> Option<Self> {
        let ways = Ways::new(of.game, of.behaviour)?;
        let values = values(of, actions);
        let sets = 0..of.game.sets().len();
        let sets: Vec<Contested> = sets
            .filter_map(|set| contested(of.game, &ways, set, actions[set], &values))
            .collect();
        let nodes: usize = sets.iter().map(|set| set.nodes.len()).sum();
        let most = sets.iter().map(|set| set.nodes.len()).max();
        let is_small = ways.count <= MAX_MISTAKES && nodes <= MAX_NODES;
        (is_small && most.unwrap_or_default() <= MAX_NODES_OF_SET).then(|| Self {
            ways,
            sets,
            path: Vec::new(),
            tried: 0,
            is_undecided: false,
        })
    }

    /// Tries a choice at the next set. What comes of it, at the end.
    pub fn step(&mut self, game: &TreeGame) -> Option<Outcome> {
        if self.tried == MAX_CHOICES {
            return Some(Outcome::Untested);
        }
        self.tried += 1;
        if let Some(orders) = self.orders() {
            let level = self.path.len();
            if level < self.sets.len() {
                self.choose(level);
                self.path.push(0);
                return self.skip();
            }
            match decide(&self.possible(), self.ways.count) {
                Decision::Yes(coefficients) => {
                    let beliefs =
                        coefficients.map(|coefficients| self.beliefs(game, &orders, &coefficients));
                    return Some(Outcome::Yes(beliefs));
                }
                Decision::No => {}
                Decision::Undecided => self.is_undecided = true,
            }
        }
        match self.path.last_mut() {
            Some(last) => *last += 1,
            // Nothing was chosen, and nothing else can be.
            None => return Some(self.end()),
        }
        self.skip()
    }

    /// Goes back from where there is no other choice.
    fn skip(&mut self) -> Option<Outcome> {
        while let Some(&last) = self.path.last() {
            if last < self.sets[self.path.len() - 1].choices.len() {
                return None;
            }
            self.path.pop();
            match self.path.last_mut() {
                Some(before) => *before += 1,
                None => return Some(self.end()),
            }
        }
        None
    }

    fn end(&self) -> Outcome {
        if self.is_undecided {
            Outcome::Untested
        } else {
            Outcome::No
        }
    }

    /// The choices of a set, when it is come to first: those with which what is done can be best there.
    fn choose(&mut self, level: usize) {
        if !self.sets[level].choices.is_empty() {
            return;
        }
        let count = self.sets[level].nodes.len();
        let mut choices: Vec<Vec<usize>> = (1_usize..1 << count)
            .map(|bits| (0..count).filter(|place| bits >> place & 1 == 1).collect())
            .collect();
        choices.sort_by_key(Vec::len);
        choices.retain(|choice| {
            let possible = self.sets[level].possible(choice, &self.ways);
            decide(&[possible], self.ways.count) != Decision::No
        });
        self.sets[level].choices = choices;
    }

    /// What is chosen at the first sets.
    fn chosen(&self) -> impl Iterator<Item = (&Contested, &Vec<usize>)> {
        let both = self.sets.iter().zip(&self.path);
        both.map(|(set, &choice)| (set, &set.choices[choice]))
    }

    fn orders(&self) -> Option<Vec<Rational>> {
        let mut orders = Orders::new(self.ways.count);
        for (set, choice) in self.chosen() {
            let nodes = set.nodes.iter();
            let mistakes: Vec<&Mistakes> = nodes.map(|&node| &self.ways.mistakes[node]).collect();
            orders.ask(&mistakes, |place| choice.contains(&place));
        }
        orders.found()
    }

    fn possible(&self) -> Vec<Possible<'_>> {
        let both = self.chosen();
        both.map(|(set, choice)| set.possible(choice, &self.ways))
            .collect()
    }

    /// What is believed after such mistakes, where the strategies do not come to and there is something to believe.
    fn beliefs(&self, game: &TreeGame, orders: &[Rational], coefficients: &[Rational]) -> Beliefs {
        let order = |node: NodeId| {
            let mistakes = self.ways.mistakes[node].iter();
            mistakes.fold(Rational::ZERO, |sum, &mistake| sum + &orders[mistake])
        };
        let weight = |node: NodeId| {
            let mistakes = self.ways.mistakes[node].iter();
            mistakes.fold(self.ways.shares[node].clone(), |product, &mistake| {
                product * &coefficients[mistake]
            })
        };
        let at = |nodes: &Vec<NodeId>| {
            let least = nodes.iter().map(|&node| order(node)).min()?;
            let weight = |&node: &NodeId| {
                if order(node) == least {
                    weight(node)
                } else {
                    Rational::ZERO
                }
            };
            let weights: Vec<Rational> = nodes.iter().map(weight).collect();
            let sum = weights
                .iter()
                .fold(Rational::ZERO, |sum, weight| sum + weight);
            Some(weights.into_iter().map(|weight| weight / &sum).collect())
        };
        let sets = game.sets().iter();
        sets.map(|set| {
            let is_reached = set.nodes.iter().any(|&node| self.ways.is_reached(node));
            let is_free = set.player().is_some() && set.nodes.len() > 1 && !is_reached;
            is_free.then(|| at(&set.nodes)).flatten()
        })
        .collect()
    }
}

impl Contested {
    fn possible<'a>(&'a self, choice: &[usize], ways: &'a Ways) -> Possible<'a> {
        let nodes = || choice.iter().map(|&place| self.nodes[place]);
        let gains = self.gains.iter();
        Possible {
            mistakes: nodes().map(|node| &ways.mistakes[node]).collect(),
            shares: nodes().map(|node| &ways.shares[node]).collect(),
            gains: gains
                .map(|gains| choice.iter().map(|&place| &gains[place]).collect())
                .collect(),
        }
    }
}

/// A set that the strategies do not come to, if another action gains at one of its nodes.
fn contested(
    game: &TreeGame,
    ways: &Ways,
    set: SetId,
    taken: usize,
    values: &[Vec<Rational>],
) -> Option<Contested> {
    let known = &game.sets()[set];
    let player = known.player()?;
    let is_reached = known.nodes.iter().any(|&node| ways.is_reached(node));
    let gain = |node: NodeId, action: usize| {
        let children = &game.nodes()[node].children;
        &values[children[action]][player] - &values[children[taken]][player]
    };
    let others = (0..known.actions.len()).filter(|&action| action != taken);
    let gains: Vec<Vec<Rational>> = others
        .map(|action| known.nodes.iter().map(|&node| gain(node, action)).collect())
        .collect();
    let is_contested = gains.iter().flatten().any(|gain| *gain > Rational::ZERO);
    (is_contested && !is_reached).then(|| Contested {
        nodes: known.nodes.clone(),
        gains,
        choices: Vec::new(),
    })
}

/// By node: what everybody gets from there on.
fn values(of: &Play, actions: &[usize]) -> Vec<Vec<Rational>> {
    let mut values = of.totals.clone();
    for node in (0..values.len()).rev() {
        let Some((set, known)) = of.game.set_of(node) else {
            continue;
        };
        let children = &of.game.nodes()[node].children;
        values[node] = match &known.mover {
            Mover::Player(_) => values[children[actions[set]]].clone(),
            Mover::Chance(chances) => {
                let mut sums = vec![Rational::ZERO; of.game.players().len()];
                for (&child, &chance) in children.iter().zip(chances) {
                    for (sum, value) in sums.iter_mut().zip(&values[child]) {
                        *sum += of_fraction(chance) * value;
                    }
                }
                sums
            }
        };
    }
    values
}
