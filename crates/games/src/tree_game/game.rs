//! A game as data.

use crate::fraction::Fraction;

/// The number of a node: nodes are in preorder, so the root is 0 and children come after their parents.
pub type NodeId = usize;

/// The number of an information set, in the order of the sets' first nodes.
pub type SetId = usize;

/// Who decides at an information set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mover {
    /// A player, from 0.
    Player(usize),
    /// The probability of each action: above or equal to 0, and 1 in all.
    Chance(Vec<Fraction>),
}

/// Nodes that the player who decides there cannot tell apart. Each node of chance is a set of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InformationSet {
    /// May be empty.
    pub name: String,
    pub mover: Mover,
    /// At least one; names may be empty or the same.
    pub actions: Vec<String>,
    /// In preorder.
    pub nodes: Vec<NodeId>,
}

impl InformationSet {
    /// The player who decides here, from 0; `None` of chance.
    pub fn player(&self) -> Option<usize> {
        match self.mover {
            Mover::Player(player) => Some(player),
            Mover::Chance(_) => None,
        }
    }
}

/// A place in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// May be empty.
    pub name: String,
    /// The node above, and which of its actions leads here; `None` of the root.
    pub parent: Option<(NodeId, usize)>,
    /// Where something is decided; `None` at an end.
    pub set: Option<SetId>,
    /// By action.
    pub children: Vec<NodeId>,
    /// What arriving here pays each player, besides what was paid above. Empty where nothing is paid.
    pub payoffs: Vec<Fraction>,
}

/// A game. It is made by [`super::given::game`], which checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeGame {
    pub title: String,
    pub(super) players: Vec<String>,
    pub(super) sets: Vec<InformationSet>,
    pub(super) nodes: Vec<Node>,
}

impl TreeGame {
    /// The names of the players.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// The same game with another title, and with these names of players as far as they go.
    #[must_use]
    pub fn with_names(mut self, title: String, players: Vec<String>) -> Self {
        self.title = title;
        for (name, new) in self.players.iter_mut().zip(players) {
            *name = new;
        }
        self
    }

    /// All information sets, those of chance too.
    pub fn sets(&self) -> &[InformationSet] {
        &self.sets
    }

    /// All nodes, ends too, in preorder.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// How many information sets the players have.
    pub fn decisions(&self) -> usize {
        let of_players = self.sets.iter().filter(|set| set.player().is_some());
        of_players.count()
    }

    /// Where something is decided: the set of a node and the set itself; `None` at an end.
    pub fn set_of(&self, node: NodeId) -> Option<(SetId, &InformationSet)> {
        let set = self.nodes[node].set?;
        Some((set, &self.sets[set]))
    }

    /// What all ways to the ends pay, by node and player, as far as it fits: `None` if a sum has too many digits.
    pub fn totals(&self) -> Option<Vec<Vec<Fraction>>> {
        let mut totals: Vec<Vec<Fraction>> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let mut total = match node.parent {
                Some((parent, _)) => totals[parent].clone(),
                None => vec![Fraction::ZERO; self.players.len()],
            };
            for (sum, payoff) in total.iter_mut().zip(&node.payoffs) {
                *sum = sum.checked_add(*payoff)?;
            }
            totals.push(total);
        }
        Some(totals)
    }

    /// Whether what one of two players gets the other one pays, at every end.
    pub fn is_zero_sum(&self) -> bool {
        self.constant_sum() == Some(Fraction::ZERO)
    }

    /// What both players' payoffs add up to, if that is the same at every end.
    pub fn constant_sum(&self) -> Option<Fraction> {
        let totals = self.totals().filter(|_| self.players.len() == 2)?;
        let ends = self.nodes.iter().zip(totals);
        let mut sums = ends
            .filter(|(node, _)| node.set.is_none())
            .map(|(_, total)| total[0].checked_add(total[1]));
        let sum = sums.next()??;
        sums.all(|other| other == Some(sum)).then_some(sum)
    }

    /// The game of two in which the second player pays what the first one gets. Of a game whose payoffs add up to the same everywhere it has the
    /// same optimal strategies.
    #[must_use]
    pub fn zero_sum_twin(mut self) -> Self {
        for node in &mut self.nodes {
            if let [first, second] = &mut node.payoffs[..] {
                *second = -*first;
            }
        }
        self
    }
}
