//! Rest points of the replicator dynamic, against games whose phase portraits are known.

use super::{fraction, whole};
use engines::exact::rational::Rational;
use engines::populations::game::Game;
use engines::populations::rest_points::{Nature, OnFace, RestPoint, faces, on_face};

fn game<const N: usize>(rows: [[i64; N]; N]) -> Game {
    Game::new(rows.map(|row| row.map(whole).to_vec()).to_vec())
}

fn point(game: &Game, played: &[usize]) -> RestPoint {
    match on_face(game, played) {
        OnFace::Point(point) => point,
        other => panic!("{other:?}"),
    }
}

fn near(found: &[(f64, f64)], expected: &[(f64, f64)]) {
    assert_eq!(found.len(), expected.len());
    for (found, expected) in found.iter().zip(expected) {
        let difference = (found.0 - expected.0).abs() + (found.1 - expected.1).abs();
        assert!(difference < 1e-9, "{found:?} {expected:?}");
    }
}

#[test]
fn hawks_and_doves_rest_at_the_mixed_equilibrium() {
    // V = 2, C = 4, twice: hawks are half.
    let game = game([[-2, 4], [0, 2]]);
    let mixed = point(&game, &[0, 1]);
    assert_eq!(mixed.shares, [fraction("1/2"), fraction("1/2")]);
    assert_eq!((mixed.nature, mixed.is_equilibrium), (Nature::Sink, true));
    // −x(1 − x)(slope of the gain): the gain is 2 − 4x.
    near(&mixed.eigenvalues, &[(-1.0, 0.0)]);
    let hawks = point(&game, &[0]);
    assert_eq!(
        (hawks.nature, hawks.is_equilibrium),
        (Nature::Source, false)
    );
    near(&hawks.eigenvalues, &[(2.0, 0.0)]);
}

/// Rock, paper, scissors where winning brings a and losing costs b: the middle is a sink for a > b, a source for a < b and a centre between (Zeeman 1980).
#[test]
fn rock_paper_scissors_turns_inwards_outwards_or_round() {
    for (win, lose, nature) in [
        (2, 1, Nature::Sink),
        (1, 2, Nature::Source),
        (1, 1, Nature::Centre),
    ] {
        let game = game([[0, -lose, win], [win, 0, -lose], [-lose, win, 0]]);
        let middle = point(&game, &[0, 1, 2]);
        assert_eq!(middle.shares, vec![fraction("1/3"); 3]);
        assert_eq!(middle.nature, nature);
        let (a, b) = (win as f64, lose as f64);
        let (real, imaginary) = ((b - a) / 6.0, (a + b) / (2.0 * 3f64.sqrt()));
        near(
            &middle.eigenvalues,
            &[(real, imaginary), (real, -imaginary)],
        );
        let corner = point(&game, &[0]);
        assert_eq!(corner.nature, Nature::Saddle);
        for pair in [[0, 1], [0, 2], [1, 2]] {
            assert_eq!(on_face(&game, &pair), OnFace::Nothing);
        }
    }
}

/// The game with a cycle of five, in which every payoff is from a circulant matrix: eigenvalues are those of Fourier.
#[test]
fn five_in_a_ring_have_the_eigenvalues_of_a_circulant() {
    let row = [0, 1, 3, -2, 1];
    let rows: [[i64; 5]; 5] =
        core::array::from_fn(|own| core::array::from_fn(|other| row[(other + 5 - own) % 5]));
    let middle = point(&game(rows), &[0, 1, 2, 3, 4]);
    assert_eq!(middle.shares, vec![fraction("1/5"); 5]);
    let mut expected: Vec<(f64, f64)> = (1..5)
        .map(|frequency| {
            let angle =
                |place: usize| 2.0 * core::f64::consts::PI * (frequency * place) as f64 / 5.0;
            let parts = row.iter().enumerate();
            parts.fold((0.0, 0.0), |(real, imaginary), (place, &entry)| {
                let entry = entry as f64 / 5.0;
                (
                    real + entry * angle(place).cos(),
                    imaginary + entry * angle(place).sin(),
                )
            })
        })
        .collect();
    let order = |one: &(f64, f64), other: &(f64, f64)| {
        if (one.0 - other.0).abs() < 1e-9 {
            one.1.total_cmp(&other.1)
        } else {
            one.0.total_cmp(&other.0)
        }
    };
    expected.sort_by(order);
    let mut found = middle.eigenvalues.clone();
    found.sort_by(order);
    near(&found, &expected);
    let is_stable = expected.iter().all(|(real, _)| *real < 0.0);
    assert_eq!(middle.nature == Nature::Sink, is_stable);
}

#[test]
fn where_all_get_the_same_everything_rests() {
    let game = game([[1, 1, 0], [1, 1, 0], [0, 0, 2]]);
    assert_eq!(on_face(&game, &[0, 1]), OnFace::Many);
    assert_eq!(on_face(&game, &[0, 1, 2]), OnFace::Many);
    let last = point(&game, &[2]);
    assert_eq!(last.nature, Nature::Sink);
    assert_eq!(last.payoff, whole(2));
    // The first does no better against it than the second: the linear part does not decide.
    assert_eq!(point(&game, &[0]).nature, Nature::Undecided);
}

#[test]
fn faces_come_with_the_small_ones_first() {
    let all = faces(3);
    assert_eq!(all.len(), 7);
    assert_eq!(all[..4], [vec![0], vec![1], vec![2], vec![0, 1]]);
    assert_eq!(all[6], [0, 1, 2]);
    assert!(on_face(&Game::of_constant_fitness(&Rational::from(2)), &[0, 1]) == OnFace::Nothing);
}
