//! Exact answers, for payoffs of degree two at most.

use crate::exact::exact;
use engines::continuous::game::ContinuousGame;
use engines::continuous::quadratic::elimination::elimination;
use engines::continuous::quadratic::equilibria::{self, Equilibria, equilibria, nearby};
use engines::continuous::quadratic::highest::{self, commitment, has_alternative, joint};
use engines::continuous::quadratic::path::{path, response};
use engines::continuous::quadratic::reaction::{QuadraticGame, Reaction, reaction};
use engines::continuous::quadratic::segment::{Point, Segment};
use engines::exact::rational::{Rational, of_fraction, value};
use experiments::continuous::{
    ContinuousExperiment, Equilibrium, Findings, Highest, Joint, MAX_EQUILIBRIUM, MAX_STEPS,
    Nearby, Order, Rectangle, Stage, Straight,
};
use experiments::exact::Exact;

/// Fractions with more letters are told by decimals: after many steps nobody reads them.
const MAX_LETTERS: usize = 40;

/// A game, and what follows from it at once.
pub(super) struct Exactly {
    game: QuadraticGame,
    curves: [Reaction; 2],
    start: Point,
    at_once: bool,
}

fn both(at: &Point) -> [Exact; 2] {
    at.each_ref().map(short)
}

/// A number, as a fraction or, if that is long, as a decimal.
fn short(number: &Rational) -> Exact {
    let mut found = exact(number);
    if found.text.len() > MAX_LETTERS {
        found.text = found.value.to_string();
    }
    found
}

/// From corner to corner.
fn rectangle(of: &Segment) -> Rectangle {
    [0, 1].map(|axis| [value(&of.from[axis]), value(&of.to[axis])])
}

impl Exactly {
    /// `None` if a payoff is of another kind.
    pub fn new(game: &ContinuousGame, lab: &ContinuousExperiment) -> Option<Self> {
        let game = QuadraticGame::new(game)?;
        let curves = [0, 1].map(|player| reaction(&game, player));
        let parts = [lab.x, lab.y];
        let start = |player: usize| {
            let [low, high] = &game.ends[player];
            low + (high - low) * of_fraction(parts[player])
        };
        Some(Self {
            start: [start(0), start(1)],
            at_once: lab.order == Order::AtOnce,
            game,
            curves,
        })
    }

    /// Answers one question.
    pub fn answer(&self, stage: Stage, found: &mut Findings) {
        match stage {
            Stage::Curves => self.draw(found),
            Stage::Equilibria => self.find(found),
            Stage::Path => {
                let path = path(&self.curves, self.start.clone(), self.at_once, MAX_STEPS);
                found.rests = path.len() <= MAX_STEPS;
                found.path = path.iter().map(both).collect();
                found.cut_path(self.lengths());
            }
            Stage::Elimination => {
                let rounds = elimination(&self.game.ends, &self.curves);
                found.rounds = rounds
                    .iter()
                    .map(|round| round.each_ref().map(both))
                    .collect();
                found.cut_rounds(self.lengths());
            }
            Stage::Commitment => {
                found.commitments = [0, 1].map(|leader| self.commitment(leader)).to_vec();
            }
            Stage::Joint => found.joint = Some(self.joint()),
            Stage::Contours | Stage::Done => {}
        }
    }

    fn lengths(&self) -> [f64; 2] {
        self.game
            .ends
            .each_ref()
            .map(|[low, high]| value(&(high - low)))
    }

    fn draw(&self, found: &mut Findings) {
        for (player, curve) in self.curves.iter().enumerate() {
            let points = |segment: &Segment| {
                [&segment.from, &segment.to]
                    .map(|at| at.each_ref().map(value))
                    .to_vec()
            };
            found.curves[player] = curve.segments.iter().map(points).collect();
            let lines = curve.segments.iter();
            let lines = lines.filter_map(|segment| straight(player, segment));
            found.lines[player] = lines.collect();
            found.lines[player].sort_by(|one, other| one.from.value.total_cmp(&other.from.value));
            found.indifferent[player] = curve.is_everything;
        }
    }

    fn payoffs(&self, at: &Point) -> [Exact; 2] {
        self.game
            .payoffs
            .each_ref()
            .map(|payoff| exact(&payoff.value(at)))
    }

    fn find(&self, found: &mut Findings) {
        let Equilibria::Places(places) = equilibria(&self.curves) else {
            return;
        };
        let one = |place: &Segment| Equilibrium {
            from: both(&place.from),
            to: both(&place.to),
            payoffs: [self.payoffs(&place.from), self.payoffs(&place.to)],
            radius: 0.0,
            nearby: match nearby(&self.game, &self.curves, place) {
                _ if !place.is_point() => Nearby::Open,
                equilibria::Nearby::Attracts => Nearby::Attracts,
                equilibria::Nearby::Repels => Nearby::Repels,
                equilibria::Nearby::Open => Nearby::Open,
            },
        };
        found.count = places.len() as u64;
        let listed = places.iter().take(MAX_EQUILIBRIUM as usize);
        found.equilibria = listed.map(one).collect();
    }

    fn highest(&self, of: &highest::Highest) -> (Highest, Point) {
        let [x, y] = self.game.ends.each_ref();
        let everywhere = Segment::new([x[0].clone(), y[0].clone()], [x[1].clone(), y[1].clone()]);
        let at = of.places.first().unwrap_or(&everywhere).middle();
        let bound = exact(&of.value);
        let found = Highest {
            bounds: [bound.clone(), bound],
            at: both(&at),
            payoffs: self.payoffs(&at),
            elsewhere: of.is_everywhere
                || of.places.len() > 1
                || of.places.iter().any(|place| !place.is_point()),
            places: of.places.iter().map(rectangle).collect(),
            has_alternative: false,
        };
        (found, at)
    }

    fn commitment(&self, leader: usize) -> Highest {
        let follower = &self.curves[1 - leader];
        let (mut found, at) = self.highest(&commitment(&self.game, leader, follower));
        found.has_alternative = has_alternative(leader, follower, &at);
        found
    }

    fn joint(&self) -> Joint {
        let (highest, at) = self.highest(&joint(&self.game));
        let leaving = [0, 1].map(|player| {
            let mut alone = at.clone();
            alone[player] = response(&self.curves[player], &at);
            self.game.payoffs[player].value(&alone)
        });
        let stays = self.game.payoffs.each_ref().map(|payoff| payoff.value(&at));
        let threat = match equilibria(&self.curves) {
            Equilibria::Places(places) if places.len() == 1 && places[0].is_point() => Some(
                self.game
                    .payoffs
                    .each_ref()
                    .map(|payoff| payoff.value(&places[0].from)),
            ),
            _ => None,
        };
        let patience = |player: usize| {
            let threat = &threat.as_ref()?[player];
            patience(&leaving[player], &stays[player], threat)
        };
        Joint {
            highest,
            patience: [patience(0), patience(1)].map(|factor| factor.as_ref().map(exact)),
            deviation: leaving.each_ref().map(exact),
        }
    }
}

/// From which discount factor on nobody leaves once, for the threat of an equilibrium for ever after.
fn patience(leaving: &Rational, stays: &Rational, threat: &Rational) -> Option<Rational> {
    if leaving <= stays {
        return Some(Rational::ZERO);
    }
    (threat < stays).then(|| (leaving - stays) / (leaving - threat))
}

/// A piece of a reaction curve as an equation; `None` for one that is upright.
fn straight(player: usize, segment: &Segment) -> Option<Straight> {
    let direction = segment.direction();
    let other = 1 - player;
    if direction[other] == Rational::ZERO {
        return None;
    }
    let slope = &direction[player] / &direction[other];
    let constant = &segment.from[player] - &slope * &segment.from[other];
    let (from, to) = (&segment.from[other], &segment.to[other]);
    Some(Straight {
        constant: exact(&constant),
        slope: exact(&slope),
        from: exact(from.min(to)),
        to: exact(from.max(to)),
    })
}
