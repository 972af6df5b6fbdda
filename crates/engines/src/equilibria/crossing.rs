//! Crossing out: actions are taken out of a game by hand, one after the other, in any order; what is dominated then, and what becomes of equilibria.
//!
//! An action that is strictly dominated is in no equilibrium, and none is new without it. One that is weakly dominated can take equilibria along, but what is
//! left has no new ones. Any other one can do both. Source: M. Maschler, E. Solan, S. Zamir, "Game Theory" (2013), chapter 4.
//!
//! Equilibria are compared as all extreme ones of two players where these are few, else as those in pure strategies.

use super::bimatrix::{Bimatrix, Mixed, pure};
use super::dominance::{Elimination, Kind, Left};
use super::extreme::{Enumeration, expected_bases};
use super::pure::pure_equilibria;
use crate::Status;
use crate::exact::rational::Rational;
use games::strategic::StrategicGame;

/// Games of two that are expected to have more bases are compared by equilibria in pure strategies.
const MAX_BASES: u64 = 50;

/// A strategy of each player, of the whole game.
pub type Profile = Vec<Mixed>;

/// What an action was against what was left.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// Strictly dominated, by this strategy.
    Strict(Mixed),
    Weak(Mixed),
    /// Nothing that is left pays more against these actions of all players; the player's own is this one.
    BestAgainst(Vec<usize>),
    /// Nothing that is left pays more against some belief about the others.
    BestAgainstBelief,
}

/// An action that is crossed out.
#[derive(Clone, Debug, PartialEq)]
pub struct Crossed {
    pub player: usize,
    pub action: usize,
    pub verdict: Verdict,
    /// Equilibria of the game that use it, and used nothing that was crossed out before.
    pub lost: Vec<Profile>,
    /// Equilibria of what is left that are none of the game, and were no extreme ones before.
    pub new: Vec<Profile>,
}

/// A game, and what is left of it.
pub struct CrossingOut {
    game: StrategicGame,
    left: Left,
    whole: Vec<Profile>,
    /// Of what is left.
    last: Vec<Profile>,
}

/// Whether equilibria in mixed strategies are compared too.
pub fn compares_mixed(game: &StrategicGame) -> bool {
    game.players().len() == 2 && expected_bases(game.size(0), game.size(1)) <= MAX_BASES
}

impl CrossingOut {
    /// Nothing is crossed out.
    pub fn new(game: StrategicGame) -> Self {
        let left = Elimination::new(&game).everything();
        let whole = equilibria(&game, &left);
        Self {
            game,
            left,
            last: whole.clone(),
            whole,
        }
    }

    /// Crosses out an action; `None` if it is not there, or the last of its player.
    pub fn cross(&mut self, player: usize, action: usize) -> Option<Crossed> {
        let own = self.left.get(player)?;
        if !own.contains(&action) || own.len() < 2 {
            return None;
        }
        let verdict = self.verdict(player, action);
        let is_left = |left: &Left, profile: &Profile| {
            let mut uses = profile.iter().zip(left);
            uses.all(|(strategy, left)| {
                let mut parts = strategy.iter().enumerate();
                parts.all(|(action, part)| part.is_zero() || left.contains(&action))
            })
        };
        let before = self.left.clone();
        self.left[player].retain(|&other| other != action);
        let whole = self.whole.iter();
        let lost = whole.filter(|one| is_left(&before, one) && !is_left(&self.left, one));
        let lost = lost.cloned().collect();
        let now = equilibria(&self.game, &self.left);
        let is_new = |one: &&Profile| !self.is_of_game(one) && !self.last.contains(one);
        let new = now.iter().filter(is_new).cloned().collect();
        self.last = now;
        Some(Crossed {
            player,
            action,
            verdict,
            lost,
            new,
        })
    }

    fn verdict(&self, player: usize, action: usize) -> Verdict {
        let elimination = Elimination::new(&self.game);
        let by = |kind| {
            let found = elimination.dominated_action(player, action, &self.left, kind);
            found.map(|one| one.by)
        };
        if let Some(by) = by(Kind::Strict) {
            return Verdict::Strict(by);
        }
        if let Some(by) = by(Kind::Weak) {
            return Verdict::Weak(by);
        }
        let best = self.best_against(player, action);
        best.map_or(Verdict::BestAgainstBelief, Verdict::BestAgainst)
    }

    /// The first profile of what is left in which nothing that is left pays the player more than the action.
    fn best_against(&self, player: usize, action: usize) -> Option<Vec<usize>> {
        let profiles = (0..self.game.profiles()).map(|profile| self.game.actions_of(profile));
        let is_left = |actions: &Vec<usize>| {
            let mut pairs = actions.iter().zip(&self.left);
            pairs.all(|(action, left)| left.contains(action))
        };
        let pays = |actions: &[usize]| self.game.payoff(self.game.profile(actions), player);
        let is_best = |actions: &Vec<usize>| {
            let own = pays(actions);
            self.left[player].iter().all(|&other| {
                let mut changed = actions.clone();
                changed[player] = other;
                pays(&changed) <= own
            })
        };
        let mut profiles = profiles.filter(|actions| actions[player] == action);
        profiles.find(|actions| is_left(actions) && is_best(actions))
    }

    /// Whether strategies are an equilibrium of the whole game.
    fn is_of_game(&self, profile: &Profile) -> bool {
        match profile.as_slice() {
            [first, second] => Bimatrix::new(&self.game).is_equilibrium([first, second]),
            _ => self.whole.contains(profile),
        }
    }
}

/// The equilibria of what is left that are compared, as strategies of the whole game.
fn equilibria(game: &StrategicGame, left: &Left) -> Vec<Profile> {
    let Some(part) = game.restricted_to(left) else {
        return Vec::new();
    };
    if !compares_mixed(game) {
        let profiles = pure_equilibria(&part).into_iter();
        let pure = |profile: usize| {
            let actions = part.actions_of(profile).into_iter().enumerate();
            let strategy =
                |(player, action): (usize, usize)| pure(left[player][action], game.size(player));
            actions.map(strategy).collect()
        };
        return profiles.map(pure).collect();
    }
    let mut enumeration = Enumeration::new(&Bimatrix::new(&part));
    while enumeration.step() == Status::Running {}
    let pairs = enumeration.pairs.iter();
    let mut all: Vec<Profile> = pairs
        .map(|&pair| whole(game, left, &enumeration.strategies(pair)))
        .collect();
    all.sort_by(|a, b| b.cmp(a));
    all.dedup();
    all
}

/// Strategies of what is left, with 0 for what is not.
fn whole(game: &StrategicGame, left: &Left, strategies: &[Mixed]) -> Profile {
    let strategy = |(player, strategy): (usize, &Mixed)| {
        let mut all = vec![Rational::ZERO; game.size(player)];
        for (&action, part) in left[player].iter().zip(strategy) {
            all[action] = part.clone();
        }
        all
    };
    strategies.iter().enumerate().map(strategy).collect()
}
