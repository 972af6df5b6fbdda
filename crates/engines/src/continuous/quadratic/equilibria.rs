//! Equilibria: where both reaction curves meet, points and segments, and whether best responses in turns come nearer to them.

use super::reaction::{QuadraticGame, Reaction};
use super::segment::{Segment, without_repetition};
use crate::exact::rational::Rational;

/// All equilibria in pure strategies.
#[derive(Clone, Debug, PartialEq)]
pub enum Equilibria {
    /// Points, and segments all of whose points are equilibria.
    Places(Vec<Segment>),
    /// Nobody ever cares.
    Everything,
}

/// What best responses in turns do near an equilibrium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nearby {
    /// They come nearer from everywhere around.
    Attracts,
    /// They leave from nearly everywhere around.
    Repels,
    /// Neither, or curves bend or jump there.
    Open,
}

/// Where both reaction curves meet.
pub fn equilibria(reactions: &[Reaction; 2]) -> Equilibria {
    let [one, two] = reactions;
    let places = match (one.is_everything, two.is_everything) {
        (true, true) => return Equilibria::Everything,
        (true, false) => two.segments.clone(),
        (false, true) => one.segments.clone(),
        (false, false) => {
            let pairs = one.segments.iter().flat_map(|first| {
                let others = two.segments.iter();
                others.filter_map(move |second| first.common(second))
            });
            pairs.collect()
        }
    };
    Equilibria::Places(without_repetition(places))
}

/// What best responses do near an equilibrium that is a point: they go by the product of both curves' slopes.
pub fn nearby(game: &QuadraticGame, reactions: &[Reaction; 2], at: &Segment) -> Nearby {
    let slopes = |player: usize| slopes(game, &reactions[player], at);
    let (Some(one), Some(two)) = (slopes(0), slopes(1)) else {
        return Nearby::Open;
    };
    let products = one
        .iter()
        .flat_map(|first| two.iter().map(move |second| first * second));
    let sizes = products.map(|product| {
        if product < Rational::ZERO {
            -product
        } else {
            product
        }
    });
    let sizes: Vec<Rational> = sizes.collect();
    if sizes.iter().all(|size| *size < Rational::ONE) {
        Nearby::Attracts
    } else if sizes.iter().all(|size| *size > Rational::ONE) {
        Nearby::Repels
    } else {
        Nearby::Open
    }
}

/// How much a best response changes with the other's action, on each side of an equilibrium; `None` where it jumps.
fn slopes(game: &QuadraticGame, reaction: &Reaction, at: &Segment) -> Option<Vec<Rational>> {
    let (own, other) = (reaction.player, 1 - reaction.player);
    let here = &at.from[other];
    let [low, high] = &game.ends[other];
    let around: Vec<&Segment> = reaction
        .segments
        .iter()
        .filter(|segment| segment.contains(&at.from))
        .collect();
    let slope = |segment: &&Segment| {
        let direction = segment.direction();
        let is_across = direction[other] != Rational::ZERO;
        is_across.then(|| &direction[own] / &direction[other])
    };
    let slopes: Option<Vec<Rational>> = around.iter().map(slope).collect();
    // A curve that ends here, though the other could do more or less, jumps.
    let reaches = |more: bool| {
        let is_end = here == if more { high } else { low };
        let mut ends = around
            .iter()
            .flat_map(|segment| [&segment.from[other], &segment.to[other]]);
        is_end || ends.any(|end| if more { end > here } else { end < here })
    };
    // And so it does where something else is as good.
    let has_other = reaction.segments.iter().any(|segment| {
        let (from, to) = (&segment.from[other], &segment.to[other]);
        from.min(to) <= here && here <= from.max(to) && !segment.contains(&at.from)
    });
    slopes.filter(|_| !has_other && reaches(true) && reaches(false))
}
