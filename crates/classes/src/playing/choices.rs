//! Choices of all seats in a round, as a part of a link.

use super::game::ClassGame;
use crate::code::MAX_SEAT;
use experiments::packed::{MARK, pack, unpack};
use std::collections::BTreeMap;

/// What every seat has chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(pub BTreeMap<u16, Vec<u32>>);

impl Choices {
    /// As a part of a link: seats, and what they have chosen.
    pub fn packed(&self) -> String {
        let seat = |(seat, choices): (&u16, &Vec<u32>)| {
            let choices: Vec<String> = choices.iter().map(u32::to_string).collect();
            format!("{seat}:{}", choices.join("."))
        };
        pack(&self.0.iter().map(seat).collect::<Vec<_>>().join(","))
    }

    /// What was packed; nothing if it is damaged, or not of this round.
    pub fn unpacked(packed: &str, game: &ClassGame, seed: u64) -> Option<Self> {
        let text = unpack(packed.strip_prefix(MARK)?).ok()?;
        let mut choices = BTreeMap::new();
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (seat, chosen) = part.split_once(':')?;
            let seat: u16 = seat
                .parse()
                .ok()
                .filter(|seat| (1..=MAX_SEAT).contains(seat))?;
            let chosen: Option<Vec<u32>> = chosen
                .split('.')
                .map(|number| number.parse().ok())
                .collect();
            let chosen = chosen.filter(|chosen| game.allows(game.role(seed, seat), chosen))?;
            if choices.insert(seat, chosen).is_some() {
                return None;
            }
        }
        Some(Self(choices))
    }
}
