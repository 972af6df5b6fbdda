//! Outcomes of a whole turn and their probabilities, if a strategy looks at nothing but the hand.
//!
//! From a hand on, rolls that change nothing (pile and bank empty) may be made any number of times. With c the
//! probability of rolling on and q that of such a roll, the expected number of rolls from there is c/(1 − cq), and the
//! turn is stopped there with probability (1 − c)/(1 − cq). All other rolls lead to a larger hand or end the turn, so the
//! hands are gone through once, from the smallest.

use super::MAX_IN_HAND;
use super::rules::{AfterRoll, Dice, Rules, TurnEnd, UnderWay};
use super::strategy::RollOn;

/// How a turn may end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    pub end: TurnEnd,
    pub probability: f64,
}

/// The ways in which a turn of `strategy` may end that begins with `pile` (at least 1) and the opponent's bank `other`;
/// each once, those with probability 0 left out.
pub fn outcomes(rules: &Rules, strategy: &RollOn, pile: u8, other: u8) -> Vec<Outcome> {
    let mut found: Vec<Outcome> = Vec::new();
    // By what is taken from the pile and stolen.
    let mut reached = [[0.0; MAX_IN_HAND as usize + 1]; MAX_IN_HAND as usize + 1];
    reached[0][0] = 1.0;
    for (taken, stolen) in hands(rules) {
        let probability = reached[usize::from(taken)][usize::from(stolen)];
        if probability == 0.0 {
            continue;
        }
        let hand = UnderWay {
            pile: pile - taken,
            other: other - stolen,
            taken,
            stolen,
        };
        let (stops, rolls) = stops_and_rolls(rules, strategy, hand);
        add(&mut found, rules.stop(hand), probability * stops);
        for dice in Dice::ALL {
            let probability = probability * rolls * rules.probability(dice);
            match rules.roll(hand, dice) {
                AfterRoll::Over(end) => add(&mut found, end, probability),
                AfterRoll::Decide(next) if next == hand => {}
                AfterRoll::Decide(next) => {
                    reached[usize::from(next.taken)][usize::from(next.stolen)] += probability;
                }
            }
        }
    }
    found
}

/// Hands within the limit as (taken, stolen), smaller ones first.
pub fn hands(rules: &Rules) -> impl DoubleEndedIterator<Item = (u8, u8)> + use<> {
    (0..=rules.hand_limit)
        .flat_map(|in_hand| (0..=in_hand).map(move |stolen| (in_hand - stolen, stolen)))
}

/// How probable a roll is that changes nothing.
fn idle(rules: &Rules, hand: UnderWay) -> f64 {
    let is_idle = |dice: &Dice| rules.roll(hand, *dice) == AfterRoll::Decide(hand);
    let idle = Dice::ALL.into_iter().filter(is_idle);
    idle.map(|dice| rules.probability(dice)).sum()
}

/// The probability of stopping with this hand, and how many rolls are expected before it changes or the turn ends.
fn stops_and_rolls(rules: &Rules, strategy: &RollOn, hand: UnderWay) -> (f64, f64) {
    let on = strategy.with(hand.in_hand());
    let visits = 1.0 / (1.0 - on * idle(rules, hand));
    ((1.0 - on) * visits, on * visits)
}

fn add(found: &mut Vec<Outcome>, end: TurnEnd, probability: f64) {
    if probability == 0.0 {
        return;
    }
    match found.iter_mut().find(|outcome| outcome.end == end) {
        Some(outcome) => outcome.probability += probability,
        None => found.push(Outcome { end, probability }),
    }
}
