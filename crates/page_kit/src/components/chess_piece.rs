//! Pieces of chess as outlines: corners only, so that they can be put anywhere, at any size, and many of them into one path.
//!
//! A piece fits into a square from −10 to 10, its foot at 9.

use games::Player;
use games::gardner::Kind;
use std::fmt::Write;
use yew::prelude::*;

type Outline = &'static [(f32, f32)];

const PAWN: Outline = &[
    (-6.0, 9.0),
    (-6.0, 6.2),
    (-4.0, 5.0),
    (-1.8, -0.6),
    (-3.2, -2.2),
    (-3.7, -4.6),
    (-2.8, -7.0),
    (-1.2, -8.3),
    (1.2, -8.3),
    (2.8, -7.0),
    (3.7, -4.6),
    (3.2, -2.2),
    (1.8, -0.6),
    (4.0, 5.0),
    (6.0, 6.2),
    (6.0, 9.0),
];
const KNIGHT: Outline = &[
    (-5.5, 9.0),
    (-5.0, 6.0),
    (-2.6, 3.4),
    (-0.8, 0.8),
    (-1.0, -0.6),
    (-3.6, 0.6),
    (-5.4, 2.0),
    (-7.0, 0.6),
    (-6.6, -1.2),
    (-4.2, -4.4),
    (-3.6, -6.6),
    (-3.4, -9.0),
    (-1.2, -7.4),
    (2.0, -6.8),
    (4.6, -4.6),
    (6.0, -1.0),
    (6.4, 3.4),
    (6.4, 9.0),
];
const BISHOP: Outline = &[
    (-6.0, 9.0),
    (-6.0, 6.2),
    (-3.4, 5.0),
    (-2.2, 1.6),
    (-3.6, -0.2),
    (-4.2, -2.4),
    (-3.2, -4.8),
    (-1.0, -7.2),
    (-1.2, -8.8),
    (0.0, -9.8),
    (1.2, -8.8),
    (1.0, -7.2),
    (1.8, -6.4),
    (0.2, -3.4),
    (1.0, -3.0),
    (2.6, -5.6),
    (3.4, -4.6),
    (4.2, -2.4),
    (3.6, -0.2),
    (2.2, 1.6),
    (3.4, 5.0),
    (6.0, 6.2),
    (6.0, 9.0),
];
const ROOK: Outline = &[
    (-6.5, 9.0),
    (-6.5, 6.5),
    (-4.0, 4.0),
    (-4.0, -1.5),
    (-6.0, -3.0),
    (-6.0, -8.0),
    (-3.5, -8.0),
    (-3.5, -5.5),
    (-1.3, -5.5),
    (-1.3, -8.0),
    (1.3, -8.0),
    (1.3, -5.5),
    (3.5, -5.5),
    (3.5, -8.0),
    (6.0, -8.0),
    (6.0, -3.0),
    (4.0, -1.5),
    (4.0, 4.0),
    (6.5, 6.5),
    (6.5, 9.0),
];
const QUEEN: Outline = &[
    (-6.0, 9.0),
    (-6.0, 6.4),
    (-5.0, 5.0),
    (-8.4, -5.0),
    (-4.0, -0.6),
    (-3.6, -8.4),
    (0.0, -1.6),
    (3.6, -8.4),
    (4.0, -0.6),
    (8.4, -5.0),
    (5.0, 5.0),
    (6.0, 6.4),
    (6.0, 9.0),
];
const KING: Outline = &[
    (-6.0, 9.0),
    (-6.0, 6.4),
    (-4.8, 5.0),
    (-5.4, 2.4),
    (-7.2, -0.4),
    (-7.0, -3.2),
    (-4.8, -4.6),
    (-2.0, -4.2),
    (-1.0, -4.8),
    (-1.0, -6.4),
    (-2.8, -6.4),
    (-2.8, -8.2),
    (-1.0, -8.2),
    (-1.0, -10.0),
    (1.0, -10.0),
    (1.0, -8.2),
    (2.8, -8.2),
    (2.8, -6.4),
    (1.0, -6.4),
    (1.0, -4.8),
    (2.0, -4.2),
    (4.8, -4.6),
    (7.0, -3.2),
    (7.2, -0.4),
    (5.4, 2.4),
    (4.8, 5.0),
    (6.0, 6.4),
    (6.0, 9.0),
];

fn outline(kind: Kind) -> Outline {
    match kind {
        Kind::Pawn => PAWN,
        Kind::Knight => KNIGHT,
        Kind::Bishop => BISHOP,
        Kind::Rook => ROOK,
        Kind::Queen => QUEEN,
        Kind::King => KING,
    }
}

/// Adds a piece around a point, so many times its size, to a path.
pub fn add_piece(path: &mut String, kind: Kind, (x, y): (f32, f32), scale: f32) {
    for (index, (across, down)) in outline(kind).iter().enumerate() {
        let command = if index == 0 { 'M' } else { 'L' };
        // Writing to a string does not fail.
        let _ = write!(
            path,
            "{command}{:.1} {:.1}",
            x + scale * across,
            y + scale * down
        );
    }
    path.push('Z');
}

/// A piece as part of a larger picture: filled for the first player, an outline for the second.
pub fn piece(player: Player, kind: Kind, at: (f32, f32), scale: f32) -> Html {
    let mut path = String::new();
    add_piece(&mut path, kind, at, scale);
    html! { <path class={classes!("piece", super::player_mark::player_class(player))} d={path} /> }
}
