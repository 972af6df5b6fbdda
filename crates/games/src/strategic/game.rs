//! A strategic game as data.

use super::fault::StrategicFault;
use super::sizes::{MAX_ACTIONS, MAX_PLAYERS, MAX_PROFILES, MIN_PLAYERS};
use crate::fraction::Fraction;
use core::ops::RangeInclusive;

const PLAYERS: RangeInclusive<usize> = MIN_PLAYERS..=MAX_PLAYERS;

/// A game. Players, actions and profiles are numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrategicGame {
    pub title: String,
    players: Vec<String>,
    actions: Vec<Vec<String>>,
    /// By profile, then by player. Of the actions in a profile the last player's changes fastest, so that a game of two is stored row by row.
    payoffs: Vec<Fraction>,
}

impl StrategicGame {
    /// A game of these players and actions.
    ///
    /// # Errors
    /// If there are too few or too many of something, or two actions of a player have one name.
    pub fn new(
        title: String,
        players: Vec<String>,
        actions: Vec<Vec<String>>,
        payoffs: Vec<Fraction>,
    ) -> Result<Self, StrategicFault> {
        if !PLAYERS.contains(&actions.len()) {
            return Err(StrategicFault::Players(actions.len()));
        }
        if players.len() != actions.len() {
            let (found, wanted) = (players.len(), actions.len());
            return Err(StrategicFault::PlayerNames { found, wanted });
        }
        for (player, names) in actions.iter().enumerate() {
            if !(1..=MAX_ACTIONS).contains(&names.len()) {
                return Err(StrategicFault::Actions(names.len()));
            }
            let is_twice = |&at: &usize| names[..at].contains(&names[at]);
            if let Some(twice) = (0..names.len()).find(is_twice) {
                let (player, name) = (player + 1, names[twice].clone());
                return Err(StrategicFault::NameTwice { player, name });
            }
        }
        let profiles: usize = actions.iter().map(Vec::len).product();
        if players.len() > 2 && profiles > MAX_PROFILES {
            return Err(StrategicFault::Profiles(profiles));
        }
        let (found, wanted) = (payoffs.len(), profiles * players.len());
        if found != wanted {
            return Err(StrategicFault::Payoffs { found, wanted });
        }
        Ok(Self {
            title,
            players,
            actions,
            payoffs,
        })
    }

    /// The names of the players.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// The names of each player's actions.
    pub fn actions(&self) -> &[Vec<String>] {
        &self.actions
    }

    /// How many actions `player` has.
    pub fn size(&self, player: usize) -> usize {
        self.actions[player].len()
    }

    /// How many profiles there are.
    pub fn profiles(&self) -> usize {
        self.payoffs.len() / self.players.len()
    }

    /// The number of a profile, from the number of each player's action.
    pub fn profile(&self, actions: &[usize]) -> usize {
        let pairs = actions.iter().zip(&self.actions);
        pairs.fold(0, |number, (&action, names)| number * names.len() + action)
    }

    /// The actions of a profile, by its number.
    pub fn actions_of(&self, mut profile: usize) -> Vec<usize> {
        let mut actions = vec![0; self.players.len()];
        for player in (0..self.players.len()).rev() {
            actions[player] = profile % self.size(player);
            profile /= self.size(player);
        }
        actions
    }

    /// What `player` gets in a profile, by its number.
    pub fn payoff(&self, profile: usize, player: usize) -> Fraction {
        self.payoffs[profile * self.players.len() + player]
    }

    /// The game with another payoff.
    #[must_use]
    pub fn with_payoff(&self, profile: usize, player: usize, payoff: Fraction) -> Self {
        let mut game = self.clone();
        game.payoffs[profile * self.players.len() + player] = payoff;
        game
    }

    /// The game in which each player has these actions alone, by number and in ascending order; `None` if there are none of a player, or one that is not there.
    pub fn restricted_to(&self, left: &[Vec<usize>]) -> Option<Self> {
        let name = |player: usize, &action: &usize| self.actions.get(player)?.get(action).cloned();
        let names = left.iter().enumerate();
        let names =
            names.map(|(player, own)| own.iter().map(|action| name(player, action)).collect());
        let actions: Vec<Vec<String>> = names.collect::<Option<_>>()?;
        let is_left = |profile: &usize| {
            let mut actions = self.actions_of(*profile).into_iter().zip(left);
            actions.all(|(action, own)| own.contains(&action))
        };
        let profiles = (0..self.profiles()).filter(is_left);
        let payoffs = profiles.flat_map(|profile| {
            (0..self.players.len()).map(move |player| self.payoff(profile, player))
        });
        let (title, players) = (self.title.clone(), self.players.clone());
        Self::new(title, players, actions, payoffs.collect()).ok()
    }

    /// The same game with other names.
    ///
    /// # Errors
    /// If there are not as many, or two of a player are the same.
    pub fn with_names(
        self,
        title: String,
        players: Vec<String>,
        actions: Vec<Vec<String>>,
    ) -> Result<Self, StrategicFault> {
        let wanted = self.players.len();
        if actions.len() != wanted {
            let found = actions.len();
            return Err(StrategicFault::ActionGroups { found, wanted });
        }
        if players.len() != wanted {
            let found = players.len();
            return Err(StrategicFault::PlayerNames { found, wanted });
        }
        for (player, (new, old)) in actions.iter().zip(&self.actions).enumerate() {
            if new.len() != old.len() {
                return Err(StrategicFault::Names {
                    player: player + 1,
                    found: new.len(),
                    wanted: old.len(),
                });
            }
        }
        Self::new(title, players, actions, self.payoffs)
    }

    /// Whether what one of two wins, the other loses.
    pub fn is_zero_sum(&self) -> bool {
        self.constant_sum() == Some(Fraction::ZERO)
    }

    /// What the payoffs of two players add up to, if that is the same in every profile. Such a game has a value as a zero-sum game has.
    pub fn constant_sum(&self) -> Option<Fraction> {
        let mut sums = self
            .payoffs
            .chunks(2)
            .map(|pair| pair[0].checked_add(pair[1]));
        let sum = sums.next()?.filter(|_| self.players.len() == 2)?;
        sums.all(|other| other == Some(sum)).then_some(sum)
    }

    /// Whether the two have the same choices and would get the same in each other's place.
    pub fn is_symmetric(&self) -> bool {
        let size = self.size(0);
        let is_mirrored = |row: usize, column: usize| {
            self.payoff(row * size + column, 0) == self.payoff(column * size + row, 1)
        };
        self.players.len() == 2
            && self.size(1) == size
            && (0..size).all(|row| (0..size).all(|column| is_mirrored(row, column)))
    }
}
