//! Choices of all seats, as a part of a link: `1:37/25,2:50/33` says that seat 1 chose 37 in the first of two rounds and 25 in the second, and is packed as long
//! values of links are. Parts of one choice stand between points; a seat that took no part in a round has nothing there.

use super::game::ClassGame;
use crate::code::MAX_SEAT;
use experiments::packed::{MARK, pack, unpack};
use std::collections::{BTreeMap, BTreeSet};

/// What every seat has chosen in a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(pub BTreeMap<u16, Vec<u32>>);

/// Those of some rounds, one after the other.
pub fn packed(rounds: &[&Choices]) -> String {
    let seats: BTreeSet<u16> = rounds
        .iter()
        .flat_map(|round| round.0.keys().copied())
        .collect();
    let seat = |seat: u16| {
        let in_round = |round: &&Choices| {
            let chosen = round.0.get(&seat).map_or(&[][..], Vec::as_slice);
            let chosen: Vec<String> = chosen.iter().map(u32::to_string).collect();
            chosen.join(".")
        };
        let chosen: Vec<String> = rounds.iter().map(in_round).collect();
        format!("{seat}:{}", chosen.join("/"))
    };
    pack(&seats.into_iter().map(seat).collect::<Vec<_>>().join(","))
}

/// What was packed, at least one round; nothing if it is damaged, or not of this game.
pub fn unpacked(packed: &str, game: &ClassGame, seed: u64) -> Option<Vec<Choices>> {
    let text = unpack(packed.strip_prefix(MARK)?).ok()?;
    let mut rounds = Vec::new();
    let mut last = 0;
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let (seat, chosen) = part.split_once(':')?;
        let seat: u16 = seat.parse().ok()?;
        let chosen: Vec<&str> = chosen.split('/').collect();
        if last == 0 {
            rounds.resize(chosen.len(), Choices::default());
        }
        if seat <= last || seat > MAX_SEAT || chosen.len() != rounds.len() {
            return None;
        }
        last = seat;
        for (round, chosen) in rounds.iter_mut().zip(chosen) {
            if !chosen.is_empty() {
                let chosen: Result<Vec<u32>, _> = chosen.split('.').map(str::parse).collect();
                let chosen = chosen.ok();
                let chosen = chosen.filter(|chosen| game.allows(game.role(seed, seat), chosen))?;
                round.0.insert(seat, chosen);
            }
        }
    }
    if rounds.is_empty() {
        rounds.push(Choices::default());
    }
    Some(rounds)
}
