//! Simplex of the mixtures of two or three actions: where each stands in its picture, whose sides are 1 long.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pure_mixtures_are_corners_and_the_even_one_is_the_middle() {
        for (action, corner) in CORNERS.iter().enumerate() {
            let mut mixture = [0.0; 3];
            mixture[action] = 1.0;
            assert_eq!(in_triangle(&mixture), Some(*corner));
        }
        let (x, y) = in_triangle(&[1.0 / 3.0; 3]).unwrap();
        assert!((x - 0.5).abs() < 1e-12 && (y - 2.0 * HEIGHT / 3.0).abs() < 1e-12);
        assert_eq!(in_triangle(&[0.5, 0.5]), None);
        assert_eq!(in_square(&[0.25, 0.75], &[1.0, 0.0]), Some((0.75, 0.0)));
        assert_eq!(in_square(&[1.0; 3], &[1.0, 0.0]), None);
    }
}
