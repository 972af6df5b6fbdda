//! A game of Rrrats at the table: how the dice fall, and what a decision is worth.

use super::best_play::{Choice, choices};
use super::values::Values;
use games::rrrats::{Action, Dice, Rrrats};
use games::{Chance, Player};
use random::Random;

/// What both decisions are worth to the person in a position in which he is to decide.
pub fn worth(position: &Rrrats, values: &Values) -> Choice {
    let hand = position.table();
    let at_begin = (hand.pile + hand.taken, hand.other + hand.stolen);
    let own = position.bank(Player::First);
    let found = choices(position.rules(), values, 0, own, at_begin, None);
    found[usize::from(hand.taken)][usize::from(hand.stolen)]
}

/// How the dice fall.
pub fn roll(position: &Rrrats, random: &mut Random) -> Action {
    let mut left = random.unit();
    for dice in Dice::ALL {
        left -= position.probability(Action::Fall(dice));
        if left < 0.0 {
            return Action::Fall(dice);
        }
    }
    Action::Fall(Dice { low: 0, high: 0 })
}
