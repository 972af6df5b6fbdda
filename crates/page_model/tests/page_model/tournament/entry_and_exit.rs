//! Who is ahead with one entrant fewer, or one more.

use super::{THREE, analysed, bare};
use experiments::tournament::Newcomer;
use page_model::tournament::entry_and_exit::{Change, KnownPayoffs};

fn change(entrant: usize, winners: &[usize]) -> Change {
    Change {
        entrant,
        winners: winners.to_vec(),
    }
}

/// Worked out by hand: without cooperators, defectors get (1 + 1.02) / 2 and tit for tat (0.995 + 3) / 2; without defectors both others get 3; and with a
/// second tit for tat it gets (3 + 0.995 + 6) / 4, defectors (5 + 1 + 2.04) / 4.
#[test]
fn who_is_missing_or_comes_twice_changes_who_is_ahead() {
    let known = KnownPayoffs::of(&analysed(THREE)).expect("all is known");
    let fewer = vec![change(0, &[2]), change(1, &[0, 2])];
    assert_eq!(known.fewer(), Some(fewer));
    assert_eq!(known.more(), [change(2, &[2])]);
    assert!(KnownPayoffs::of(&bare(THREE)).is_none());
}

/// A double meets the one whose double it is, though nobody meets themselves: two tit for tats get (3 + 0.995 + 3) / 3 each, and a defector
/// (5 + 2.04) / 3; two defectors (5 + 1.02 + 1) / 3, and tit for tat (3 + 1.99) / 3.
#[test]
fn doubles_meet_each_other_where_nobody_meets_themselves() {
    let known =
        KnownPayoffs::of(&analysed(&format!("{THREE}&with_itself=off"))).expect("all is known");
    // As it is the defector gets (5 + 1.02) / 2, tit for tat (3 + 0.995) / 2.
    assert_eq!(known.more(), []);
    let four =
        "tournament?entrants=Cooperator,Defector,TitForTat,TitForTat&repetitions=2&with_itself=off";
    let four = KnownPayoffs::of(&analysed(four)).expect("all is known");
    // A third: (3 + 0.995 + 6) / 4 each, and the defector (5 + 3.06) / 4.
    assert_eq!(four.more(), [change(2, &[2, 3]), change(3, &[2, 3])]);
}

#[test]
fn two_that_are_left_have_nobody_to_lose() {
    let two = analysed("tournament?entrants=Cooperator,Defector&repetitions=1");
    assert_eq!(KnownPayoffs::of(&two).expect("all is known").fewer(), None);
}

/// A double enters as a newcomer with what it gets: the table is the same.
#[test]
fn a_newcomer_counts_as_a_double_does() {
    let of = analysed(THREE);
    let known = KnownPayoffs::of(&of).expect("all is known");
    let cell = |row: usize, column: usize| of.matrix[row][column].payoff();
    let double = |entrant: usize| Newcomer {
        strategy: entrant.to_string(),
        payoffs: (0..3)
            .chain([entrant])
            .map(|other| Some([cell(entrant, other)?, cell(other, entrant)?]))
            .collect(),
    };
    let entered = known.entered(&[double(0), double(1), double(2)]);
    let told: Vec<(&str, usize, &[usize])> = entered
        .iter()
        .map(|one| (&*one.strategy, one.place, &*one.winners))
        .collect();
    // A second tit for tat: 2.499; a second cooperator: 2.25, where defectors get (5 + 5 + 1 + 1.02) / 4; a second defector: 2.005, as the first.
    let wanted: [(&str, usize, &[usize]); 3] =
        [("2", 1, &[2, 3]), ("0", 3, &[1]), ("1", 1, &[1, 3])];
    assert_eq!(told, wanted);
    let foreign = Newcomer {
        payoffs: vec![Some([1.0, 1.0]); 3],
        ..double(0)
    };
    assert_eq!(known.entered(&[foreign]), []);
}
