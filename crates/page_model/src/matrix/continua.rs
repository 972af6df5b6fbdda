//! Continua in words: components of infinitely many equilibria of three players and more, piece by piece.

use super::analysis::Analysis;
use experiments::exact::Exact;
use experiments::matrix::{Motion, Piece, Profile, Shape};
use texts::MatrixTexts;

/// A piece in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// What it is.
    pub shape: &'static str,
    /// Its ends or corners, with what these pay.
    pub corners: Vec<String>,
    /// How probabilities move between them.
    pub remarks: Vec<String>,
}

/// A piece of a component.
pub fn said(of: &Analysis, piece: &Piece, words: &MatrixTexts) -> Said {
    let corner = |corner: &Profile| {
        let strategies = corner.strategies.iter().enumerate();
        let strategies = strategies.map(|(player, strategy)| of.strategy(player, strategy));
        let payoffs = corner.payoffs.iter().map(Exact::shown);
        let [strategies, payoffs]: [Vec<String>; 2] = [strategies.collect(), payoffs.collect()];
        (words.corner)(&strategies.join("; "), &payoffs.join(", "))
    };
    Said {
        shape: words.shapes[match (piece.shape, piece.dimensions) {
            (Shape::Point, _) => 0,
            (Shape::Segment, _) => 1,
            (Shape::Curve, _) => 2,
            (Shape::Polytope, _) => 3,
            (Shape::Region, 3) => 5,
            (Shape::Region, _) => 4,
        }],
        corners: piece.corners.iter().map(corner).collect(),
        remarks: remarks(of, piece, words),
    }
}

fn remarks(of: &Analysis, piece: &Piece, words: &MatrixTexts) -> Vec<String> {
    let mut remarks = Vec::new();
    if let &[player] = &piece.moving[..] {
        remarks.push((words.moves_alone)(&of.player(player.into(), words)));
    } else if piece.shape == Shape::Region {
        remarks.push((words.move_between)(!piece.limits.is_empty()));
    }
    if let Some(motion) = &piece.motion {
        remarks.extend(motions(of, piece, motion, words));
    }
    let limits = piece.limits.iter().map(|limit| {
        let better = limit.better.unwrap_or_default();
        let actions = [better, 1 - better];
        let player = usize::from(limit.player);
        (words.limit)(
            &of.player(player, words),
            actions.map(|action| of.action(player, action)),
            limit.better.is_none(),
        )
    });
    remarks.extend(limits);
    remarks
}

/// How the probabilities of first actions depend on that of one of them.
fn motions(of: &Analysis, piece: &Piece, motion: &Motion, words: &MatrixTexts) -> Vec<String> {
    let name = |player: u8| {
        let number = usize::from(player);
        (of.player(number, words), of.action(number, 0))
    };
    let others = piece
        .moving
        .iter()
        .filter(|&&player| player != motion.along);
    let functions = others.filter_map(|&player| {
        let function = motion.functions.get(usize::from(player))?;
        let (player, action) = name(player);
        Some((words.motion)(&player, action, &fraction(function)))
    });
    let (player, action) = name(motion.along);
    let along = (words.motion_along)(&player, action);
    functions.chain([along]).collect()
}

/// (a + bt)/(c + dt) as short as can be.
fn fraction([a, b, c, d]: &[Exact; 4]) -> String {
    let [above, below] = [linear([a, b]), linear([c, d])];
    let bracketed = |sum: String| {
        if sum.contains(' ') {
            format!("({sum})")
        } else {
            sum
        }
    };
    if below == "1" {
        above
    } else {
        format!("{}/{}", bracketed(above), bracketed(below))
    }
}

/// a + bt.
fn linear([constant, slope]: [&Exact; 2]) -> String {
    if slope.is_zero() {
        return constant.shown();
    }
    let size = slope.shown().trim_start_matches('\u{2212}').to_owned();
    let size = if size == "1" { String::new() } else { size };
    let is_negative = slope.text.starts_with('-');
    match (constant.is_zero(), is_negative) {
        (true, true) => format!("\u{2212}{size}t"),
        (true, false) => format!("{size}t"),
        (false, true) => format!("{} \u{2212} {size}t", constant.shown()),
        (false, false) => format!("{} + {size}t", constant.shown()),
    }
}
