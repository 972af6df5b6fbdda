//! Findings: everything that is said about a game, as it becomes known.

use crate::Progress;
use crate::exact::{Exact, Mixed};
use engines::bayesian::game::BayesianGame;
use serde::{Deserialize, Serialize};

/// What is being found out, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Serialize, Deserialize)]
pub enum Stage {
    #[default]
    Begun,
    Pure,
    Equilibria,
    Dominance,
    Knowledge,
    Correlated,
    Done,
}

/// Which equilibria are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Listed {
    #[default]
    Nothing,
    /// All extreme ones of two players, as far as they are found.
    UnderWay,
    /// All extreme ones: any other is a mixture of them.
    Extreme,
    /// All in pure strategies, and nothing else is known.
    Pure,
    /// One, since none in pure strategies was found.
    One,
    /// Some.
    Some,
}

/// An equilibrium.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Equilibrium {
    /// By player and type.
    pub strategies: Vec<Vec<Mixed>>,
    /// What each player gets before anything is known.
    pub payoffs: Vec<Exact>,
    /// What each action pays, by player and type.
    pub interim: Vec<Vec<Vec<Exact>>>,
    /// What each player gets in each state.
    pub ex_post: Vec<Vec<Exact>>,
    /// What each player would get by finding out everybody's type, unknown to the others.
    pub secret: Vec<Exact>,
    /// How far off probabilities are at most: 0 where they are exact.
    pub radius: f64,
}

/// Equilibria that are connected.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Component {
    /// Places in the list.
    pub equilibria: Vec<u32>,
    /// For each player, places of equilibria whose strategies may be mixed.
    pub subsets: Vec<[Vec<u32>; 2]>,
}

/// An action of a type that is gone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Dominated {
    pub player: u8,
    pub kind: u8,
    pub action: u8,
    pub by: Mixed,
}

/// What is left when dominated actions are gone.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Elimination {
    pub rounds: Vec<Vec<Dominated>>,
    /// Actions, by player and type.
    pub left: Vec<Vec<Vec<u8>>>,
}

/// What all get in equilibrium if a player, and everybody knows it, knows less or more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Knowing {
    pub player: u8,
    /// Or nothing.
    pub everything: bool,
    /// The least and the most that each player gets in an equilibrium; `None` if that is too much work.
    pub payoffs: Option<Vec<[Exact; 2]>>,
}

/// All of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Findings {
    pub stage: Stage,
    pub effort: u64,
    /// How much of what the stage knows of is done, and how much that is.
    pub counted: [u64; 2],
    /// What each type of each player believes about each player's types.
    pub beliefs: Vec<Vec<Vec<Mixed>>>,
    /// The probability of each type.
    pub prior: Vec<Mixed>,
    /// How many equilibria in pure strategies there are; `None` if there are too many strategies.
    pub pure: Option<u64>,
    pub listed: Listed,
    /// The first [`super::MAX_LISTED`] of them, and how many were found.
    pub equilibria: Vec<Equilibrium>,
    pub count: u64,
    pub components: Vec<Component>,
    pub elimination: Option<Elimination>,
    pub knowing: Vec<Knowing>,
    /// What all get with a mediator: where all together get most, where each player does, and where all get least.
    pub correlated: Option<Vec<Vec<Exact>>>,
}

impl Findings {
    /// How far the stage is that is under way.
    pub fn progress(&self) -> Progress {
        let [done, total] = match self.stage {
            Stage::Done => [1, 1],
            _ => self.counted,
        };
        Progress { done, total }
    }

    /// The least and the most that each player gets in an equilibrium, where all are known.
    pub fn range(&self) -> Option<Vec<[Exact; 2]>> {
        if self.listed != Listed::Extreme || self.count > self.equilibria.len() as u64 {
            return None;
        }
        let players = self.equilibria.first()?.payoffs.len();
        let of = |player: usize| {
            let payoffs = self.equilibria.iter().map(|one| &one.payoffs[player]);
            let by_value = |a: &&Exact, b: &&Exact| a.value.total_cmp(&b.value);
            let (least, most) = (payoffs.clone().min_by(by_value), payoffs.max_by(by_value));
            Some([least?.clone(), most?.clone()])
        };
        (0..players).map(of).collect()
    }

    /// Whether this can have been found of `game`.
    pub fn fits(&self, game: &BayesianGame) -> bool {
        let players = game.players.len();
        let by_action = |player: usize, numbers: &Vec<Exact>| numbers.len() == game.actions(player);
        let by_type = |(player, types): (usize, &Vec<Mixed>)| {
            types.len() == game.types(player)
                && types.iter().all(|numbers| by_action(player, numbers))
        };
        let by_player =
            |all: &Vec<Vec<Mixed>>| all.len() == players && all.iter().enumerate().all(by_type);
        let is_equilibrium = |one: &Equilibrium| {
            by_player(&one.strategies)
                && by_player(&one.interim)
                && one.payoffs.len() == players
                && one.secret.len() == players
                && one.ex_post.len() == game.states.len()
                && one.ex_post.iter().all(|payoffs| payoffs.len() == players)
        };
        let belief = |of: &Vec<Mixed>| {
            of.len() == players && (0..players).all(|other| of[other].len() == game.types(other))
        };
        let beliefs = |(player, types): (usize, &Vec<Vec<Mixed>>)| {
            types.len() == game.types(player) && types.iter().all(belief)
        };
        let prior = |(player, types): (usize, &Mixed)| types.len() == game.types(player);
        let gone = |of: &Dominated| {
            let player = usize::from(of.player);
            player < players
                && usize::from(of.kind) < game.types(player)
                && usize::from(of.action) < game.actions(player)
                && by_action(player, &of.by)
        };
        let elimination = |of: &Elimination| {
            let left = of.left.iter().enumerate();
            of.rounds.iter().flatten().all(gone)
                && of.left.len() == players
                && left
                    .into_iter()
                    .all(|(player, types)| types.len() == game.types(player))
        };
        let count = self.equilibria.len();
        let component = |of: &Component| {
            let places = of
                .equilibria
                .iter()
                .chain(of.subsets.iter().flatten().flatten());
            places.into_iter().all(|&place| (place as usize) < count)
        };
        let knowing = |of: &Knowing| {
            usize::from(of.player) < players
                && of.payoffs.iter().all(|payoffs| payoffs.len() == players)
        };
        let is_fresh = self.beliefs.is_empty() && self.prior.is_empty();
        (is_fresh
            || self.beliefs.len() == players
                && self.prior.len() == players
                && self.beliefs.iter().enumerate().all(beliefs)
                && self.prior.iter().enumerate().all(prior))
            && self.equilibria.iter().all(is_equilibrium)
            && self.components.iter().all(component)
            && self.elimination.iter().all(elimination)
            && self.knowing.iter().all(knowing)
            && self
                .correlated
                .iter()
                .flatten()
                .all(|payoffs| payoffs.len() == players)
    }
}
