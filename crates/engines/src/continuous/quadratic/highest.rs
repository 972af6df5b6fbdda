//! Highest: where a payoff is highest, along the other's reaction curve (commitment) or on all of the rectangle (joint payoffs).
//!
//! A player who chooses first, and whose choice is seen, chooses the point of the other's reaction curve that is best for the player. Where the other has several best
//! responses, the one that is best for the first is taken, so that there always is such a point (Stackelberg's optimistic case).

use super::super::polynomial::Quadratic;
use super::reaction::{QuadraticGame, Reaction};
use super::segment::{Point, Segment, without_repetition};
use crate::exact::rational::Rational;

/// The highest value, and everywhere where it is reached.
#[derive(Clone, Debug, PartialEq)]
pub struct Highest {
    pub value: Rational,
    pub places: Vec<Segment>,
    /// Every point of the rectangle has this value. There are no places then.
    pub is_everywhere: bool,
}

/// What a player gets who chooses first, and where.
pub fn commitment(game: &QuadraticGame, leader: usize, follower: &Reaction) -> Highest {
    let payoff = &game.payoffs[leader];
    match follower.is_everything {
        true => on_rectangle(payoff, &game.ends),
        false => best_of(
            payoff,
            follower
                .segments
                .iter()
                .flat_map(|segment| on_segment(payoff, segment)),
        ),
    }
}

/// Whether the other one, who chooses after the first, has another best response where the first does best.
pub fn has_alternative(leader: usize, follower: &Reaction, at: &Point) -> bool {
    let here = &at[leader];
    let at_leader = |segment: &&Segment| {
        let (from, to) = (&segment.from[leader], &segment.to[leader]);
        (from <= here && here <= to) || (to <= here && here <= from)
    };
    let mut all = follower.segments.iter().filter(at_leader);
    follower.is_everything
        || all.any(|segment| !segment.contains(at) || is_upright(segment, leader))
}

/// Whether a segment has several points with one action of a player.
fn is_upright(segment: &Segment, player: usize) -> bool {
    segment.from[player] == segment.to[player] && !segment.is_point()
}

/// The highest sum of both payoffs.
pub fn joint(game: &QuadraticGame) -> Highest {
    let sum = game.payoffs[0].plus(&game.payoffs[1]);
    on_rectangle(&sum, &game.ends)
}

fn best_of(payoff: &Quadratic, places: impl Iterator<Item = Segment>) -> Highest {
    let places: Vec<Segment> = places.collect();
    let values = places.iter().map(|place| payoff.value(&place.from));
    let value = values.max().unwrap_or_default();
    let is_best = |place: &Segment| payoff.value(&place.from) == value;
    let places = places.into_iter().filter(is_best).collect();
    Highest {
        value,
        places: without_repetition(places),
        is_everywhere: false,
    }
}

/// Where a payoff can be highest along a segment: ends, a top between them, or all of it.
fn on_segment(payoff: &Quadratic, segment: &Segment) -> Vec<Segment> {
    let direction = segment.direction();
    let (dx, dy) = (&direction[0], &direction[1]);
    let square = &payoff.xx * dx * dx + &payoff.xy * dx * dy + &payoff.yy * dy * dy;
    let slope = payoff.value(&segment.to) - payoff.value(&segment.from) - &square;
    if square == Rational::ZERO && slope == Rational::ZERO {
        return vec![segment.clone()];
    }
    let mut all = vec![
        Segment::point(segment.from.clone()),
        Segment::point(segment.to.clone()),
    ];
    if square < Rational::ZERO {
        let top = -slope / (&square + &square);
        if Rational::ZERO < top && top < Rational::ONE {
            all.push(Segment::point(segment.along(&top)));
        }
    }
    all
}

fn on_rectangle(payoff: &Quadratic, ends: &[[Rational; 2]; 2]) -> Highest {
    let zero = Rational::ZERO;
    let varies = [&payoff.xx, &payoff.xy, &payoff.yy, &payoff.x, &payoff.y];
    if varies.into_iter().all(|number| *number == zero) {
        return Highest {
            value: payoff.one.clone(),
            places: Vec::new(),
            is_everywhere: true,
        };
    }
    let corner = |x: usize, y: usize| [ends[0][x].clone(), ends[1][y].clone()];
    let sides = [[0, 0, 1, 0], [1, 0, 1, 1], [1, 1, 0, 1], [0, 1, 0, 0]];
    let sides = sides.map(|[a, b, c, d]| Segment::new(corner(a, b), corner(c, d)));
    let along = sides.iter().flat_map(|side| on_segment(payoff, side));
    best_of(payoff, along.chain(inside(payoff, ends, &sides)))
}

/// Where a payoff is flat and curves upwards nowhere: a point, or a line through the rectangle.
fn inside(payoff: &Quadratic, ends: &[[Rational; 2]; 2], sides: &[Segment; 4]) -> Option<Segment> {
    let (two, zero) = (Rational::from(2), Rational::ZERO);
    let (a, b, c) = (&payoff.xx * &two, &payoff.xy, &payoff.yy * &two);
    let turn = &a * &c - b * b;
    if a > zero || c > zero || turn < zero {
        return None;
    }
    if turn > zero {
        let x = (b * &payoff.y - &c * &payoff.x) / &turn;
        let y = (b * &payoff.x - &a * &payoff.y) / &turn;
        let point = [x, y];
        let is_inside = |axis: usize| ends[axis][0] <= point[axis] && point[axis] <= ends[axis][1];
        return (is_inside(0) && is_inside(1)).then(|| Segment::point(point.clone()));
    }
    // One equation of the two says what the other says, or they contradict each other; both are a x + b y = −d.
    let (first, second, number) = match a != zero {
        true => (a, b.clone(), -&payoff.x),
        false => (b.clone(), c, -&payoff.y),
    };
    let holds = |point: &Point| {
        &payoff.xx * &two * &point[0] + &payoff.xy * &point[1] + &payoff.x == zero
            && &payoff.xy * &point[0] + &payoff.yy * &two * &point[1] + &payoff.y == zero
    };
    let crossing = |side: &Segment| {
        let at = |point: &Point| &first * &point[0] + &second * &point[1] - &number;
        let (from, to) = (at(&side.from), at(&side.to));
        let is_crossed = from != to;
        let part = is_crossed.then(|| &from / (&from - &to))?;
        (zero <= part && part <= Rational::ONE).then(|| side.along(&part))
    };
    let points: Vec<Point> = sides.iter().filter_map(crossing).filter(holds).collect();
    let (least, most) = (points.iter().min()?, points.iter().max()?);
    Some(Segment::new(least.clone(), most.clone()))
}
