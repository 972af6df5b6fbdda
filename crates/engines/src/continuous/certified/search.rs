//! Search: all equilibria in pure strategies, between bounds. The rectangle of all actions is cut into areas.
//!
//! An area goes if somebody can certainly do better everywhere in it. Where a payoff rises or falls throughout, only an end of the interval is left. Where
//! Krawczyk's operator proves that both slopes are 0 at exactly one point, that point is looked at (`proof`). Areas that stay open at the smallest size are told.

use super::payoff::{Area, Payoffs, area, cut};
use super::proof::{Verdict, proof};
use super::response::{responses, towards_end};
use crate::intervals::Interval;
use crate::intervals::krawczyk::{Equations, is_inside, krawczyk};
use std::collections::VecDeque;

/// Areas that are looked at, at most.
pub const MAX_AREAS: usize = 20_000;
/// Areas that wait at most: so many are along a curve of equilibria.
const MAX_WAITING: usize = 600;
/// The smallest areas, in parts of an interval.
const MIN_LENGTH: f64 = 1e-8;
/// Areas so small are compared with a best response to their middle.
const SMALL: f64 = 0.05;
/// Fewer open areas are put together where they touch; of more, which form is theirs is worth seeing.
const FEW: usize = 60;

/// What is found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// Areas of one equilibrium each.
    pub proved: Vec<Area>,
    /// Areas that may have equilibria or none.
    pub open: Vec<Area>,
}

/// A search that is under way.
#[derive(Clone, Debug)]
pub struct Search {
    /// The largest come first.
    open: VecDeque<Area>,
    /// Areas that have one zero of the slopes each, and the sides that were free.
    known: Vec<Area>,
    pub seen: usize,
    pub found: Found,
}

/// The slopes of those players whose side is no single number.
struct Slopes<'a> {
    payoffs: &'a Payoffs,
    at: Area,
    free: &'a [usize],
}

impl Slopes<'_> {
    fn whole(&self, sides: &[Interval]) -> Area {
        let mut whole = self.at;
        for (&player, &side) in self.free.iter().zip(sides) {
            whole[player] = side;
        }
        whole
    }
}

impl Equations for Slopes<'_> {
    fn values(&self, at: &[Interval]) -> Vec<Interval> {
        let whole = self.whole(at);
        let slope = |&player: &usize| self.payoffs.jet(player, whole).slopes[player];
        self.free.iter().map(slope).collect()
    }

    fn derivatives(&self, at: &[Interval]) -> Vec<Vec<Interval>> {
        let whole = self.whole(at);
        let row = |&player: &usize| {
            let curvatures = self.payoffs.jet(player, whole).curvatures;
            self.free
                .iter()
                .map(|&other| curvatures[player + other])
                .collect()
        };
        self.free.iter().map(row).collect()
    }
}

impl Search {
    pub fn new(payoffs: &Payoffs) -> Self {
        Self {
            open: VecDeque::from([payoffs.ends]),
            known: Vec::new(),
            seen: 0,
            found: Found::default(),
        }
    }

    pub fn is_over(&self) -> bool {
        self.open.is_empty()
    }

    /// Looks at one area.
    pub fn step(&mut self, payoffs: &Payoffs) {
        let Some(area) = self.open.pop_front() else {
            return;
        };
        self.seen += 1;
        let Some(area) = narrowed(payoffs, area).filter(|area| !is_beaten(payoffs, *area)) else {
            return;
        };
        let free: Vec<usize> = (0..2)
            .filter(|&player| area[player].width() > 0.0)
            .collect();
        // At an end of an interval there can be an equilibrium without a slope of 0.
        let is_amid = free
            .iter()
            .all(|&player| area[player].is_inside(payoffs.ends[player]));
        if free.is_empty() {
            self.judge(payoffs, area, [false, false]);
        } else if !(is_amid && self.solve(payoffs, area, &free)) {
            self.cut(payoffs, area);
        }
        if self.open.is_empty() {
            self.settle(payoffs);
        }
    }

    /// Whether it is settled how many zeros of the slopes an area has that reaches no end.
    fn solve(&mut self, payoffs: &Payoffs, area: Area, free: &[usize]) -> bool {
        if self.known.iter().any(|known| covers(known, &area)) {
            return true;
        }
        let slopes = Slopes {
            payoffs,
            at: area,
            free,
        };
        let wide: Vec<Interval> = free
            .iter()
            .map(|&player| widened(area[player], payoffs.ends[player]))
            .collect();
        let Some(image) = krawczyk(&slopes, &wide) else {
            return false;
        };
        let mut sides = image.iter().zip(free);
        if sides.any(|(image, &player)| image.common(area[player]).is_none()) {
            return true;
        }
        if !is_inside(&image, &wide) {
            return false;
        }
        let place = slopes.whole(&sharpened(&slopes, image));
        // A neighbour that reaches as far has found the same zero.
        let is_seen = self.known.iter().any(|known| covers(known, &place));
        self.known.push(slopes.whole(&wide));
        if is_seen {
            return true;
        }
        self.judge(payoffs, place, [0, 1].map(|player| free.contains(&player)));
        true
    }

    fn judge(&mut self, payoffs: &Payoffs, place: Area, free: [bool; 2]) {
        match proof(payoffs, place, free) {
            Verdict::Equilibrium => self.found.proved.push(place),
            Verdict::None => {}
            Verdict::Open => self.found.open.push(place),
        }
    }

    /// Cuts the side that is longest in parts of its interval.
    fn cut(&mut self, payoffs: &Payoffs, area: Area) {
        let (side, length) = payoffs.longest(area);
        let is_smallest = length <= MIN_LENGTH;
        if is_smallest || self.open.len() >= MAX_WAITING || self.seen >= MAX_AREAS {
            self.found.open.push(area);
        } else {
            self.open.extend(cut(area, side));
        }
    }

    /// Puts open areas that touch together, looks at corners in them, and sorts what is found.
    fn settle(&mut self, payoffs: &Payoffs) {
        let mut open = core::mem::take(&mut self.found.open);
        let known: Vec<Area> = self.found.proved.clone();
        open.retain(|area| !known.iter().any(|place| touch(place, area)));
        let mut together: Vec<Area> = Vec::new();
        let are_few = open.len() <= FEW;
        for mut area in open {
            while are_few && let Some(place) = together.iter().position(|other| touch(other, &area))
            {
                let other = together.swap_remove(place);
                area = [0, 1].map(|axis| area[axis].hull(other[axis]));
            }
            together.push(area);
        }
        for area in together {
            let corner = corner(payoffs, area)
                .filter(|&corner| proof(payoffs, corner, [false, false]) == Verdict::Equilibrium);
            match corner {
                Some(corner) => self.found.proved.push(corner),
                None => self.found.open.push(area),
            }
        }
        let by_place = |one: &Area, other: &Area| {
            let key = |area: &Area| area.map(|side| side.low);
            let (one, other) = (key(one), key(other));
            one[0]
                .total_cmp(&other[0])
                .then(one[1].total_cmp(&other[1]))
        };
        self.found.proved.sort_by(by_place);
        self.found.open.sort_by(by_place);
    }
}

/// A smaller box with the same zero.
fn sharpened(slopes: &Slopes, mut image: Vec<Interval>) -> Vec<Interval> {
    for _ in 0..8 {
        let Some(next) = krawczyk(slopes, &image) else {
            break;
        };
        let sides = next.iter().zip(&image);
        let both: Option<Vec<Interval>> = sides.map(|(next, image)| next.common(*image)).collect();
        match both {
            Some(both) if both != image => image = both,
            _ => break,
        }
    }
    image
}

fn covers(known: &Area, area: &Area) -> bool {
    (0..2).all(|axis| known[axis].low <= area[axis].low && area[axis].high <= known[axis].high)
}

fn touch(one: &Area, other: &Area) -> bool {
    (0..2).all(|axis| one[axis].common(other[axis]).is_some())
}

/// A tenth longer on each side, as far as there are actions.
fn widened(side: Interval, ends: Interval) -> Interval {
    let more = 0.1 * side.width();
    Interval {
        low: (side.low - more).clamp(ends.low, ends.high),
        high: (side.high + more).clamp(ends.low, ends.high),
    }
}

/// What of an area can be an equilibrium by the slopes of both.
fn narrowed(payoffs: &Payoffs, mut area: Area) -> Option<Area> {
    for player in [0, 1] {
        let slope = payoffs.own_slope(player, area);
        area[player] = towards_end(area[player], slope, payoffs.ends[player])?;
    }
    Some(area)
}

/// Whether some player does certainly better with another action, everywhere in an area.
fn is_beaten(payoffs: &Payoffs, at: Area) -> bool {
    let is_small = (0..2).all(|player| at[player].width() <= SMALL * payoffs.length(player));
    is_small
        && (0..2).any(|player| {
            let other = at[1 - player];
            let here = payoffs.value(player, at).high;
            let better = |own: f64| {
                payoffs
                    .value(player, area(player, Interval::point(own), other))
                    .low
                    > here
            };
            let best = responses(payoffs, player, Interval::point(other.middle()));
            best.iter().any(|cluster| better(cluster.middle()))
        })
}

/// The corner of all actions that an area reaches.
fn corner(payoffs: &Payoffs, area: Area) -> Option<Area> {
    let side = |player: usize| {
        let ends = payoffs.ends[player];
        let low = (area[player].low == ends.low).then_some(ends.low);
        low.or((area[player].high == ends.high).then_some(ends.high))
            .map(Interval::point)
    };
    Some([side(0)?, side(1)?])
}
