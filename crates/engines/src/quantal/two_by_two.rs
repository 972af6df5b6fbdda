//! All branches of games with two actions each.
//!
//! With x the logarithm of the odds of the first player's first action and σ(x) = 1/(1 + exp(−x)), a quantal response equilibrium solves
//! x = λ (a σ(λ (c σ(x) + d)) + b). For any λ intervals find all solutions of this, and prove that there are no others. There are three at most: σ has a negative
//! Schwarzian derivative, so the right side has too. From each solution at the greatest λ its branch is followed back. Then at [`SAMPLES`] values of λ the
//! solutions are counted, and compared with how often the branches come by.
//!
//! What is not proved is that between those values no closed branch comes and goes.

use super::at::between;
use super::branch::{Branch, MAX_LAMBDA, Tracer};
use super::system::Responses;
use crate::Status;
use crate::intervals::Interval;
use games::fraction::Fraction;
use games::strategic::StrategicGame;

/// Values of λ at which solutions are counted.
pub const SAMPLES: usize = 60;
/// Boxes in a search for solutions.
const MAX_BOXES: usize = 20_000;
/// Odds that differ by less are one solution.
const SAME: f64 = 1e-6;

/// The branches: the principal one first.
#[derive(Clone, Debug, PartialEq)]
pub struct Branches {
    pub all: Vec<Branch>,
    /// Whether the counts agree wherever they could be made.
    pub agrees: bool,
    /// At how many values of λ they could be made.
    pub counted: usize,
}

/// How much more the first action pays each player: a slope by the other's probability of the first action, and where that is 0; divided by the scale.
struct Gains {
    slope: [Interval; 2],
    base: [Interval; 2],
}

impl Gains {
    fn new(game: &StrategicGame, scale: f64) -> Self {
        let payoff = |player: usize, own: usize, others: usize| {
            let profile = if player == 0 {
                [own, others]
            } else {
                [others, own]
            };
            game.payoff(game.profile(&profile), player)
        };
        let gain = |player, others| -> Interval {
            let [first, second]: [Fraction; 2] = [0, 1].map(|own| payoff(player, own, others));
            (Interval::of_fraction(first) - Interval::of_fraction(second)) / Interval::point(scale)
        };
        let base = [0, 1].map(|player| gain(player, 1));
        Self {
            slope: [0, 1].map(|player| gain(player, 0) - base[player]),
            base,
        }
    }

    /// x minus the right side, and its derivative.
    fn equation(&self, lambda: f64, x: Interval) -> [Interval; 2] {
        let lambda = Interval::point(lambda);
        let first = logistic(x);
        let second = logistic(lambda * (self.slope[1] * first[0] + self.base[1]));
        let value = x - lambda * (self.slope[0] * second[0] + self.base[0]);
        let slopes = self.slope[0] * self.slope[1] * second[1] * first[1];
        [value, Interval::ONE - lambda * lambda * slopes]
    }

    /// All solutions; `None` if some place is not decided.
    fn solutions(&self, lambda: f64) -> Option<Vec<f64>> {
        let scaled = Interval::point(lambda);
        let ends = (scaled * self.base[0]).hull(scaled * (self.base[0] + self.slope[0]));
        let mut open = vec![Interval {
            low: ends.low - 0.1,
            high: ends.high + 0.3,
        }];
        let mut found = Vec::new();
        for _ in 0..MAX_BOXES {
            let Some(area) = open.pop() else {
                return Some(found);
            };
            let [value, slope] = self.equation(lambda, area);
            if !value.contains(0.0) {
                continue;
            }
            if !slope.contains(0.0) {
                let signs = [area.low, area.high].map(|end| self.sign(lambda, end));
                match signs {
                    [Some(low), Some(high)] if low == high => continue,
                    [Some(_), Some(high)] => {
                        found.push(self.bisected(lambda, area, high));
                        continue;
                    }
                    // An end is too near to a solution: other ends will do.
                    _ => {}
                }
            }
            if area.width() < 1e-9 {
                return None;
            }
            let middle = area.low + 0.487 * area.width();
            let (low, high) = (area.low, area.high);
            open.push(Interval { low: middle, high });
            open.push(Interval { low, high: middle });
        }
        None
    }

    /// Whether the equation is certainly positive at a point, or certainly negative.
    fn sign(&self, lambda: f64, x: f64) -> Option<bool> {
        let [value, _] = self.equation(lambda, Interval::point(x));
        (!value.contains(0.0)).then_some(value.low > 0.0)
    }

    fn bisected(&self, lambda: f64, area: Interval, is_high_positive: bool) -> f64 {
        let (mut low, mut high) = (area.low, area.high);
        for _ in 0..200 {
            let middle = f64::midpoint(low, high);
            let [value, _] = self.equation(lambda, Interval::point(middle));
            if (value.middle() > 0.0) == is_high_positive {
                high = middle;
            } else {
                low = middle;
            }
        }
        f64::midpoint(low, high)
    }
}

/// The logistic function and its derivative.
fn logistic(x: Interval) -> [Interval; 2] {
    let of = |x: Interval| Interval::ONE / (Interval::ONE + (-x).exponential());
    // Both ends by themselves: it increases, and far out exponentials have no bounds.
    let at = |end: f64| {
        if end < -700.0 {
            Interval::up_to(1e-300)
        } else {
            of(Interval::point(end)).and(Interval::PROBABILITIES)
        }
    };
    let value = at(x.low).hull(at(x.high));
    [value, value * (Interval::ONE - value)]
}

/// The logarithms of the probabilities of two actions, from the logarithm of their odds.
fn logarithms(odds: f64) -> [f64; 2] {
    [-odds, odds].map(|odds| {
        let shift = odds.max(0.0);
        -(shift + libm::log(libm::exp(-shift) + libm::exp(odds - shift)))
    })
}

/// All branches of a game of two players with two actions each, from its principal one; `None` of other games, or if it could not be decided where they are
/// at the greatest λ.
pub fn branches(game: &StrategicGame, principal: &Branch) -> Option<Branches> {
    let is_small = game.players().len() == 2 && (0..2).all(|player| game.size(player) == 2);
    if !is_small {
        return None;
    }
    let system = Responses::new(game);
    let gains = Gains::new(game, system.scale());
    let mut all = vec![principal.clone()];
    for x in gains.solutions(MAX_LAMBDA)? {
        let is_known = |branch: &Branch| {
            ends(&system, branch).any(|end| (end - x).abs() < SAME * (1.0 + x.abs()))
        };
        if !all.iter().any(is_known) {
            let [first, second] = logarithms(x);
            let unit = [Interval::point(x), Interval::point(MAX_LAMBDA)];
            let y = unit[1] * (gains.slope[1] * logistic(unit[0])[0] + gains.base[1]);
            let [third, fourth] = logarithms(y.middle());
            let unknowns = vec![first, second, third, fourth, MAX_LAMBDA];
            let mut tracer = Tracer::from(system.clone(), unknowns, -1.0);
            while tracer.step() == Status::Running {}
            all.push(tracer.into_found());
        }
    }
    let (counted, agrees) = compared(&system, &gains, &all);
    Some(Branches {
        all,
        agrees,
        counted,
    })
}

/// The logarithms of the odds at the greatest λ where a branch begins or ends there.
fn ends(system: &Responses, branch: &Branch) -> impl Iterator<Item = f64> {
    let count = branch.points.len();
    let pairs = [(0, 1), (count.saturating_sub(2), count.saturating_sub(1))];
    let last = system.actions();
    let mut found = Vec::new();
    for (from, to) in pairs {
        let (Some(from), Some(to)) = (branch.points.get(from), branch.points.get(to)) else {
            continue;
        };
        if from.unknowns[last].max(to.unknowns[last]) >= MAX_LAMBDA
            && let Some((unknowns, _)) = between(system, from, to, MAX_LAMBDA)
        {
            found.push(unknowns[0] - unknowns[1]);
        }
    }
    found.into_iter()
}

/// At how many values of λ solutions were counted, and whether the branches come by as often at each.
fn compared(system: &Responses, gains: &Gains, all: &[Branch]) -> (usize, bool) {
    let last = system.actions();
    let lambda = |sample: usize| {
        let part = sample as f64 / SAMPLES as f64;
        0.05 * libm::pow(0.9 * MAX_LAMBDA / 0.05, part)
    };
    let crossings = |lambda: f64| -> usize {
        let of = |branch: &Branch| {
            let at = |point: usize| branch.points[point].unknowns[last] < lambda;
            (1..branch.points.len())
                .filter(|&point| at(point - 1) != at(point))
                .count()
        };
        all.iter().map(of).sum()
    };
    let samples = (0..SAMPLES).map(lambda);
    let counts =
        samples.filter_map(|lambda| Some((gains.solutions(lambda)?.len(), crossings(lambda))));
    counts.fold((0, true), |(counted, agrees), (solutions, crossings)| {
        (counted + 1, agrees && solutions == crossings)
    })
}
