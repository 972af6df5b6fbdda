//! Response: the best responses to an action, enclosed.
//!
//! The interval is cut into pieces; a piece goes if some point tried is certainly better than all of it, or if payoffs rise or fall throughout, unless it touches the end of
//! the interval that they rise to.

use super::payoff::{Area, Payoffs, area, halves};
use crate::intervals::Interval;

/// Pieces at most; what is left then is told as it is.
const MAX_PIECES: usize = 1_000;
/// How narrow pieces become, in parts of the interval.
const NARROW: f64 = 1e-5;
/// How much narrower an enclosure gets by Newton's method, in parts of the interval.
const FINE: f64 = 1e-13;

/// Best responses, and what is certainly reached.
pub struct Best {
    /// Of which each may have best responses, from low to high. Where payoffs jump there need be none: then what they tend to is there.
    pub places: Vec<Interval>,
    /// A payoff that some action brings at least.
    pub reached: f64,
}

/// Places of which each may have best responses, from low to high. `other` may be a narrow interval.
pub fn responses(payoffs: &Payoffs, player: usize, other: Interval) -> Vec<Interval> {
    best(payoffs, player, other).places
}

/// The same, and how much the best action that was tried brings.
pub fn best(payoffs: &Payoffs, player: usize, other: Interval) -> Best {
    let whole = payoffs.ends[player];
    let at = |own: Interval| area(player, own, other);
    let point = |number: f64| at(Interval::point(number));
    let mut best = f64::NEG_INFINITY;
    let mut raise = |number: f64| {
        let low = payoffs.jet(player, point(number)).value.low;
        best = if low > best { low } else { best };
        best
    };
    raise(whole.low);
    raise(whole.high);
    let narrow = NARROW * whole.width();
    let (mut open, mut left, mut seen) = (vec![whole], Vec::new(), 0);
    while let Some(piece) = open.pop() {
        seen += 1;
        let least = raise(piece.middle());
        let value = payoffs.value(player, at(piece));
        let slope = payoffs.own_slope(player, at(piece));
        let Some(piece) = towards_end(piece, slope, whole).filter(|_| value.high >= least) else {
            continue;
        };
        if piece.width() <= narrow || seen > MAX_PIECES {
            left.push((piece, payoffs.value(player, at(piece))));
        } else {
            let [low, high] = halves(piece);
            // The lower half comes next.
            open.push(high);
            open.push(low);
        }
    }
    left.retain(|(_, value)| value.high >= best);
    let clusters = clusters(left.into_iter().map(|(piece, _)| piece));
    let refined = clusters
        .into_iter()
        .map(|cluster| refined(payoffs, player, cluster, other));
    Best {
        places: refined.collect(),
        reached: best,
    }
}

/// What of a piece can be best where payoffs change like this: its end, if they rise or fall throughout, and that is an end of the whole.
pub(super) fn towards_end(piece: Interval, slope: Interval, whole: Interval) -> Option<Interval> {
    let end = if slope.low > 0.0 {
        (piece.high, whole.high)
    } else if slope.high < 0.0 {
        (piece.low, whole.low)
    } else {
        return Some(piece);
    };
    (end.0 == end.1).then(|| Interval::point(end.0))
}

/// Pieces from low to high, those that touch put together.
fn clusters(pieces: impl Iterator<Item = Interval>) -> Vec<Interval> {
    let mut all: Vec<Interval> = Vec::new();
    for piece in pieces {
        match all.last_mut() {
            Some(last) if last.high >= piece.low => *last = last.hull(piece),
            _ => all.push(piece),
        }
    }
    all
}

/// A narrower enclosure of the best response in a cluster, where payoffs curve downwards: Newton's method on the slope.
fn refined(payoffs: &Payoffs, player: usize, cluster: Interval, other: Interval) -> Interval {
    let mut found = cluster;
    let curvature = |area: Area| payoffs.jet(player, area).curvatures[2 * player];
    for _ in 0..20 {
        let bend = curvature(area(player, found, other));
        let is_done = found.width() <= FINE * payoffs.length(player);
        if is_done || bend.high >= 0.0 || !bend.is_finite() {
            break;
        }
        let middle = Interval::point(found.middle());
        let slope = payoffs.jet(player, area(player, middle, other)).slopes[player];
        // At an end of all actions the slope need not be 0: then there is no zero, and the end stays in.
        let Some(next) = (middle - slope / bend).common(found) else {
            break;
        };
        let touches =
            found.low == payoffs.ends[player].low || found.high == payoffs.ends[player].high;
        if touches || next.width() > 0.9 * found.width() {
            break;
        }
        found = next;
    }
    found
}
