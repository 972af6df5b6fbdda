//! Plane of payoffs: what stands where in the picture, and the best correlated equilibria in words.

use super::analysis::Analysis;
use super::geometry;
use super::geometry::Point;
use experiments::exact::Exact;
use experiments::matrix::{Distribution, Stage};
use texts::MatrixTexts;

/// Units of the picture.
pub const WIDTH: f64 = 420.0;
pub const HEIGHT: f64 = 320.0;
/// Between its edges and the outermost payoffs, where the axes, their numbers and their names stand.
pub const LEFT: f64 = 62.0;
pub const RIGHT: f64 = 24.0;
pub const ABOVE: f64 = 20.0;
pub const BELOW: f64 = 54.0;

/// From payoffs to the picture: the least and the greatest of both players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    pub low: Point,
    pub high: Point,
}

impl Scale {
    /// Of these payoffs.
    pub fn of(points: &[Point]) -> Self {
        let ends = |values: &mut dyn Iterator<Item = f64>| {
            values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
                (low.min(value), high.max(value))
            })
        };
        let (left, right) = ends(&mut points.iter().map(|point| point.0));
        let (bottom, top) = ends(&mut points.iter().map(|point| point.1));
        let (low, high) = ((left, bottom), (right, top));
        Self { low, high }
    }

    /// Where payoffs stand; in the middle where all are the same.
    pub fn at(&self, (x, y): Point) -> Point {
        let part = |value: f64, low: f64, high: f64| {
            if high > low {
                (value - low) / (high - low)
            } else {
                0.5
            }
        };
        let across = part(x, self.low.0, self.high.0);
        let up = part(y, self.low.1, self.high.1);
        (
            LEFT + (WIDTH - LEFT - RIGHT) * across,
            HEIGHT - BELOW - (HEIGHT - ABOVE - BELOW) * up,
        )
    }

    /// A line through payoffs.
    pub fn line(&self, points: &[Point]) -> String {
        let placed: Vec<Point> = points.iter().map(|&point| self.at(point)).collect();
        geometry::points(&placed)
    }
}

/// What agreements, equilibria and correlated equilibria pay both players, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Payoffs {
    /// Of every profile.
    pub profiles: Vec<Point>,
    pub equilibria: Vec<Point>,
    /// The corners of what correlated equilibria pay.
    pub correlated: Vec<Point>,
}

impl Payoffs {
    pub fn of(Analysis { game, found, .. }: &Analysis) -> Self {
        let of = |profile, player| game.payoff(profile, player).value();
        let profiles = (0..game.profiles()).map(|profile| (of(profile, 0), of(profile, 1)));
        let equilibria = found.equilibria().iter().map(|one| &one.payoffs);
        let corners = found.correlated.iter().flat_map(|known| &known.corners);
        Self {
            profiles: profiles.collect(),
            equilibria: equilibria.map(|of| (of[0].value, of[1].value)).collect(),
            correlated: corners.map(|[a, b]| (a.value, b.value)).collect(),
        }
    }
}

/// Sentences about correlated equilibria.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    TooLarge,
    UnderWay,
    /// All of them pay the same.
    Only(String),
    /// The best ones, and the egalitarian one if it is known.
    Best(Vec<String>, Option<String>),
}

fn shown(payoffs: &[Exact; 2]) -> [String; 2] {
    payoffs.each_ref().map(Exact::shown)
}

/// What is best for somebody: a point, or a whole edge.
fn sentence(
    whom: usize,
    best: &Distribution,
    edge: Option<&[[Exact; 2]; 2]>,
    words: &MatrixTexts,
) -> String {
    match edge {
        Some(ends) => {
            let ends = ends.each_ref().map(shown);
            (words.best_edge)(
                whom,
                ends.each_ref()
                    .map(|end| end.each_ref().map(String::as_str)),
            )
        }
        None => {
            let payoffs = shown(&best.payoffs);
            (words.best_correlated)(whom, payoffs.each_ref().map(String::as_str))
        }
    }
}

/// What the referee draws from.
fn lottery(of: &Analysis, distribution: &Distribution, words: &MatrixTexts) -> String {
    let cells = distribution.cells.iter().enumerate();
    let drawn = cells.filter(|(_, part)| !part.is_zero());
    let pairs: Vec<([&str; 2], String)> = drawn
        .map(|(profile, part)| {
            let actions = of.game.actions_of(profile);
            let names = [0, 1].map(|player| &of.game.actions()[player][actions[player]][..]);
            (names, part.shown())
        })
        .collect();
    (words.lottery)(&pairs)
}

/// Sentences about correlated equilibria, as far as they are known.
pub fn said(of: &Analysis, words: &MatrixTexts) -> Said {
    let Some(known) = &of.found.correlated else {
        return match of.found.stage {
            Stage::Done => Said::TooLarge,
            _ => Said::UnderWay,
        };
    };
    if let [only] = &known.corners[..] {
        let payoffs = shown(only);
        let said = (words.only_correlated)(payoffs.each_ref().map(String::as_str));
        return Said::Only(said);
    }
    let best = known.best.iter().zip(&known.edges).enumerate();
    let best = best.map(|(whom, (best, edge))| sentence(whom, best, edge.as_ref(), words));
    let egalitarian = known.egalitarian.as_ref().map(|one| {
        let payoffs = shown(&one.payoffs);
        let said = (words.egalitarian)(payoffs.each_ref().map(String::as_str));
        format!("{said} {}", lottery(of, one, words))
    });
    Said::Best(best.collect(), egalitarian)
}
