//! Assessments as links write them: for each information set of a player, in order, a probability for each action, and one for each node.
//! What a learner may not change is written alike.

use super::findings::{Behaviour, Pure};
use super::settings::{Marked, TreeGameExperiment};
use crate::diagnostic::Fault;
use crate::exact::{Exact, Mixed};
use games::fraction::Fraction;
use games::tree_game::labels::set_labels;
use games::tree_game::{InformationSet, SetId, TreeGame};
use texts::Texts;

/// Probabilities of one set; nothing where nothing is said.
pub type Shares = Option<Vec<Fraction>>;

/// What is wrong with an assessment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongShares {
    /// More information sets than there are: how many were given.
    Sets {
        found: usize,
        wanted: usize,
    },
    /// At a set.
    Count {
        set: String,
        found: usize,
        wanted: usize,
    },
    Number {
        set: String,
        found: String,
    },
    Sum {
        set: String,
        found: String,
    },
}

impl Fault for WrongShares {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.labs.tree_game.wrong_game)(key, &self.words(texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        (texts.labs.tree_game.wrong_game_here)(&self.words(texts))
    }
}

impl WrongShares {
    fn words(&self, texts: &Texts) -> String {
        let words = &texts.labs.tree_game.wrong_shares;
        match self {
            Self::Sets { found, wanted } => (words.sets)(*found, *wanted),
            Self::Count { set, found, wanted } => (words.count)(set, *found, *wanted),
            Self::Number { set, found } => (words.number)(set, found),
            Self::Sum { set, found } => (words.sum)(set, found),
        }
    }
}

impl TreeGameExperiment {
    /// What is done at each set, by number: what the link says, else all actions alike; nothing where chance moves.
    pub fn assessed(&self, game: &TreeGame) -> Behaviour {
        let shares = self.behaviour_or_alike(game);
        shares.iter().map(|shares| exact(shares)).collect()
    }

    /// The same as fractions.
    pub fn behaviour_or_alike(&self, game: &TreeGame) -> Vec<Vec<Fraction>> {
        let shares = self.behaviour(game);
        let shares = game.sets().iter().zip(shares);
        let at = |(set, shares): (&InformationSet, Shares)| match set.player() {
            Some(_) => shares.unwrap_or_else(|| alike(set.actions.len())),
            None => Vec::new(),
        };
        shares.map(at).collect()
    }

    /// What the link says about what is done, by set.
    pub fn behaviour(&self, game: &TreeGame) -> Vec<Shares> {
        read(&self.assessment, game, &|set| set.actions.len()).unwrap_or_else(|_| nothing(game))
    }

    /// What the link says about what is believed, by set.
    pub fn believed(&self, game: &TreeGame) -> Vec<Shares> {
        read(&self.beliefs, game, &|set| set.nodes.len()).unwrap_or_else(|_| nothing(game))
    }

    /// What is not learned, by set.
    pub fn locked(&self, game: &TreeGame) -> Vec<Shares> {
        read(&self.lock, game, &|set| set.actions.len()).unwrap_or_else(|_| nothing(game))
    }

    /// With something else not learned.
    #[must_use]
    pub fn with_locked(&self, game: &TreeGame, locked: &[Shares]) -> Self {
        Self {
            lock: write(game, locked),
            ..self.clone()
        }
    }

    /// With other behaviour.
    #[must_use]
    pub fn with_behaviour(&self, game: &TreeGame, behaviour: &[Shares]) -> Self {
        Self {
            assessment: write(game, behaviour),
            ..self.clone()
        }
    }

    /// With other beliefs.
    #[must_use]
    pub fn with_beliefs(&self, game: &TreeGame, beliefs: &[Shares]) -> Self {
        Self {
            beliefs: write(game, beliefs),
            ..self.clone()
        }
    }

    /// With all actions alike.
    #[must_use]
    pub fn all_alike(&self, game: &TreeGame) -> Self {
        let sets = game.sets().iter();
        let shares: Vec<Shares> = sets.map(|set| Some(alike(set.actions.len()))).collect();
        self.with_behaviour(game, &shares)
    }

    /// With behaviour that was found, as far as it can be written.
    #[must_use]
    pub fn with_found(&self, game: &TreeGame, behaviour: &[Mixed]) -> Self {
        let fractions = |mixed: &Mixed| mixed.iter().map(|share| share.text.parse().ok()).collect();
        let shares: Vec<Shares> = behaviour.iter().map(fractions).collect();
        self.with_behaviour(game, &shares)
    }

    /// With beliefs that were found, as far as they can be written.
    #[must_use]
    pub fn with_found_beliefs(&self, game: &TreeGame, beliefs: &[Mixed]) -> Self {
        let fractions = |mixed: &Mixed| -> Shares {
            let shares: Shares = mixed.iter().map(|share| share.text.parse().ok()).collect();
            shares.filter(|shares| !shares.is_empty())
        };
        let mut shares = nothing(game);
        for (own, mixed) in shares.iter_mut().zip(beliefs) {
            *own = fractions(mixed);
        }
        self.with_beliefs(game, &shares)
    }

    /// With an equilibrium that was found as the assessment, its beliefs too, and marked on the tree.
    #[must_use]
    pub fn with_equilibrium(&self, game: &TreeGame, pure: &Pure) -> Self {
        let lab = self.with_found(game, &pure.behaviour(game));
        Self {
            marks: Marked::Usual,
            ..lab.with_found_beliefs(game, pure.rationality.beliefs())
        }
    }

    /// What is wrong with the assessment, and the parameter that is.
    pub(super) fn wrong_shares(&self, game: &TreeGame) -> Option<(&'static str, WrongShares)> {
        let actions = |set: &InformationSet| set.actions.len();
        let nodes = |set: &InformationSet| set.nodes.len();
        let wrong = |key: &'static str, text: &str, size: &dyn Fn(&InformationSet) -> usize| {
            Some((key, read(text, game, size).err()?))
        };
        wrong("assessment", &self.assessment, &actions)
            .or_else(|| wrong("beliefs", &self.beliefs, &nodes))
            .or_else(|| wrong("lock", &self.lock, &actions))
    }
}

/// All alike.
pub fn alike(count: usize) -> Vec<Fraction> {
    vec![Fraction::new(1, count.max(1) as i64); count]
}

fn exact(shares: &[Fraction]) -> Mixed {
    let exact = |share: &Fraction| Exact {
        text: share.to_string(),
        value: share.value(),
    };
    shares.iter().map(exact).collect()
}

fn nothing(game: &TreeGame) -> Vec<Shares> {
    vec![None; game.sets().len()]
}

fn own(game: &TreeGame) -> Vec<SetId> {
    let sets = 0..game.sets().len();
    sets.filter(|&set| game.sets()[set].player().is_some())
        .collect()
}

fn read(
    text: &str,
    game: &TreeGame,
    size: &dyn Fn(&InformationSet) -> usize,
) -> Result<Vec<Shares>, WrongShares> {
    let mut all = nothing(game);
    if text.trim().is_empty() {
        return Ok(all);
    }
    let own = own(game);
    let (found, wanted) = (text.split(';').count(), own.len());
    if found > wanted {
        return Err(WrongShares::Sets { found, wanted });
    }
    let labels = set_labels(game);
    for (&set, part) in own.iter().zip(text.split(';')) {
        if !part.trim().is_empty() {
            let wanted = size(&game.sets()[set]);
            all[set] = Some(shares(part, &labels[set], wanted)?);
        }
    }
    Ok(all)
}

fn shares(text: &str, set: &str, wanted: usize) -> Result<Vec<Fraction>, WrongShares> {
    let set = set.to_owned();
    let number = |text: &str| {
        let share: Option<Fraction> = text.trim().parse().ok();
        let share = share.filter(|share| *share >= Fraction::ZERO);
        share.ok_or_else(|| WrongShares::Number {
            set: set.clone(),
            found: text.trim().chars().take(30).collect(),
        })
    };
    let shares: Vec<Fraction> = text.split(',').map(number).collect::<Result<_, _>>()?;
    if shares.len() != wanted {
        let found = shares.len();
        return Err(WrongShares::Count { set, found, wanted });
    }
    let add = |sum: Option<Fraction>, share: &Fraction| sum?.checked_add(*share);
    match shares.iter().fold(Some(Fraction::ZERO), add) {
        Some(Fraction::ONE) => Ok(shares),
        sum => Err(WrongShares::Sum {
            set,
            found: sum.map_or_else(|| "…".to_owned(), |sum| sum.to_string()),
        }),
    }
}

fn write(game: &TreeGame, shares: &[Shares]) -> String {
    let one = |set: SetId| {
        let shares = shares[set].iter().flatten().map(ToString::to_string);
        shares.collect::<Vec<_>>().join(",")
    };
    let all: Vec<String> = own(game).into_iter().map(one).collect();
    all.join(";").trim_end_matches(';').to_owned()
}
