//! Plane of both actions: where curves, points and areas stand in the picture. The first player's action goes to the right, the second's up.

use super::analysis::Analysis;
use crate::kit::plane::{self, ABOVE, BELOW, HEIGHT, LEFT, RIGHT, Scale, WIDTH, points_text};
use engines::continuous::game::ContinuousGame;
use experiments::continuous::{ContinuousExperiment, Film, Highest, Point, Rectangle};
use experiments::exact::Exact;
use games::fraction::Fraction;

/// How far an arrow key moves the beginning of the path, in parts of an interval.
const STEP: f64 = 0.02;
/// The whole picture.
pub const SIZE: plane::Point = (WIDTH, HEIGHT);

/// From actions to the picture.
pub fn scale(game: &ContinuousGame) -> Scale {
    let [across, up] = game
        .players
        .each_ref()
        .map(engines::continuous::game::Player::ends);
    Scale {
        low: (across[0], up[0]),
        high: (across[1], up[1]),
    }
}

fn place([x, y]: Point) -> plane::Point {
    (x, y)
}

fn value(at: &[Exact; 2]) -> Point {
    at.each_ref().map(|action| action.value)
}

/// Where a pair of actions stands.
pub fn at(of: &Analysis, pair: &[Exact; 2]) -> plane::Point {
    scale(&of.game).at(place(value(pair)))
}

/// The pieces of a player's reaction curve, as the points of lines.
pub fn curve(of: &Analysis, player: usize) -> Vec<String> {
    let scale = scale(&of.game);
    let piece = |piece: &Vec<Point>| {
        let points: Vec<plane::Point> = piece.iter().copied().map(place).collect();
        scale.line(&points)
    };
    of.found.curves[player].iter().map(piece).collect()
}

/// A rectangle: left, top, width, height.
pub type Placed = [f64; 4];

/// Of two opposite corners.
fn placed(scale: &Scale, [[left, right], [low, high]]: Rectangle) -> Placed {
    let (x1, y1) = scale.at((left, low));
    let (x2, y2) = scale.at((right, high));
    [x1.min(x2), y1.min(y2), (x2 - x1).abs(), (y2 - y1).abs()]
}

/// Where nothing is certain.
pub fn open(of: &Analysis) -> Vec<Placed> {
    let scale = scale(&of.game);
    of.found
        .open
        .iter()
        .map(|&area| placed(&scale, area))
        .collect()
}

/// What is left at the step that is shown, and all of it before.
pub fn left(of: &Analysis) -> Vec<Placed> {
    if of.asked.film != Film::Elimination || of.hides() {
        return Vec::new();
    }
    let scale = scale(&of.game);
    let rounds = of.found.rounds.iter().take(of.step() + 1);
    let sides = |round: &[[Exact; 2]; 2]| round.each_ref().map(value);
    rounds.map(|round| placed(&scale, sides(round))).collect()
}

/// The path of best responses up to the step that is shown, as the points of a line, and its last point.
pub fn path(of: &Analysis) -> Option<(String, plane::Point)> {
    if of.asked.film != Film::Path {
        return None;
    }
    let shown = of.found.path.get(..=of.step())?;
    let points: Vec<plane::Point> = shown.iter().map(|pair| at(of, pair)).collect();
    Some((points_text(&points), *points.last()?))
}

/// The curves of equal payoff of both players through the equilibrium that is shown, each as the text of a path.
pub fn contours(of: &Analysis) -> Option<[String; 2]> {
    let all = of.found.contours.get(of.place()?)?;
    let scale = scale(&of.game);
    let text = |lines: &Vec<[Point; 2]>| {
        let line = |&[from, to]: &[Point; 2]| {
            let ((x1, y1), (x2, y2)) = (scale.at(place(from)), scale.at(place(to)));
            format!("M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}")
        };
        lines.iter().map(line).collect::<String>()
    };
    Some(all.each_ref().map(text))
}

/// Places of a highest payoff as lines or rectangles.
pub fn places(of: &Analysis, highest: &Highest) -> Vec<Placed> {
    let scale = scale(&of.game);
    highest
        .places
        .iter()
        .map(|&area| placed(&scale, area))
        .collect()
}

/// The lab with the path beginning at a place of the picture.
pub fn beginning_at(lab: &ContinuousExperiment, (x, y): plane::Point) -> ContinuousExperiment {
    let across = (x - LEFT) / (WIDTH - LEFT - RIGHT);
    let up = (HEIGHT - BELOW - y) / (HEIGHT - ABOVE - BELOW);
    beginning(lab, across, up)
}

/// The lab with the path beginning a little further in the direction of an arrow key; `None` for other keys.
pub fn moved_by(lab: &ContinuousExperiment, key: &str) -> Option<ContinuousExperiment> {
    let (across, up) = match key {
        "ArrowLeft" => (-STEP, 0.0),
        "ArrowRight" => (STEP, 0.0),
        "ArrowUp" => (0.0, STEP),
        "ArrowDown" => (0.0, -STEP),
        _ => return None,
    };
    Some(beginning(lab, lab.x.value() + across, lab.y.value() + up))
}

/// The lab with the path beginning at these parts of both intervals, in hundredths.
fn beginning(lab: &ContinuousExperiment, across: f64, up: f64) -> ContinuousExperiment {
    let part = |part: f64| Fraction::of_hundredths((100.0 * part.clamp(0.0, 1.0)).round() / 100.0);
    ContinuousExperiment {
        x: part(across),
        y: part(up),
        film: Film::Path,
        step: None,
        ..lab.clone()
    }
}
