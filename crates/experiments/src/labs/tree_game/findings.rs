//! Findings: what is said about a game, as it becomes known.

use crate::exact::{Exact, Mixed};
use engines::assessment::{MAX_CHOICES, MAX_MISTAKES, MAX_NODES};
use games::tree_game::{InformationSet, NodeId, SetId, TreeGame};
use serde::{Deserialize, Serialize};

/// What is being found out, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Serialize, Deserialize)]
pub enum Stage {
    #[default]
    Induction,
    /// Whether beliefs make the subgame-perfect equilibria rational everywhere.
    Beliefs,
    Play,
    Done,
}

/// Information sets times nodes at most, if beliefs are looked for.
pub const MAX_JUDGED: usize = 20_000;

/// If consistency is tested: actions that are never taken, nodes where beliefs matter, and choices of nodes that are thought possible, at most.
pub const CONSISTENCY_LIMITS: [usize; 3] = [MAX_MISTAKES, MAX_NODES, MAX_CHOICES];

/// Behaviour: by information set, a probability for each action. Nothing where chance moves.
pub type Behaviour = Vec<Mixed>;

/// Whether beliefs make an equilibrium of pure strategies rational at every information set.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Rationality {
    /// Not tested: somebody forgets something, or the tree is too large.
    #[default]
    Untested,
    /// None do: at this set nothing can be believed with which what is done is best.
    Fails(u32),
    /// These do, by set; nothing where there is no choice. So it is a weak perfect Bayesian equilibrium, and if consistent beliefs do, a sequential
    /// one; `None` if that is not tested.
    Believed {
        beliefs: Vec<Mixed>,
        is_sequential: Option<bool>,
    },
}

impl Rationality {
    /// What stands first in a list has the lowest.
    pub fn rank(&self) -> u8 {
        match self {
            Self::Believed { is_sequential, .. } => match is_sequential {
                Some(true) => 0,
                None => 1,
                Some(false) => 2,
            },
            Self::Untested => 3,
            Self::Fails(_) => 4,
        }
    }

    /// What is believed, by set.
    pub fn beliefs(&self) -> &[Mixed] {
        match self {
            Self::Believed { beliefs, .. } => beliefs,
            _ => &[],
        }
    }
}

/// An equilibrium of pure strategies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pure {
    pub payoffs: Vec<Exact>,
    /// By information set; 0 where chance moves.
    pub actions: Vec<u16>,
    pub rationality: Rationality,
}

impl Pure {
    /// The same as behaviour.
    pub fn behaviour(&self, game: &TreeGame) -> Behaviour {
        let certain = |is_taken: bool| Exact {
            text: u8::from(is_taken).to_string(),
            value: f64::from(u8::from(is_taken)),
        };
        let sets = game.sets().iter().zip(&self.actions);
        let at = |(set, &taken): (&InformationSet, &u16)| match set.player() {
            Some(_) => (0..set.actions.len())
                .map(|action| certain(action == usize::from(taken)))
                .collect(),
            None => Mixed::default(),
        };
        sets.map(at).collect()
    }
}

/// A subgame that is solved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Subgame {
    pub root: u32,
    /// How many equilibria it has, and whether that is all of them.
    pub count: u32,
    pub is_complete: bool,
    /// What one of them pays, at the end that of the first equilibrium of the whole game, and does at the information sets that are in no smaller subgame.
    pub payoffs: Vec<Exact>,
    pub actions: Vec<(u32, u16)>,
}

/// Why no play is said to be best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoPlay {
    /// Three players or four.
    Players,
    /// Somebody forgets something.
    Recall,
    /// There are too many sequences.
    Size,
}

/// What is known about the best play of two.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Play {
    #[default]
    Unknown,
    None(NoPlay),
    /// In a zero-sum game: between what the first player's value is.
    Between([Exact; 2]),
    /// An equilibrium; in a zero-sum game optimal play.
    Known {
        payoffs: Vec<Exact>,
        behaviour: Behaviour,
        is_value: bool,
    },
}

/// What somebody forgets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forgotten {
    pub set: u32,
    pub nodes: [u32; 2],
    pub is_absent_minded: bool,
}

/// The best that one probability can do for an absent-minded player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Planned {
    pub set: u32,
    /// By action.
    pub shares: Mixed,
    pub payoffs: Vec<Exact>,
}

/// All of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Findings {
    pub stage: Stage,
    pub effort: u64,
    pub forgotten: Option<Forgotten>,
    /// In the order in which they were solved: the last ones of the game first.
    pub subgames: Vec<Subgame>,
    /// How many there are.
    pub subgame_count: u32,
    /// Of the whole game, those first that beliefs make rational; how many there are, and whether these are all.
    pub subgame_perfect: Vec<Pure>,
    pub subgame_perfect_count: u32,
    pub subgame_perfect_is_complete: bool,
    pub play: Play,
    /// Of an absent-minded player; `None` of others, and where one probability or a quadratic function of it does not describe plans.
    pub planned: Option<Planned>,
}

/// What is recommended.
#[derive(Clone, Debug, PartialEq)]
pub enum Solution {
    /// Of a zero-sum game.
    Optimal(Behaviour),
    /// The first subgame-perfect equilibrium in pure strategies.
    SubgamePerfect(Behaviour, Vec<Exact>),
    /// An equilibrium of a game that has none of those.
    Equilibrium(Behaviour, Vec<Exact>),
    /// The best plan of an absent-minded player, who decides alone.
    Planned(Behaviour, Vec<Exact>),
}

impl Solution {
    /// What is done.
    pub fn behaviour(&self) -> &Behaviour {
        match self {
            Self::Optimal(behaviour)
            | Self::SubgamePerfect(behaviour, _)
            | Self::Equilibrium(behaviour, _)
            | Self::Planned(behaviour, _) => behaviour,
        }
    }
}

impl Findings {
    /// What is recommended, as far as it is known: threats that nobody would carry out are not, where there is something else.
    pub fn solution(&self, game: &TreeGame) -> Option<Solution> {
        if let Play::Known {
            behaviour,
            is_value: true,
            ..
        } = &self.play
        {
            return Some(Solution::Optimal(behaviour.clone()));
        }
        if let Some(planned) = &self.planned {
            let mut behaviour: Behaviour = vec![Mixed::default(); game.sets().len()];
            behaviour[planned.set as usize].clone_from(&planned.shares);
            return Some(Solution::Planned(behaviour, planned.payoffs.clone()));
        }
        if let Some(pure) = self.subgame_perfect.first() {
            let behaviour = pure.behaviour(game);
            return Some(Solution::SubgamePerfect(behaviour, pure.payoffs.clone()));
        }
        match &self.play {
            Play::Known {
                behaviour, payoffs, ..
            } => Some(Solution::Equilibrium(behaviour.clone(), payoffs.clone())),
            _ => None,
        }
    }

    /// The equilibrium in pure strategies that is recommended, if one is.
    pub fn recommended(&self, game: &TreeGame) -> Option<&Pure> {
        let is_pure = matches!(self.solution(game), Some(Solution::SubgamePerfect(..)));
        self.subgame_perfect.first().filter(|_| is_pure)
    }

    /// Whether this can have been found of `game`.
    pub fn fits(&self, game: &TreeGame) -> bool {
        let players = game.players().len();
        let is_action = |set: SetId, action: u16| {
            let set = game.sets().get(set);
            set.is_some_and(|set| usize::from(action) < set.actions.len())
        };
        let is_node = |node: NodeId| node < game.nodes().len();
        let is_pure = |pure: &Pure| {
            let mut actions = pure.actions.iter().enumerate();
            pure.payoffs.len() == players
                && pure.actions.len() == game.sets().len()
                && actions.all(|(set, &action)| is_action(set, action))
                && is_rationality(game, &pure.rationality)
        };
        let is_subgame = |subgame: &Subgame| {
            let mut actions = subgame.actions.iter();
            is_node(subgame.root as usize)
                && (subgame.payoffs.len() == players || subgame.count == 0)
                && actions.all(|&(set, action)| is_action(set as usize, action))
        };
        let is_forgotten = |forgotten: &Forgotten| {
            (forgotten.set as usize) < game.sets().len()
                && forgotten.nodes.iter().all(|&node| is_node(node as usize))
        };
        let is_planned = |planned: &Planned| {
            let set = game.sets().get(planned.set as usize);
            planned.payoffs.len() == players
                && set.is_some_and(|set| planned.shares.len() == set.actions.len())
        };
        self.subgames.iter().all(is_subgame)
            && self.planned.iter().all(is_planned)
            && self.subgame_perfect.iter().all(is_pure)
            && self.forgotten.iter().all(is_forgotten)
            && match &self.play {
                Play::Known {
                    payoffs, behaviour, ..
                } => payoffs.len() == players && is_behaviour(game, behaviour),
                _ => true,
            }
    }
}

fn is_behaviour(game: &TreeGame, behaviour: &Behaviour) -> bool {
    let mut both = game.sets().iter().zip(behaviour);
    behaviour.len() == game.sets().len()
        && both.all(|(set, mixed)| match set.player() {
            Some(_) => mixed.len() == set.actions.len(),
            None => mixed.is_empty(),
        })
}

fn is_rationality(game: &TreeGame, rationality: &Rationality) -> bool {
    match rationality {
        Rationality::Untested => true,
        Rationality::Fails(set) => (*set as usize) < game.sets().len(),
        Rationality::Believed { beliefs, .. } => {
            let mut both = game.sets().iter().zip(beliefs);
            let fits = |(set, mixed): (&InformationSet, &Mixed)| {
                mixed.is_empty() || mixed.len() == set.nodes.len()
            };
            beliefs.len() == game.sets().len() && both.all(fits)
        }
    }
}
