//! Games by hand.

use super::lab;
use experiments::matrix::MatrixLab;
use page_model::matrix::playing::{rounds_with, standing, to_play};

#[test]
fn games_by_hand_are_in_the_link_letter_by_letter() {
    let lab = lab("matrix?game=rock-paper-scissors&rounds=0120");
    assert_eq!(lab.done(), [0, 1, 2, 0]);
    assert_eq!(
        rounds_with(&lab, &[1, 1, 1, 1, 0]),
        [[0, 1], [1, 1], [2, 1], [0, 1]]
    );
    let more = lab.with_action(2).expect("room");
    assert_eq!(more.rounds, "01202");
    assert_eq!(more.taken_back(), lab);
    // Two people take turns within a round.
    let both = MatrixLab {
        person: experiments::matrix::Person::Both,
        ..more.clone()
    };
    assert_eq!(to_play(&both), 1);
    assert_eq!(rounds_with(&both, &[]), [[0, 1], [2, 0]]);
    // Wins, draws and losses of the first player: −1, 0, 1, −1; always scissors would have won every round.
    let game = lab.game().expect("a game");
    let standing = standing(&game, 0, &rounds_with(&lab, &[1, 1, 1, 1]));
    assert_eq!((standing.sum, standing.in_hindsight), (-1.0, (2, 4.0)));
}
