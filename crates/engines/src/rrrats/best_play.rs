//! Best play: decisions by everything that lies on the table, against a strategy that looks at its hand alone, or
//! against somebody who plays best too.
//!
//! The values are improved as in [`super::exact`], with the better of rolling and stopping taken at every hand of a turn.
//! Where both play best this is value iteration of a game in which one player moves at a time, so there is one value and
//! play without lots attains it. A few positions are a step; [`BestPlay::advance`] takes as many steps as it is asked for.

use super::states::State;
use super::sweeps::Sweeps;
use super::values::Values;
use crate::{Status, effort};
use core::ops::Range;
use games::rrrats::turn::hands;
use games::rrrats::{AfterRoll, Dice, MAX_IN_HAND, RollOn, Rules, UnderWay};

/// Hands by what is taken from the pile and stolen.
type ByHand<T> = [[T; MAX_IN_HAND as usize + 1]; MAX_IN_HAND as usize + 1];

/// What the two decisions are worth, in points of a game, if everything after is played best.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Choice {
    pub stop: f64,
    pub roll: f64,
}

/// Whom player 0 plays against.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Opponent {
    /// Player 1 plays this strategy.
    Fixed(RollOn),
    /// Player 1 plays best too.
    Best,
}

/// The computation. Player 0 plays best.
#[derive(Clone, Debug, PartialEq)]
pub struct BestPlay {
    rules: Rules,
    opponent: Opponent,
    values: Values,
    sweeps: Sweeps,
}

/// Positions in a unit of work.
const POSITIONS_A_UNIT: usize = 16;

impl BestPlay {
    /// Nothing done yet.
    pub fn new(rules: Rules, opponent: Opponent) -> Self {
        let values = Values::even(&rules);
        Self {
            rules,
            opponent,
            sweeps: Sweeps::new(values.states.list().len(), POSITIONS_A_UNIT),
            values,
        }
    }

    /// Up to `budget` units of work, each a few positions.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            let Some((mover, positions)) = self.sweeps.unit() else {
                break;
            };
            let change = self.improve(mover, positions);
            self.sweeps.done(change);
        }
        self.sweeps.status()
    }

    /// The values so far.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// What the best play is worth: points per game if each begins every second one. Half, where both play best.
    pub fn mean(&self) -> f64 {
        let as_first = self.values.at_beginning(&self.rules, 0);
        let as_second = 1.0 - self.values.at_beginning(&self.rules, 1);
        (as_first + as_second) / 2.0
    }

    /// Improves the values at these positions; the largest change.
    fn improve(&mut self, mover: usize, positions: Range<usize>) -> f64 {
        let changes = positions.map(|number| self.improve_one(mover, number));
        changes.fold(0.0, f64::max)
    }

    /// Improves the value of a position where it is the turn of the mover; returns the change.
    fn improve_one(&mut self, mover: usize, number: usize) -> f64 {
        let fixed = match (mover, self.opponent) {
            (1, Opponent::Fixed(strategy)) => Some(strategy),
            _ => None,
        };
        let State { pile, own, other } = self.values.states.list()[number];
        let choices = choices(&self.rules, &self.values, mover, own, (pile, other), fixed);
        let value = choices[0][0].roll;
        let before = core::mem::replace(&mut self.values.of_mover[mover][number], value);
        (value - before).abs()
    }
}

/// What the decisions of a turn are worth to `mover`, who has `own` tokens in the bank, by what he holds. The turn begins
/// with `table`, the pile and the opponent's bank. With `fixed` the mover decides by it, else best.
pub fn choices(
    rules: &Rules,
    values: &Values,
    mover: usize,
    own: u8,
    table: (u8, u8),
    fixed: Option<RollOn>,
) -> ByHand<Choice> {
    let mut found = ByHand::<Choice>::default();
    let dice = Dice::ALL.map(|dice| (dice, rules.probability(dice)));
    // Hands and rolls.
    effort::spend(u64::from(rules.hand_limit + 1).pow(2) * 3);
    // What it is worth to hold a hand, before it is decided.
    let mut held = ByHand::<f64>::default();
    for (taken, stolen) in hands(rules).rev() {
        if taken > table.0 || stolen > table.1 {
            continue;
        }
        let hand = UnderWay {
            pile: table.0 - taken,
            other: table.1 - stolen,
            taken,
            stolen,
        };
        let (taken, stolen) = (usize::from(taken), usize::from(stolen));
        let stop = values.after(mover, own, rules.stop(hand));
        let (changing, idle) = roll(rules, values, (mover, own), hand, (&dice, &held));
        let on = changing / (1.0 - idle);
        let value = match fixed {
            _ if !rules.may_decide(hand.in_hand()) => on,
            None => stop.max(on),
            Some(strategy) => {
                let share = strategy.with(hand.in_hand());
                ((1.0 - share) * stop + share * changing) / (1.0 - share * idle)
            }
        };
        held[taken][stolen] = value;
        found[taken][stolen] = Choice {
            stop,
            roll: changing + idle * value,
        };
    }
    found
}

/// What rolls that change something contribute to the value of rolling, and how probable the others are. `dice` are all
/// rolls with their probabilities, `held` what it is worth to hold the hands that they may lead to.
fn roll(
    rules: &Rules,
    values: &Values,
    (mover, own): (usize, u8),
    hand: UnderWay,
    (dice, held): (&[(Dice, f64)], &ByHand<f64>),
) -> (f64, f64) {
    let (mut changing, mut idle) = (0.0, 0.0);
    for &(dice, probability) in dice {
        changing += probability
            * match rules.roll(hand, dice) {
                AfterRoll::Over(end) => values.after(mover, own, end),
                AfterRoll::Decide(next) if next == hand => {
                    idle += probability;
                    0.0
                }
                AfterRoll::Decide(next) => held[usize::from(next.taken)][usize::from(next.stolen)],
            };
    }
    (changing, idle)
}
