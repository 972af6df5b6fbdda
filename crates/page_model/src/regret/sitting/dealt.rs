//! The hand on the table, and what the person has decided in it.

use engines::regret::GameTree;
use engines::regret::play::{Hand, Judgement};
use engines::regret::tree::NodeId;
use experiments::regret::Evaluated;
use games::Player;
use std::rc::Rc;
use std::sync::Arc;

/// A decision of the person.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Where it was taken.
    pub node: NodeId,
    /// Its number among the actions there.
    pub action: usize,
    pub judgement: Judgement,
    /// The hand before.
    hand: Hand,
}

/// A hand on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Dealt {
    table: Rc<Table>,
    hand: Hand,
    pub person: Player,
    pub index: u64,
    pub decisions: Vec<Decision>,
    /// Whether a decision was taken back: then the person knows more than at the table.
    pub is_taken_back: bool,
}

/// What a hand is played by.
#[derive(Debug)]
struct Table {
    tree: Arc<GameTree>,
    opponent: Rc<Evaluated>,
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

impl Dealt {
    /// Hand number `index` of `seed`, up to the person's first decision or the end.
    pub(super) fn new(
        tree: &Arc<GameTree>,
        opponent: &Rc<Evaluated>,
        person: Player,
        seed: u64,
        index: u64,
    ) -> Self {
        let table = Table {
            tree: tree.clone(),
            opponent: opponent.clone(),
        };
        Self {
            hand: Hand::deal(tree, &opponent.strategy, person, seed, index),
            table: Rc::new(table),
            person,
            index,
            decisions: Vec::new(),
            is_taken_back: false,
        }
    }

    /// What the person's decisions cost together, in antes.
    pub fn cost(&self) -> f64 {
        self.decisions
            .iter()
            .map(|known| known.judgement.cost)
            .sum()
    }

    /// The history the hand has come to.
    pub fn node(&self) -> NodeId {
        self.hand.node()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.hand.is_over(&self.table.tree)
    }

    /// What the person has won when it is over, in antes.
    pub fn winnings(&self) -> f64 {
        self.hand.winnings(&self.table.tree)
    }

    /// The game.
    pub fn tree(&self) -> &Arc<GameTree> {
        &self.table.tree
    }

    /// The actions that the person may take now; none when the hand is over.
    pub fn actions(&self) -> &[String] {
        let tree = &self.table.tree;
        tree.row(self.node())
            .map_or(&[], |row| &tree.information_sets()[row].actions)
    }

    /// What each action wins on average, in antes, against how the opponent plays, if the person goes on well; `None` where
    /// nobody decides, and where the opponent never lets it come to this.
    pub fn hint(&self) -> Option<Vec<f64>> {
        let table = &self.table;
        let row = table.tree.row(self.node())?;
        table.opponent.best[self.person.index()].action_values(&table.tree, row)
    }

    /// Whether there is a decision to take back.
    pub fn can_take_back(&self) -> bool {
        !self.decisions.is_empty()
    }

    /// Takes the last decision back, and what came after it.
    pub(super) fn take_back(&mut self) {
        if let Some(decision) = self.decisions.pop() {
            self.hand = decision.hand;
            self.is_taken_back = true;
        }
    }

    /// The person takes the action of this name; whether there is one.
    pub(super) fn act(&mut self, name: &str) -> bool {
        let node = self.node();
        let Some(action) = self.actions().iter().position(|known| known == name) else {
            return false;
        };
        let table = &self.table;
        let Evaluated { strategy, best, .. } = &*table.opponent;
        let best = &best[self.person.index()];
        let hand = self.hand.clone();
        let judgement = self.hand.act(&table.tree, strategy, best, action);
        let decision = judgement.map(|judgement| Decision {
            node,
            action,
            judgement,
            hand,
        });
        let is_done = decision.is_some();
        self.decisions.extend(decision);
        is_done
    }
}
