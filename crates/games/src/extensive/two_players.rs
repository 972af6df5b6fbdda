//! Games of two players, by the traits of this crate, as positions of the form.

use super::position::{Outcome, Position, Step};
use crate::{Chance, InfoSets, Player, Turn};

/// A position of a game of two players.
#[derive(Clone, Debug)]
pub struct TwoPlayers<G>(pub G);

impl<G: Chance + InfoSets> TwoPlayers<G> {
    fn after(&self, action: G::Action) -> Self {
        let mut next = self.clone();
        next.0.apply(action);
        next
    }
}

impl<G: Chance + InfoSets> Position for TwoPlayers<G> {
    type InformationSet = G::InformationSet;

    fn step(&self) -> Step<Self> {
        let game = &self.0;
        match game.turn() {
            Turn::Over => Step::End(Player::BOTH.map(|player| game.payoff(player)).to_vec()),
            Turn::Chance => {
                let outcome = |action| Outcome {
                    name: G::action_name(action),
                    probability: game.probability(action),
                    next: self.after(action),
                };
                Step::Chance(game.actions().map(outcome).collect())
            }
            Turn::Player(player) => {
                let action = |action| (G::action_name(action), self.after(action));
                Step::Decision {
                    player: player.index(),
                    information_set: game.information_set(),
                    actions: game.actions().map(action).collect(),
                }
            }
        }
    }
}
