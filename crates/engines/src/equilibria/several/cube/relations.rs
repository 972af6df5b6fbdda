//! Relations of pieces: whether one is in another, and whether two touch.
//!
//! Two curves meet where polynomials of the second degree have a common root, a curve and a region at the end of a part of the curve; two regions on a line or a curve
//! that is in both.

use super::bilinear::Fractional;
use super::piece::{Condition, Curve, OTHERS, Piece, Region};
use crate::exact::quadratic::Quadratic;
use crate::exact::rational::Rational;
use core::cmp::Ordering;

/// Whether all of a piece is in another one.
pub fn is_in(part: &Piece, whole: &Piece) -> bool {
    match (part, whole) {
        (Piece::Point(point), _) => whole.has(point),
        (Piece::Curve(part), Piece::Curve(whole)) => {
            let differences = differences(part, whole);
            differences.iter().all(Quadratic::is_zero)
                && part_ends(part, whole)
                    .is_some_and(|[low, high]| whole.range[0] <= low && high <= whole.range[1])
        }
        (Piece::Curve(curve), Piece::Region(region)) => is_curve_in(curve, region),
        (Piece::Region(part), Piece::Region(whole)) => {
            let mut sides = part.sides.iter().zip(&whole.sides);
            sides.all(|(part, whole)| whole[0] <= part[0] && part[1] <= whole[1])
                && whole
                    .conditions
                    .iter()
                    .all(|one| part.conditions.contains(one))
        }
        (_, Piece::Point(_)) | (Piece::Region(_), Piece::Curve(_)) => false,
    }
}

/// Whether two pieces have a point in common.
pub fn meet(one: &Piece, other: &Piece) -> bool {
    match (one, other) {
        (Piece::Point(point), piece) | (piece, Piece::Point(point)) => piece.has(point),
        (Piece::Curve(one), Piece::Curve(other)) => do_curves_meet(one, other),
        (Piece::Curve(curve), Piece::Region(region))
        | (Piece::Region(region), Piece::Curve(curve)) => have_common(curve, &[region]),
        (Piece::Region(one), Piece::Region(other)) => {
            let lines = common_line(one, other).or_else(|| common_line(other, one));
            lines.is_some_and(|line| have_common(&line, &[one, other]))
        }
    }
}

/// What is 0 where a curve is on another one, were that one as long as can be.
fn differences(curve: &Curve, other: &Curve) -> Vec<Quadratic> {
    let difference = |player: usize| {
        let graph = other.functions[player].graph();
        graph.along([&curve.functions[other.along], &curve.functions[player]])
    };
    let others = (0..3).filter(|&player| player != other.along);
    others.map(difference).collect()
}

/// Between what a curve has the coordinate that another one goes along.
fn part_ends(curve: &Curve, other: &Curve) -> Option<[Rational; 2]> {
    let function = &curve.functions[other.along];
    let [one, two] = curve.range.each_ref().map(|end| function.at_fraction(end));
    let (one, two) = (one?, two?);
    Some(if one < two { [one, two] } else { [two, one] })
}

fn do_curves_meet(one: &Curve, other: &Curve) -> bool {
    let differences = differences(one, other);
    let Some(difference) = differences.iter().find(|one| !one.is_zero()) else {
        return part_ends(one, other)
            .is_some_and(|[low, high]| low <= other.range[1] && other.range[0] <= high);
    };
    let roots = difference.roots().into_iter();
    let mut points = roots
        .filter(|root| one.reaches(root))
        .filter_map(|root| one.at(&root));
    points.any(|point| other.has(&point))
}

/// Whether some point of a curve is in all of these regions.
fn have_common(curve: &Curve, regions: &[&Region]) -> bool {
    let cuts = regions.iter().flat_map(|region| region.cuts(curve));
    let mut points = cuts.filter_map(|cut| curve.at(&cut));
    points.any(|point| regions.iter().all(|region| region.has(&point)))
}

fn is_curve_in(curve: &Curve, region: &Region) -> bool {
    let is_beside = |place: usize| {
        let function = &curve.functions[place];
        let [low, high] = &region.sides[place];
        let mut ends = curve.range.iter().map(|end| function.at_fraction(end));
        // A linear fractional function is monotone where it has no pole.
        ends.all(|value| value.is_some_and(|value| low <= &value && &value <= high))
    };
    let holds = |condition: &Condition| {
        let [one, other] = OTHERS[condition.player].map(|other| &curve.functions[other]);
        let sign = if is_turned(curve, [one, other]) {
            condition.sign.reverse()
        } else {
            condition.sign
        };
        let gain = condition.gain.along([one, other]);
        gain.has_sign_between(&curve.range, sign)
    };
    (0..3).all(is_beside) && region.conditions.iter().all(holds)
}

/// Whether the product of two functions' denominators is negative on a curve, where it has one sign.
fn is_turned(curve: &Curve, functions: [&Fractional; 2]) -> bool {
    let negative = functions.iter().filter(|function| {
        let [constant, slope] = &function.below;
        (constant + slope * &curve.range[0]).cmp(&Rational::ZERO) == Ordering::Less
    });
    negative.count() == 1
}

/// Where the plane of a region cuts another region, unless that is in the same plane: two such regions are apart, or one is in the other.
fn common_line(flat: &Region, other: &Region) -> Option<Curve> {
    let (place, value) = flat.fixed()?;
    let mut at = other.sides.clone().map(|[low, _]| low);
    at[place] = value.clone();
    match other.fixed() {
        Some((further, _)) if further != place => {
            let along = 3 - place - further;
            Some(Curve::straight(along, other.sides[along].clone(), &at))
        }
        Some(_) => None,
        // A surface over a curve of this plane: nobody but its own player ever decides anything, so areas of other planes are parts of the surface.
        None => {
            let condition = other.conditions.first()?;
            let [along, last] = OTHERS[condition.player];
            let mut curve = Curve::straight(along, other.sides[along].clone(), &at);
            curve.functions[last] = condition.gain.solved_for(1);
            (condition.player == place).then_some(curve)
        }
    }
}
