//! Elimination: strictly dominated actions go, round by round, so that what is left is a smaller and smaller rectangle.
//!
//! With payoffs of degree two an action is a best response to a belief exactly if it is one to the belief's mean. So what is left of an interval lies between the lowest and
//! the highest best response to what is left of the other's, and actions beyond these two are strictly dominated. (Where payoffs curve upwards,
//! actions between both ends are dominated by mixing the ends; the rectangle does not show that.)

use super::reaction::Reaction;
use super::segment::Segment;
use crate::exact::rational::Rational;

/// Rounds at most: numbers grow longer with each.
pub const MAX_ROUNDS: usize = 40;

/// An interval for each player.
pub type Rectangle = [[Rational; 2]; 2];

/// What is left after each round, from all actions on; the last one twice if nothing more is dominated.
pub fn elimination(ends: &Rectangle, reactions: &[Reaction; 2]) -> Vec<Rectangle> {
    let mut rounds = vec![ends.clone()];
    while rounds.len() <= MAX_ROUNDS {
        let last = &rounds[rounds.len() - 1];
        let next = [0, 1].map(|player| left(&reactions[player], &last[player], &last[1 - player]));
        let is_over = next == *last;
        rounds.push(next);
        if is_over {
            break;
        }
    }
    rounds
}

/// The lowest and the highest best response to an interval of the other's actions.
fn left(reaction: &Reaction, own: &[Rational; 2], other: &[Rational; 2]) -> [Rational; 2] {
    if reaction.is_everything {
        return own.clone();
    }
    let clipped = reaction
        .segments
        .iter()
        .filter_map(|segment| clip(reaction.player, segment, other));
    let all: Vec<Rational> = clipped.flatten().collect();
    match (all.iter().min(), all.iter().max()) {
        (Some(least), Some(most)) => [least.clone(), most.clone()],
        _ => own.clone(),
    }
}

/// The player's actions of the part of a segment at which the other's are in an interval.
fn clip(player: usize, segment: &Segment, [low, high]: &[Rational; 2]) -> Option<[Rational; 2]> {
    let other = 1 - player;
    let (from, to) = (&segment.from[other], &segment.to[other]);
    if from.max(to) < low || from.min(to) > high {
        return None;
    }
    if from == to {
        return Some([segment.from[player].clone(), segment.to[player].clone()]);
    }
    let part = |at: &Rational| (at - from) / (to - from);
    let inside = |at: &Rational| at.clone().max(low.clone()).min(high.clone());
    Some([inside(from), inside(to)].map(|at| segment.along(&part(&at))[player].clone()))
}
