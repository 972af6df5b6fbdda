//! Certified answers, for payoffs of any kind: numbers between proved bounds.

use super::curve::Curve;
use engines::continuous::certified::elimination::Elimination;
use engines::continuous::certified::highest::{self, Climb, Question};
use engines::continuous::certified::path::{Next, Response, next, response};
use engines::continuous::certified::payoff::{Area, Payoffs};
use engines::continuous::certified::search::Search;
use engines::continuous::game::ContinuousGame;
use engines::intervals::Interval;
use experiments::continuous::{
    ContinuousExperiment, Equilibrium, Findings, Highest, Joint, MAX_EQUILIBRIUM, MAX_STEPS,
    Nearby, Order, Rectangle, SETTLED, Stage,
};
use experiments::exact::Exact;

/// Places that are told of a highest payoff.
const MAX_PLACES: usize = 400;
/// Points at first, and halvings of their distance after that, where both do the same part.
const ALIKE: usize = 64;
const CLOSER: usize = 24;
/// Places farther apart than this, in parts of an interval, are several.
const APART: f64 = 0.02;

/// A game, and the work that is under way.
pub(super) struct Certified {
    payoffs: Payoffs,
    curve: Curve,
    /// Curves that are whole.
    followed: usize,
    search: Search,
    elimination: Elimination,
    climb: Climb,
    path: Vec<[f64; 2]>,
    at_once: bool,
}

fn number(number: f64) -> Exact {
    Exact {
        text: number.to_string(),
        value: number,
    }
}

/// A number that is known between bounds: as short as they allow.
fn bounded(of: Interval) -> Exact {
    let middle = of.middle();
    let rounded = |digits: usize| format!("{middle:.digits$}").parse().unwrap_or(middle);
    let inside = (0..16).map(rounded).find(|&short| of.contains(short));
    number(inside.unwrap_or(middle) + 0.0)
}

fn rectangle(area: &Area) -> Rectangle {
    area.map(|side| [side.low, side.high])
}

impl Certified {
    pub fn new(game: &ContinuousGame, lab: &ContinuousExperiment) -> Self {
        let payoffs = Payoffs::new(game.clone());
        let parts = [lab.x, lab.y];
        let start = [0, 1].map(|player| {
            let side = payoffs.ends[player];
            side.low + side.width() * parts[player].value()
        });
        Self {
            curve: Curve::new(0),
            followed: 0,
            search: Search::new(&payoffs),
            elimination: Elimination::new(&payoffs),
            climb: Climb::new(&payoffs, Question::Commitment(0)),
            path: vec![start],
            at_once: lab.order == Order::AtOnce,
            payoffs,
        }
    }

    /// A step towards an answer; whether it is known.
    pub fn step(&mut self, stage: Stage, found: &mut Findings) -> bool {
        match stage {
            Stage::Curves => self.follow(found),
            Stage::Equilibria => self.seek(found),
            Stage::Path => self.walk(found),
            Stage::Elimination => {
                self.elimination.step(&self.payoffs);
                let rounds = self.elimination.rounds.iter();
                found.rounds = rounds
                    .map(|round| round.map(|side| [side.low, side.high].map(number)))
                    .collect();
                found.cut_rounds([0, 1].map(|player| self.payoffs.length(player)));
                self.elimination.is_over || found.rounds.len() < self.elimination.rounds.len()
            }
            Stage::Commitment => self.climb(found, |certified, found, answer| {
                let leader = found.commitments.len();
                found
                    .commitments
                    .push(certified.highest(answer, Question::Commitment(leader)));
                certified.climb = Climb::new(
                    &certified.payoffs,
                    match leader {
                        0 => Question::Commitment(1),
                        _ => Question::Joint,
                    },
                );
                leader == 1
            }),
            Stage::Joint => self.climb(found, |certified, found, answer| {
                found.joint = Some(certified.joint(answer, &found.equilibria));
                true
            }),
            Stage::Contours | Stage::Done => true,
        }
    }

    fn follow(&mut self, found: &mut Findings) -> bool {
        if self.curve.step(&self.payoffs) {
            return false;
        }
        found.curves[self.followed] = core::mem::take(&mut self.curve.pieces);
        self.curve = Curve::new(1);
        self.followed += 1;
        self.followed == 2
    }

    fn seek(&mut self, found: &mut Findings) -> bool {
        self.search.step(&self.payoffs);
        if !self.search.is_over() {
            return false;
        }
        found.count = self.search.found.proved.len() as u64;
        let proved = self
            .search
            .found
            .proved
            .iter()
            .take(MAX_EQUILIBRIUM as usize);
        found.equilibria = proved.map(|area| self.equilibrium(area)).collect();
        found.open = self.search.found.open.iter().map(rectangle).collect();
        true
    }

    fn payoffs_at(&self, area: Area) -> [Exact; 2] {
        [0, 1].map(|player| bounded(self.payoffs.value(player, area)))
    }

    fn equilibrium(&self, area: &Area) -> Equilibrium {
        let at = area.map(bounded);
        let payoffs = self.payoffs_at(*area);
        let errors = area.map(Interval::error);
        Equilibrium {
            from: at.clone(),
            to: at,
            payoffs: [payoffs.clone(), payoffs],
            radius: if errors[1] > errors[0] {
                errors[1]
            } else {
                errors[0]
            },
            nearby: self.nearby(area),
        }
    }

    /// What best responses do near an equilibrium inside: by the product of both slopes, −u_xy ∕ u_xx of each.
    fn nearby(&self, area: &Area) -> Nearby {
        let is_amid = (0..2).all(|player| area[player].is_inside(self.payoffs.ends[player]));
        let slope = |player: usize| {
            let curvatures = self.payoffs.jet(player, *area).curvatures;
            curvatures[1] / curvatures[2 * player]
        };
        let product = slope(0) * slope(1);
        let is_below = product.low > -1.0 && product.high < 1.0;
        let is_above = product.low > 1.0 || product.high < -1.0;
        match (is_amid, is_below, is_above) {
            (true, true, _) => Nearby::Attracts,
            (true, _, true) => Nearby::Repels,
            _ => Nearby::Open,
        }
    }

    fn walk(&mut self, found: &mut Findings) -> bool {
        let step = self.path.len() - 1;
        let now = self.path[step];
        let next = next(&self.payoffs, now, step, self.at_once);
        let moved = match next {
            Next::At(at) if step < MAX_STEPS => Some(at),
            _ => None,
        };
        self.path.extend(moved);
        found.path = self.path.iter().map(|at| at.map(number)).collect();
        found.rests = next == Next::Rests && step < MAX_STEPS;
        found.cut_path([0, 1].map(|player| self.payoffs.length(player)));
        moved.is_none() || found.path.len() < self.path.len()
    }

    fn climb(
        &mut self,
        found: &mut Findings,
        note: impl Fn(&mut Self, &mut Findings, &highest::Highest) -> bool,
    ) -> bool {
        if self.climb.step(&self.payoffs) {
            return false;
        }
        let answer = self.climb.answer();
        note(self, found, &answer)
    }

    /// Both doing the same part of their interval, where that brings the largest sum: a grid, then closer and closer to its best point.
    fn alike(&self) -> ([f64; 2], f64) {
        let at = |part: f64| self.payoffs.ends.map(|side| side.low + part * side.width());
        let sum = |part: f64| {
            let point = at(part).map(Interval::point);
            let [one, two] = [0, 1].map(|player| self.payoffs.value(player, point).low);
            one + two
        };
        let (mut best, mut step) = (0.0, 1.0 / ALIKE as f64);
        for number in 1..=ALIKE {
            let part = number as f64 * step;
            best = if sum(part) > sum(best) { part } else { best };
        }
        for _ in 0..CLOSER {
            step /= 2.0;
            let near = [best - step, best + step].into_iter();
            let inside = near.filter(|part| (0.0..=1.0).contains(part));
            best = inside.fold(
                best,
                |best, part| if sum(part) > sum(best) { part } else { best },
            );
        }
        (at(best), sum(best))
    }

    fn highest(&self, of: &highest::Highest, question: Question) -> Highest {
        let size = question.size(&self.payoffs);
        let places = &of.places;
        let at = of.at.map(Interval::middle);
        let is_far = |player: usize| {
            let spread = places
                .iter()
                .map(|area| area[player])
                .reduce(Interval::hull);
            spread.is_some_and(|all| all.width() > APART * self.payoffs.length(player))
        };
        // Where bounds are wide apart, what is left of the rectangle says nothing.
        let is_settled = of.value.width() <= SETTLED * size;
        let shown = places.iter().filter(|_| is_settled).take(MAX_PLACES);
        Highest {
            bounds: [number(of.value.low), number(of.value.high)],
            at: at.map(number),
            payoffs: self.payoffs_at(at.map(Interval::point)),
            elsewhere: is_settled && (is_far(0) || is_far(1)),
            places: shown.map(rectangle).collect(),
            has_alternative: false,
        }
    }

    fn joint(&self, of: &highest::Highest, equilibria: &[Equilibrium]) -> Joint {
        let mut highest = self.highest(of, Question::Joint);
        let size = Question::Joint.size(&self.payoffs);
        let (alike, sum) = self.alike();
        // Of many places that are as good, the one where both do the same.
        if sum >= of.value.low - SETTLED * size {
            highest.at = alike.map(number);
            highest.payoffs = self.payoffs_at(alike.map(Interval::point));
        }
        let at = highest.at.each_ref().map(|action| action.value);
        let leaving = [0, 1].map(|player| {
            let mut alone = at;
            alone[player] = match response(&self.payoffs, player, at) {
                Response::Is(best) => best,
                Response::None { reached } => return reached,
            };
            self.payoffs
                .value(player, alone.map(Interval::point))
                .middle()
        });
        let patience = |player: usize| {
            let [one] = equilibria else {
                return None;
            };
            let (stays, threat) = (highest.payoffs[player].value, one.payoffs[0][player].value);
            match leaving[player] > stays {
                false => Some(0.0),
                true => {
                    (threat < stays).then(|| (leaving[player] - stays) / (leaving[player] - threat))
                }
            }
        };
        Joint {
            patience: [patience(0), patience(1)].map(|factor| factor.map(number)),
            deviation: leaving.map(number),
            highest,
        }
    }
}
