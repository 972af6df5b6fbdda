//! Neighbours: who sits beside whom on a ring or on a grid, the same in every round, and who does what the best of them did.
//!
//! Source: M. Nowak and R. May, "Evolutionary games and spatial chaos", Nature 359 (1992), for those who imitate the best of their
//! neighbourhood, which they are part of themselves. Deviation: points are the mean over neighbours, not the sum, as in all
//! experiments in which somebody meets several.

use super::closed::Outcome;
use super::matching::Meeting;
use std::collections::BTreeMap;

/// How many seats may stand in a row of a grid.
pub const COLUMNS: core::ops::RangeInclusive<u16> = 2..=20;
/// How many usually do.
pub const USUAL_COLUMNS: u16 = 6;

/// Each with the next seat that is taken, the last one with the first.
pub fn ring(seats: &[u16]) -> Vec<Meeting> {
    let next = seats.iter().cycle().skip(1);
    let pairs = seats.iter().zip(next).map(|(&one, &next)| pair(one, next));
    // Two have one side on which they meet.
    let count = if seats.len() > 2 {
        seats.len()
    } else {
        seats.len() / 2
    };
    pairs.take(count).collect()
}

/// Each with those beside it and above and below it, seat 1 in the first place of the first row; nobody stands where a seat is missing.
pub fn grid(seats: &[u16], columns: u16) -> Vec<Meeting> {
    let is_taken = |seat: &u16| seats.binary_search(seat).is_ok();
    let of = |&seat: &u16| {
        let has_right = place(seat, columns).1 + 1 < columns;
        let right = has_right.then(|| seat + 1).filter(is_taken);
        let below = Some(seat.saturating_add(columns)).filter(is_taken);
        right
            .into_iter()
            .chain(below)
            .map(move |other| pair(seat, other))
    };
    seats.iter().flat_map(of).collect()
}

/// Row and column of a seat, from 0.
pub fn place(seat: u16, columns: u16) -> (u16, u16) {
    let place = seat.saturating_sub(1);
    (place / columns, place % columns)
}

fn pair(one: u16, other: u16) -> Meeting {
    Meeting {
        members: vec![one, other],
        paid: 2,
    }
}

/// Who did what the best of their neighbourhood had done, of those who took part in two rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imitation {
    /// Those whose own choice had been the best, or as good; and how many of them kept it.
    pub led: usize,
    pub stayed: usize,
    /// Those of whom a neighbour had done better with another choice; and how many of them took it over.
    pub trailed: usize,
    pub imitated: usize,
}

/// Of a round and the one after it.
pub fn imitation(before: &[Outcome], after: &[Outcome]) -> Imitation {
    let of_seat: BTreeMap<u16, &Outcome> = before.iter().map(|of| (of.seat, of)).collect();
    let mut counts = Imitation::default();
    for now in after {
        let Some(own) = of_seat.get(&now.seat).filter(|own| !own.met.is_empty()) else {
            continue;
        };
        let around = own.met.iter().filter_map(|seat| of_seat.get(seat));
        let around: Vec<&&Outcome> = around.chain([own]).collect();
        let most = around.iter().map(|of| of.points).max().flatten();
        let is_best = |choices: &[u32]| {
            let mut same = around.iter().filter(|of| of.choices == choices);
            same.any(|of| of.points == most)
        };
        if is_best(&own.choices) {
            counts.led += 1;
            counts.stayed += usize::from(now.choices == own.choices);
        } else {
            counts.trailed += 1;
            counts.imitated += usize::from(is_best(&now.choices));
        }
    }
    counts
}
