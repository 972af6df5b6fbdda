//! Components of infinitely many equilibria in words.

use super::{WORDS, analysed};
use experiments::matrix::{Findings, Piece};
use page_model::matrix::analysis::Analysis;
use page_model::matrix::continua::{Said, said};
use page_model::matrix::equilibria::of_several;

/// The pieces of the only component of infinitely many.
fn pieces(of: &Analysis) -> Vec<Said> {
    assert_eq!(of.found.continua.len(), 1);
    let pieces = of.found.continua[0].iter();
    pieces.map(|piece| said(of, piece, WORDS)).collect()
}

#[test]
fn a_curve_says_how_each_moves_with_one() {
    // By R. Nau: with z = 1/4 the first two mix on y = 3 (1 − x)/(3 − x), from (0, 1) to (1, 0), where segments begin that go up to z = 1.
    let of =
        analysed("matrix?game=0:0:2,0:3:0;3:0:0,0:0:0|1:1:0,0:0:0;0:0:0,0:0:3&actions=a,b;c,d;e,f");
    assert_eq!(of.found.several.len(), 1);
    let all = pieces(&of);
    assert_eq!(all.len(), 3);
    let curve = all.iter().find(|piece| piece.shape == WORDS.shapes[2]);
    let curve = curve.expect("a curve");
    assert_eq!(
        curve.corners,
        [
            "b; c; 1/4 e + 3/4 f (payoffs 3/4, 0, 0)",
            "a; d; 1/4 e + 3/4 f (payoffs 0, 3/4, 0)"
        ]
    );
    assert_eq!(
        curve.remarks,
        [
            "On it Player 2 chooses c with probability (3 − 3t)/(3 − t).",
            "t is how likely Player 1 is to choose a."
        ]
    );
    let segments = all.iter().filter(|piece| piece.shape == WORDS.shapes[1]);
    let remarks: Vec<_> = segments.flat_map(|piece| piece.remarks.clone()).collect();
    assert_eq!(remarks, ["Only Player 3 moves."; 2]);
}

#[test]
fn areas_say_where_they_end() {
    // The third gains 4xy − 1 by e, and the others never gain.
    let of = analysed(
        "matrix?game=0:0:3,0:0:-1;0:0:-1,0:0:-1|0:0:0,0:0:0;0:0:0,0:0:0&actions=a,b;c,d;e,f",
    );
    let all = pieces(&of);
    assert_eq!(all.len(), 3);
    let remarks: Vec<_> = all.iter().flat_map(|piece| piece.remarks.clone()).collect();
    for limit in [
        "In it e pays Player 3 at least as much as f.",
        "In it f pays Player 3 at least as much as e.",
        "In it e and f pay Player 3 the same.",
    ] {
        assert!(remarks.contains(&limit.to_owned()), "{remarks:?}");
    }
    assert!(all[0].shape.starts_with("An area"));
}

#[test]
fn a_player_with_three_actions_who_decides_nothing_mixes_them_in_any_way() {
    let table = "1:-1:0,-1:1:0;-1:1:0,1:-1:0";
    let of = analysed(&format!("matrix?game={table}|{table}|{table}"));
    let all = pieces(&of);
    assert_eq!(all.len(), 1);
    assert_eq!(all[0].shape, WORDS.shapes[3]);
    assert_eq!(all[0].corners.len(), 3);
    let told = of_several(&of, WORDS).expect("a sentence");
    assert!(told.contains("ruled out every other place"), "{told}");
}

#[test]
fn where_nobody_ever_gains_all_profiles_are_equilibria() {
    let table = "1:1:1,1:1:1;1:1:1,1:1:1";
    let all = pieces(&analysed(&format!("matrix?game={table}|{table}")));
    assert_eq!(all[0].shape, WORDS.shapes[5]);
    assert_eq!(all[0].corners.len(), 8);
}

#[test]
fn pieces_of_another_game_do_not_fit() {
    let table = "0:0:3,0:0:-1;0:0:-1,0:0:-1|0:0:0,0:0:0;0:0:0,0:0:0";
    let of = analysed(&format!("matrix?game={table}"));
    let wrong = |change: fn(&mut Piece)| {
        let mut found = Findings::clone(&of.found);
        assert!(found.fits(&of.game));
        found.continua[0].iter_mut().for_each(change);
        !found.fits(&of.game)
    };
    assert!(wrong(|piece| piece.moving = vec![3]));
    assert!(wrong(|piece| piece
        .limits
        .iter_mut()
        .for_each(|limit| limit.player = 3)));
    assert!(wrong(|piece| piece
        .limits
        .iter_mut()
        .for_each(|limit| limit.better = Some(2))));
    assert!(wrong(|piece| piece.corners[0].strategies[0].truncate(1)));
    assert!(wrong(|piece| piece.corners[0].payoffs.truncate(2)));
}
