//! Closed round: who met whom, and what each got, in it and in all rounds.

use super::choices::Choices;
use super::game::{ClassGame, Role};
use super::matching::{self, Matching, Meeting};
use super::neighbours;
use super::paying::{Member, points};
use super::round::Round;
use games::fraction::Fraction;
use random::Random;
use std::collections::BTreeMap;

/// What a seat got.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    pub seat: u16,
    pub role: Role,
    pub value: Option<u32>,
    pub choices: Vec<u32>,
    /// Those it met; none where nobody was on the other side.
    pub met: Vec<u16>,
    /// `None` without a match; the mean of several.
    pub points: Option<Fraction>,
    /// From 1; equal points have equal ranks.
    pub rank: usize,
}

/// Who meets whom in a round.
pub fn meetings(round: &Round, choices: &Choices) -> Vec<Meeting> {
    let seats: Vec<u16> = choices.0.keys().copied().collect();
    let Some(size) = round.game.group() else {
        return matching::together(&seats);
    };
    let has_sides = round.game.has_roles();
    let role = |seat| round.game.role(round.seed, seat);
    let mut random = Random::stream(round.seed, round.number.into());
    match round.matching {
        Matching::Strangers if has_sides => matching::pairs(&seats, role, &mut random),
        Matching::Strangers => matching::groups(&seats, size, &mut random),
        Matching::Partners => matching::partners(&seats, size, role, has_sides, &mut random),
        Matching::Ring => neighbours::ring(&seats),
        Matching::Grid { columns } => neighbours::grid(&seats, columns),
        Matching::RoundRobin => matching::round_robin(&seats, |one, other| {
            let card = |seat| round.game.value(round.seed, round.number, seat);
            let has_other_card = card(one).is_none() || card(one) != card(other);
            (!has_sides || role(one) != role(other)) && has_other_card
        }),
    }
}

/// What everybody got, by seat.
pub fn outcomes(round: &Round, choices: &Choices) -> Vec<Outcome> {
    let mut outcomes: BTreeMap<u16, Outcome> = choices
        .0
        .iter()
        .map(|(seat, own)| (*seat, before(round, *seat, own)))
        .collect();
    // Sums of points; how many times somebody was paid.
    let mut sums: BTreeMap<u16, (Fraction, i64)> = BTreeMap::new();
    for meeting in meetings(round, choices) {
        let members: Vec<Member> = meeting
            .members
            .iter()
            .map(|seat| member(round, *seat, &choices.0[seat]))
            .collect();
        let paid = points(&round.game, &members);
        for (place, seat) in meeting.members.iter().enumerate().take(meeting.paid) {
            let (sum, times) = sums.entry(*seat).or_insert((Fraction::ZERO, 0));
            (*sum, *times) = (added(*sum, paid[place]), *times + 1);
            if let Some(outcome) = outcomes.get_mut(seat) {
                let others = meeting.members.iter().filter(|other| *other != seat);
                outcome.met.extend(others);
            }
        }
    }
    for (seat, (sum, times)) in sums {
        if let Some(outcome) = outcomes.get_mut(&seat) {
            outcome.points = sum.checked_mul(Fraction::new(1, times));
        }
    }
    let rank = ranks(outcomes.values().map(|outcome| outcome.points).collect());
    for outcome in outcomes.values_mut() {
        outcome.rank = rank(&outcome.points);
    }
    outcomes.into_values().collect()
}

/// A sum; to hundredths where it has too many digits.
fn added(one: Fraction, other: Fraction) -> Fraction {
    let sum = one.checked_add(other);
    sum.unwrap_or_else(|| Fraction::of_hundredths(one.value() + other.value()))
}

/// The rank of each among all, from 1: how many are ahead, and one more.
fn ranks<T: Ord>(mut all: Vec<T>) -> impl Fn(&T) -> usize {
    all.sort_unstable_by(|one, other| other.cmp(one));
    move |own| 1 + all.partition_point(|other| other > own)
}

/// What everybody got in all rounds that are known, with their rank: those who got more than others are ahead of them.
pub fn totals(rounds: &[Vec<Outcome>]) -> BTreeMap<u16, (Fraction, usize)> {
    let mut totals: BTreeMap<u16, (Fraction, usize)> = BTreeMap::new();
    for outcome in rounds.iter().flatten() {
        let (sum, _) = totals.entry(outcome.seat).or_insert((Fraction::ZERO, 0));
        *sum = added(*sum, outcome.points.unwrap_or(Fraction::ZERO));
    }
    let rank_of = ranks(totals.values().map(|(sum, _)| *sum).collect());
    for (sum, rank) in totals.values_mut() {
        *rank = rank_of(sum);
    }
    totals
}

fn before(round: &Round, seat: u16, choices: &[u32]) -> Outcome {
    let game: &ClassGame = &round.game;
    Outcome {
        seat,
        role: game.role(round.seed, seat),
        value: game.value(round.seed, round.number, seat),
        choices: choices.to_vec(),
        met: Vec::new(),
        points: None,
        rank: 0,
    }
}

/// Somebody with these choices.
pub(super) fn member<'a>(round: &Round, seat: u16, choices: &'a [u32]) -> Member<'a> {
    let value = round.game.value(round.seed, round.number, seat);
    Member {
        role: round.game.role(round.seed, seat),
        value: value.unwrap_or_default(),
        choices,
    }
}
