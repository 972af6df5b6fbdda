//! Draft: a choice that is being made: a seat, and a text for each thing that is chosen.

use classes::playing::choice_code::{self, Choice};
use classes::playing::round::Round;
use serde::{Deserialize, Serialize};

/// The draft. It is kept in the browser for as long as the tab is open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    pub seat: Option<u16>,
    /// As they were typed, or the places of names.
    pub typed: Vec<String>,
}

/// Why there is no code yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    Seat,
    /// Nothing is typed for the field at this place.
    Field(usize),
    /// What is typed there is no whole number up to this.
    Wrong(usize, u32),
}

impl Draft {
    /// What was kept; empty if that is none.
    pub fn kept(text: Option<&str>) -> Self {
        let kept = text.and_then(|text| serde_json::from_str(text).ok());
        kept.unwrap_or_default()
    }

    /// As a text to be kept.
    pub fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// With another text at a place.
    #[must_use]
    pub fn with(&self, place: usize, text: String) -> Self {
        let mut next = self.clone();
        next.typed
            .resize(next.typed.len().max(place + 1), String::new());
        next.typed[place] = text;
        next
    }

    /// For another seat, whose side may have other choices.
    #[must_use]
    pub fn at(&self, seat: Option<u16>, round: &Round) -> Self {
        let role = |seat: Option<u16>| seat.map(|seat| round.game.role(round.seed, seat));
        let is_same = role(seat) == role(self.seat) || !round.game.has_roles();
        Self {
            seat,
            typed: if is_same {
                self.typed.clone()
            } else {
                Vec::new()
            },
        }
    }

    /// What was typed at a place.
    pub fn at_place(&self, place: usize) -> &str {
        self.typed.get(place).map_or("", String::as_str)
    }

    /// The choice.
    ///
    /// # Errors
    /// What is missing first.
    pub fn choice(&self, round: &Round) -> Result<Choice, Missing> {
        let seat = self.seat.ok_or(Missing::Seat)?;
        let fields = round.game.fields(round.game.role(round.seed, seat));
        let read = |(place, max): (usize, u32)| {
            let typed = self.at_place(place).trim();
            if typed.is_empty() {
                return Err(Missing::Field(place));
            }
            let number = typed.parse().ok().filter(|number| *number <= max);
            number.ok_or(Missing::Wrong(place, max))
        };
        let choices = fields.iter().map(|field| field.max).enumerate().map(read);
        Ok(Choice {
            seat,
            choices: choices.collect::<Result<_, _>>()?,
        })
    }

    /// The code of the choice.
    ///
    /// # Errors
    /// What is missing first.
    pub fn code(&self, round: &Round) -> Result<String, Missing> {
        self.choice(round)
            .map(|choice| choice_code::write(round, &choice))
    }
}
