//! Strategies: a table for each player, types down, actions across; what the chosen type believes about the others' types, and what everybody gets.

use super::analysis::{Analysis, called, shown};
use experiments::bayesian::{BayesianExperiment, Equilibrium};
use experiments::exact::Exact;
use games::fraction::Fraction;
use texts::Texts;

/// What a type does of an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// From 0 to 1.
    pub share: f64,
    pub shown: String,
    /// What it pays.
    pub pays: String,
    pub is_best: bool,
    /// Dominated.
    pub is_gone: bool,
}

/// A type.
#[derive(Clone, Debug, PartialEq)]
pub struct TypeRow {
    pub name: String,
    /// The same, with the player.
    pub who: String,
    pub probability: String,
    /// What the chosen type of another player believes: a share, and as it is shown.
    pub belief: Option<(f64, String)>,
    /// Nothing before an equilibrium is known, or where none is shown.
    pub cells: Vec<Cell>,
    pub gets: String,
    pub is_chosen: bool,
    /// Whether types are numbers and this one does something else than the one before.
    pub is_threshold: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerTable {
    pub player: usize,
    pub name: String,
    pub actions: Vec<String>,
    pub rows: Vec<TypeRow>,
    /// Where there are several types: how often all together do each action.
    pub all: Vec<String>,
    /// Whose belief is shown here.
    pub believes: Option<String>,
}

/// The tables.
pub fn tables(of: &Analysis, texts: &Texts) -> Vec<PlayerTable> {
    let players = 0..of.game.players.len();
    players.map(|player| table(of, player, texts)).collect()
}

fn table(of: &Analysis, player: usize, texts: &Texts) -> PlayerTable {
    let words = &texts.labs.bayesian.views.strategies;
    let (chooser, kind) = of.chosen();
    let is_informed = of.game.is_informed(player);
    let has_belief = chooser != player && is_informed && !of.found.beliefs.is_empty();
    let rows = 0..of.game.types(player);
    PlayerTable {
        player,
        name: of.game.players[player].name.clone(),
        actions: of.game.players[player]
            .actions
            .iter()
            .map(|name| called(name))
            .collect(),
        rows: rows.map(|kind| row(of, player, kind, texts)).collect(),
        all: match (of.equilibrium(), is_informed) {
            (Some(one), true) => all_together(of, one, player, texts),
            _ => Vec::new(),
        },
        believes: has_belief.then(|| (words.believes)(&of.who(chooser, kind, texts))),
    }
}

fn row(of: &Analysis, player: usize, kind: usize, texts: &Texts) -> TypeRow {
    let game = &of.game;
    let (chooser, chosen) = of.chosen();
    let belief = of
        .found
        .beliefs
        .get(chooser)
        .map(|types| &types[chosen][player][kind]);
    let belief = belief.filter(|_| chooser != player && game.is_informed(player));
    let prior = of.found.prior.get(player).map(|prior| &prior[kind]);
    let one = of.equilibrium();
    let cells = one.map_or_else(Vec::new, |one| cells(of, one, player, kind, texts));
    let gets = one.map(|one| {
        let payoffs = one.interim[player][kind].iter();
        let best = payoffs.max_by(|a, b| a.value.total_cmp(&b.value));
        best.map_or_else(String::new, |best| shown(best, texts))
    });
    TypeRow {
        who: of.who(player, kind, texts),
        name: called(&game.players[player].types[kind]),
        probability: prior.map_or_else(String::new, |prior| shown(prior, texts)),
        belief: belief.map(|belief| (belief.value, shown(belief, texts))),
        is_threshold: one.is_some_and(|one| is_threshold(of, one, player, kind)),
        cells,
        gets: gets.unwrap_or_default(),
        is_chosen: (player, kind) == (chooser, chosen),
    }
}

fn cells(of: &Analysis, one: &Equilibrium, player: usize, kind: usize, texts: &Texts) -> Vec<Cell> {
    let payoffs = &one.interim[player][kind];
    let most = payoffs
        .iter()
        .map(|payoff| payoff.value)
        .fold(f64::NEG_INFINITY, f64::max);
    // As far as probabilities are known, so are payoffs.
    let near = if one.radius > 0.0 { 1e-6 } else { 0.0 };
    let left = of
        .found
        .elimination
        .as_ref()
        .map(|found| &found.left[player][kind]);
    let cell = |action: usize| Cell {
        share: one.strategies[player][kind][action].value,
        shown: shown(&one.strategies[player][kind][action], texts),
        pays: shown(&payoffs[action], texts),
        is_best: payoffs[action].value >= most - near,
        is_gone: left.is_some_and(|left| !left.contains(&(action as u8))),
    };
    (0..payoffs.len()).map(cell).collect()
}

/// Whether types are numbers and this one does another thing for certain than the one before.
fn is_threshold(of: &Analysis, one: &Equilibrium, player: usize, kind: usize) -> bool {
    let types = &of.game.players[player].types;
    let are_numbers = types.iter().all(|name| name.parse::<Fraction>().is_ok());
    let does = |kind: usize| {
        one.strategies[player][kind]
            .iter()
            .position(|part| part.text == "1")
    };
    let pair = || Some([does(kind.checked_sub(1)?)?, does(kind)?]);
    are_numbers && pair().is_some_and(|[before, now]| before != now)
}

/// How often all types together do each action: exactly, where digits suffice.
fn all_together(of: &Analysis, one: &Equilibrium, player: usize, texts: &Texts) -> Vec<String> {
    let Some(prior) = of.found.prior.get(player) else {
        return Vec::new();
    };
    let fraction = |exact: &Exact| exact.text.parse::<Fraction>().ok();
    let together = |action: usize| {
        let pairs = || prior.iter().zip(&one.strategies[player]);
        let mut exactly = pairs().map(|(part, mixed)| {
            let share = fraction(&mixed[action])?;
            fraction(part)?.checked_mul(share)
        });
        let sum = exactly.try_fold(Fraction::ZERO, |sum, part| sum.checked_add(part?));
        let value = pairs()
            .map(|(part, mixed)| part.value * mixed[action].value)
            .sum();
        let text = sum.map_or_else(|| f64::to_string(&value), |sum| sum.to_string());
        shown(&Exact { text, value }, texts)
    };
    (0..of.game.actions(player)).map(together).collect()
}

/// The experiment that shows what a type believes.
pub fn looking(of: &Analysis, player: usize, kind: usize) -> BayesianExperiment {
    BayesianExperiment {
        player: player as u64 + 1,
        own_type: kind as u64 + 1,
        ..of.asked.clone()
    }
}

/// What all get before anything is known, and how sure it is.
pub fn said(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.bayesian.views.strategies;
    let Some(one) = of.equilibrium() else {
        return of.instead(texts).map(str::to_owned).into_iter().collect();
    };
    let part = |(player, payoff): (&engines::bayesian::game::Player, &Exact)| {
        (words.gets_number)(&player.name, &shown(payoff, texts))
    };
    let parts: Vec<String> = of.game.players.iter().zip(&one.payoffs).map(part).collect();
    let mut said = vec![(words.payoffs)(&parts)];
    if one.radius > 0.0 {
        said.push((words.near)(&format!("{:.1e}", one.radius)));
    }
    said
}
