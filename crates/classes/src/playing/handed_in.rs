//! Handed in: what a class has handed in for a round. Two different choices of a seat both stay, and the teacher says which counts.

use super::choice_code::Choice;
use super::choices::Choices;
use super::round::Round;
use crate::collection::{Added, add_found};
use crate::search::{Found, Invalid};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a seat has handed in, and which of that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfSeat {
    pub choices: Vec<Vec<u32>>,
    pub counted: usize,
}

/// What the class has handed in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandedIn {
    pub seats: BTreeMap<u16, OfSeat>,
    pub invalid: Vec<Invalid>,
}

impl HandedIn {
    /// Adds what was found. The same code counts once; of two choices of one seat the first counts until somebody says otherwise.
    pub fn add(&mut self, found: Vec<Found<Choice>>) -> Added {
        let seats = &mut self.seats;
        add_found(found, &mut self.invalid, |choice, added| {
            hand_in(seats, choice, added)
        })
    }

    /// With another choice of a seat that counts.
    #[must_use]
    pub fn counting(&self, seat: u16, counted: usize) -> Self {
        let mut next = self.clone();
        if let Some(known) = next.seats.get_mut(&seat) {
            known.counted = counted.min(known.choices.len() - 1);
        }
        next
    }

    /// What counts.
    pub fn choices(&self) -> Choices {
        let counted = |(seat, known): (&u16, &OfSeat)| {
            Some((*seat, known.choices.get(known.counted)?.clone()))
        };
        Choices(self.seats.iter().filter_map(counted).collect())
    }

    /// Reads what was kept; nothing if it is not of this round.
    pub fn kept(text: &str, round: &Round) -> Option<Self> {
        let kept: Self = serde_json::from_str(text).ok()?;
        let fits = kept.seats.iter().all(|(seat, known)| {
            let role = round.game.role(round.seed, *seat);
            known.counted < known.choices.len()
                && known
                    .choices
                    .iter()
                    .all(|choices| round.game.allows(role, choices))
        });
        fits.then_some(kept)
    }
}

fn hand_in(seats: &mut BTreeMap<u16, OfSeat>, Choice { seat, choices }: Choice, added: &mut Added) {
    let Some(known) = seats.get_mut(&seat) else {
        let only = OfSeat {
            choices: vec![choices],
            counted: 0,
        };
        seats.insert(seat, only);
        added.new += 1;
        return;
    };
    if known.choices.contains(&choices) {
        added.repeated += 1;
    } else {
        known.choices.push(choices);
        added.replaced += 1;
    }
}
