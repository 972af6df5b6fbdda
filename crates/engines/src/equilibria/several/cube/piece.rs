//! Pieces of the set of equilibria: points, curves and regions of the cube in which profiles of three players with two actions each are.
//!
//! A coordinate is the probability of a player's first action. All pieces are closed and connected.

use super::bilinear::{Bilinear, Fractional};
use crate::exact::rational::Rational;
use crate::exact::surd::Surd;
use core::cmp::Ordering;

/// A profile of strategies.
pub type Point = [Surd; 3];
/// By player: what the first action pays beyond the second, a function of the others' coordinates.
pub type Gains = [Bilinear; 3];
/// The other two of each player.
pub const OTHERS: [[usize; 2]; 3] = [[1, 2], [0, 2], [0, 1]];

/// A part of the set.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    Point(Point),
    Curve(Box<Curve>),
    Region(Region),
}

/// A curve, or a segment: each coordinate is a function of one of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The coordinate that the others are functions of.
    pub along: usize,
    /// From where to where that one goes.
    pub range: [Rational; 2],
    /// Without a pole in the range.
    pub functions: [Fractional; 3],
}

/// How what a player's first action pays beyond the second compares with 0, where it is not 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    pub player: usize,
    /// `Equal` if it must be 0.
    pub sign: Ordering,
    pub gain: Bilinear,
}

/// An area of a plane, an area of a surface, or the whole cube: the part of a box in which conditions hold.
#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    pub sides: [[Rational; 2]; 3],
    pub conditions: Vec<Condition>,
}

impl Piece {
    /// Whether a profile belongs to it.
    pub fn has(&self, point: &Point) -> bool {
        match self {
            Self::Point(own) => own == point,
            Self::Curve(curve) => curve.has(point),
            Self::Region(region) => region.has(point),
        }
    }

    /// The profile itself, both ends, or the corners.
    pub fn corners(&self) -> Vec<Point> {
        match self {
            Self::Point(point) => vec![point.clone()],
            Self::Curve(curve) => curve.ends(),
            Self::Region(region) => region.corners(),
        }
    }
}

impl Curve {
    /// The segment along a coordinate, where the others have these values.
    pub fn straight(along: usize, range: [Rational; 2], at: &[Rational; 3]) -> Self {
        let function = |player: usize| {
            if player == along {
                Fractional::identity()
            } else {
                Fractional::constant(at[player].clone())
            }
        };
        Self {
            along,
            range,
            functions: [0, 1, 2].map(function),
        }
    }

    /// Whether it is straight.
    pub fn is_segment(&self) -> bool {
        self.functions.iter().all(Fractional::is_linear)
    }

    /// The profile at which its own coordinate is `t`; `None` at a pole.
    pub fn at(&self, t: &Surd) -> Option<Point> {
        let [first, second, third] = &self.functions;
        Some([first.at(t)?, second.at(t)?, third.at(t)?])
    }

    /// The profiles at its ends.
    pub fn ends(&self) -> Vec<Point> {
        let ends = self.range.iter().cloned();
        ends.filter_map(|end| self.at(&end.into())).collect()
    }

    /// Whether a value of its own coordinate is in its range.
    pub fn reaches(&self, t: &Surd) -> bool {
        is_between(t, &self.range)
    }

    /// Whether a profile is on it.
    pub fn has(&self, point: &Point) -> bool {
        let t = &point[self.along];
        let is_on = |player: usize| {
            let graph = self.functions[player].graph();
            player == self.along || graph.at([t, &point[player]]).sign().is_eq()
        };
        self.reaches(t) && (0..3).all(is_on)
    }
}

impl Condition {
    /// Whether it holds.
    pub fn holds(&self, point: &Point) -> bool {
        let [one, other] = OTHERS[self.player];
        let sign = self.gain.at([&point[one], &point[other]]).sign();
        sign.is_eq() || sign == self.sign
    }
}

impl Region {
    /// Whether a profile is in it.
    pub fn has(&self, point: &Point) -> bool {
        let mut pairs = point.iter().zip(&self.sides);
        pairs.all(|(coordinate, side)| is_between(coordinate, side))
            && self.conditions.iter().all(|one| one.holds(point))
    }

    /// The coordinate that never changes, and its value.
    pub fn fixed(&self) -> Option<(usize, &Rational)> {
        let mut sides = self.sides.iter().enumerate();
        sides.find_map(|(place, [low, high])| (low == high).then_some((place, low)))
    }

    /// How many dimensions it has.
    pub fn dimensions(&self) -> usize {
        let equations = self.conditions.iter().filter(|one| one.sign.is_eq());
        let free = self.sides.iter().filter(|[low, high]| low < high);
        free.count() - equations.count()
    }

    /// The edges of its box, in which its corners are.
    pub fn edges(&self) -> Vec<Curve> {
        let mut edges = Vec::new();
        for (along, &[one, other]) in OTHERS.iter().enumerate() {
            for corner in [[0, 0], [0, 1], [1, 0], [1, 1]] {
                let mut at = self.sides.clone().map(|[low, _]| low);
                at[one] = self.sides[one][corner[0]].clone();
                at[other] = self.sides[other][corner[1]].clone();
                let edge = Curve::straight(along, self.sides[along].clone(), &at);
                if self.sides[along][0] < self.sides[along][1] && !edges.contains(&edge) {
                    edges.push(edge);
                }
            }
        }
        edges
    }

    /// Values of a curve's own coordinate, among which are the ends of all its parts in the region.
    pub fn cuts(&self, curve: &Curve) -> Vec<Surd> {
        let mut cuts: Vec<Surd> = curve.range.iter().cloned().map(Surd::from).collect();
        for (function, side) in curve.functions.iter().zip(&self.sides) {
            let places = side.iter().filter_map(|end| function.preimage(end));
            cuts.extend(places.map(Surd::from));
        }
        for condition in &self.conditions {
            let functions = OTHERS[condition.player].map(|other| &curve.functions[other]);
            cuts.extend(condition.gain.along(functions).roots());
        }
        cuts.retain(|cut| curve.reaches(cut));
        cuts
    }

    /// What is on the edges of its box: the corners of the box, and where conditions cut its edges.
    pub fn corners(&self) -> Vec<Point> {
        let mut corners = Vec::new();
        for edge in self.edges() {
            let points = self.cuts(&edge).into_iter();
            for point in points.filter_map(|cut| edge.at(&cut)) {
                if self.has(&point) && !corners.contains(&point) {
                    corners.push(point);
                }
            }
        }
        corners
    }
}

/// Whether a number is neither below nor above two others.
pub fn is_between(number: &Surd, [low, high]: &[Rational; 2]) -> bool {
    number.against(low).is_ge() && number.against(high).is_le()
}
