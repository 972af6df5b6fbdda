//! Highest: where a payoff is highest, along the other's best responses (commitment) or on all of the rectangle (joint payoffs), between bounds.
//!
//! Branch and bound: the area of the highest bound is cut; areas whose payoffs are certainly below one that has been seen go. For commitment only those parts of an area count in which the other may respond
//! best. Where the other has several best responses, the bounds include the one that is best for the first.

use super::payoff::{Area, Payoffs, area, cut};
use super::response::{responses, towards_end};
use crate::intervals::Interval;

/// Areas at most.
const MAX_AREAS: usize = 1_500;
/// How far apart bounds of the value are at most, in parts of all payoffs, when the work is done.
const TOLERANCE: f64 = 1e-9;
/// Longer areas, in parts of an interval, are cut even if the value is known.
const LONG: f64 = 0.01;
/// Areas so small are compared with a best response of the other, in parts of an interval.
const SMALL: f64 = 0.05;

/// A highest value, and where it can be.
#[derive(Clone, Debug, PartialEq)]
pub struct Highest {
    pub value: Interval,
    /// A point that certainly has the lower bound.
    pub at: Area,
    /// Parts of the rectangle that together have all places with it.
    pub places: Vec<Area>,
}

/// The part of a player's side in which the slope can be 0 where payoffs curve downwards, by a step of Newton's method; all of a side that reaches an end.
fn around_zero(payoffs: &Payoffs, player: usize, at: Area) -> Option<Interval> {
    let (own, other) = (at[player], at[1 - player]);
    let bend = payoffs.jet(player, at).curvatures[2 * player];
    if !own.is_inside(payoffs.ends[player]) || bend.high >= 0.0 || !bend.is_finite() {
        return Some(own);
    }
    let middle = Interval::point(own.middle());
    let slope = payoffs.own_slope(player, area(player, middle, other));
    (middle - slope / bend).common(own)
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The sum of both payoffs.
    Joint,
    /// What this player gets by choosing first.
    Commitment(usize),
}

impl Question {
    /// How far payoffs are apart that it is about.
    pub fn size(self, payoffs: &Payoffs) -> f64 {
        match self {
            Self::Joint => payoffs.ranges[0] + payoffs.ranges[1],
            Self::Commitment(leader) => payoffs.ranges[leader],
        }
    }
}

/// A question that is being answered.
#[derive(Clone, Debug)]
pub struct Climb {
    question: Question,
    /// Areas that can have the highest value, each with an upper bound.
    open: Vec<(Area, f64)>,
    best: f64,
    best_at: Area,
    seen: usize,
}

impl Climb {
    pub fn new(payoffs: &Payoffs, question: Question) -> Self {
        Self {
            question,
            open: vec![(payoffs.ends, f64::INFINITY)],
            best: f64::NEG_INFINITY,
            best_at: payoffs.ends,
            seen: 0,
        }
    }

    /// Cuts the area of the highest bound, and when the value is known the longest; whether it goes on.
    pub fn step(&mut self, payoffs: &Payoffs) -> bool {
        let Some(place) = self.next(payoffs).filter(|_| self.seen < MAX_AREAS) else {
            self.open.retain(|(_, high)| *high >= self.best);
            return false;
        };
        self.seen += 1;
        let (area, _) = self.open.swap_remove(place);
        for piece in cut(area, payoffs.longest(area).0) {
            self.look_at(payoffs, piece);
        }
        true
    }

    /// The place of the area that is to be cut.
    fn next(&mut self, payoffs: &Payoffs) -> Option<usize> {
        let bounds = self.open.iter().map(|(_, high)| *high).enumerate();
        let (place, high) = bounds.max_by(|one, other| one.1.total_cmp(&other.1))?;
        let size = self.question.size(payoffs);
        if !self.best.is_finite() || high - self.best > TOLERANCE * size {
            return Some(place);
        }
        self.open.retain(|(_, high)| *high >= self.best);
        let lengths = self.open.iter().map(|(area, _)| payoffs.longest(*area).1);
        let longest = lengths
            .enumerate()
            .max_by(|one, other| one.1.total_cmp(&other.1));
        let (place, length) = longest?;
        (length > LONG).then_some(place)
    }

    fn look_at(&mut self, payoffs: &Payoffs, area: Area) {
        let Some(area) = self.narrowed(payoffs, area) else {
            return;
        };
        let high = self.value(payoffs, area).high;
        if high < self.best {
            return;
        }
        let answers = self.answers(payoffs, area);
        if !self.is_beaten(payoffs, area, &answers) && !self.goes_on(payoffs, area) {
            self.see(payoffs, area, &answers);
            self.open.push((area, high));
        }
    }

    /// Where the one who chooses second does best against the middle of the first one's side; nothing to a question about both together.
    fn answers(&self, payoffs: &Payoffs, at: Area) -> Vec<Interval> {
        match self.question {
            Question::Joint => Vec::new(),
            Question::Commitment(leader) => {
                let middle = Interval::point(at[leader].middle());
                responses(payoffs, 1 - leader, middle)
            }
        }
    }

    /// Whether the one who chooses second certainly does better with something else, everywhere in an area.
    fn is_beaten(&self, payoffs: &Payoffs, at: Area, answers: &[Interval]) -> bool {
        let Question::Commitment(leader) = self.question else {
            return false;
        };
        let follower = 1 - leader;
        let is_small = at[leader].width() <= SMALL * payoffs.length(leader);
        let here = payoffs.value(follower, at).high;
        let better = |answer: &Interval| {
            let own = Interval::point(answer.middle());
            payoffs.value(follower, area(follower, own, at[leader])).low > here
        };
        is_small && answers.iter().any(better)
    }

    /// Whether an area has a piece of one curve of best responses, along which the first player's payoff rises or falls throughout: then it is higher outside.
    fn goes_on(&self, payoffs: &Payoffs, at: Area) -> bool {
        let Question::Commitment(leader) = self.question else {
            return false;
        };
        let follower = 1 - leader;
        let is_amid = (0..2).all(|player| at[player].is_inside(payoffs.ends[player]));
        if !is_amid {
            return false;
        }
        // With a payoff that curves downwards all along there is one best response, and it does not jump.
        let all = area(follower, payoffs.ends[follower], at[leader]);
        if payoffs.jet(follower, all).curvatures[2 * follower].high >= 0.0 {
            return false;
        }
        let curvatures = payoffs.jet(follower, at).curvatures;
        let answer = -curvatures[1] / curvatures[2 * follower];
        let slopes = payoffs.jet(leader, at).slopes;
        !(slopes[leader] + slopes[follower] * answer).contains(0.0)
    }

    fn value(&self, payoffs: &Payoffs, area: Area) -> Interval {
        match self.question {
            Question::Joint => payoffs.value(0, area) + payoffs.value(1, area),
            Question::Commitment(leader) => payoffs.value(leader, area),
        }
    }

    /// Raises the best value by one that can certainly be had.
    fn see(&mut self, payoffs: &Payoffs, seen: Area, answers: &[Interval]) {
        let mut at = seen.map(|side| Interval::point(side.middle()));
        if let Question::Commitment(leader) = self.question {
            // One of these is best; the least that they bring is certain.
            let placed = answers.iter();
            let placed = placed.map(|&answer| area(1 - leader, answer, at[leader]));
            let worth = |at: &Area| self.value(payoffs, *at).low;
            let least = placed.min_by(|one, other| worth(one).total_cmp(&worth(other)));
            let Some(least) = least else {
                return;
            };
            at = least;
        }
        let low = self.value(payoffs, at).low;
        if low > self.best {
            (self.best, self.best_at) = (low, at);
        }
    }

    /// What of an area counts.
    fn narrowed(&self, payoffs: &Payoffs, mut area: Area) -> Option<Area> {
        match self.question {
            Question::Joint => {
                for axis in [0, 1] {
                    let [one, two] = [0, 1].map(|player| payoffs.jet(player, area).slopes[axis]);
                    area[axis] = towards_end(area[axis], one + two, payoffs.ends[axis])?;
                }
            }
            Question::Commitment(leader) => {
                let follower = 1 - leader;
                let slope = payoffs.own_slope(follower, area);
                area[follower] = towards_end(area[follower], slope, payoffs.ends[follower])?;
                area[follower] = around_zero(payoffs, follower, area)?;
            }
        }
        Some(area)
    }

    /// The answer, when everything has been looked at; until then what is known.
    pub fn answer(&self) -> Highest {
        let bounds = self.open.iter().map(|(_, high)| *high);
        let high = bounds.fold(
            self.best,
            |most, high| if high > most { high } else { most },
        );
        Highest {
            value: Interval {
                low: self.best,
                high,
            },
            at: self.best_at,
            places: self.open.iter().map(|(area, _)| *area).collect(),
        }
    }
}
