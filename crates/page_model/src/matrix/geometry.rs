//! Geometry of small games: best responses as lines and areas, and what all profiles pay. For pictures, with numbers of the machine.

use crate::kit::plane::Point;
use crate::kit::simplex::CORNERS;
use games::strategic::StrategicGame;

/// Values that differ by less are the same in a picture.
const SAME: f64 = 1e-12;

/// A player's payoff as the machine has it, where the player does `own` and the other one `others`.
pub fn payoff(game: &StrategicGame, player: usize, own: usize, others: usize) -> f64 {
    let profile = if player == 0 {
        game.profile(&[own, others])
    } else {
        game.profile(&[others, own])
    };
    game.payoff(profile, player).value()
}

/// The best responses of `player` in a game of two times two: pieces of a line through points (the other one's probability of the first action,
/// their own one), and whether everything is one.
pub fn responses(game: &StrategicGame, player: usize) -> Option<Vec<Point>> {
    // How much more the first action pays, where the other one plays their first action with probability 0 and 1.
    let gain = |others| payoff(game, player, 0, others) - payoff(game, player, 1, others);
    let (at_one, at_zero) = (gain(0), gain(1));
    if at_one.abs() < SAME && at_zero.abs() < SAME {
        return None;
    }
    let best = |gain: f64| if gain > 0.0 { 1.0 } else { 0.0 };
    // Where both pay the same.
    let even = at_zero / (at_zero - at_one);
    if (at_one - at_zero).abs() < SAME || !(0.0..=1.0).contains(&even) {
        let own = best(at_one + at_zero);
        return Some(vec![(0.0, own), (1.0, own)]);
    }
    let (before, after) = if at_zero.abs() < SAME {
        (1.0 - best(at_one), best(at_one))
    } else {
        (best(at_zero), 1.0 - best(at_zero))
    };
    Some(vec![
        (0.0, before),
        (even, before),
        (even, after),
        (1.0, after),
    ])
}

/// The strategies of `player`, who has three actions, to which each action of the other one is a best response: corners of areas in the triangle.
pub fn regions(game: &StrategicGame, player: usize) -> Vec<(usize, Vec<Point>)> {
    let other = 1 - player;
    let responses = 0..game.size(other);
    let value = |response: usize, at: &[f64; 3]| -> f64 {
        (0..3)
            .map(|own| at[own] * payoff(game, other, response, own))
            .sum()
    };
    let region = |response: usize| {
        let whole = vec![[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
        let rivals = (0..game.size(other)).filter(|&rival| rival != response);
        let area = rivals.fold(whole, |area, rival| {
            clipped(&area, |at| value(response, at) - value(rival, at))
        });
        (response, area.iter().map(placed).collect::<Vec<Point>>())
    };
    responses
        .map(region)
        .filter(|(_, area)| area.len() > 2)
        .collect()
}

/// The part of an area where something linear is not negative.
fn clipped(area: &[[f64; 3]], linear: impl Fn(&[f64; 3]) -> f64) -> Vec<[f64; 3]> {
    let mut left = Vec::new();
    for (number, from) in area.iter().enumerate() {
        let to = &area[(number + 1) % area.len()];
        let (a, b) = (linear(from), linear(to));
        if a >= -SAME {
            left.push(*from);
        }
        if (a > SAME && b < -SAME) || (a < -SAME && b > SAME) {
            let part = a / (a - b);
            left.push([0, 1, 2].map(|at| from[at] + part * (to[at] - from[at])));
        }
    }
    left
}

fn placed(at: &[f64; 3]) -> Point {
    let parts = at.iter().zip(CORNERS);
    parts.fold((0.0, 0.0), |(x, y), (part, corner)| {
        (x + part * corner.0, y + part * corner.1)
    })
}

/// The corners around points, against the clock's direction from the leftmost (A. M. Andrew's scan).
pub fn hull(points: &[Point]) -> Vec<Point> {
    let mut sorted = points.to_vec();
    sorted.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    sorted.dedup();
    if sorted.len() < 3 {
        return sorted;
    }
    let half = |points: &mut dyn Iterator<Item = &Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for &point in points {
            while chain.len() > 1
                && turn(chain[chain.len() - 2], chain[chain.len() - 1], point) <= 0.0
            {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut all = half(&mut sorted.iter());
    all.extend(half(&mut sorted.iter().rev()));
    all
}

fn turn(a: Point, b: Point, c: Point) -> f64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}
