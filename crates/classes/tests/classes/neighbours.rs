//! Classes that sit on a ring or a grid: who meets whom, what that brings, who imitates.

use crate::playing::{class_of, of, round};
use classes::playing::choices::Choices;
use classes::playing::closed::{meetings, outcomes};
use classes::playing::fault::RoundError;
use classes::playing::imitation::{Imitation, imitation};
use classes::playing::matching::Matching;
use classes::playing::neighbours::{grid, ring};
use games::fraction::Fraction;
use std::collections::{BTreeMap, BTreeSet};

const COOPERATE: u32 = 0;
const DEFECT: u32 = 1;
/// Payoffs 3, 0, 5 and 1.
const RING: &str = "play/matrix?game=prisoners-dilemma&matching=ring&seed=1";

fn pairs(meetings: &[classes::playing::matching::Meeting]) -> Vec<[u16; 2]> {
    let pair = |of: &classes::playing::matching::Meeting| [of.members[0], of.members[1]];
    meetings.iter().map(pair).collect()
}

fn choices(of: &[(u16, u32)]) -> Choices {
    Choices(
        of.iter()
            .map(|&(seat, chosen)| (seat, vec![chosen]))
            .collect(),
    )
}

#[test]
fn a_ring_closes_over_seats_that_are_missing() {
    assert_eq!(
        pairs(&ring(&[1, 2, 5, 9])),
        [[1, 2], [2, 5], [5, 9], [9, 1]]
    );
    assert_eq!(pairs(&ring(&[3, 4])), [[3, 4]]);
    assert_eq!(pairs(&ring(&[3])), Vec::<[u16; 2]>::new());
    assert_eq!(pairs(&ring(&[])), Vec::<[u16; 2]>::new());
}

#[test]
fn a_grid_has_gaps_where_seats_are_missing() {
    // 1 2 3
    // 4 . 6
    // 7
    let seats = [1, 2, 3, 4, 6, 7];
    let expected = [[1, 2], [1, 4], [2, 3], [3, 6], [4, 7]];
    assert_eq!(pairs(&grid(&seats, 3)), expected);
    // The last of a row has nobody on its right, and large numbers have nobody below.
    assert_eq!(pairs(&grid(&[999], 20)), Vec::<[u16; 2]>::new());
}

/// Counted by distance: seats that are one step apart, and no others.
#[test]
fn on_a_full_grid_those_one_step_apart_meet() {
    for (count, columns) in [(30, 6), (17, 4), (9, 2)] {
        let seats: Vec<u16> = (1..=count).collect();
        let place = |seat: u16| [(seat - 1) / columns, (seat - 1) % columns];
        let distance = |one: u16, other: u16| {
            let [one, other] = [place(one), place(other)];
            one[0].abs_diff(other[0]) + one[1].abs_diff(other[1])
        };
        let apart = |&one: &u16| seats.iter().map(move |&other| [one, other]);
        let expected: BTreeSet<[u16; 2]> = seats
            .iter()
            .flat_map(apart)
            .filter(|&[one, other]| one < other && distance(one, other) == 1)
            .collect();
        let found = pairs(&grid(&seats, columns));
        assert_eq!(found.len(), expected.len());
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected);
    }
}

#[test]
fn points_are_the_mean_over_neighbours() {
    let round = round(RING);
    let class = choices(&[(1, COOPERATE), (2, COOPERATE), (3, DEFECT), (4, COOPERATE)]);
    let found = outcomes(&round, &class);
    let got = |seat| of(&found, seat).points.unwrap();
    // 4 and 2 beside 1; 1 and 3 beside 2; 2 and 4 beside 3.
    assert_eq!(got(1), Fraction::whole(3));
    assert_eq!(got(2), Fraction::new(3, 2));
    assert_eq!(got(3), Fraction::whole(5));
    assert_eq!(
        of(&found, 1).met.iter().collect::<BTreeSet<_>>(),
        [2, 4].iter().collect()
    );
    // The same neighbours in every round.
    assert_eq!(meetings(&round, &class), meetings(&round.next(), &class));
}

#[test]
fn whoever_takes_over_the_best_choice_around_imitates() {
    let round = round(RING);
    let before = [
        (1, COOPERATE),
        (2, COOPERATE),
        (3, DEFECT),
        (4, COOPERATE),
        (5, COOPERATE),
    ];
    // The defector has most, so 2 and 4 trail it. 1 and 5 have 3 points, as the best around them.
    let after = [
        (1, COOPERATE),
        (2, DEFECT),
        (3, DEFECT),
        (4, COOPERATE),
        (5, DEFECT),
        (6, DEFECT),
    ];
    let [before, after] = [&before[..], &after[..]].map(|of| outcomes(&round, &choices(of)));
    let expected = Imitation {
        led: 3,
        stayed: 2,
        trailed: 2,
        imitated: 1,
    };
    assert_eq!(imitation(&before, &after), expected);
    assert_eq!(imitation(&[], &after), Imitation::default());
}

/// What the rule says, worked out for classes at random.
#[test]
fn a_class_that_only_imitates_is_counted_so() {
    let round = round("play/matrix?game=chicken&matching=grid&columns=5&seed=3");
    for seed in 0..20 {
        let class = class_of(&round, 24, seed);
        let before = outcomes(&round, &class);
        let points: BTreeMap<u16, _> = before.iter().map(|of| (of.seat, of.points)).collect();
        let next = |own: &classes::playing::closed::Outcome| {
            let around = own.met.iter().copied().chain([own.seat]);
            // Its own choice first among equals.
            let best = around.max_by_key(|seat| (points[seat], *seat == own.seat));
            (own.seat, class.0[&best.unwrap()].clone())
        };
        let after = Choices(before.iter().map(next).collect());
        let of = imitation(&before, &outcomes(&round, &after));
        assert_eq!((of.led, of.trailed), (of.stayed, of.imitated));
        assert_eq!(of.led + of.trailed, 24);
    }
}

#[test]
fn links_hold_how_the_class_sits() {
    for link in [
        "play/matrix?game=prisoners-dilemma&matching=ring&seed=1&round=1",
        "play/matrix?game=prisoners-dilemma&matching=grid&seed=1&round=1",
        "play/matrix?game=prisoners-dilemma&matching=grid&columns=8&seed=1&round=1",
    ] {
        assert_eq!(round(link).link(), link);
    }
    let usual = round("play/matrix?matching=grid&columns=6");
    assert_eq!(usual.matching, Matching::Grid { columns: 6 });
    for (link, key) in [
        ("play/matrix?matching=grid&columns=1", "columns"),
        ("play/matrix?matching=grid&columns=cat", "columns"),
        // Of two sides nobody has a neighbour.
        ("play/matrix?game=inspection&matching=ring", "matching"),
        ("play/trust?matching=grid", "matching"),
    ] {
        let fault = classes::playing::round::Round::read(link).unwrap();
        assert!(
            matches!(fault, Err(RoundError::Value { key: of, .. }) if of == key),
            "{link}"
        );
    }
    // Columns belong to the grid.
    let fault = classes::playing::round::Round::read("play/matrix?matching=ring&columns=4");
    assert!(matches!(fault, Some(Err(RoundError::Key { .. }))));
}
