//! The rules of the games, and nothing but the rules.
//!
//! A game says who is to move, what may be done and what it pays; engines know games only through the traits
//! below. Capabilities are traits, so that alpha-beta on a game with hidden cards does not compile. States
//! are small and cloned rather than undone: on bitboards a copy is cheaper than an undo.
//!
//! Two rules of the house: `apply` trusts its caller (legality is debug-asserted), while everything that
//! comes from outside (links, files, keys) goes through the checked `try_apply` and `FromStr` of
//! [`record`] and of the game's own folder.

pub mod connect_four;
pub mod evaluation;
pub mod nim;
mod player;
pub mod record;
pub mod tic_tac_toe;
pub mod typed_tree;

use crate::random::Random;
use core::fmt::Debug;
use core::hash::Hash;
pub use evaluation::Evaluate;
pub use player::{Player, Turn};

/// A game of two players by its rules.
pub trait Game: Clone {
    /// A move or a chance outcome.
    type Action: Copy + Eq + Hash + Debug;
    /// The legal actions by value: a bit scan or a small array, never an allocation.
    type Actions: Iterator<Item = Self::Action>;

    /// Who is to act.
    fn turn(&self) -> Turn;

    /// The legal actions in a stable order. Not empty while a player is to move, empty when the game is over.
    fn actions(&self) -> Self::Actions;

    /// Carries out `action`, which is one of [`Game::actions`] (debug-asserted, unchecked otherwise).
    fn apply(&mut self, action: Self::Action);

    /// What `player` gets at the end of the game, in the game's own unit (+1, 0, −1 for won, drawn, lost
    /// where nothing else is said). Meaningful only when [`Game::turn`] is [`Turn::Over`].
    fn payoff(&self, player: Player) -> f64;

    /// Applies one of the legal actions, each with the same probability. Draws exactly one number.
    ///
    /// A game may replace this by something faster; it must choose the same action from the same number.
    #[inline]
    fn apply_random(&mut self, random: &mut Random) {
        let count = self.actions().count() as u32;
        let index = random.below(count) as usize;
        if let Some(action) = self.actions().nth(index) {
            self.apply(action);
        }
    }
}

/// Equal positions have equal keys, whatever the order of the moves that led to them.
pub trait Keyed: Game {
    /// The key. Different positions may share one only with the probability of a 64-bit hash.
    fn key(&self) -> u64;
}

/// Nature's moves are known: with which probability it does what.
pub trait Chance: Game {
    /// The probability of one of [`Game::actions`] where [`Game::turn`] is [`Turn::Chance`]; in (0, 1], and
    /// they add up to 1.
    fn probability(&self, outcome: Self::Action) -> f64;
}

/// No chance moves: [`Game::turn`] is never [`Turn::Chance`].
pub trait Deterministic: Game {}

impl<G: Deterministic> Chance for G {
    fn probability(&self, _: G::Action) -> f64 {
        debug_assert!(false, "there is nothing that nature decides");
        1.0
    }
}

/// Every action has a small number, for tables by action: two that are legal in one position never share it.
pub trait Indexed: Game {
    /// The number, from 0.
    fn index(action: Self::Action) -> usize;
}

/// What one player wins the other loses: the two payoffs add up to 0.
pub trait ZeroSum: Game {}
