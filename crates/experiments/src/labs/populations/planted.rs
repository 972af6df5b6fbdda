//! Planted strategies, which some play at first instead, as a parameter: vertices with strategies.

use super::numbers::whole;
use crate::diagnostic::Refusal;
use crate::parameters::{Kind, Values};
use engines::populations::game::MAX_STRATEGIES;
use texts::Texts;

/// So many are planted at most.
pub const MAX_PLANTED: usize = 500;

/// Vertices from 0, each once, in rising order, with what is played there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Planted(pub Vec<(u32, u8)>);

/// Vertices and strategies from 1, as in `12.2,13.1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlantedList;

impl Kind for PlantedList {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.labs.populations.allowed_planted)(MAX_PLANTED)
    }
}

impl Values<Planted> for PlantedList {
    fn read(&self, text: &str) -> Result<Planted, Refusal> {
        if text.trim().is_empty() {
            return Ok(Planted::default());
        }
        let one = |text: &str| {
            let (vertex, strategy) = text.split_once('.')?;
            let vertex = whole(vertex)?.checked_sub(1)?;
            let strategy = whole(strategy)?.checked_sub(1)?;
            let strategy = u8::try_from(strategy).ok()?;
            (usize::from(strategy) < MAX_STRATEGIES).then_some((vertex, strategy))
        };
        let all: Option<Vec<(u32, u8)>> = text.split(',').map(one).collect();
        let mut all = all.ok_or(Refusal::Plain)?;
        all.sort_by_key(|&(vertex, _)| vertex);
        let count = all.len();
        all.dedup_by_key(|(vertex, _)| *vertex);
        if all.len() < count || count > MAX_PLANTED {
            return Err(Refusal::Plain);
        }
        Ok(Planted(all))
    }

    fn write(&self, value: &Planted) -> String {
        let one = |(vertex, strategy): &(u32, u8)| format!("{}.{}", vertex + 1, strategy + 1);
        let texts: Vec<String> = value.0.iter().map(one).collect();
        texts.join(",")
    }
}

impl Planted {
    /// The same with another strategy at a vertex: the next of so many, or as it was before where that is all round.
    #[must_use]
    pub fn with_next(&self, vertex: u32, played: u8, strategies: u8) -> Self {
        let mut all = self.0.clone();
        let next = (played + 1) % strategies;
        match all.binary_search_by_key(&vertex, |&(vertex, _)| vertex) {
            Ok(place) => all[place].1 = next,
            Err(place) if all.len() < MAX_PLANTED => all.insert(place, (vertex, next)),
            Err(_) => {}
        }
        Self(all)
    }

    /// Those on so many vertices with so many strategies.
    pub(super) fn fitted(&self, vertices: u32, strategies: usize) -> Self {
        let fits = |&&(vertex, strategy): &&(u32, u8)| {
            vertex < vertices && usize::from(strategy) < strategies
        };
        Self(self.0.iter().filter(fits).copied().collect())
    }
}
