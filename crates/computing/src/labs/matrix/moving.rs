//! Moving: orbits of dynamics, and fields of directions.

use engines::dynamics::{self, Payoffs, Point, direction};
use experiments::matrix::{Arrow, MatrixExperiment, Orbit};
use games::strategic::StrategicGame;

/// Points of an orbit at most.
const MAX_POINTS: u32 = 5_000;
/// Arrows from one side to the other.
const GRID: usize = 12;

fn short(point: &Point) -> [Vec<f32>; 2] {
    point
        .each_ref()
        .map(|shares| shares.iter().map(|&share| share as f32).collect())
}

/// An orbit of so many points, from the start that the experiment names.
pub(super) fn orbit(lab: &MatrixExperiment, game: &StrategicGame, points: u32) -> Orbit {
    let payoffs = lab.populations_of(game);
    let (dynamic, start) = (lab.dynamic(), lab.starting_point(&payoffs));
    let step = dynamic.step(&payoffs);
    let mut moving = dynamics::Orbit::new(payoffs, dynamic, start, step);
    let mut found = Orbit::default();
    for number in 0..points.min(MAX_POINTS) {
        if number > 0 {
            moving.step();
        }
        found.points.push(short(moving.point()));
        found.averages.push(short(&moving.average()));
    }
    found
}

/// The directions at a grid of points: of the square for two times two actions, of the triangle for one population with three; none elsewhere.
pub(super) fn field(lab: &MatrixExperiment, game: &StrategicGame) -> Vec<Arrow> {
    let payoffs = lab.populations_of(game);
    let places = grid(&payoffs).into_iter();
    places
        .map(|point| Arrow {
            velocity: short(&direction(&payoffs, lab.dynamic(), &point)),
            at: short(&point),
        })
        .collect()
}

fn grid(payoffs: &Payoffs) -> Vec<Point> {
    let part = |number: usize| (number as f64 + 0.5) / GRID as f64;
    let places = (0..GRID).flat_map(|a| (0..GRID).map(move |b| (a, b)));
    match [payoffs.size(0), payoffs.size(1)] {
        [2, 2] => places
            .map(|(a, b)| [vec![part(a), 1.0 - part(a)], vec![part(b), 1.0 - part(b)]])
            .collect(),
        [3, 3] if payoffs.is_one_population() => {
            let inside = places.filter(|(a, b)| a + b < GRID);
            let third = 1.0 / (3.0 * GRID as f64);
            let shares = inside.map(|(a, b)| {
                let (a, b) = (
                    a as f64 / GRID as f64 + third,
                    b as f64 / GRID as f64 + third,
                );
                vec![a, b, 1.0 - a - b]
            });
            shares.map(|shares| [shares.clone(), shares]).collect()
        }
        _ => Vec::new(),
    }
}
