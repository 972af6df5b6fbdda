//! Graphs without a direction: where vertices stand. Places are from 0 to 1, from the left and from the top.
//!
//! Source of the springs: T. M. J. Fruchterman, E. M. Reingold, "Graph drawing by force-directed placement" (1991).

use core::f64::consts::TAU;

/// Rounds in which springs come to rest.
const ROUNDS: u32 = 120;

/// A place.
pub type Place = (f64, f64);

/// So many vertices on a circle, the first at the top.
pub fn on_circle(count: usize) -> Vec<Place> {
    let place = |vertex: usize| {
        let angle = TAU * vertex as f64 / count.max(1) as f64;
        (0.5 + 0.5 * libm::sin(angle), 0.5 - 0.5 * libm::cos(angle))
    };
    (0..count).map(place).collect()
}

/// The first in the middle, the others on a circle around it.
pub fn around_first(count: usize) -> Vec<Place> {
    let mut places = vec![(0.5, 0.5)];
    places.extend(on_circle(count.saturating_sub(1)));
    places.truncate(count);
    places
}

/// Vertices that push each other away, with springs between neighbours; a step is a round.
#[derive(Clone, Debug)]
pub struct Springs {
    edges: Vec<(usize, usize)>,
    places: Vec<Place>,
    round: u32,
}

impl Springs {
    /// On a circle at first.
    pub fn new(vertices: usize, edges: Vec<(usize, usize)>) -> Self {
        Self {
            edges,
            places: on_circle(vertices),
            round: 0,
        }
    }

    /// Goes on by a round; whether they have come to rest.
    pub fn step(&mut self) -> bool {
        if self.round == ROUNDS {
            return true;
        }
        // As far as it would be from one to the next if all were spread evenly.
        let distance = 1.0 / (self.places.len().max(1) as f64).sqrt();
        let mut moves = self.pushes(distance);
        for &(from, to) in &self.edges {
            let (x, y, far) = self.apart(from, to);
            let pull = far / distance;
            moves[from] = (moves[from].0 - x * pull, moves[from].1 - y * pull);
            moves[to] = (moves[to].0 + x * pull, moves[to].1 + y * pull);
        }
        let heat = 0.1 * f64::from(ROUNDS - self.round) / f64::from(ROUNDS);
        for (place, (x, y)) in self.places.iter_mut().zip(moves) {
            let length = (x * x + y * y).sqrt().max(1e-9);
            let step = length.min(heat) / length;
            *place = (place.0 + x * step, place.1 + y * step);
        }
        self.round += 1;
        self.round == ROUNDS
    }

    fn apart(&self, one: usize, other: usize) -> (f64, f64, f64) {
        let ((a, b), (c, d)) = (self.places[one], self.places[other]);
        let (x, y) = (a - c, b - d);
        (x, y, (x * x + y * y).sqrt().max(1e-6))
    }

    fn pushes(&self, distance: f64) -> Vec<Place> {
        let count = self.places.len();
        let push = |vertex: usize| {
            let others = (0..count).filter(|&other| other != vertex);
            others.fold((0.0, 0.0), |(sum_x, sum_y), other| {
                let (x, y, far) = self.apart(vertex, other);
                let push = distance * distance / (far * far);
                (sum_x + x * push, sum_y + y * push)
            })
        };
        (0..count).map(push).collect()
    }

    /// Where vertices stand, as large as there is room.
    pub fn places(&self) -> Vec<Place> {
        let ends = |of: fn(&Place) -> f64| {
            let all = || self.places.iter().map(of);
            let (low, high) = (
                all().fold(f64::INFINITY, f64::min),
                all().fold(f64::NEG_INFINITY, f64::max),
            );
            (low, (high - low).max(1e-9))
        };
        let (x, y) = (ends(|place| place.0), ends(|place| place.1));
        let placed = |place: &Place| ((place.0 - x.0) / x.1, (place.1 - y.0) / y.1);
        self.places.iter().map(placed).collect()
    }
}
