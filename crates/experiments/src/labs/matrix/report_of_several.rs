//! Components of equilibria of three players and more, for programs and for a terminal. Players are numbered from 1.

use super::findings::{Approximate, Exact, Findings, Piece, Profile, Shape};
use crate::exact::texts;
use games::strategic::StrategicGame;
use serde::Serialize;
use ts_rs::TS;

/// A piece of a component.
#[derive(Serialize, TS)]
pub(super) struct ReportedPiece {
    /// Its ends or corners.
    corners: Vec<ReportedProfile>,
    dimensions: u8,
    /// `point`, `segment`, `curve`, `polytope` (all mixtures of its corners) or `region` (all between its corners, where the limits hold).
    kind: String,
    limits: Vec<ReportedLimit>,
    /// Along a segment or a curve on which more than one player moves: how.
    motion: Option<ReportedMotion>,
    /// The players who do not do the same everywhere.
    moving: Vec<u8>,
}

#[derive(Serialize, TS)]
struct ReportedProfile {
    /// Fractions, or exact with roots; decimals where there is a radius.
    payoffs: Vec<String>,
    /// No probability is further from the true one.
    radius: f64,
    strategies: Vec<Vec<String>>,
}

/// Where a player likes an action at least as much as the other one.
#[derive(Serialize, TS)]
struct ReportedLimit {
    /// The action; null where both pay the same.
    better: Option<String>,
    player: u8,
}

/// How the probabilities of first actions move.
#[derive(Serialize, TS)]
struct ReportedMotion {
    /// The player whose probability is t.
    along: u8,
    /// By player a, b, c and d of (a + bt)/(c + dt).
    functions: Vec<[String; 4]>,
}

/// Points on their own, then components of infinitely many equilibria.
pub(super) fn components(game: &StrategicGame, found: &Findings) -> Vec<Vec<ReportedPiece>> {
    let point = |one: &Approximate| {
        vec![ReportedPiece {
            corners: vec![match &one.exact {
                Some(exact) => profile(exact),
                None => nearly(one),
            }],
            dimensions: 0,
            kind: kind(Shape::Point),
            limits: Vec::new(),
            motion: None,
            moving: Vec::new(),
        }]
    };
    let pieces = |pieces: &Vec<Piece>| pieces.iter().map(|one| piece(game, one)).collect();
    let continua = found.continua.iter().map(pieces);
    found.several.iter().map(point).chain(continua).collect()
}

fn profile(exact: &Profile) -> ReportedProfile {
    ReportedProfile {
        payoffs: texts(&exact.payoffs),
        radius: 0.0,
        strategies: exact.strategies.iter().map(|one| texts(one)).collect(),
    }
}

fn nearly(one: &Approximate) -> ReportedProfile {
    let texts = |numbers: &Vec<f64>| numbers.iter().map(f64::to_string).collect();
    ReportedProfile {
        payoffs: texts(&one.payoffs),
        radius: one.radius,
        strategies: one.strategies.iter().map(texts).collect(),
    }
}

/// The word for a shape.
fn kind(shape: Shape) -> String {
    format!("{shape:?}").to_lowercase()
}

fn piece(game: &StrategicGame, piece: &Piece) -> ReportedPiece {
    let limits = piece.limits.iter().map(|limit| ReportedLimit {
        better: limit.better.map(|action| {
            let actions = &game.actions()[usize::from(limit.player)];
            actions[usize::from(action)].clone()
        }),
        player: limit.player + 1,
    });
    ReportedPiece {
        corners: piece.corners.iter().map(profile).collect(),
        dimensions: piece.dimensions,
        kind: kind(piece.shape),
        limits: limits.collect(),
        motion: piece.motion.as_ref().map(|motion| ReportedMotion {
            along: motion.along + 1,
            functions: motion
                .functions
                .iter()
                .map(|parts| parts.each_ref().map(Exact::to_string))
                .collect(),
        }),
        moving: piece.moving.iter().map(|player| player + 1).collect(),
    }
}

/// A row a corner: the number of the component, and of what it is a corner.
pub(super) fn corners(number: usize, piece: &Piece) -> impl Iterator<Item = Vec<String>> {
    piece.corners.iter().map(move |corner| {
        let name = format!("{number} ({})", kind(piece.shape));
        let strategies = texts(&corner.strategies.concat());
        let cells = strategies.into_iter().chain(texts(&corner.payoffs));
        core::iter::once(name).chain(cells).collect()
    })
}
