//! Dynamics as the page shows them: of which question an orbit is, where it is drawn, and its average in words.

use super::analysis::Analysis;
use super::square;
use super::triangles::place_of;
use crate::kit::plane::Point;
use experiments::Experiment;
use experiments::matrix::{Arrow, MatrixExperiment, View};

/// How long the longest arrow is, in units of the picture.
const ARROW: f64 = 18.0;

/// A probability for each action of each player.
pub type Shares = [Vec<f32>; 2];

/// Whether there is a picture to move in.
pub fn has_dynamics(of: &Analysis) -> bool {
    of.is_of_two() && (0..2).all(|player| (2..=3).contains(&of.game.size(player)))
}

/// The experiment that the orbit is of: moments of it are the same question.
pub fn orbit_question(lab: &MatrixExperiment) -> Experiment {
    let fresh = MatrixExperiment::default();
    MatrixExperiment {
        time: fresh.time,
        step: fresh.step,
        label: fresh.label,
        algorithm: fresh.algorithm,
        view: View::All,
        ..lab.clone()
    }
    .into()
}

/// The lab with another start.
#[must_use]
pub fn begun_at(lab: &MatrixExperiment, point: &[Vec<f64>; 2]) -> MatrixExperiment {
    MatrixExperiment {
        from: MatrixExperiment::from_text(point),
        time: None,
        ..lab.clone()
    }
}

/// A start with another mixture of one player; of both where there is one population.
#[must_use]
pub fn with_mixture(
    start: &[Vec<f64>; 2],
    player: usize,
    mixture: Vec<f64>,
    is_one_population: bool,
) -> [Vec<f64>; 2] {
    let mut point = start.clone();
    point[player].clone_from(&mixture);
    if is_one_population {
        point[1 - player] = mixture;
    }
    point
}

/// An average in words.
pub fn in_words(of: &Analysis, average: &Shares) -> String {
    let player = |player: usize| {
        let pairs = of.game.actions()[player].iter().zip(&average[player]);
        let parts: Vec<String> = pairs
            .map(|(name, share)| format!("{name} {share:.3}"))
            .collect();
        parts.join(", ")
    };
    // One population has one mixture.
    if of.lab.populations_of(&of.game).is_one_population() {
        return player(0);
    }
    format!("{}; {}", player(0), player(1))
}

/// Where shares stand in the square of a game with two actions each.
pub fn in_square(shares: &Shares) -> Option<Point> {
    let [first, second] = shares.each_ref().map(|shares| f64::from(shares[0]));
    Some(square::placed((first, second)))
}

/// Where the shares of a player stand in that player's triangle.
pub fn in_triangle(shares: &Shares, player: usize) -> Option<Point> {
    let shares: Vec<f64> = shares[player].iter().copied().map(f64::from).collect();
    place_of(&shares)
}

/// The path through points up to a position.
pub fn path(
    points: &[Shares],
    position: usize,
    place: impl Fn(&Shares) -> Option<Point>,
) -> Vec<Point> {
    points.iter().take(position + 1).filter_map(place).collect()
}

/// Where a short time after an arrow's point leads.
fn moved(arrow: &Arrow, time: f32) -> Shares {
    [0, 1].map(|player| {
        let pairs = arrow.at[player].iter().zip(&arrow.velocity[player]);
        pairs.map(|(at, velocity)| at + time * velocity).collect()
    })
}

/// Arrows of a field, as paths of the picture; the longest is as long as all may be.
pub fn arrows(field: &[Arrow], place: impl Fn(&Shares) -> Option<Point>) -> Vec<String> {
    let of = |arrow: &Arrow| {
        let (from, to) = (place(&arrow.at)?, place(&moved(arrow, 0.001))?);
        Some((from, (to.0 - from.0, to.1 - from.1)))
    };
    let lines: Vec<(Point, Point)> = field.iter().filter_map(of).collect();
    let length = |(x, y): Point| x.hypot(y);
    let longest = lines
        .iter()
        .map(|&(_, way)| length(way))
        .fold(f64::MIN_POSITIVE, f64::max);
    let arrow = |&((x, y), way): &(Point, Point)| {
        let size = length(way);
        // Slow places are seen too: lengths by the square root.
        let scale = if size > 0.0 {
            ARROW * (size / longest).sqrt() / size
        } else {
            0.0
        };
        let (dx, dy) = (way.0 * scale, way.1 * scale);
        format!(
            "M{x:.1} {y:.1}l{dx:.1} {dy:.1}m{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}",
            -0.35 * dx - 0.2 * dy,
            -0.35 * dy + 0.2 * dx,
            x + dx,
            y + dy,
            x + 0.65 * dx + 0.2 * dy,
            y + 0.65 * dy - 0.2 * dx
        )
    };
    lines.iter().map(arrow).collect()
}
