//! The result for programs and for a terminal. Exact numbers are fractions as text.

use super::findings::{Elimination, Equilibrium, Findings, Knowing, Listed, Stage};
use super::settings::BayesianExperiment;
use crate::exact::{Exact, Mixed, texts};
use crate::report::Table;
use engines::bayesian::game::BayesianGame;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it.
#[derive(Serialize, TS)]
pub(super) struct BayesianResult {
    players: Vec<ReportedPlayer>,
    states: Vec<ReportedState>,
    /// What each type of a player believes about each player's types: `beliefs[player][type][other][type]`.
    beliefs: Vec<Vec<Vec<Vec<String>>>>,
    /// How many there are in pure strategies; null if there are too many strategies to try.
    pure_equilibria: Option<u64>,
    /// Which ones are listed: `extreme` (all; any other is a mixture of them), `pure` (all of these), `one`, `some`.
    listed: &'static str,
    /// How many were found.
    count: u64,
    equilibria: Vec<ReportedEquilibrium>,
    /// Places in the list, from 0, of equilibria that are connected.
    components: Vec<Vec<u32>>,
    dominated: Option<ReportedElimination>,
    knowledge: Vec<ReportedKnowing>,
    correlated: Option<ReportedCorrelated>,
    stopped_early: bool,
}

#[derive(Serialize, TS)]
struct ReportedPlayer {
    name: String,
    types: Vec<String>,
    /// Of each type.
    prior: Vec<String>,
    actions: Vec<String>,
}

#[derive(Serialize, TS)]
struct ReportedState {
    /// The type of each player, from 0.
    types: Vec<u32>,
    probability: String,
}

#[derive(Serialize, TS)]
struct ReportedEquilibrium {
    /// `strategies[player][type][action]`.
    strategies: Vec<Vec<Vec<String>>>,
    /// What each player gets before anything is known.
    payoffs: Vec<String>,
    /// What each action pays: `interim[player][type][action]`.
    interim: Vec<Vec<Vec<String>>>,
    /// `ex_post[state][player]`.
    ex_post: Vec<Vec<String>>,
    /// What each player would get by finding out everybody's type in secret.
    with_secret_knowledge: Vec<String>,
    /// How far off probabilities are at most; 0 where they are exact.
    radius: f64,
}

/// What is left when dominated actions go.
#[derive(Serialize, TS)]
struct ReportedElimination {
    rounds: Vec<Vec<ReportedDominated>>,
    /// The names of actions, by player and type.
    left: Vec<Vec<Vec<String>>>,
}

#[derive(Serialize, TS)]
struct ReportedDominated {
    player: String,
    #[serde(rename = "type")]
    kind: String,
    action: String,
    /// The mixture that pays more.
    by: Vec<String>,
}

#[derive(Serialize, TS)]
struct ReportedKnowing {
    player: String,
    /// `nothing` or `everything`.
    knows: &'static str,
    /// The least and the most that each player gets in equilibrium; null if that is too much work.
    payoffs: Option<Vec<[String; 2]>>,
}

/// Payoffs with a mediator who sees all types.
#[derive(Serialize, TS)]
struct ReportedCorrelated {
    /// Where all together get most.
    best_sum: Vec<String>,
    /// Where each player gets most.
    best: Vec<Vec<String>>,
    worst_sum: Vec<String>,
}

fn by_type(types: &[Mixed]) -> Vec<Vec<String>> {
    types.iter().map(|numbers| texts(numbers)).collect()
}

pub(super) fn result(lab: &BayesianExperiment, found: &Findings) -> Option<BayesianResult> {
    let game = lab.game().ok()?;
    let of_beliefs = |types: &Vec<Vec<Mixed>>| types.iter().map(|of| by_type(of)).collect();
    Some(BayesianResult {
        players: players(&game, found),
        states: game.states.iter().map(state).collect(),
        beliefs: found.beliefs.iter().map(of_beliefs).collect(),
        pure_equilibria: found.pure,
        listed: match found.listed {
            Listed::Nothing => "none",
            Listed::Extreme => "extreme",
            Listed::Pure => "pure",
            Listed::One => "one",
            Listed::UnderWay | Listed::Some => "some",
        },
        count: found.count,
        equilibria: found.equilibria.iter().map(equilibrium).collect(),
        components: found
            .components
            .iter()
            .map(|component| component.equilibria.clone())
            .collect(),
        dominated: found
            .elimination
            .as_ref()
            .map(|elimination| of_elimination(&game, elimination)),
        knowledge: found
            .knowing
            .iter()
            .map(|known| knowing(&game, known))
            .collect(),
        correlated: found.correlated.as_ref().and_then(|all| correlated(all)),
        stopped_early: found.stage != Stage::Done,
    })
}

fn players(game: &BayesianGame, found: &Findings) -> Vec<ReportedPlayer> {
    let player = |(number, player): (usize, &engines::bayesian::game::Player)| ReportedPlayer {
        name: player.name.clone(),
        types: player.types.clone(),
        prior: found
            .prior
            .get(number)
            .map(|prior| texts(prior))
            .unwrap_or_default(),
        actions: player.actions.clone(),
    };
    game.players.iter().enumerate().map(player).collect()
}

fn state(of: &engines::bayesian::game::State) -> ReportedState {
    ReportedState {
        types: of.types.iter().map(|&kind| kind as u32).collect(),
        probability: of.probability.to_string(),
    }
}

fn equilibrium(of: &Equilibrium) -> ReportedEquilibrium {
    let all = |by_player: &[Vec<Mixed>]| by_player.iter().map(|types| by_type(types)).collect();
    ReportedEquilibrium {
        strategies: all(&of.strategies),
        payoffs: texts(&of.payoffs),
        interim: all(&of.interim),
        ex_post: by_type(&of.ex_post),
        with_secret_knowledge: texts(&of.secret),
        radius: of.radius,
    }
}

fn of_elimination(game: &BayesianGame, of: &Elimination) -> ReportedElimination {
    let dominated = |gone: &super::findings::Dominated| {
        let player = &game.players[usize::from(gone.player)];
        ReportedDominated {
            player: player.name.clone(),
            kind: player.types[usize::from(gone.kind)].clone(),
            action: player.actions[usize::from(gone.action)].clone(),
            by: texts(&gone.by),
        }
    };
    let rounds = of.rounds.iter();
    let left = of.left.iter().zip(&game.players).map(|(types, player)| {
        let name = |action: &u8| player.actions.get(usize::from(*action)).cloned();
        let names = types
            .iter()
            .map(|left| left.iter().filter_map(name).collect());
        names.collect()
    });
    ReportedElimination {
        rounds: rounds
            .map(|round| round.iter().map(dominated).collect())
            .collect(),
        left: left.collect(),
    }
}

fn knowing(game: &BayesianGame, of: &Knowing) -> ReportedKnowing {
    let pair = |[least, most]: &[Exact; 2]| [least.to_string(), most.to_string()];
    ReportedKnowing {
        player: game.players[usize::from(of.player)].name.clone(),
        knows: if of.everything {
            "everything"
        } else {
            "nothing"
        },
        payoffs: of
            .payoffs
            .as_ref()
            .map(|payoffs| payoffs.iter().map(pair).collect()),
    }
}

fn correlated(all: &[Vec<Exact>]) -> Option<ReportedCorrelated> {
    let [best_sum, best @ .., worst_sum] = all else {
        return None;
    };
    Some(ReportedCorrelated {
        best_sum: texts(best_sum),
        best: best.iter().map(|payoffs| texts(payoffs)).collect(),
        worst_sum: texts(worst_sum),
    })
}

/// A row an equilibrium and type.
pub(super) fn table(lab: &BayesianExperiment, found: &Findings) -> Table {
    let header = [
        "equilibrium",
        "player",
        "type",
        "action",
        "probability",
        "pays",
    ];
    let Ok(game) = lab.game() else {
        return Table {
            header: Vec::new(),
            rows: Vec::new(),
        };
    };
    let mut rows = Vec::new();
    for (number, one) in found.equilibria.iter().enumerate() {
        for (player, types) in game.players.iter().zip(&one.strategies).enumerate() {
            let (place, (player, types)) = (player, types);
            for (kind, mixed) in types.iter().enumerate() {
                for (action, probability) in mixed.iter().enumerate() {
                    rows.push(vec![
                        (number + 1).to_string(),
                        player.name.clone(),
                        player.types[kind].clone(),
                        player.actions[action].clone(),
                        probability.to_string(),
                        one.interim[place][kind][action].to_string(),
                    ]);
                }
            }
        }
    }
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows,
    }
}
