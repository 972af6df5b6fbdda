//! Matching: who meets whom, from the class's seed and the round, the same on every machine.
//!
//! Seats are shuffled; groups are taken in that order. In pairs of two sides the first of one side meets the first of the other. A seat that is left over meets
//! somebody who has met already, and it alone is paid for that.

use super::game::Role;
use random::Random;

/// Some that meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Their seats, in the order of the lots; those who are paid come first.
    pub members: Vec<u16>,
    /// How many of them, from the first, are paid for it.
    pub paid: usize,
}

/// The seats in the order of the lots.
fn shuffled(mut seats: Vec<u16>, random: &mut Random) -> Vec<u16> {
    random.shuffle(&mut seats);
    seats
}

/// All together.
pub fn together(seats: &[u16]) -> Vec<Meeting> {
    let members = seats.to_vec();
    let paid = members.len();
    if members.is_empty() {
        return Vec::new();
    }
    vec![Meeting { members, paid }]
}

/// Groups of `size`, 2 at least; those left over are filled up with others.
pub fn groups(seats: &[u16], size: usize, random: &mut Random) -> Vec<Meeting> {
    let seats = shuffled(seats.to_vec(), random);
    let group = |members: &[u16]| {
        let paid = members.len();
        let missing = size.saturating_sub(paid);
        let others = seats.iter().filter(|seat| !members.contains(seat));
        let members = members
            .iter()
            .chain(others.take(missing))
            .copied()
            .collect();
        Meeting { members, paid }
    };
    let meetings = seats.chunks(size.max(2)).map(group);
    meetings
        .filter(|meeting| meeting.members.len() > 1)
        .collect()
}

/// Pairs of two sides. A side without anybody leaves the other without a match.
pub fn pairs(seats: &[u16], role: impl Fn(u16) -> Role, random: &mut Random) -> Vec<Meeting> {
    let side = |of: Role| {
        seats
            .iter()
            .copied()
            .filter(|seat| role(*seat) == of)
            .collect()
    };
    let [first, second] = [0, 1].map(|of| shuffled(side(of), random));
    if first.is_empty() || second.is_empty() {
        return Vec::new();
    }
    let (longer, shorter) = if first.len() >= second.len() {
        (first, second)
    } else {
        (second, first)
    };
    let meeting = |(place, seat): (usize, &u16)| Meeting {
        members: vec![*seat, shorter[place % shorter.len()]],
        paid: if place < shorter.len() { 2 } else { 1 },
    };
    longer.iter().enumerate().map(meeting).collect()
}
