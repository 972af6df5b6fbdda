//! Areas of a square in which a player who does something pure has no reason to do anything else, while the other two, who decide nothing, mix.

use super::piece::{Condition, OTHERS, Region};
use crate::exact::rational::Rational;
use crate::exact::surd::sign;

/// The parts of a square in which a condition holds, as far as they have an inside. Opposite corners are apart if it does not hold at the saddle between them.
pub fn areas(sides: [[Rational; 2]; 3], condition: Condition) -> Vec<Region> {
    let value = |x: &Rational, y: &Rational| condition.gain.at_fractions([x, y]);
    let fits = |x: &Rational, y: &Rational| sign(&value(x, y)) != condition.sign.reverse();
    let (zero, one) = (&Rational::ZERO, &Rational::ONE);
    let [a, b, c, d] = {
        let gain = &condition.gain;
        [&gain.a, &gain.b, &gain.c, &gain.d]
    };
    let corners = [(zero, zero), (one, zero), (zero, one), (one, one)];
    let at_corners = corners.map(|(x, y)| fits(x, y));
    let saddle = (!d.is_zero()).then(|| [-(c / d), -(b / d)]);
    let is_split = match (at_corners, &saddle) {
        ([true, false, false, true] | [false, true, true, false], Some(_)) => {
            sign(&(a - b * c / d)) == condition.sign.reverse()
        }
        _ => false,
    };
    let [first, second] = OTHERS[condition.player];
    let part = |(x, y): (&Rational, &Rational)| {
        let mut sides = sides.clone();
        if let (true, Some([middle_x, middle_y])) = (is_split, &saddle) {
            sides[first] = until(middle_x, x);
            sides[second] = until(middle_y, y);
        }
        tightened(sides, condition.clone())
    };
    let inside = corners.into_iter();
    let inside = inside.filter(|&(x, y)| sign(&value(x, y)) == condition.sign);
    let mut found: Vec<Region> = inside.map(part).collect();
    if found.is_empty() && corners.iter().all(|&(x, y)| value(x, y).is_zero()) {
        found.push(tightened(sides.clone(), condition));
    }
    found.dedup();
    found
}

/// From a number to an end of the unit interval.
fn until(middle: &Rational, end: &Rational) -> [Rational; 2] {
    if end.is_zero() {
        [Rational::ZERO, middle.clone()]
    } else {
        [middle.clone(), Rational::ONE]
    }
}

/// The same part of a smaller box, without the condition if that holds in all of it.
fn tightened(sides: [[Rational; 2]; 3], condition: Condition) -> Region {
    let mut region = Region {
        sides,
        conditions: vec![condition],
    };
    let corners = region.corners();
    for (place, side) in region.sides.iter_mut().enumerate() {
        let coordinates = corners.iter().filter_map(|corner| corner[place].rational());
        if let (Some(low), Some(high)) = (coordinates.clone().min(), coordinates.max()) {
            *side = [low.clone(), high.clone()];
        }
    }
    let mut ends = region.edges().into_iter().flat_map(|edge| edge.ends());
    if ends.all(|end| region.has(&end)) {
        region.conditions.clear();
    }
    region
}
