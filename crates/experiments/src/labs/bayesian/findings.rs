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
    Dominance,
    Pure,
    Equilibria,
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
        let count = self.equilibria.len();
        let is_fresh = self.beliefs.is_empty() && self.prior.is_empty();
        let correlated = self.correlated.iter().flatten();
        (is_fresh || self.knows_beliefs(game))
            && self.equilibria.iter().all(|one| one.fits(game))
            && self
                .components
                .iter()
                .all(|component| component.fits(count))
            && self
                .elimination
                .iter()
                .all(|elimination| elimination.fits(game))
            && self.knowing.iter().all(|knowing| knowing.fits(players))
            && correlated
                .into_iter()
                .all(|payoffs| payoffs.len() == players)
    }

    fn knows_beliefs(&self, game: &BayesianGame) -> bool {
        let players = game.players.len();
        let belief = |of: &Vec<Mixed>| {
            of.len() == players && (0..players).all(|other| of[other].len() == game.types(other))
        };
        let beliefs = |(player, types): (usize, &Vec<Vec<Mixed>>)| {
            types.len() == game.types(player) && types.iter().all(belief)
        };
        let prior = |(player, types): (usize, &Mixed)| types.len() == game.types(player);
        self.beliefs.len() == players
            && self.prior.len() == players
            && self.beliefs.iter().enumerate().all(beliefs)
            && self.prior.iter().enumerate().all(prior)
    }
}

/// Whether there is a number for each player, type and action.
fn is_by_action(game: &BayesianGame, all: &[Vec<Mixed>]) -> bool {
    let by_type = |(player, types): (usize, &Vec<Mixed>)| {
        types.len() == game.types(player)
            && types
                .iter()
                .all(|numbers| numbers.len() == game.actions(player))
    };
    all.len() == game.players.len() && all.iter().enumerate().all(by_type)
}

impl Equilibrium {
    fn fits(&self, game: &BayesianGame) -> bool {
        let players = game.players.len();
        is_by_action(game, &self.strategies)
            && is_by_action(game, &self.interim)
            && self.payoffs.len() == players
            && self.secret.len() == players
            && self.ex_post.len() == game.states.len()
            && self.ex_post.iter().all(|payoffs| payoffs.len() == players)
    }
}

impl Component {
    fn fits(&self, count: usize) -> bool {
        let places = self
            .equilibria
            .iter()
            .chain(self.subsets.iter().flatten().flatten());
        places.into_iter().all(|&place| (place as usize) < count)
    }
}

impl Elimination {
    fn fits(&self, game: &BayesianGame) -> bool {
        let gone = |of: &Dominated| {
            let player = usize::from(of.player);
            player < game.players.len()
                && usize::from(of.kind) < game.types(player)
                && usize::from(of.action) < game.actions(player)
                && of.by.len() == game.actions(player)
        };
        let left = |(player, types): (usize, &Vec<Vec<u8>>)| types.len() == game.types(player);
        self.rounds.iter().flatten().all(gone)
            && self.left.len() == game.players.len()
            && self.left.iter().enumerate().all(left)
    }
}

impl Knowing {
    fn fits(&self, players: usize) -> bool {
        usize::from(self.player) < players
            && self.payoffs.iter().all(|payoffs| payoffs.len() == players)
    }
}
