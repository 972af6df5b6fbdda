//! Payoffs of both as a picture: what is feasible, what individually rational, what patience supports, and what the two strategies get.

use super::analysis::Analysis;
use crate::kit::plane::{Point, Scale};
use experiments::exact::Exact;
use experiments::repeated::{Known, Line, Theory, WithoutLotteries};

/// What is in the picture, in payoffs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Payoffs {
    pub feasible: Vec<Point>,
    pub rational: Vec<Point>,
    /// With public randomisation.
    pub supported: Vec<Point>,
    /// What both are held down to, in pure and in mixed strategies.
    pub minmax: Option<[Point; 2]>,
    /// What the two get, discounted.
    pub pair: Option<Point>,
    /// The ends of the line of a zero-determinant strategy, and what strategies of the library get on it.
    pub line: Option<([Point; 2], Vec<Point>)>,
}

impl Payoffs {
    /// What is known so far.
    pub fn of(of: &Analysis) -> Self {
        let analysis = &of.found.analysis;
        let Theory {
            region,
            supported,
            line,
            ..
        } = &analysis.theory;
        let values = analysis
            .values
            .as_ref()
            .and_then(|known| known.as_ref().ok());
        let discounted = values.and_then(|known| known.discounted.as_ref());
        let pair = discounted.map(|means| means.payoffs.each_ref().map(|amount| amount.value()));
        let corners = |corners: &[[Exact; 2]]| corners.iter().map(point).collect::<Vec<_>>();
        let feasible = region
            .as_ref()
            .map_or_else(Vec::new, |known| corners(&known.feasible));
        let line = line.as_ref().and_then(Option::as_ref);
        Self {
            rational: region
                .as_ref()
                .map_or_else(Vec::new, |known| corners(&known.rational)),
            supported: supported
                .as_ref()
                .map_or_else(Vec::new, |known| corners(&known.corners)),
            minmax: region
                .as_ref()
                .map(|known| [point(&known.pure_minmax), point(&known.mixed_minmax)]),
            pair: pair.map(|[first, second]| (first, second)),
            line: line.and_then(|line| Some((ends(line, &feasible)?, met(line)))),
            feasible,
        }
    }

    /// Where payoffs stand: the feasible ones fill the picture.
    pub fn scale(&self) -> Option<Scale> {
        (!self.feasible.is_empty()).then(|| Scale::of(&self.feasible))
    }
}

/// What is known about the supported set, once something is.
pub fn known(of: &Analysis) -> Option<&Known> {
    let supported = of.found.analysis.theory.supported.as_ref();
    supported.map(|supported| &supported.known)
}

/// Whether nothing is supported at all.
pub fn is_empty(of: &Analysis) -> bool {
    let supported = of.found.analysis.theory.supported.as_ref();
    supported.is_some_and(|supported| supported.corners.is_empty())
}

fn point([first, second]: &[Exact; 2]) -> Point {
    (first.value, second.value)
}

fn met(line: &Line) -> Vec<Point> {
    line.points
        .iter()
        .map(|(_, [first, second])| (*first, *second))
        .collect()
}

/// The part of the line α s₁ + β s₂ + γ = 0 that goes through these payoffs.
fn ends(line: &Line, feasible: &[Point]) -> Option<[Point; 2]> {
    let [alpha, beta, gamma] = line.coefficients.each_ref().map(|number| number.value);
    let off = |(x, y): Point| alpha * x + beta * y + gamma;
    let mut crossings: Vec<Point> = Vec::new();
    for (number, &from) in feasible.iter().enumerate() {
        let to = feasible[(number + 1) % feasible.len()];
        let (a, b) = (off(from), off(to));
        if a == 0.0 {
            crossings.push(from);
        } else if a * b < 0.0 {
            let part = a / (a - b);
            crossings.push((
                from.0 + part * (to.0 - from.0),
                from.1 + part * (to.1 - from.1),
            ));
        }
    }
    Some([*crossings.first()?, *crossings.last()?])
}

/// Cells as rectangles of the picture, from their upper left corner: the corner, and width and height.
pub fn cells(found: &WithoutLotteries, scale: &Scale) -> Vec<(Point, Point)> {
    let edge = |player: usize, place: u8| found.low[player] + found.cell[player] * f64::from(place);
    let rectangle = |&[row, from, to]: &[u8; 3]| {
        let (left, top) = scale.at((edge(0, from), edge(1, row + 1)));
        let (right, bottom) = scale.at((edge(0, to), edge(1, row)));
        ((left, top), (right - left, bottom - top))
    };
    found.cells.iter().map(rectangle).collect()
}
