//! Square of a game with two actions each: where two probabilities of the first actions stand in the picture, and what is drawn there.

use super::geometry::responses;
use crate::kit::plane::{Point, points_text};
use experiments::matrix::{Component, Equilibrium};
use games::strategic::StrategicGame;

/// Units of the picture: a side, and the room on the left, around and below.
pub const SIDE: f64 = 300.0;
pub const LEFT: f64 = 44.0;
pub const AROUND: f64 = 16.0;
const BELOW: f64 = 40.0;
/// The whole picture.
pub const SIZE: Point = (LEFT + SIDE + AROUND, AROUND + SIDE + BELOW);

/// All profiles.
pub const WHOLE: [Point; 4] = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];

/// Where two probabilities of the first actions stand.
pub fn placed((x, y): Point) -> Point {
    (LEFT + SIDE * x, AROUND + SIDE * (1.0 - y))
}

/// The probabilities at a place of the picture; the nearest where there are none.
pub fn profile_at((x, y): Point) -> Point {
    let (across, up) = ((x - LEFT) / SIDE, 1.0 - (y - AROUND) / SIDE);
    (across.clamp(0.0, 1.0), up.clamp(0.0, 1.0))
}

/// A line through places.
pub fn line(points: &[Point]) -> String {
    let placed: Vec<Point> = points.iter().copied().map(placed).collect();
    points_text(&placed)
}

/// The best responses of a player as a line in the square; `None` if everything is one.
pub fn curve(game: &StrategicGame, player: usize) -> Option<Vec<Point>> {
    let points = responses(game, player)?;
    // The first player's line has the other one's probability upwards.
    let turned = |(other, own): Point| {
        if player == 0 {
            (own, other)
        } else {
            (other, own)
        }
    };
    Some(points.into_iter().map(turned).collect())
}

/// The probabilities of the first actions in an equilibrium.
pub fn place(equilibrium: &Equilibrium) -> Point {
    let first = |player: usize| {
        equilibrium.strategies[player]
            .first()
            .map_or(0.0, |part| part.value)
    };
    (first(0), first(1))
}

/// Everything between the equilibria of maximal Nash subsets, where there is more than a point: rectangles.
pub fn connected(component: &Component, equilibria: &[Equilibrium]) -> Vec<[Point; 4]> {
    if component.equilibria.len() < 2 {
        return Vec::new();
    }
    let ends = |values: &mut dyn Iterator<Item = f64>| {
        values.fold((1.0, 0.0), |(low, high): (f64, f64), value| {
            (low.min(value), high.max(value))
        })
    };
    let rectangle = |[first, second]: &[Vec<u32>; 2]| {
        let place = |number: &u32| place(&equilibria[*number as usize]);
        let (left, right) = ends(&mut first.iter().map(|number| place(number).0));
        let (low, high) = ends(&mut second.iter().map(|number| place(number).1));
        [(left, low), (right, low), (right, high), (left, high)]
    };
    component.subsets.iter().map(rectangle).collect()
}
