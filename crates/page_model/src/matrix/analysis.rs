//! Analysis: a game with what has been found of it, which every view is given, and names of players and strategies.

use experiments::matrix::{Equilibrium, Exact, Findings, MatrixExperiment};
use games::strategic::StrategicGame;
use std::rc::Rc;
use std::sync::Arc;
use texts::MatrixTexts;

/// An experiment, its game, and what has been found of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    pub lab: MatrixExperiment,
    pub game: Arc<StrategicGame>,
    pub found: Rc<Findings>,
}

impl Analysis {
    /// The name of a player.
    pub fn player(&self, player: usize, words: &MatrixTexts) -> String {
        let name = &self.game.players()[player];
        if *name == (player + 1).to_string() {
            (words.player)(player)
        } else {
            name.clone()
        }
    }

    /// The name of an action.
    pub fn action(&self, player: usize, action: u8) -> &str {
        &self.game.actions()[player][usize::from(action)]
    }

    /// The names of actions of a player.
    pub fn actions(&self, player: usize, actions: &[u8]) -> Vec<&str> {
        let actions = actions.iter();
        actions.map(|&action| self.action(player, action)).collect()
    }

    /// The actions of a profile, one of each player.
    pub fn profile(&self, actions: &[u8]) -> Vec<&str> {
        let actions = actions.iter().enumerate();
        actions
            .map(|(player, &action)| self.action(player, action))
            .collect()
    }

    /// The name of what a label is about: rows come first. With its player where both have an action of that name.
    pub fn label(&self, label: usize, words: &MatrixTexts) -> String {
        let rows = self.game.size(0);
        let (player, action) = if label < rows {
            (0, label)
        } else {
            (1, label - rows)
        };
        let [own, other] = [player, 1 - player].map(|player| &self.game.actions()[player]);
        let name = &own[action];
        if other.contains(name) {
            (words.action_of)(name, &self.player(player, words))
        } else {
            name.clone()
        }
    }

    /// A strategy in words: an action, or how much of each.
    pub fn strategy(&self, player: usize, strategy: &[Exact]) -> String {
        let used = strategy
            .iter()
            .zip(&self.game.actions()[player])
            .filter(|(part, _)| !part.is_zero());
        let parts: Vec<String> = used
            .map(|(part, action)| {
                if part.text == "1" {
                    action.clone()
                } else if part.text.contains(' ') {
                    // A sum with a root.
                    part_of_mixture(&format!("({})", part.shown()), action)
                } else {
                    part_of_mixture(&part.shown(), action)
                }
            })
            .collect();
        parts.join(" + ")
    }

    /// The equilibria that are marked.
    pub fn shown_equilibria(&self) -> &[Equilibrium] {
        if self.lab.marks.has_solution() {
            self.found.equilibria()
        } else {
            &[]
        }
    }

    /// The nearest of the equilibria that are marked to these strategies, by its number, and the greatest difference of probabilities.
    pub fn nearest_equilibrium(&self, strategies: &[Vec<f64>]) -> Option<(usize, f64)> {
        let distance = |equilibrium: &mut dyn Iterator<Item = f64>| {
            let pairs = equilibrium.zip(strategies.iter().flatten());
            pairs
                .map(|(one, other)| (one - other).abs())
                .fold(0.0, f64::max)
        };
        let exact = self.shown_equilibria().iter();
        let exact =
            exact.map(|one| distance(&mut one.strategies.iter().flatten().map(|part| part.value)));
        let several = self.found.several.iter();
        let several = several.filter(|_| self.lab.marks.has_solution());
        let several = several.map(|one| distance(&mut one.strategies.iter().flatten().copied()));
        let all = exact.chain(several).enumerate();
        all.min_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// Whether the game of another experiment has as many actions of each player.
    pub fn has_sizes_of(&self, other: &MatrixExperiment) -> bool {
        let sizes =
            |game: &StrategicGame| -> Vec<usize> { game.actions().iter().map(Vec::len).collect() };
        let other = other.game();
        other.is_ok_and(|other| sizes(&other) == sizes(&self.game))
    }

    /// Whether two play.
    pub fn is_of_two(&self) -> bool {
        self.game.players().len() == 2
    }
}

/// How often an action is chosen; what looks like a number itself stands in quotation marks.
pub fn part_of_mixture(share: &str, action: &str) -> String {
    let is_number = action.starts_with(|sign: char| sign.is_ascii_digit() || "-−+.".contains(sign));
    if is_number {
        format!("{share} · “{action}”")
    } else {
        format!("{share} {action}")
    }
}
