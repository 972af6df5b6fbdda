//! Triangles of the strategies of both players, and bars of players with two actions: where mixtures stand, and which response is best where.

use super::geometry::payoff;
use crate::kit::plane::{Point, points_text};
use crate::kit::simplex::{CORNERS, in_triangle};
use games::strategic::StrategicGame;

/// Units of the picture: a side, the room around it, and the height of a bar.
pub const SIDE: f64 = 300.0;
pub const AROUND: f64 = 34.0;
pub const BAR: f64 = 40.0;
/// The width of every picture.
pub const WIDTH: f64 = SIDE + 2.0 * AROUND;

/// Whether a player has a picture here: three actions, or two against three.
pub fn has_triangle(sizes: [usize; 2]) -> bool {
    sizes.contains(&3) && sizes.iter().all(|&size| size > 1)
}

/// The height of the picture of a player with this number of actions.
pub fn height(actions: usize) -> f64 {
    let inside = if actions == 3 {
        CORNERS[1].1 * SIDE
    } else {
        BAR
    };
    inside + 2.0 * AROUND
}

/// From a picture whose side is 1 to this one.
pub fn placed((x, y): Point) -> Point {
    (AROUND + SIDE * x, AROUND + SIDE * y)
}

/// Where a mixture stands in the picture of its player.
pub fn place_of(mixture: &[f64]) -> Option<Point> {
    match mixture {
        [_, second] => Some(placed((*second, BAR / 2.0 / SIDE))),
        _ => in_triangle(mixture).map(placed),
    }
}

/// The mixture at a place of a picture; the nearest where there is none.
pub fn mixture_at(size: usize, (x, y): Point) -> Vec<f64> {
    let (x, y) = ((x - AROUND) / SIDE, (y - AROUND) / SIDE);
    if size == 2 {
        let second = x.clamp(0.0, 1.0);
        return vec![1.0 - second, second];
    }
    let first = 1.0 - y / CORNERS[1].1;
    let third = x - first / 2.0;
    let shares = [first, 1.0 - first - third, third].map(|share| share.max(0.0));
    let sum: f64 = shares.iter().sum();
    shares.map(|share| share / sum).to_vec()
}

/// A line through places of a picture whose side is 1.
pub fn line(points: &[Point]) -> String {
    let placed: Vec<Point> = points.iter().copied().map(placed).collect();
    points_text(&placed)
}

/// A part of a bar: the other one's action that is best there, and from where to where, in units of the picture.
pub type Part = (usize, f64, f64);

/// The mixtures of two actions from left to right, in steps that are finer than a pixel.
pub fn bar(game: &StrategicGame, player: usize) -> Vec<Part> {
    let other = 1 - player;
    let steps = SIDE as usize;
    let best = |step: usize| {
        let second = step as f64 / steps as f64;
        let value = |response: usize| {
            (1.0 - second) * payoff(game, other, response, 0)
                + second * payoff(game, other, response, 1)
        };
        (0..game.size(other)).fold(0, |best, response| {
            if value(response) > value(best) {
                response
            } else {
                best
            }
        })
    };
    let mut parts: Vec<Part> = Vec::new();
    for step in 0..steps {
        let (response, end) = (best(step), (step + 1) as f64);
        match parts.last_mut() {
            Some((last, _, until)) if *last == response => *until = end,
            _ => parts.push((response, step as f64, end)),
        }
    }
    parts
}
