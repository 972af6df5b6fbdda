//! Truth that is known: values of games, the ends of Kuhn's family of equilibria and the slider through them, the even mixtures of the
//! matrix games.

use engines::regret::kuhn_equilibrium::MAX_ALPHA;
use engines::regret::{GameTree, Strategy, kuhn_equilibrium};
use experiments::regret::naming::{action_names, set_name};
use experiments::regret::{Findings, GameName, RegretExperiment};
use texts::Texts;

/// All equilibria of a game lie between these two, action by action.
#[derive(Clone, Debug, PartialEq)]
pub struct Equilibria {
    pub ends: [Strategy; 2],
}

impl Equilibria {
    /// What is known about the game of `lab`; `None` where nothing is, and where strategies are fixed.
    pub fn of(lab: &RegretExperiment, tree: &GameTree) -> Option<Self> {
        if !lab.lock.is_empty() {
            return None;
        }
        let ends = match lab.game {
            GameName::Kuhn => [
                kuhn_equilibrium::strategy(tree, 0.0)?,
                kuhn_equilibrium::strategy(tree, MAX_ALPHA)?,
            ],
            GameName::RockPaperScissors | GameName::MatchingPennies => {
                [Strategy::uniform(tree), Strategy::uniform(tree)]
            }
            GameName::KuhnSeed | GameName::Leduc | GameName::LiarsDice | GameName::Goofspiel => {
                return None;
            }
        };
        Some(Self { ends })
    }

    /// The lowest and the highest probability that any of them has for an action; the same where all agree.
    pub fn range(&self, tree: &GameTree, row: usize, action: usize) -> (f64, f64) {
        let [first, second] = &self.ends;
        let [first, second] = [first, second].map(|end| end.row(tree, row)[action]);
        (first.min(second), first.max(second))
    }
}

/// Of Leduc poker, in antes per hand: found by linear programming, see `crates/games/tests/oracles`.
const LEDUC: f64 = -0.085_606_424;
/// Of Kuhn poker with three cards: Kuhn (1950).
const KUHN: f64 = -1.0 / 18.0;

/// The value of the game for the first player, in antes per hand; `None` where it is not known here, and where
/// strategies are fixed.
pub fn known_value(lab: &RegretExperiment) -> Option<f64> {
    if !lab.lock.is_empty() {
        return None;
    }
    match lab.game {
        GameName::Kuhn => (lab.cards == 3).then_some(KUHN),
        GameName::KuhnSeed => (lab.cards == 3).then_some(-KUHN),
        GameName::Leduc => (lab.ranks == 3).then_some(LEDUC),
        GameName::LiarsDice => None,
        // Nothing tells the players of Goofspiel apart.
        GameName::Goofspiel | GameName::RockPaperScissors | GameName::MatchingPennies => Some(0.0),
    }
}

/// Steps of the slider.
pub const STEPS: f64 = 300.0;

/// The α of a step of the slider.
pub fn alpha_of(step: f64) -> f64 {
    (MAX_ALPHA * step / STEPS).min(MAX_ALPHA)
}

/// The step of the slider that is nearest to an α.
pub fn step_of(alpha: f64) -> f64 {
    libm::round(alpha / MAX_ALPHA * STEPS)
}

/// The last action of an information set, in the equilibrium and in the average.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub key: String,
    pub name: String,
    pub action: String,
    /// In equilibrium, on average, and how far the one is from the other; a dash where nothing was learned.
    pub numbers: [String; 3],
}

/// A row an information set.
pub fn rows(learned: &Findings, equilibrium: &Strategy, texts: &Texts) -> Vec<Row> {
    let tree = &learned.tree;
    let last = |strategy: &Strategy, row: usize| strategy.row(tree, row).last().copied();
    let number = |number: Option<f64>| {
        number.map_or_else(|| "–".to_owned(), |number| format!("{number:.4}"))
    };
    let rows = tree.information_sets().iter().enumerate();
    let rows = rows.map(|(row, set)| {
        let exact = last(equilibrium, row).unwrap_or_default();
        let main = learned.main.as_ref();
        let average = main.and_then(|main| last(&main.average, row));
        let distance = average.map(|average| (average - exact).abs());
        let actions = action_names(tree, row, texts);
        Row {
            key: set.key.clone(),
            name: set_name(tree, row, texts),
            action: actions.last().cloned().unwrap_or_default(),
            numbers: [Some(exact), average, distance].map(number),
        }
    });
    rows.collect()
}
