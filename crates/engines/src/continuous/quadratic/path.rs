//! Path: best responses in turns, the cobweb of both reaction curves, exactly.

use super::reaction::Reaction;
use super::segment::{Point, Segment};
use crate::exact::rational::Rational;

/// The best response to what the other does now: the present action if that is one, else the lowest.
pub fn response(reaction: &Reaction, now: &Point) -> Rational {
    let (own, other) = (reaction.player, 1 - reaction.player);
    let here = &now[other];
    if reaction.is_everything {
        return now[own].clone();
    }
    let at = |segment: &Segment| {
        let (from, to) = (&segment.from[other], &segment.to[other]);
        if from.min(to) > here || from.max(to) < here {
            return None;
        }
        if from == to {
            let (low, high) = (&segment.from[own], &segment.to[own]);
            return Some([low.min(high).clone(), low.max(high).clone()]);
        }
        let best = segment.along(&((here - from) / (to - from)))[own].clone();
        Some([best.clone(), best])
    };
    let all: Vec<[Rational; 2]> = reaction.segments.iter().filter_map(at).collect();
    let is_best = all
        .iter()
        .any(|[low, high]| *low <= now[own] && now[own] <= *high);
    let lowest = all.iter().map(|[low, _]| low).min();
    match lowest {
        Some(lowest) if !is_best => lowest.clone(),
        _ => now[own].clone(),
    }
}

/// Points from a start on, at most so many steps: the first player answers, then the second, or both at once. It ends where nobody changes anything.
pub fn path(reactions: &[Reaction; 2], start: Point, at_once: bool, steps: usize) -> Vec<Point> {
    let mut all = vec![start];
    for step in 0..steps {
        let now = &all[all.len() - 1];
        let best = |player: usize| response(&reactions[player], now);
        let next = match at_once {
            true => [best(0), best(1)],
            false if step.is_multiple_of(2) => [best(0), now[1].clone()],
            false => [now[0].clone(), best(1)],
        };
        let rests = [best(0), best(1)] == *now;
        if rests {
            break;
        }
        all.push(next);
    }
    all
}
