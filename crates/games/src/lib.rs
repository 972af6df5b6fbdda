//! The rules of the games, and nothing but the rules.
//!
//! A game says who is to move, what may be done and what it pays; engines know games only through the traits
//! below. Capabilities are traits, so that alpha-beta on a game with hidden cards does not compile. States
//! are small and cloned rather than undone: on bitboards a copy is cheaper than an undo.
//! [`import`] reads games in whatever form people have them.
//!
//! Two rules of the house: `apply` trusts its caller (legality is debug-asserted), while everything that
//! comes from outside (links, files, keys) goes through the checked `try_apply` and `FromStr` of
//! [`record`] and of the game's own folder.

pub mod aliens;
pub mod connect_four;
pub mod counted;
pub mod evaluation;
pub mod extensive;
pub mod fraction;
pub mod gambit;
pub mod gardner;
pub mod goofspiel;
pub mod import;
pub mod kuhn;
pub mod leduc;
pub mod liars_dice;
pub mod matrix_game;
pub mod nim;
mod player;
pub mod record;
pub mod rrrats;
pub mod strategic;
pub mod tic_tac_toe;
pub mod tree_game;
pub mod typed_tree;
pub mod war;

use core::fmt::Debug;
use core::hash::Hash;
pub use evaluation::Evaluate;
pub use player::{Player, Turn};
use random::Random;

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

/// Nature's moves, if there are any, are known: with which probability it does what.
pub trait Chance: Game {
    /// The probability of one of [`Game::actions`] where [`Game::turn`] is [`Turn::Chance`]; in (0, 1], and
    /// they add up to 1.
    fn probability(&self, outcome: Self::Action) -> f64;
}

/// No chance moves: [`Game::turn`] is never [`Turn::Chance`].
pub trait Deterministic: Game {}

impl<G: Deterministic> Chance for G {
    fn probability(&self, _: G::Action) -> f64 {
        unreachable!("nature decides nothing in this game, and its outcomes are never asked for")
    }
}

/// Every action has a small number, for tables by action: two that are legal in one position never share it.
pub trait Indexed: Game {
    /// The number, from 0.
    fn index(action: Self::Action) -> usize;
}

/// What can be told about the actions of a position at a glance, for searches that want to be told.
///
/// Asked only where a player is to move. Sets of actions are given in the order of [`Game::actions`]. Everything
/// but the rating follows from the rules, so proofs may rest on it.
pub trait Knowledge: Game {
    /// The actions that win at once.
    fn winning_actions(&self) -> Self::Actions;

    /// The actions that take from the opponent one of the actions with which he would win at once if it were his
    /// turn. Where there are some, all actions but these and [`Knowledge::winning_actions`] lose at once.
    fn blocking_actions(&self) -> Self::Actions;

    /// The actions after which the opponent does not win at once.
    fn safe_actions(&self) -> Self::Actions;

    /// A guess of the mean result of `action`, in [0, 1], for the player who carries it out: won 1, lost 0.
    fn rating(&self, action: Self::Action) -> f64;

    /// What kind of action it is, as a set of features, bit by bit; what they are is the game's own. A game that names none has
    /// only the empty set.
    fn features(&self, _action: Self::Action) -> u32 {
        0
    }

    /// Wins at once if that is possible, else blocks, else does what [`Game::apply_random`] does. Of several
    /// winning or blocking actions it takes the first. Draws a number only where it is random, and only one.
    ///
    /// A game may replace this by something faster that does the same.
    #[inline]
    fn apply_tactical(&mut self, random: &mut Random) {
        let wins = self.winning_actions().next();
        match wins.or_else(|| self.blocking_actions().next()) {
            Some(action) => self.apply(action),
            None => self.apply_random(random),
        }
    }

    /// The place that `action` takes for good: a cell, whatever the name of the move is. From 0.
    fn place(&self, action: Self::Action) -> u8;

    /// Whether `player` has taken `place`. Asked of finished games too.
    fn has_taken(&self, player: Player, place: u8) -> bool;
}

/// Players do not see everything: positions that look alike to the player who is to move are in one information set.
///
/// Players forget nothing (perfect recall): positions of one information set have the same own actions behind them.
pub trait InfoSets: Game {
    /// What somebody to move knows; as text short, without commas, colons or parentheses, and different for
    /// different information sets of one game, anyone who's they are.
    type InformationSet: Copy + Ord + Debug + core::fmt::Display;

    /// What the player to move knows. All positions with it have the same legal actions in the same order. Meaningful
    /// only where [`Game::turn`] is [`Turn::Player`].
    fn information_set(&self) -> Self::InformationSet;

    /// The name of an action or a chance outcome, for people and files.
    fn action_name(action: Self::Action) -> String;

    /// Of how many equally likely outcomes the chance outcome `outcome` is the sum, such as cards of one rank.
    fn outcomes_in(&self, _outcome: Self::Action) -> u32 {
        1
    }

    /// How many of the positions that this one stands for in that way are one information set for the player to move,
    /// if such outcomes were told apart.
    fn positions_in(&self) -> u32 {
        1
    }

    /// Whether a game is worth looking at in which this outcome of chance is one of those that are possible: leaving all
    /// others out leaves all information sets, each with fewer positions.
    fn is_in_outline(&self, _outcome: Self::Action) -> bool {
        true
    }

    /// About how many histories begin here, so that there is room for them; 0 if nobody knows.
    fn histories_about(&self) -> usize {
        0
    }
}

/// What anyone who has `own` of something gets against somebody with `other` if more wins: 1, ½ or 0.
#[inline(always)]
pub fn score<T: Ord>(own: T, other: T) -> f64 {
    match own.cmp(&other) {
        core::cmp::Ordering::Greater => 1.0,
        core::cmp::Ordering::Equal => 0.5,
        core::cmp::Ordering::Less => 0.0,
    }
}

/// What one player wins the other loses: the two payoffs add up to 0.
pub trait ZeroSum: Game {}

/// A game of one player against chance that goes on step by step, whatever the player does. Agents that plan try steps on
/// copies of it, with random numbers of their own, and so know what may happen, but not what will.
pub trait ForwardModel: Clone {
    /// What the player can do in a step.
    type Action: Copy + Eq + Debug + 'static;
    /// All actions; every one is allowed in every step.
    const ACTIONS: &'static [Self::Action];

    /// Plays a step. Nothing happens once the game is over.
    fn step(&mut self, action: Self::Action, random: &mut Random);

    /// Whether it is over.
    fn is_over(&self) -> bool;

    /// How well it stands for the player, in points; more is better, and the end counts for more than all points.
    fn worth(&self) -> f64;
}
