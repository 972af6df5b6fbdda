//! Matching: who meets whom, from the class's seed and the round, the same on every machine.
//!
//! Strangers: seats are shuffled anew in every round; groups are taken in that order. In pairs of two sides the first of one side meets the first of the other.
//! Partners: seats next to each other, 1 and 2, 3 and 4 and so on, in every round. A seat that is left over meets somebody who has met already, and it alone is
//! paid for that. Round robin: everybody meets everybody, and gets the mean. Ring and grid: everybody meets their neighbours, and gets the mean.

use super::game::{ClassGame, Role};
use random::Random;

/// How many seats may stand in a row of a grid.
pub const COLUMNS: core::ops::RangeInclusive<u16> = 2..=20;
/// How many usually do.
pub const USUAL_COLUMNS: u16 = 6;

/// How it is decided who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matching {
    Strangers,
    Partners,
    RoundRobin,
    Ring,
    /// So many seats stand in a row.
    Grid {
        columns: u16,
    },
}

impl Matching {
    /// Those with which a game can be played; the first is usual.
    pub fn offered(game: &ClassGame) -> &'static [Self] {
        match (game, game.group()) {
            (_, None) => &[Self::Strangers],
            // Two who meet may have the same card, and then they do not meet.
            (ClassGame::KuhnPoker, _) => &[Self::RoundRobin],
            // To imitate a neighbour one needs the same actions.
            (ClassGame::Strategic(strategic), _) if strategic.game.is_symmetric() => &[
                Self::Strangers,
                Self::Partners,
                Self::RoundRobin,
                Self::Ring,
                Self::Grid {
                    columns: USUAL_COLUMNS,
                },
            ],
            (_, Some(2)) => &[Self::Strangers, Self::Partners, Self::RoundRobin],
            _ => &[Self::Strangers, Self::Partners],
        }
    }

    /// Whether everybody has neighbours, the same in every round.
    pub fn has_neighbours(self) -> bool {
        matches!(self, Self::Ring | Self::Grid { .. })
    }

    /// As links name it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Strangers => "strangers",
            Self::Partners => "partners",
            Self::RoundRobin => "round-robin",
            Self::Ring => "ring",
            Self::Grid { .. } => "grid",
        }
    }
}

/// Some that meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Their seats, in the order in which they were drawn; those who are paid come first.
    pub members: Vec<u16>,
    /// How many of them, from the first, are paid for it.
    pub paid: usize,
}

/// The seats in the order in which they are drawn.
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
    let meetings = seats
        .chunks(size.max(2))
        .map(|members| filled(members, size, &seats, |_| true));
    meetings
        .filter(|meeting| meeting.members.len() > 1)
        .collect()
}

/// Those who are paid, with the first of `others` that may join them, up to `size`.
fn filled(paid: &[u16], size: usize, others: &[u16], may_join: impl Fn(u16) -> bool) -> Meeting {
    let joining = others
        .iter()
        .copied()
        .filter(|seat| !paid.contains(seat) && may_join(*seat));
    let missing = size.saturating_sub(paid.len());
    Meeting {
        members: paid.iter().copied().chain(joining.take(missing)).collect(),
        paid: paid.len(),
    }
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

/// Groups of seats next to each other, the same in every round; where some are missing, others of those sides join them. `has_sides` for pairs of two sides.
pub fn partners(
    seats: &[u16],
    size: usize,
    role: impl Fn(u16) -> Role,
    has_sides: bool,
    random: &mut Random,
) -> Vec<Meeting> {
    let drawn = shuffled(seats.to_vec(), random);
    let group = |seat: &u16| usize::from(seat.saturating_sub(1)) / size.max(2);
    let meeting = |members: &[u16]| {
        let may_join = |seat| !has_sides || role(seat) != role(members[0]);
        filled(members, size, &drawn, may_join)
    };
    let groups = seats.chunk_by(|one, next| group(one) == group(next));
    groups
        .map(meeting)
        .filter(|meeting| meeting.members.len() > 1)
        .collect()
}

/// Everybody with everybody of whom they may meet.
pub fn round_robin(seats: &[u16], may_meet: impl Fn(u16, u16) -> bool) -> Vec<Meeting> {
    let after = |place: usize| &seats[place + 1..];
    let of = |(place, first): (usize, &u16)| {
        let first = *first;
        let others = after(place).iter().copied();
        let meeting = move |second| Meeting {
            members: vec![first, second],
            paid: 2,
        };
        others
            .filter(|second| may_meet(first, *second))
            .map(meeting)
            .collect::<Vec<_>>()
    };
    seats.iter().enumerate().flat_map(of).collect()
}
