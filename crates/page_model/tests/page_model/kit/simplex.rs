//! Simplex: where mixtures stand.

use games::Player;
use page_model::kit::simplex::{CORNERS, in_square, in_triangle, point};

#[test]
fn pure_mixtures_are_corners_and_the_even_one_is_the_middle() {
    for (action, corner) in CORNERS.iter().enumerate() {
        let mut mixture = [0.0; 3];
        mixture[action] = 1.0;
        assert_eq!(in_triangle(&mixture), Some(*corner));
    }
    let height = CORNERS[1].1;
    let (x, y) = in_triangle(&[1.0 / 3.0; 3]).unwrap();
    assert!((x - 0.5).abs() < 1e-12 && (y - 2.0 * height / 3.0).abs() < 1e-12);
    assert_eq!(in_triangle(&[0.5, 0.5]), None);
    assert_eq!(in_square(&[0.25, 0.75], &[1.0, 0.0]), Some((0.75, 0.0)));
    assert_eq!(in_square(&[1.0; 3], &[1.0, 0.0]), None);
}

#[test]
fn a_triangle_is_of_one_player_and_a_square_of_both() {
    let pure = |player: usize| {
        if player == 0 {
            vec![0.0, 1.0, 0.0]
        } else {
            vec![0.0, 0.0, 1.0]
        }
    };
    assert_eq!(point(true, Player::First, pure), Some(CORNERS[1]));
    assert_eq!(point(true, Player::Second, pure), Some(CORNERS[2]));
    let of_two = |player: usize| {
        if player == 0 {
            vec![0.25, 0.75]
        } else {
            vec![1.0, 0.0]
        }
    };
    for player in Player::BOTH {
        assert_eq!(point(false, player, of_two), Some((0.75, 0.0)));
    }
}
