//! Closed round: who met whom, and what each got.

use super::choices::Choices;
use super::game::{ClassGame, Role};
use super::matching::{self, Meeting};
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
    /// Those it met, in the order of the lots; none where nobody was on the other side.
    pub met: Vec<u16>,
    /// `None` without a match.
    pub points: Option<Fraction>,
    /// From 1; equal points have equal ranks.
    pub rank: usize,
}

/// Who meets whom in a round.
pub fn meetings(round: &Round, choices: &Choices) -> Vec<Meeting> {
    let seats: Vec<u16> = choices.0.keys().copied().collect();
    let mut random = Random::stream(round.seed, round.number.into());
    match round.game.group() {
        None => matching::together(&seats),
        Some(_) if round.game.has_roles() => matching::pairs(
            &seats,
            |seat| round.game.role(round.seed, seat),
            &mut random,
        ),
        Some(size) => matching::groups(&seats, size, &mut random),
    }
}

/// What everybody got, by seat.
pub fn outcomes(round: &Round, choices: &Choices) -> Vec<Outcome> {
    let mut outcomes: BTreeMap<u16, Outcome> = choices
        .0
        .iter()
        .map(|(seat, own)| (*seat, before(round, *seat, own)))
        .collect();
    for meeting in meetings(round, choices) {
        let members: Vec<Member> = meeting
            .members
            .iter()
            .map(|seat| member(&outcomes[seat], &choices.0[seat]))
            .collect();
        let paid = points(&round.game, &members);
        for (place, seat) in meeting.members.iter().enumerate().take(meeting.paid) {
            if let Some(outcome) = outcomes.get_mut(seat) {
                outcome.points = Some(paid[place]);
                outcome.met = meeting
                    .members
                    .iter()
                    .copied()
                    .filter(|other| other != seat)
                    .collect();
            }
        }
    }
    let mut outcomes: Vec<Outcome> = outcomes.into_values().collect();
    let all: Vec<Option<Fraction>> = outcomes.iter().map(|outcome| outcome.points).collect();
    for outcome in &mut outcomes {
        outcome.rank = 1 + all
            .iter()
            .filter(|points| **points > outcome.points)
            .count();
    }
    outcomes
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

fn member<'a>(outcome: &Outcome, choices: &'a [u32]) -> Member<'a> {
    Member {
        role: outcome.role,
        value: outcome.value.unwrap_or_default(),
        choices,
    }
}
