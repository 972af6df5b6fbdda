//! A game with hidden information as flat arrays: every history once, every information set a row.
//!
//! Nodes are histories in *preorder*: the descendants of node n are the nodes after n and before its `end`. Rows are
//! information sets, the first player's before the second's, each after those of the same player that lead to it.
//! Slots are the actions of all rows, one row after the other, and index whatever is kept for actions.
//!
//! A *sequence* is what a player has done so far: nothing, or the last slot taken, which by perfect recall says all that
//! was before it (B. von Stengel, "Efficient computation of behavior strategies", 1996).

use core::ops::Range;
use games::Player;
use random::Random;
use random::alias::AliasTable;

/// The number of a history, in preorder.
pub type NodeId = u32;

/// More actions no information set has.
pub const MAX_ACTIONS: usize = 12;

/// So many actions of a decision stand in its node: more would make every node longer than a line of the cache.
pub(super) const NEAR_ACTIONS: usize = 4;

/// Calls a function or a method whose last generic parameter is the number of actions: loops of known length are much faster.
macro_rules! with_count {
    ($count:expr, $function:ident($($argument:expr),*)) => {
        with_count!(@ $count, [$function], [], ($($argument),*))
    };
    ($count:expr, $this:ident.$method:ident($($argument:expr),*)) => {
        with_count!(@ $count, [$this.$method], [], ($($argument),*))
    };
    ($count:expr, $this:ident.$method:ident::<$mode:ident>($($argument:expr),*)) => {
        with_count!(@ $count, [$this.$method], [$mode,], ($($argument),*))
    };
    (@ $count:expr, [$($function:tt)*], [$($mode:tt)*], $arguments:tt) => {
        match $count {
            2 => $($function)*::<$($mode)* 2> $arguments,
            3 => $($function)*::<$($mode)* 3> $arguments,
            4 => $($function)*::<$($mode)* 4> $arguments,
            1 => $($function)*::<$($mode)* 1> $arguments,
            5 => $($function)*::<$($mode)* 5> $arguments,
            6 => $($function)*::<$($mode)* 6> $arguments,
            7 => $($function)*::<$($mode)* 7> $arguments,
            8 => $($function)*::<$($mode)* 8> $arguments,
            9 => $($function)*::<$($mode)* 9> $arguments,
            10 => $($function)*::<$($mode)* 10> $arguments,
            11 => $($function)*::<$($mode)* 11> $arguments,
            _ => $($function)*::<$($mode)* MAX_ACTIONS> $arguments,
        }
    };
}
pub(super) use with_count;

/// What a player has done: 0 for nothing yet, else one more than the last slot.
pub(super) type Sequence = u32;

/// Who acts at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    Player(Player),
    Chance,
    /// The game is over.
    Nobody,
}

/// About how many bytes a history takes, in memory, with all that a run keeps for it: 173 and 40 were measured of Liar's
/// dice with six faces.
pub const BYTES_A_HISTORY: u64 = 215;

/// A history, as walks read it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// For the first player, in antes; 0 where the game goes on.
    pub payoff: f64,
    /// One after the last node below.
    pub end: NodeId,
    /// Where its children stand in the list of children.
    pub children: u32,
    pub count: u32,
    /// The first children of a decision once more: walks are at these most of the time.
    pub actions: [NodeId; NEAR_ACTIONS],
    /// Of a decision; 0 elsewhere.
    pub row: u32,
    /// The first slot of a decision.
    pub slot: u32,
    /// Of a decision: how many histories, of those that this one is the sum of, its player cannot tell apart.
    pub copies: u32,
    pub actor: Actor,
    /// Of a decision: what the other player has done before.
    pub opponent: Sequence,
    /// Chance's part of the probability of one of these.
    pub weight: f64,
}

/// An information set.
#[derive(Clone, Debug, PartialEq)]
pub struct InformationSet {
    /// Its name in links, files and results, unique in the game.
    pub key: String,
    pub player: Player,
    /// The names of the actions, in order.
    pub actions: Vec<String>,
    /// Its histories.
    pub nodes: Vec<NodeId>,
    /// How many information sets it is the sum of, such as those that differ in suits alone.
    pub copies: f64,
}

/// Of which equally likely outcomes a node after a chance node is the sum; one, for certain, elsewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcomes {
    pub count: u32,
    /// Of each.
    pub probability: f64,
}

/// An end of the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terminal {
    /// What chance contributes to getting here, times the first player's payoff.
    pub payoff: f64,
    /// Each player's sequence.
    pub sequences: [Sequence; 2],
}

/// A compiled game.
#[derive(Clone, Debug)]
pub struct GameTree {
    pub(super) nodes: Vec<Node>,
    pub(super) children: Vec<NodeId>,
    /// For every child in the list of children: how to draw it, where it is drawn by chance.
    pub(super) alias: AliasTable,
    /// The probability that chance goes from its parent to a node; 1 where a player decides.
    pub(super) probabilities: Vec<f64>,
    pub(super) outcomes: Vec<Outcomes>,
    pub(super) chance_reach: Vec<f64>,
    pub(super) parents: Vec<NodeId>,
    /// By node: the number, among the words, of the action or outcome that leads to it.
    pub(super) names: Vec<u32>,
    pub(super) words: Vec<String>,
    pub(super) rows: Vec<InformationSet>,
    /// By row: what its player has done before, in all its histories.
    pub(super) origins: Vec<Sequence>,
    /// The first slot of every row, and one more: how many slots there are.
    pub(super) slots: Vec<u32>,
    /// How many rows are the first player's.
    pub(super) first_rows: usize,
    pub(super) terminals: Vec<Terminal>,
    pub(super) is_whole: bool,
}

impl GameTree {
    /// How many histories there are, the finished and the empty one among them.
    #[expect(clippy::len_without_is_empty, reason = "there is always a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether all histories are there. If not, all information sets are, but values, reach and chances are not the game's.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// How many finished histories there are.
    pub fn terminal_count(&self) -> usize {
        self.terminals.len()
    }

    /// Where an action of a decision with `COUNT` of them leads.
    #[inline(always)]
    pub(super) fn after<const COUNT: usize>(&self, node: &Node, action: usize) -> NodeId {
        if COUNT <= NEAR_ACTIONS {
            node.actions[action]
        } else {
            self.children[node.children as usize + action]
        }
    }

    /// One after the last node below `node`.
    pub fn end(&self, node: NodeId) -> NodeId {
        self.nodes[node as usize].end
    }

    /// The node above; `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node > 0).then(|| self.parents[node as usize])
    }

    /// The nodes after `node`, in the order of its actions.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        let Node {
            children, count, ..
        } = self.nodes[node as usize];
        &self.children[children as usize..(children + count) as usize]
    }

    /// Who acts at `node`.
    pub fn actor(&self, node: NodeId) -> Actor {
        self.nodes[node as usize].actor
    }

    /// The name of the action or outcome that leads to `node`; empty for the root.
    pub fn action_name(&self, node: NodeId) -> &str {
        &self.words[self.names[node as usize] as usize]
    }

    /// The probability that chance goes to `node` from the one before; 1 where a player decides.
    pub fn probability(&self, node: NodeId) -> f64 {
        self.probabilities[node as usize]
    }

    /// What chance contributes to the probability of `node`: the product along the path.
    pub fn chance_reach(&self, node: NodeId) -> f64 {
        self.chance_reach[node as usize]
    }

    /// The number of an outcome of the chance node `node`, drawn by its probability. Takes one number.
    pub(super) fn draw_chance(&self, node: NodeId, random: &mut Random) -> usize {
        let node = &self.nodes[node as usize];
        let (begin, count) = (node.children as usize, node.count as usize);
        self.alias.draw(begin, count, random)
    }

    /// What the first player gets at a finished history, in antes.
    pub fn payoff(&self, node: NodeId) -> f64 {
        self.nodes[node as usize].payoff
    }

    /// The row of the player who decides at `node`; `None` where nobody does.
    pub fn row(&self, node: NodeId) -> Option<usize> {
        let node = &self.nodes[node as usize];
        matches!(node.actor, Actor::Player(_)).then_some(node.row as usize)
    }

    /// All information sets.
    pub fn information_sets(&self) -> &[InformationSet] {
        &self.rows
    }

    /// The row of the information set with this key.
    pub fn find(&self, key: &str) -> Option<usize> {
        self.rows.iter().position(|row| row.key == key)
    }

    /// The rows of a player.
    pub fn rows_of(&self, player: Player) -> Range<usize> {
        match player {
            Player::First => 0..self.first_rows,
            Player::Second => self.first_rows..self.rows.len(),
        }
    }

    /// How many slots there are.
    pub fn slot_count(&self) -> usize {
        self.slots.last().map_or(0, |&count| count as usize)
    }

    /// Fills in, by sequence, the probability that the player of these rows plays it, where actions have these
    /// probabilities, by slot. `reach[0]` is 1.
    #[inline(always)]
    pub(super) fn realize(&self, rows: Range<usize>, strategy: &[f64], reach: &mut [f64]) {
        // Rows come after those that lead to them.
        for row in rows {
            let before = reach[self.origins[row] as usize];
            for slot in self.slots(row) {
                reach[slot + 1] = before * strategy[slot];
            }
        }
    }

    /// The slots of a row, in the order of its actions.
    pub fn slots(&self, row: usize) -> Range<usize> {
        self.slots[row] as usize..self.slots[row + 1] as usize
    }

    /// The difference between the highest and the lowest payoff.
    pub fn payoff_spread(&self) -> f64 {
        let (low, high) = self.payoff_range();
        high - low
    }

    /// The lowest and the highest payoff, for the first player.
    pub fn payoff_range(&self) -> (f64, f64) {
        let ends = self.nodes.iter().filter(|node| node.actor == Actor::Nobody);
        let none = (f64::INFINITY, f64::NEG_INFINITY);
        ends.fold(none, |(low, high), node| {
            (low.min(node.payoff), high.max(node.payoff))
        })
    }
}
