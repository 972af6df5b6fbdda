//! Handed in: what a class has handed in for a round. Two different choices of a seat both stay, and the teacher says which counts.

use super::choice_code::Choice;
use super::choices::Choices;
use super::round::Round;
use crate::collection::{Added, MAX_INVALID};
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
        let mut added = Added::default();
        for Found { line, text, read } in found {
            match read {
                Ok(choice) => self.hand_in(choice, &mut added),
                Err(fault) => {
                    added.invalid += 1;
                    let is_known = self.invalid.iter().any(|known| known.text == text);
                    if !is_known && self.invalid.len() < MAX_INVALID {
                        self.invalid.push(Invalid { line, text, fault });
                    }
                }
            }
        }
        added
    }

    fn hand_in(&mut self, Choice { seat, choices }: Choice, added: &mut Added) {
        let Some(known) = self.seats.get_mut(&seat) else {
            let only = OfSeat {
                choices: vec![choices],
                counted: 0,
            };
            self.seats.insert(seat, only);
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
