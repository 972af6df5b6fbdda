//! The result for programs and for a terminal. Exact numbers are fractions as text; players are numbered from 1; information sets and actions go by their labels.

use super::findings::{Behaviour, Findings, Forgotten, Play, Pure, Rationality, Stage};
use super::settings::TreeGameExperiment;
use crate::exact::texts;
use crate::report::Table;
use games::tree_game::TreeGame;
use games::tree_game::labels::{action_label, action_labels, set_labels};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The result as JSON has it.
#[derive(Debug, Serialize, TS)]
pub(super) struct TreeGameResult {
    title: String,
    players: Vec<String>,
    /// All of them, ends too.
    nodes: usize,
    /// Those of the players.
    information_sets: usize,
    zero_sum: bool,
    /// What both payoffs add up to, if that is the same at every end.
    constant_sum: Option<String>,
    perfect_recall: bool,
    /// What is forgotten, and where; null with perfect recall.
    forgotten: Option<ReportedForgotten>,
    /// Of a zero-sum game of two, for the first player.
    value: Option<String>,
    /// What an equilibrium of two pays, or optimal play in a zero-sum game.
    payoffs: Option<Vec<String>>,
    /// The same as behaviour: by information set the probability of each action.
    behaviour: Option<BTreeMap<String, BTreeMap<String, String>>>,
    /// The best plan of an absent-minded player.
    planned: Option<ReportedPlan>,
    subgames: u32,
    /// In pure strategies.
    subgame_perfect: Vec<SubgamePerfect>,
    /// How many there are; and whether that is all of them.
    subgame_perfect_count: u32,
    subgame_perfect_is_complete: bool,
    stopped_early: bool,
}

/// What a player forgets.
#[derive(Debug, Serialize, TS)]
struct ReportedForgotten {
    /// Whether one play goes through the information set twice.
    absent_minded: bool,
    information_set: String,
    /// Two nodes of the set with different memories.
    nodes: [u32; 2],
}

/// A plan made before the game begins.
#[derive(Debug, Serialize, TS)]
struct ReportedPlan {
    information_set: String,
    payoffs: Vec<String>,
    /// The probability of each action.
    shares: Vec<String>,
}

/// A subgame-perfect equilibrium.
#[derive(Debug, Serialize, TS)]
struct SubgamePerfect {
    /// The action at each information set.
    actions: BTreeMap<String, String>,
    /// By information set, the probability of each node, where there is a choice.
    beliefs: BTreeMap<String, Vec<String>>,
    /// The information set where no belief makes the action best, if it fails there.
    no_belief_at: Option<String>,
    payoffs: Vec<String>,
    /// Whether it is a sequential equilibrium; null where that is not tested.
    sequential: Option<bool>,
    /// Whether it is a weak perfect Bayesian equilibrium; null where that is not tested.
    weak_perfect_bayesian: Option<bool>,
}

pub(super) fn result(lab: &TreeGameExperiment, found: &Findings) -> Option<TreeGameResult> {
    let game = lab.tree().ok()?;
    let labels = set_labels(&game);
    let known = match &found.play {
        Play::Known {
            payoffs,
            behaviour,
            is_value,
        } => Some((payoffs, behaviour, *is_value)),
        _ => None,
    };
    let value = known.filter(|&(.., is_value)| is_value);
    let forgotten = |forgotten: Forgotten| ReportedForgotten {
        absent_minded: forgotten.is_absent_minded,
        information_set: labels[forgotten.set as usize].clone(),
        nodes: forgotten.nodes,
    };
    Some(TreeGameResult {
        title: game.title.clone(),
        players: game.players().to_vec(),
        nodes: game.nodes().len(),
        information_sets: game.decisions(),
        zero_sum: game.is_zero_sum(),
        constant_sum: game.constant_sum().map(|sum| sum.to_string()),
        perfect_recall: found.forgotten.is_none(),
        forgotten: found.forgotten.map(forgotten),
        value: value.map(|(payoffs, ..)| payoffs[0].to_string()),
        payoffs: known.map(|(payoffs, ..)| texts(payoffs)),
        planned: found.planned.as_ref().map(|planned| ReportedPlan {
            information_set: labels[planned.set as usize].clone(),
            payoffs: texts(&planned.payoffs),
            shares: texts(&planned.shares),
        }),
        behaviour: known.map(|(_, behaviour, _)| of_behaviour(&game, &labels, behaviour)),
        subgames: found.subgame_count,
        subgame_perfect: found
            .subgame_perfect
            .iter()
            .map(|pure| of_pure(&game, &labels, pure))
            .collect(),
        subgame_perfect_count: found.subgame_perfect_count,
        subgame_perfect_is_complete: found.subgame_perfect_is_complete,
        stopped_early: found.stage != Stage::Done,
    })
}

/// The sets of the players, by number.
pub(super) fn own(game: &TreeGame) -> impl Iterator<Item = usize> {
    (0..game.sets().len()).filter(|&set| game.sets()[set].player().is_some())
}

fn of_behaviour(
    game: &TreeGame,
    labels: &[String],
    behaviour: &Behaviour,
) -> BTreeMap<String, BTreeMap<String, String>> {
    let at = |set: usize| {
        let shares = action_labels(game, set).into_iter().zip(&behaviour[set]);
        let shares = shares.map(|(action, share)| (action, share.to_string()));
        (labels[set].clone(), shares.collect())
    };
    own(game).map(at).collect()
}

fn of_pure(game: &TreeGame, labels: &[String], pure: &Pure) -> SubgamePerfect {
    let at = |set: usize| {
        let action = action_label(game, set, pure.actions[set].into());
        (labels[set].clone(), action)
    };
    let (weak_perfect_bayesian, sequential, failing) = match &pure.rationality {
        Rationality::Untested => (None, None, None),
        Rationality::Fails(set) => (Some(false), Some(false), Some(&labels[*set as usize])),
        Rationality::Believed { is_sequential, .. } => (Some(true), *is_sequential, None),
    };
    let believed = pure.rationality.beliefs().iter().enumerate();
    let beliefs = believed
        .filter(|(_, mixed)| !mixed.is_empty())
        .map(|(set, mixed)| (labels[set].clone(), texts(mixed)));
    SubgamePerfect {
        actions: own(game).map(at).collect(),
        beliefs: beliefs.collect(),
        no_belief_at: failing.cloned(),
        payoffs: texts(&pure.payoffs),
        sequential,
        weak_perfect_bayesian,
    }
}

/// What the heading of an equilibrium's column says about it, where moves are hidden.
fn kind(rationality: &Rationality) -> &'static str {
    match rationality {
        Rationality::Untested => "",
        Rationality::Fails(_) => " (no belief)",
        Rationality::Believed { is_sequential, .. } => match is_sequential {
            Some(true) => " (sequential)",
            Some(false) => " (weak perfect Bayesian, not sequential)",
            None => " (weak perfect Bayesian)",
        },
    }
}

/// A row an action of a player: what the solution does, and what each of the first equilibria does.
pub(super) fn table(lab: &TreeGameExperiment, found: &Findings) -> Table {
    let mut header = ["player", "information set", "action", "probability"]
        .map(str::to_owned)
        .to_vec();
    let Ok(game) = lab.tree() else {
        return Table {
            header,
            rows: Vec::new(),
        };
    };
    let equilibria = found.subgame_perfect.iter().take(MAX_COLUMNS);
    let hides = game.sets().iter().any(|set| set.nodes.len() > 1);
    let columns = equilibria.clone().enumerate().map(|(place, pure)| {
        let kind = if hides { kind(&pure.rationality) } else { "" };
        format!("subgame-perfect {}{kind}", place + 1)
    });
    header.extend(columns);
    let labels = set_labels(&game);
    let mut rows = Vec::new();
    for set in own(&game) {
        let player = game.sets()[set].player().map_or(0, |player| player + 1);
        for (action, label) in action_labels(&game, set).into_iter().enumerate() {
            let share = match (&found.play, &found.planned) {
                (Play::Known { behaviour, .. }, _) => behaviour[set][action].to_string(),
                (_, Some(planned)) => planned.shares[action].to_string(),
                _ => String::new(),
            };
            let mut row = vec![player.to_string(), labels[set].clone(), label, share];
            row.extend(
                equilibria
                    .clone()
                    .map(|pure| u8::from(usize::from(pure.actions[set]) == action).to_string()),
            );
            rows.push(row);
        }
    }
    Table { header, rows }
}

/// Equilibria with a column in the table.
const MAX_COLUMNS: usize = 10;
