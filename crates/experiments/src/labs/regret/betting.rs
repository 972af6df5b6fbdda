//! A hand of poker as people say it: cards, what each action means where it is taken, and what is in the pot.
//!
//! The engine's tree knows actions by name and payoffs at the end. What is in between follows from the rules of the two
//! poker games: an ante of 1 each; in Kuhn poker a bet adds 1; in Leduc poker a raise adds 2 in the first round and 4 in
//! the second to what the opponent has put in.

use engines::regret::tree::NodeId;
use engines::regret::{Actor, GameTree};
use games::Player;

/// What Leduc's raises add in each round.
const RAISES: [f64; 2] = [2.0, 4.0];

/// What an action is, where it is taken; amounts are what the player adds to the pot, in antes.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    Check,
    Fold,
    Call(f64),
    Bet(f64),
    Raise(f64),
    /// Of a game without a pot: by its name.
    Choice(String),
}

/// Something that has happened in a hand.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Done(Player, Deed),
    /// A card for all to see.
    Revealed(char),
    /// Dice, the first player's, a dash, and the second's: each sees their own.
    Rolled(String),
}

/// A hand as far as it has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Each player's card, if the game has cards and they are dealt.
    pub cards: Option<[char; 2]>,
    pub public: Option<char>,
    /// What each player has put in, in antes.
    pub stakes: [f64; 2],
    pub events: Vec<Event>,
}

impl Table {
    /// The hand whose last history is `node`.
    pub fn at(tree: &GameTree, node: NodeId) -> Self {
        let above = core::iter::successors(Some(node), |&node| tree.parent(node));
        let mut path: Vec<NodeId> = above.collect();
        path.reverse();
        let mut table = Self {
            cards: None,
            public: None,
            stakes: [1.0; 2],
            events: Vec::new(),
        };
        for pair in path.windows(2) {
            table.go(tree, pair[0], pair[1]);
        }
        table
    }

    fn go(&mut self, tree: &GameTree, from: NodeId, to: NodeId) {
        let name = tree.action_name(to);
        match tree.actor(from) {
            Actor::Player(player) => {
                let deed = self.deed(player, name);
                let own = player.index();
                self.stakes[own] += match deed {
                    Deed::Call(amount) | Deed::Bet(amount) | Deed::Raise(amount) => amount,
                    Deed::Check | Deed::Fold | Deed::Choice(_) => 0.0,
                };
                self.events.push(Event::Done(player, deed));
            }
            Actor::Chance => {
                let mut cards = name.chars();
                match (cards.next(), cards.next(), cards.next()) {
                    (Some(first), Some(second), None) => self.cards = Some([first, second]),
                    (Some(card), None, _) => {
                        self.public = Some(card);
                        self.events.push(Event::Revealed(card));
                    }
                    _ => self.events.push(Event::Rolled(name.to_owned())),
                }
            }
            Actor::Nobody => {}
        }
    }

    /// What the action of this name is, if `player` takes it now.
    pub fn deed(&self, player: Player, name: &str) -> Deed {
        let (own, other) = (player.index(), player.opponent().index());
        let owed = self.stakes[other] - self.stakes[own];
        let is_owed = owed > 0.0;
        match name {
            "fold" => Deed::Fold,
            "pass" if is_owed => Deed::Fold,
            "pass" => Deed::Check,
            "bet" if is_owed => Deed::Call(owed),
            "bet" => Deed::Bet(1.0),
            "call" if is_owed => Deed::Call(owed),
            "call" => Deed::Check,
            "raise" => {
                let raise = RAISES[usize::from(self.public.is_some())];
                if is_owed {
                    Deed::Raise(owed + raise)
                } else {
                    Deed::Bet(raise)
                }
            }
            name => Deed::Choice(name.to_owned()),
        }
    }

    /// All that is in the pot.
    pub fn pot(&self) -> f64 {
        self.stakes[0] + self.stakes[1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regret::{GameName, RegretExperiment};

    /// At the end of every hand the first player wins what the other has put in, loses their own part, or gets it back.
    #[test]
    fn the_pot_is_what_the_payoffs_say() {
        for game in [GameName::Kuhn, GameName::KuhnSeed, GameName::Leduc] {
            let lab = RegretExperiment {
                game,
                ..RegretExperiment::default()
            };
            let tree = lab.tree();
            for node in 0..tree.len() as NodeId {
                let table = Table::at(&tree, node);
                let payoff = tree.payoff(node);
                let expected = [table.stakes[1], 0.0, -table.stakes[0]];
                assert!(expected.contains(&payoff), "{table:?}: {payoff}");
            }
        }
    }
}
