//! Curve: the best responses of a player to many actions of the other, joined to lines where they change little; where they jump, closer and closer to the jump.

use engines::continuous::certified::payoff::Payoffs;
use engines::continuous::certified::response::responses;
use engines::intervals::Interval;
use experiments::continuous::Point;

/// Actions of the other at first.
pub(super) const STEPS: usize = 120;
/// Halvings between two actions towards a jump.
const HALVINGS: usize = 10;
/// A larger change from one action to the next, in parts of the interval, is looked at more closely.
const JUMP: f64 = 0.04;

/// Best responses to one action.
#[derive(Clone)]
struct Sample {
    other: f64,
    best: Vec<Interval>,
}

/// A curve that is being followed.
pub(super) struct Curve {
    player: usize,
    last: Option<Sample>,
    pub done: usize,
    pub pieces: Vec<Vec<Point>>,
}

impl Curve {
    pub fn new(player: usize) -> Self {
        Self {
            player,
            last: None,
            done: 0,
            pieces: Vec::new(),
        }
    }

    /// Goes on to the next action; whether there are others.
    pub fn step(&mut self, payoffs: &Payoffs) -> bool {
        let ends = payoffs.ends[1 - self.player];
        let next = match self.done {
            STEPS => ends.high,
            step => ends.low + ends.width() * step as f64 / STEPS as f64,
        };
        let next = self.sample(payoffs, next);
        match self.last.take() {
            None => self.begin(&next),
            Some(last) => self.join(payoffs, last, next.clone()),
        }
        self.last = Some(next);
        self.done += 1;
        self.done <= STEPS
    }

    fn sample(&self, payoffs: &Payoffs, other: f64) -> Sample {
        let best = responses(payoffs, self.player, Interval::point(other));
        Sample { other, best }
    }

    fn point(&self, own: f64, other: f64) -> Point {
        if self.player == 0 {
            [own, other]
        } else {
            [other, own]
        }
    }

    /// A piece for each place of best responses, from its low to its high end.
    fn begin(&mut self, at: &Sample) {
        for best in &at.best {
            let ends = [best.low, best.high].map(|own| self.point(own, at.other));
            self.pieces.push(ends.to_vec());
        }
    }

    /// From one action to the next: a line if the best response changes little, else closer to where it jumps.
    fn join(&mut self, payoffs: &Payoffs, mut from: Sample, mut to: Sample) {
        let limit = JUMP * payoffs.length(self.player);
        let is_near = |one: &Sample, other: &Sample| match (&one.best[..], &other.best[..]) {
            ([one], [other]) => (one.middle() - other.middle()).abs() <= limit,
            _ => false,
        };
        if is_near(&from, &to) {
            self.extend(&to);
            return;
        }
        let last = to.clone();
        let mut behind = Vec::new();
        for _ in 0..HALVINGS {
            let middle = self.sample(payoffs, 0.5 * from.other + 0.5 * to.other);
            if is_near(&from, &middle) {
                self.extend(&middle);
                from = middle;
            } else {
                behind.push(to);
                to = middle;
            }
        }
        if is_near(&from, &to) {
            self.extend(&to);
        } else {
            self.begin(&to);
        }
        while let Some(next) = behind.pop() {
            if is_near(&to, &next) {
                self.extend(&next);
            } else {
                self.begin(&next);
            }
            to = next;
        }
        debug_assert!(to.other >= last.other);
    }

    fn extend(&mut self, to: &Sample) {
        let [best] = to.best[..] else {
            return;
        };
        let point = self.point(best.middle(), to.other);
        match self.pieces.last_mut() {
            Some(piece) => piece.push(point),
            None => self.pieces.push(vec![point]),
        }
    }
}
