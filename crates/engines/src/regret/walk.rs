//! The walk: down from the empty history, once a player, and back with values.
//!
//! Source: the recursion `walk_tree` of the lab's source (chance sampling), and Zinkevich et al. (2007), Lanctot et al.
//! (2009) for what is not sampled or sampled otherwise. There is one walk: what is drawn at random is a type ([`Mode`]) and
//! who watches is a type ([`Observer`]), so that each variant is compiled on its own and the silent observer is nothing.
//! Where everything is explored and nobody watches, `sweep` does the same sums without recursion.
//!
//! A value is for the walking player i. At an information set of i, with v_a the value of action a and v = Σ_a σ(a)·v_a,
//! the regret of a grows by f·(v_a − v), and the cumulative strategy by w·σ(a):
//!
//! | sampling | f | w |
//! |---|---|---|
//! | none | π_−i, chance included | π_i |
//! | chance | π_−i without chance | π_i |
//! | external | 1 | 1, at the *opponent's* information sets instead |
//! | outcome | 1/q_i | π_i/(π_−i·q_i), chance left out |
//!
//! q_i is the probability that the walk has drawn i's own actions. Where the probability that a history is drawn
//! contains a factor of π_−i it cancels, so none is multiplied in only to be divided away. Deviation from Lanctot: w of
//! outcome sampling leaves out chance's part of the sampling probability, which is the same in every iteration.
//!
//! Regret matching is chaotic: in Leduc a difference in the last bit is one in the second digit after 2 000 iterations.
//! So that curves can be compared with other implementations, sums are rounded as where nothing is put together: the
//! opponent's part of π_−i and chance's are multiplied last, regrets are added one history at a time, and where a
//! history or an outcome is the sum of equal ones (cards of one rank) it is added as many times.

use super::observer::Observer;
use super::reach::Reach;
use super::table::{Table, part, part_mut};
use super::tree::{Actor, GameTree, MAX_ACTIONS, Node, NodeId, Outcomes, with_count};
use games::Player;
use random::Random;

/// What a walk draws instead of exploring it.
pub(super) trait Mode {
    const CHANCE: bool;
    const OPPONENT: bool;
    const OWN: bool;
    /// Whether anything is drawn.
    const ANY: bool = Self::CHANCE;
}

macro_rules! modes {
    ($( $name:ident: $chance:literal $opponent:literal $own:literal, )*) => { $(
        pub(super) struct $name;
        impl Mode for $name {
            const CHANCE: bool = $chance;
            const OPPONENT: bool = $opponent;
            const OWN: bool = $own;
        }
    )* };
}

modes! {
    Everything: false false false,
    ChanceDrawn: true false false,
    ExternalDrawn: true true false,
    OutcomeDrawn: true true true,
}

/// A player's walk.
pub(super) struct Walk<'a, O> {
    pub tree: &'a GameTree,
    pub table: &'a mut Table,
    pub random: &'a mut Random,
    pub observer: &'a mut O,
    pub player: Player,
    /// What turns the first player's payoffs into the walking player's: 1 or −1.
    pub sign: f64,
    /// See [`super::Sampling::Outcome`].
    pub exploration: f64,
    /// The weight of the iteration.
    pub weight: f64,
    /// Histories visited.
    pub visited: u64,
}

impl<O: Observer> Walk<'_, O> {
    /// Visits a history; its value, or an estimate of it, for the walking player.
    pub fn visit<M: Mode>(&mut self, id: NodeId, reach: Reach) -> f64 {
        self.go_on::<M>(id, reach.own, reach.opponent, reach.drawn)
    }

    /// The same; three numbers fit into registers, a structure of three does not.
    fn go_on<M: Mode>(&mut self, id: NodeId, own: f64, opponent: f64, drawn: f64) -> f64 {
        let tree = self.tree;
        let node = &tree.nodes[id as usize];
        let reach = Reach {
            own,
            opponent,
            drawn,
        };
        if M::ANY {
            self.visited += 1;
        }
        self.observer.enter(tree, id, self.player, reach);
        let value = match node.actor {
            Actor::Nobody => self.sign * node.payoff,
            Actor::Chance => self.chance::<M>(node, reach),
            Actor::Player(player) if player == self.player => {
                with_count!(node.count, self.own::<M>(id, node, reach))
            }
            Actor::Player(_) => with_count!(node.count, self.opponent::<M>(id, node, reach)),
        };
        self.observer.leave(id, value);
        value
    }

    /// A child whose value is known at once does not need a visit of its own, unless somebody watches.
    #[inline(always)]
    fn below<M: Mode>(&mut self, id: NodeId, reach: Reach) -> f64 {
        let node = &self.tree.nodes[id as usize];
        if !O::WATCHES && node.actor == Actor::Nobody {
            if M::ANY {
                self.visited += 1;
            }
            return self.sign * node.payoff;
        }
        self.go_on::<M>(id, reach.own, reach.opponent, reach.drawn)
    }

    #[inline(always)]
    fn chance<M: Mode>(&mut self, node: &Node, reach: Reach) -> f64 {
        let tree = self.tree;
        let (begin, count) = (node.children as usize, node.count as usize);
        let children = &tree.children[begin..begin + count];
        if M::CHANCE {
            let index = tree.alias.draw(begin, count, self.random);
            return self.below::<M>(children[index], reach);
        }
        let mut value = 0.0;
        for &child in children {
            let below = self.below::<M>(child, reach);
            let Outcomes { count, probability } = tree.outcomes[child as usize];
            for _ in 0..count {
                value += probability * below;
            }
        }
        value
    }

    #[inline(always)]
    fn opponent<M: Mode, const COUNT: usize>(
        &mut self,
        id: NodeId,
        node: &Node,
        reach: Reach,
    ) -> f64 {
        let strategy = *part::<COUNT>(&self.table.strategy, node.slot);
        if M::OPPONENT {
            if !M::OWN {
                self.average_opponent::<COUNT>(id, node, &strategy);
            }
            let index = draw(&strategy, self.random);
            // Only what outcome sampling puts into its average needs to know.
            let opponent = if M::OWN {
                reach.opponent * strategy[index]
            } else {
                reach.opponent
            };
            let child = self.tree.after::<COUNT>(node, index);
            return self.below::<M>(child, Reach { opponent, ..reach });
        }
        let mut value = 0.0;
        for (index, probability) in strategy.into_iter().enumerate() {
            let child = self.tree.after::<COUNT>(node, index);
            let opponent = reach.opponent * probability;
            value += probability * self.below::<M>(child, Reach { opponent, ..reach });
        }
        value
    }

    /// External sampling averages at the opponent's information sets, since these are met with the probability that
    /// their own player contributes.
    #[inline(always)]
    fn average_opponent<const COUNT: usize>(
        &mut self,
        id: NodeId,
        node: &Node,
        strategy: &[f64; COUNT],
    ) {
        let cumulative = part_mut::<COUNT>(&mut self.table.cumulative_strategy, node.slot);
        for index in 0..COUNT {
            cumulative[index] += self.weight * strategy[index];
        }
        self.observer
            .average(self.tree, self.table, id, self.weight);
    }

    #[inline(always)]
    fn own<M: Mode, const COUNT: usize>(&mut self, id: NodeId, node: &Node, reach: Reach) -> f64 {
        let strategy = *part::<COUNT>(&self.table.strategy, node.slot);
        let values = if M::OWN {
            self.draw_own::<M, COUNT>(node, reach, &strategy)
        } else {
            self.explore_own::<M, COUNT>(node, reach, &strategy)
        };
        let mut value = 0.0;
        for index in 0..COUNT {
            value += strategy[index] * values[index];
        }
        // The table of this module's documentation.
        let (factor, weight) = if M::OWN {
            (
                1.0 / reach.drawn,
                reach.own / (reach.opponent * reach.drawn),
            )
        } else if M::OPPONENT {
            (1.0, 0.0)
        } else if M::CHANCE {
            (reach.opponent, reach.own)
        } else {
            (reach.opponent * node.weight, reach.own)
        };
        let regrets = part_mut::<COUNT>(&mut self.table.cumulative_regret, node.slot);
        let added = values.map(|action_value| factor * (action_value - value));
        for index in 0..COUNT {
            regrets[index] += added[index];
        }
        if !M::ANY {
            for _ in 1..node.copies {
                for index in 0..COUNT {
                    regrets[index] += added[index];
                }
            }
        }
        self.table.added_reach[node.row as usize] += weight;
        if M::ANY {
            self.table.touched.push(node.row);
        }
        self.observer
            .learn(self.tree, self.table, id, &values, [value, factor, weight]);
        value
    }

    #[inline(always)]
    fn explore_own<M: Mode, const COUNT: usize>(
        &mut self,
        node: &Node,
        reach: Reach,
        strategy: &[f64; COUNT],
    ) -> [f64; COUNT] {
        let mut values = [0.0; COUNT];
        for index in 0..COUNT {
            let own = reach.own * strategy[index];
            let child = self.tree.after::<COUNT>(node, index);
            values[index] = self.below::<M>(child, Reach { own, ..reach });
        }
        values
    }

    /// Draws an action and estimates the values of all: that of the drawn one over its probability, 0 for the others.
    #[inline(always)]
    fn draw_own<M: Mode, const COUNT: usize>(
        &mut self,
        node: &Node,
        reach: Reach,
        strategy: &[f64; COUNT],
    ) -> [f64; COUNT] {
        let index = if self.random.unit() < self.exploration {
            self.random.below(COUNT as u32) as usize
        } else {
            draw(strategy, self.random)
        };
        let uniform = 1.0 / COUNT as f64;
        let probability = strategy[index];
        let with = self.exploration * uniform + (1.0 - self.exploration) * probability;
        let below = Reach {
            own: reach.own * probability,
            drawn: reach.drawn * with,
            ..reach
        };
        let mut values = [0.0; COUNT];
        let child = self.tree.after::<COUNT>(node, index);
        values[index] = self.below::<M>(child, below) / with;
        values
    }
}

/// Draws an action by its probability. Takes one number.
#[inline(always)]
pub(super) fn draw(probabilities: &[f64], random: &mut Random) -> usize {
    let lot = random.unit();
    let mut sum = 0.0;
    let mut index = 0;
    // The last action takes what rounding leaves, so it is not asked.
    for &probability in &probabilities[..probabilities.len() - 1] {
        sum += probability;
        index += usize::from(lot >= sum);
    }
    index
}
