//! Equilibria of three players and more, as findings have them: points on their own, and components of infinitely many in pieces.

use crate::exact::{exact, mixed};
use core::cmp::Ordering;
use engines::equilibria::bimatrix::Mixed;
use engines::equilibria::components::connected_by;
use engines::equilibria::several::Equilibrium;
use engines::equilibria::several::cube::piece::{Condition, Curve, Piece as PieceOfCube, Point};
use engines::equilibria::several::cube::{Component, components, payoffs as payoffs_at};
use engines::equilibria::several::family::{Family, payoffs};
use engines::exact::rational::Rational;
use engines::exact::surd::Surd;
use experiments::exact::Exact;
use experiments::matrix::{Approximate, Limit, Motion, Piece, Profile, Shape};
use games::strategic::StrategicGame;

/// Half a unit in the last place of 1: how far the nearest number of the machine is from a probability.
const ROUNDING: f64 = f64::EPSILON / 2.0;

/// Points on their own, and components of infinitely many.
type Found = (Vec<Approximate>, Vec<Vec<Piece>>);

/// All of three players with two actions each.
pub(super) fn of_cube(game: &StrategicGame) -> Found {
    let (mut points, mut continua) = (Vec::new(), Vec::new());
    for component in components(game) {
        match &component[..] {
            [PieceOfCube::Point(point)] => points.push(of_point(profile(game, point))),
            _ => continua.push(of_component(game, &component)),
        }
    }
    (points, continua)
}

/// One that the search has found.
pub(super) fn approximate(one: &Equilibrium) -> Approximate {
    Approximate {
        strategies: one.strategies.clone(),
        payoffs: one.payoffs.clone(),
        radius: one.radius,
        is_certified: one.is_certified,
        exact: None,
    }
}

/// Families that the search has found. Those of one point are on their own.
pub(super) fn of_families(game: &StrategicGame, families: &[Family]) -> Found {
    let (mut points, mut continua) = (Vec::new(), Vec::new());
    for group in connected_by(families, Family::meets) {
        let pieces: Vec<Piece> = group.iter().map(|family| of_family(game, family)).collect();
        match &pieces[..] {
            [Piece { corners, .. }] if corners.len() == 1 => {
                points.extend(corners.iter().cloned().map(of_point));
            }
            _ => continua.push(pieces),
        }
    }
    (points, continua)
}

fn of_family(game: &StrategicGame, family: &Family) -> Piece {
    let corner = |own: &Mixed| {
        let profile = family.profile(own);
        Profile {
            payoffs: mixed(&payoffs(game, &profile)),
            strategies: profile.iter().map(|strategy| mixed(strategy)).collect(),
        }
    };
    Piece {
        shape: match family.vertices.len() {
            1 => Shape::Point,
            2 => Shape::Segment,
            _ => Shape::Polytope,
        },
        dimensions: family.dimensions() as u8,
        corners: family.vertices.iter().map(corner).collect(),
        moving: vec![family.player as u8],
        motion: None,
        limits: Vec::new(),
    }
}

fn of_component(game: &StrategicGame, component: &Component) -> Vec<Piece> {
    let piece = |piece: &PieceOfCube| {
        let corners = piece.corners();
        let (shape, dimensions, motion) = match piece {
            PieceOfCube::Point(_) => (Shape::Point, 0, None),
            PieceOfCube::Curve(curve) if curve.is_segment() => (Shape::Segment, 1, motion(curve)),
            PieceOfCube::Curve(curve) => (Shape::Curve, 1, motion(curve)),
            PieceOfCube::Region(region) => (Shape::Region, region.dimensions() as u8, None),
        };
        let conditions = match piece {
            PieceOfCube::Region(region) => &region.conditions[..],
            _ => &[],
        };
        let moves = |&player: &u8| {
            let coordinates = corners.iter().map(|corner| &corner[usize::from(player)]);
            let mut others = coordinates.clone().skip(1);
            coordinates
                .clone()
                .next()
                .is_some_and(|first| others.any(|other| other != first))
        };
        Piece {
            shape,
            dimensions,
            moving: (0..3).filter(moves).collect(),
            motion,
            limits: conditions.iter().map(limit).collect(),
            corners: corners.iter().map(|corner| profile(game, corner)).collect(),
        }
    };
    component.iter().map(piece).collect()
}

/// How coordinates move along a curve, if more than one does.
fn motion(curve: &Curve) -> Option<Motion> {
    let moving = curve
        .functions
        .iter()
        .filter(|function| !function.is_constant());
    let is_common = moving.count() > 1;
    is_common.then(|| Motion {
        along: curve.along as u8,
        functions: curve
            .functions
            .iter()
            .map(|function| {
                let [a, b] = &function.above;
                let [c, d] = &function.below;
                whole([a, b, c, d]).each_ref().map(exact)
            })
            .collect(),
    })
}

/// The same fraction of functions with whole numbers, as small as can be.
fn whole(parts: [&Rational; 4]) -> [Rational; 4] {
    let divisor = parts.iter().fold(Rational::ZERO, |divisor, part| {
        greatest_divisor(divisor, part)
    });
    let first = parts[2..].iter().find(|part| !part.is_zero());
    let is_negative = first.is_some_and(|part| **part < Rational::ZERO);
    let divisor = if is_negative { -divisor } else { divisor };
    parts.map(|part| part / &divisor)
}

/// The greatest number of which two are whole multiples, by Euclid's algorithm.
fn greatest_divisor(one: Rational, other: &Rational) -> Rational {
    let absolute = |number: Rational| {
        if number < Rational::ZERO {
            -number
        } else {
            number
        }
    };
    let (mut one, mut other) = (absolute(one), absolute(other.clone()));
    while !other.is_zero() {
        let rest = &one % &other;
        one = core::mem::replace(&mut other, rest);
    }
    one
}

fn limit(condition: &Condition) -> Limit {
    Limit {
        player: condition.player as u8,
        better: match condition.sign {
            Ordering::Equal => None,
            Ordering::Greater => Some(0),
            Ordering::Less => Some(1),
        },
    }
}

fn of_surd(number: &Surd) -> Exact {
    Exact {
        text: number.to_string(),
        value: number.value(),
    }
}

fn profile(game: &StrategicGame, point: &Point) -> Profile {
    let minus = Surd::from(Rational::from(-1));
    let strategy = |first: &Surd| {
        let second = minus.times(first).plus(&Rational::ONE.into());
        vec![of_surd(first), of_surd(&second)]
    };
    Profile {
        strategies: point.iter().map(strategy).collect(),
        payoffs: payoffs_at(game, point).iter().map(of_surd).collect(),
    }
}

/// A point as numbers of the machine too.
fn of_point(profile: Profile) -> Approximate {
    let values = |strategy: &Vec<Exact>| strategy.iter().map(|part| part.value).collect();
    let is_pure = profile
        .strategies
        .iter()
        .flatten()
        .all(|part| part.is_zero() || part.text == "1");
    Approximate {
        strategies: profile.strategies.iter().map(values).collect(),
        payoffs: values(&profile.payoffs),
        radius: if is_pure { 0.0 } else { ROUNDING },
        is_certified: true,
        exact: Some(profile),
    }
}
