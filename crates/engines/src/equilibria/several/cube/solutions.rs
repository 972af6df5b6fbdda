//! Solutions of a profile of supports: where those who may mix are indifferent, and the first action of each other one pays at least, or at most, what the second does.
//!
//! A condition that is a product, or in which one coordinate is known, fixes another coordinate; what is left are conditions that make one coordinate a linear
//! fractional function of another. Two of these draw a curve, and the third one is of the second degree on it.

use super::areas::areas;
use super::bilinear::{Fractional, Zeros};
use super::piece::{Condition, Curve, Gains, OTHERS, Piece, Point, Region, is_between};
use crate::exact::rational::Rational;
use crate::exact::surd::Surd;
use core::cmp::Ordering;

/// What is known about each coordinate.
type Known = [Option<Rational>; 3];

/// A profile of supports.
pub struct Solutions<'a> {
    gains: &'a Gains,
    mixing: Vec<usize>,
    /// How the gain of each other player compares with 0.
    signs: Vec<(usize, Ordering)>,
    pub found: Vec<Piece>,
}

impl<'a> Solutions<'a> {
    /// Of the profile in which the players with a number use the second action (0) or the first one (1), and all others may mix.
    pub fn new(gains: &'a Gains, pure: [Option<u8>; 3]) -> Self {
        let sign = |(player, pure): (usize, &Option<u8>)| {
            pure.map(|number| match number {
                0 => (player, Ordering::Less),
                _ => (player, Ordering::Greater),
            })
        };
        let mut solutions = Self {
            gains,
            mixing: (0..3).filter(|&player| pure[player].is_none()).collect(),
            signs: pure.iter().enumerate().filter_map(sign).collect(),
            found: Vec::new(),
        };
        solutions.solve(&pure.map(|number| number.map(Rational::from)));
        solutions
    }

    fn solve(&mut self, known: &Known) {
        let mut left = Vec::new();
        for &player in &self.mixing {
            let others = OTHERS[player];
            match self.gains[player].zeros(others.map(|other| known[other].as_ref())) {
                Zeros::Everywhere => {}
                Zeros::Nowhere => return,
                Zeros::Curve => left.push(player),
                Zeros::Lines(lines) => {
                    for (which, value) in lines {
                        if (Rational::ZERO..=Rational::ONE).contains(&value) {
                            let mut more = known.clone();
                            more[others[which]] = Some(value);
                            self.solve(&more);
                        }
                    }
                    return;
                }
            }
        }
        self.settle(known, &left);
    }

    /// Adds what solves the conditions that are left, none of which fixes a coordinate.
    fn settle(&mut self, known: &Known, left: &[usize]) {
        let free: Vec<usize> = (0..3).filter(|&player| known[player].is_none()).collect();
        let at = known.clone().map(Option::unwrap_or_default);
        let mut functions = at.clone().map(Fractional::constant);
        match (&free[..], left) {
            ([], _) => self.add_point(at.map(Surd::from)),
            (&[along], _) => {
                functions[along] = Fractional::identity();
                self.add_curves(along, functions);
            }
            ([_, _], []) => self.add_regions(&at, &free),
            (&[along, other], &[player, ..]) => {
                functions[along] = Fractional::identity();
                functions[other] = self.solved_for(other, player);
                self.add_curves(along, functions);
            }
            (_, []) => self.found.push(Piece::Region(Region {
                sides: [0, 1, 2].map(|_| [Rational::ZERO, Rational::ONE]),
                conditions: Vec::new(),
            })),
            (_, &[player]) => self.add_surfaces(player),
            (_, &[one, other, ..]) => {
                let along = 3 - one - other;
                functions[along] = Fractional::identity();
                functions[other] = self.solved_for(other, one);
                functions[one] = self.solved_for(one, other);
                self.add_common(along, functions, left.len() == 3);
            }
        }
    }

    /// The coordinate of one player at which another one is indifferent.
    fn solved_for(&self, coordinate: usize, player: usize) -> Fractional {
        let which = usize::from(OTHERS[player][1] == coordinate);
        self.gains[player].solved_for(which)
    }

    fn add_point(&mut self, point: Point) {
        let is_best = |&(player, sign): &(usize, Ordering)| {
            let gain = self.gains[player].clone();
            Condition { player, sign, gain }.holds(&point)
        };
        let unit = [Rational::ZERO, Rational::ONE];
        let is_profile = point.iter().all(|coordinate| is_between(coordinate, &unit));
        if is_profile && self.signs.iter().all(is_best) {
            self.found.push(Piece::Point(point));
        }
    }

    /// The parts of a curve that are in the cube and on which conditions hold. These are linear on it: such a curve is a segment along an edge or in a face.
    fn add_curves(&mut self, along: usize, functions: [Fractional; 3]) {
        for range in self.ranges(&functions) {
            if range[0] == range[1] {
                let point = functions.each_ref().map(|one| one.at_fraction(&range[0]));
                if let [Some(x), Some(y), Some(z)] = point {
                    self.add_point([x, y, z].map(Surd::from));
                }
                continue;
            }
            self.found.push(Piece::Curve(Box::new(Curve {
                along,
                range,
                functions: functions.clone(),
            })));
        }
    }

    fn ranges(&self, functions: &[Fractional; 3]) -> Vec<[Rational; 2]> {
        let unit = [Rational::ZERO, Rational::ONE];
        let mut cuts = unit.to_vec();
        for function in functions {
            cuts.extend(function.pole());
            cuts.extend(unit.iter().filter_map(|end| function.preimage(end)));
        }
        let along = |player: usize| {
            let [one, other] = OTHERS[player].map(|other| &functions[other]);
            self.gains[player].along([one, other])
        };
        for &(player, _) in &self.signs {
            let roots = along(player).roots();
            cuts.extend(roots.iter().filter_map(|root| root.rational().cloned()));
        }
        let is_share = |function: &Fractional, t: &Rational| {
            let value = function.at_fraction(t);
            value.is_some_and(|value| (Rational::ZERO..=Rational::ONE).contains(&value))
        };
        parts(cuts, |t| {
            functions.iter().all(|function| is_share(function, t))
                && self.signs.iter().all(|&(player, wanted)| {
                    let sign = along(player).sign_at(t);
                    sign.is_eq() || sign == wanted
                })
        })
    }

    /// Curves on which two players are indifferent, or the points on them at which the third one is.
    fn add_common(&mut self, along: usize, functions: [Fractional; 3], has_third: bool) {
        let [one, other] = OTHERS[along].map(|player| &functions[player]);
        let third = self.gains[along].along([one, other]);
        if !has_third || third.is_zero() {
            self.add_curves(along, functions);
            return;
        }
        for root in third.roots() {
            let point = functions.each_ref().map(|function| function.at(&root));
            if let [Some(x), Some(y), Some(z)] = point {
                self.add_point([x, y, z]);
            }
        }
    }

    /// A surface over the curve on which one player, who alone ever decides anything, is indifferent.
    fn add_surfaces(&mut self, player: usize) {
        let [along, other] = OTHERS[player];
        let unit = [Rational::ZERO, Rational::ONE];
        let mut functions = [0, 1, 2].map(|_| Fractional::constant(Rational::ZERO));
        functions[along] = Fractional::identity();
        functions[other] = self.solved_for(other, player);
        for range in self.ranges(&functions) {
            let ends = range.each_ref().map(|t| functions[other].at_fraction(t));
            let [Some(one), Some(two)] = ends else {
                continue;
            };
            let mut sides = [0, 1, 2].map(|_| unit.clone());
            let is_point = range[0] == range[1];
            sides[along] = range;
            sides[other] = if one < two { [one, two] } else { [two, one] };
            self.found.push(if is_point {
                let at = sides.map(|[low, _]| low);
                Piece::Curve(Box::new(Curve::straight(player, unit.clone(), &at)))
            } else {
                Piece::Region(Region {
                    sides,
                    conditions: vec![Condition {
                        player,
                        sign: Ordering::Equal,
                        gain: self.gains[player].clone(),
                    }],
                })
            });
        }
    }

    /// Areas of a plane in which the others decide nothing. What of them has no inside belongs to smaller supports.
    fn add_regions(&mut self, at: &[Rational; 3], free: &[usize]) {
        let mut sides = at.clone().map(|value| [value.clone(), value]);
        for &player in free {
            sides[player] = [Rational::ZERO, Rational::ONE];
        }
        let condition = |&(player, sign): &(usize, Ordering)| {
            let gain = self.gains[player].clone();
            Condition { player, sign, gain }
        };
        match self.signs.first().map(condition) {
            None => self.found.push(Piece::Region(Region {
                sides,
                conditions: Vec::new(),
            })),
            Some(condition) => {
                let areas = areas(sides, condition).into_iter();
                self.found.extend(areas.map(Piece::Region));
            }
        }
    }
}

/// The closed parts of the unit interval in which something holds that changes at some of these numbers only.
fn parts(mut cuts: Vec<Rational>, holds: impl Fn(&Rational) -> bool) -> Vec<[Rational; 2]> {
    cuts.retain(|cut| (Rational::ZERO..=Rational::ONE).contains(cut));
    cuts.sort();
    cuts.dedup();
    let (mut parts, mut start) = (Vec::new(), None);
    for (place, cut) in cuts.iter().enumerate() {
        if holds(cut) && start.is_none() {
            start = Some(cut.clone());
        }
        let goes_on = cuts.get(place + 1).is_some_and(|next| {
            let middle = (cut + next) / Rational::from(2);
            holds(&middle)
        });
        if !goes_on {
            parts.extend(start.take().map(|start| [start, cut.clone()]));
        }
    }
    parts
}
