//! Every game of a generation's races: the record of the chunk, and any moment of it.

use super::inquiries::GenerationInquiry;
use super::moment::{GameSeen, GenerationMoment};
use crate::common::outcomes::{MAX_SHOWN, Outcomes};
use crate::inquiry::Inquiry;
use engines::evolution::contest::who_begins;
use engines::evolution::{Played, RaceRecord};
use engines::racing::Plan;
use serde::{Deserialize, Serialize};

/// Of longer races only the first games are kept, so that they are gone through again in a moment: so many games, with no
/// more tests than [`MAX_SHOWN`].
const MAX_GAMES: u64 = 1 << 20;

/// The games of all races of a generation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Games {
    /// Games that are kept of a race.
    most: u64,
    races: Vec<RaceGames>,
}

/// The games of a race.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct RaceGames {
    outcomes: Outcomes,
    /// The opponent of each game where it is another one than in the game before: the number of the game, from 0, and
    /// the opponent's place in the archive.
    opponents: Vec<(u32, u32)>,
}

impl RaceGames {
    fn add(&mut self, played: &Played) {
        let is_known = |&(_, opponent): &(u32, u32)| opponent == played.opponent;
        if !self.opponents.last().is_some_and(is_known) {
            let number = self.outcomes.len() as u32;
            self.opponents.push((number, played.opponent));
        }
        self.outcomes.push(played.outcome);
    }

    /// Game `number`, from 0.
    fn game(&self, number: u64) -> Option<GameSeen> {
        let later = self
            .opponents
            .partition_point(|&(first, _)| u64::from(first) <= number);
        let (_, opponent) = *self.opponents.get(later.checked_sub(1)?)?;
        Some(GameSeen {
            opponent,
            begins: who_begins(number),
            outcome: self.outcomes.iter().nth(number as usize)?,
        })
    }

    fn is_sound(&self, games: u64) -> bool {
        self.outcomes.is_sound()
            && self.outcomes.len() == games
            && self.opponents.first().is_some_and(|&(first, _)| first == 0)
            && self.opponents.is_sorted_by(|one, next| one.0 < next.0)
    }
}

impl Games {
    /// None, of races with this plan.
    pub fn new(plan: &Plan) -> Self {
        let all_are_few = plan.tests_until(MAX_GAMES) <= MAX_SHOWN;
        Self {
            most: if all_are_few { MAX_GAMES } else { MAX_SHOWN },
            races: Vec::new(),
        }
    }

    /// Adds the next game.
    pub fn add(&mut self, played: &Played) {
        if self.races.len() <= played.race {
            self.races.push(RaceGames::default());
        }
        let race = &mut self.races[played.race];
        if race.outcomes.len() < self.most {
            race.add(played);
        }
    }

    /// As bytes, for a worker's message.
    pub fn encode(&self) -> Vec<u8> {
        // Numbers and lists in memory: postcard has no way to fail here.
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// Reads bytes from a worker; `None` if they cannot be the games of these races.
    pub fn decode(bytes: &[u8], races: &[RaceRecord]) -> Option<Self> {
        let games: Self = postcard::from_bytes(bytes).ok()?;
        let mut both = games.races.iter().zip(races);
        let fits = games.races.len() == races.len()
            && both.all(|(kept, race)| kept.is_sound(race.games.min(games.most)));
        fits.then_some(games)
    }

    /// Games that are kept of a race.
    pub fn most(&self) -> u64 {
        self.most
    }

    /// Asks for the generation after `seen` of its games; `None` if the last of them was not kept. `races` are those it
    /// fits. About no snapshots, since the games are no part of them.
    pub fn looking(&self, races: &[RaceRecord], seen: u64) -> Option<Inquiry<GenerationMoment>> {
        let mut own = seen;
        let mut race = 0;
        while race + 1 < races.len() && own > races[race].games {
            own -= races[race].games;
            race += 1;
        }
        let kept = self.races.get(race)?;
        if own > kept.outcomes.len() {
            return None;
        }
        Some(Inquiry::of_lab(&GenerationInquiry::Race {
            race,
            game: own.checked_sub(1).and_then(|number| kept.game(number)),
            outcomes: kept.outcomes.first(own),
            is_end: own == races[race].games,
        }))
    }
}
