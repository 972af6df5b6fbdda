//! Findings: everything that is said about a game, as it becomes known.

use crate::Progress;
pub use crate::exact::{Exact, Mixed};
use games::strategic::StrategicGame;
use serde::{Deserialize, Serialize};

/// Equilibria that are listed while the enumeration is under way: snapshots are sent often.
pub const MAX_LISTED: usize = 200;

/// What is being found out, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Serialize, Deserialize)]
pub enum Stage {
    #[default]
    Begun,
    /// One equilibrium, by the algorithm of Lemke and Howson.
    First,
    Dominance,
    Security,
    Equilibria,
    Correlated,
    Done,
}

/// What a player can be sure of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Security {
    pub value: Exact,
    pub strategy: Mixed,
    /// Without mixing: the value, and the action.
    pub pure_value: Exact,
    pub pure_action: u8,
}

/// An action that is gone, and what dominates it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Eliminated {
    pub player: u8,
    pub action: u8,
    pub by: Mixed,
}

/// Rounds of elimination, and the actions that are left, by player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Elimination {
    pub rounds: Vec<Vec<Eliminated>>,
    pub left: Vec<Vec<u8>>,
}

/// How stable a symmetric equilibrium is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stability {
    Evolutionary,
    Neutral,
    Unstable,
    Unknown,
}

/// An equilibrium.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Equilibrium {
    /// By player.
    pub strategies: Vec<Mixed>,
    pub payoffs: Vec<Exact>,
    /// In a symmetric game, where both do the same.
    pub stability: Option<Stability>,
}

/// All extreme equilibria, as far as there is an answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Extreme {
    #[default]
    Unknown,
    UnderWay(UnderWay),
    Known(Vec<Equilibrium>),
    /// There are too many; this was found before the search was given up.
    TooMany(UnderWay),
}

/// An enumeration that has not come to its end.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UnderWay {
    /// Bases found.
    pub bases: u64,
    /// Equilibria found.
    pub count: u64,
    /// The first [`MAX_LISTED`] of these, in the order in which they were found.
    pub equilibria: Vec<Equilibrium>,
}

/// A component of the set of equilibria.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Component {
    /// Places in the list of extreme equilibria.
    pub equilibria: Vec<u32>,
    /// Maximal Nash subsets: for each player, places of equilibria whose strategies may be mixed.
    pub subsets: Vec<[Vec<u32>; 2]>,
    pub index: i64,
}

/// A strategy against which there are more best responses than it has actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Degenerate {
    pub player: u8,
    pub strategy: Mixed,
    /// Of the other player.
    pub best_responses: Vec<u8>,
}

/// Two strict equilibria of a 2×2 game, by the actions, and the products of what leaving them loses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Risk {
    pub equilibria: [[u8; 2]; 2],
    pub products: [Exact; 2],
    pub dominant: Option<u8>,
}

/// A correlated equilibrium.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Distribution {
    /// Row by row.
    pub cells: Vec<Exact>,
    pub payoffs: [Exact; 2],
}

/// What is known about correlated equilibria.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Correlated {
    /// For the sum, for the first player, for the second, and the worst for the sum.
    pub best: Vec<Distribution>,
    /// Of the first three, where more than one payoff is as good: the ends of their edge, the better one for the first player first.
    pub edges: [Option<[[Exact; 2]; 2]>; 3],
    /// Of those that give most to the player who gets less, the one that gives the other most; known where corners are.
    pub egalitarian: Option<Distribution>,
    pub corners: Vec<[Exact; 2]>,
}

/// A mixed equilibrium of three players or more, found with intervals.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Approximate {
    pub strategies: Vec<Vec<f64>>,
    pub payoffs: Vec<f64>,
    /// Every probability is at most this far off.
    pub radius: f64,
    pub is_certified: bool,
    /// The same exactly, where it is known.
    pub exact: Option<Profile>,
}

/// A profile of strategies exactly, and what each gets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    pub strategies: Vec<Mixed>,
    pub payoffs: Vec<Exact>,
}

/// What a piece of a component is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shape {
    Point,
    /// A straight one.
    Segment,
    Curve,
    /// All mixtures of the corners.
    Polytope,
    /// All coordinates between those of the corners, where limits hold.
    Region,
}

/// How probabilities move along a curve: those of first actions, of players with two actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Motion {
    /// The player whose probability t the others are functions of.
    pub along: u8,
    /// By player a, b, c and d of (a + bt)/(c + dt).
    pub functions: Vec<[Exact; 4]>,
}

/// What holds in a piece: what a player does there is a best response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limit {
    pub player: u8,
    /// Of two actions the one that pays at least as much as the other; none where both pay the same.
    pub better: Option<u8>,
}

/// A piece of a component of three players and more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    pub shape: Shape,
    pub dimensions: u8,
    /// Its ends, or its corners.
    pub corners: Vec<Profile>,
    /// The players who do not do the same everywhere.
    pub moving: Vec<u8>,
    /// Where more than one player moves along a segment or a curve.
    pub motion: Option<Motion>,
    pub limits: Vec<Limit>,
}

/// All of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Findings {
    pub stage: Stage,
    pub effort: u64,
    /// How much of what the stage knows of is done, and how much that is; both are 0 where it cannot be counted.
    pub counted: [u64; 2],
    /// Profiles of actions.
    pub pure: Vec<Vec<u8>>,
    pub strict: Option<Elimination>,
    /// With everybody's dominated actions gone in a round, then beginning with each player.
    pub weak: Vec<Elimination>,
    pub security: Vec<Security>,
    /// An equilibrium of a game of two, found before all others.
    pub first: Option<Equilibrium>,
    pub extreme: Extreme,
    pub components: Vec<Component>,
    pub degenerate: Option<Degenerate>,
    pub risk: Option<Risk>,
    /// The equilibrium that pays everybody more than each of the others.
    pub payoff_dominant: Option<u32>,
    pub correlated: Option<Correlated>,
    /// Of three players and more, those on their own; components of infinitely many, in pieces; and whether these are all.
    pub several: Vec<Approximate>,
    pub continua: Vec<Vec<Piece>>,
    pub several_is_complete: bool,
}

impl Findings {
    /// The extreme equilibria, if they are known.
    pub fn equilibria(&self) -> &[Equilibrium] {
        match &self.extreme {
            Extreme::Known(equilibria) => equilibria,
            _ => &[],
        }
    }

    /// The extreme equilibria that are known, whether these are all or not.
    pub fn so_far(&self) -> &[Equilibrium] {
        match &self.extreme {
            Extreme::UnderWay(found) | Extreme::TooMany(found) => &found.equilibria,
            _ => self.equilibria(),
        }
    }

    /// How far the stage is that is under way.
    pub fn progress(&self) -> Progress {
        let [done, total] = match self.stage {
            Stage::Done => [1, 1],
            _ => self.counted,
        };
        Progress { done, total }
    }

    /// Whether this can have been found of `game`.
    pub fn fits(&self, game: &StrategicGame) -> bool {
        let players = game.players().len();
        let is_profile = |actions: &Vec<u8>| {
            let fits = |(player, &action): (usize, &u8)| usize::from(action) < game.size(player);
            actions.len() == players && actions.iter().enumerate().all(fits)
        };
        let is_strategy = |(player, strategy): (usize, &Mixed)| strategy.len() == game.size(player);
        let is_equilibrium = |equilibrium: &Equilibrium| {
            equilibrium.strategies.len() == players
                && equilibrium.payoffs.len() == players
                && equilibrium.strategies.iter().enumerate().all(is_strategy)
        };
        let count = self.equilibria().len();
        let is_place = |&place: &u32| (place as usize) < count;
        let component = |component: &Component| {
            let subsets = component.subsets.iter().flatten().flatten();
            component.equilibria.iter().chain(subsets).all(is_place)
        };
        let eliminated = |gone: &Eliminated| {
            let player = usize::from(gone.player);
            player < players
                && gone.by.len() == game.size(player)
                && usize::from(gone.action) < game.size(player)
        };
        let is_elimination = |elimination: &Elimination| {
            elimination.rounds.iter().flatten().all(eliminated) && elimination.left.len() == players
        };
        let is_security = |(player, security): (usize, &Security)| {
            player < players
                && security.strategy.len() == game.size(player)
                && usize::from(security.pure_action) < game.size(player)
        };
        let is_distribution =
            |distribution: &Distribution| distribution.cells.len() == game.profiles();
        self.pure.iter().all(is_profile)
            && self.so_far().iter().all(is_equilibrium)
            && self.first.iter().all(is_equilibrium)
            && self.components.iter().all(component)
            && self.payoff_dominant.is_none_or(|place| is_place(&place))
            && self.strict.iter().chain(&self.weak).all(is_elimination)
            && self.security.iter().enumerate().all(is_security)
            && self
                .correlated
                .iter()
                .flat_map(|known| known.best.iter().chain(&known.egalitarian))
                .all(is_distribution)
            && self
                .degenerate
                .iter()
                .all(|of| of.player < 2 && is_strategy((of.player.into(), &of.strategy)))
            && self.fits_of_several(game)
    }

    /// The part of it about three players and more.
    fn fits_of_several(&self, game: &StrategicGame) -> bool {
        let players = game.players().len();
        let is_strategy = |(player, strategy): (usize, &Mixed)| strategy.len() == game.size(player);
        let is_exact = |exact: &Profile| {
            exact.strategies.len() == players
                && exact.payoffs.len() == players
                && exact.strategies.iter().enumerate().all(is_strategy)
        };
        let is_player = |&player: &u8| usize::from(player) < players;
        let is_motion =
            |motion: &Motion| is_player(&motion.along) && motion.functions.len() == players;
        let is_limit = |limit: &Limit| {
            is_player(&limit.player)
                && game.size(limit.player.into()) == 2
                && limit.better.is_none_or(|action| action < 2)
        };
        let is_piece = |piece: &Piece| {
            piece.corners.iter().all(is_exact)
                && piece.moving.iter().all(is_player)
                && piece.motion.iter().all(is_motion)
                && piece.limits.iter().all(is_limit)
        };
        let is_point = |one: &Approximate| {
            one.strategies.len() == players
                && one.payoffs.len() == players
                && one.exact.iter().all(is_exact)
        };
        self.several.iter().all(is_point) && self.continua.iter().flatten().all(is_piece)
    }
}
