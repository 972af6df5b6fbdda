//! Competitions: the legal moves of a position as teams of features, and which of them won, that is, was played. Equal teams
//! are kept once, since a board has a few hundred of them.

use std::collections::BTreeMap;

/// Competitions, in the order in which they were added.
#[derive(Clone, Debug, Default)]
pub struct Competitions {
    /// The different teams, as sets of features.
    sets: Vec<u32>,
    number: BTreeMap<u32, u32>,
    /// The teams of all competitions one after another, by their numbers.
    teams: Vec<u32>,
    /// Where each competition ends among them, and who won it.
    ends: Vec<u32>,
    winners: Vec<u32>,
}

impl Competitions {
    /// Adds one; `winner` is the place of one of the teams. Of a single team nothing is learned.
    pub fn add(&mut self, teams: &[u32], winner: usize) {
        if teams.len() < 2 {
            return;
        }
        for &team in teams {
            let next = self.sets.len() as u32;
            let number = *self.number.entry(team).or_insert(next);
            if number == next {
                self.sets.push(team);
            }
            self.teams.push(number);
        }
        self.winners
            .push(self.teams[self.teams.len() - teams.len() + winner]);
        self.ends.push(self.teams.len() as u32);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The different teams.
    pub fn sets(&self) -> &[u32] {
        &self.sets
    }

    /// The teams of a competition, by their numbers among [`Competitions::sets`], and that of the winner.
    pub fn get(&self, competition: usize) -> (&[u32], u32) {
        let begin = match competition {
            0 => 0,
            _ => self.ends[competition - 1] as usize,
        };
        let end = self.ends[competition] as usize;
        (&self.teams[begin..end], self.winners[competition])
    }

    /// In how many competitions each of `features` features was in some team, and in how many in the winner's.
    pub fn counts(&self, features: usize) -> Vec<(u64, u64)> {
        let mut counts = vec![(0, 0); features];
        for competition in 0..self.len() {
            let (teams, winner) = self.get(competition);
            let set = |&team: &u32| self.sets[team as usize];
            let present = teams.iter().map(set).fold(0, |all, set| all | set);
            for (feature, (seen, won)) in counts.iter_mut().enumerate() {
                *seen += u64::from(present >> feature & 1);
                *won += u64::from(set(&winner) >> feature & 1);
            }
        }
        counts
    }
}
