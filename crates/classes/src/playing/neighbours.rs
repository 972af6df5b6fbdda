//! Neighbours: who sits beside whom on a ring or on a grid, the same in every round.

use super::matching::Meeting;

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
