//! Simplex of the mixtures of two or three actions: where each stands in its picture, whose sides are 1 long.

use games::Player;

/// The height of an equilateral triangle: √3/2.
const HEIGHT: f64 = 0.866_025_403_784_438_6;

/// Where the corners of a triangle stand, by action: the top, then left and right below.
pub const CORNERS: [(f64, f64); 3] = [(0.5, 0.0), (0.0, HEIGHT), (1.0, HEIGHT)];

/// Where a mixture of three actions stands, from the left and from the top; `None` of another number of actions.
pub fn in_triangle(mixture: &[f64]) -> Option<(f64, f64)> {
    let mixture: [f64; 3] = mixture.try_into().ok()?;
    let parts = mixture.iter().zip(CORNERS);
    Some(parts.fold((0.0, 0.0), |(x, y), (part, corner)| {
        (x + part * corner.0, y + part * corner.1)
    }))
}

/// Where two mixtures of two actions stand in a square: the first player's from the left, the second's from the top.
pub fn in_square(first: &[f64], second: &[f64]) -> Option<(f64, f64)> {
    match (first, second) {
        ([_, first], [_, second]) => Some((*first, *second)),
        _ => None,
    }
}

/// Where mixtures stand, by player: in a triangle that of `player`, in a square those of both.
pub fn point(
    is_triangle: bool,
    player: Player,
    mixture: impl Fn(usize) -> Vec<f64>,
) -> Option<(f64, f64)> {
    if is_triangle {
        in_triangle(&mixture(player.index()))
    } else {
        in_square(&mixture(0), &mixture(1))
    }
}
