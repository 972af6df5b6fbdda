//! The result for programs and for a terminal. Exact numbers are fractions as text; players and actions are numbered from 1 where they have no name.

use super::findings::{
    Approximate, Component, Correlated, Degenerate, Distribution, Eliminated, Elimination,
    Equilibrium, Exact, Extreme, Findings, Risk, Stage,
};
use super::quantal::QuantalAt;
use super::report_of_several::{self, ReportedPiece};
use super::settings::MatrixExperiment;
use crate::exact::texts;
use crate::report::Table;
use games::strategic::StrategicGame;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The result as JSON has it.
#[derive(Serialize, TS)]
pub(super) struct MatrixResult {
    title: String,
    players: Vec<String>,
    actions: Vec<Vec<String>>,
    zero_sum: bool,
    /// What both payoffs add up to, if that is always the same.
    constant_sum: Option<String>,
    /// Whether some zero-sum game has the same best answers.
    strategically_zero_sum: bool,
    symmetric: bool,
    /// What each player gets, in a list for each action of the last player, in a list for each of the player before, and so on: for two
    /// players `payoffs[row][column]`. As decimals, so that a lesson can reckon with them.
    payoffs: Payoffs,
    /// Profiles, by the names of the actions.
    pure: Vec<Vec<String>>,
    /// Pairs of strategies; null if there are too many, or more than two players.
    extreme_equilibria: Option<Vec<Vec<Vec<String>>>>,
    /// The same with payoffs and stability; where not all are known, those found so far.
    equilibria: Vec<ReportedEquilibrium>,
    /// The one that was found first, where not all are known.
    one_equilibrium: Option<Vec<Vec<String>>>,
    /// Three players and more: mixed equilibria, each with a bound.
    approximate_equilibria: Vec<ReportedApproximate>,
    approximate_is_complete: Option<bool>,
    /// Three players and more: the components, each as its pieces. One that is a point has a radius where it is not known exactly.
    components_of_several: Vec<Vec<ReportedPiece>>,
    components: Vec<ReportedComponent>,
    degenerate: Option<ReportedDegenerate>,
    dominated: Dominated,
    /// Of a zero-sum game, for the first player.
    value: Option<String>,
    /// By player.
    security: Vec<Security>,
    risk: Option<ReportedRisk>,
    payoff_dominant: Option<u32>,
    correlated: Option<ReportedCorrelated>,
    /// The principal branch of quantal response equilibria at the λ that is asked for; null where none is.
    quantal: Option<ReportedQuantal>,
    stopped_early: bool,
}

#[derive(Serialize, TS)]
struct ReportedQuantal {
    lambda: f64,
    /// By player, the probability of each action.
    strategies: Vec<Vec<f64>>,
    /// No logarithm of a probability is further from that of a solution.
    radius: f64,
    /// Whether that is proved to be on the principal branch.
    is_proved: bool,
}

/// The payoffs of a profile, or a list for each action of the next player.
#[derive(Serialize, TS)]
#[serde(untagged)]
enum Payoffs {
    Amount(f64),
    Each(Vec<Self>),
}

#[derive(Serialize, TS)]
struct ReportedEquilibrium {
    payoffs: Vec<String>,
    /// `evolutionary`, `neutral`, `unstable` or `unknown`; null where both do not do the same, or the game is not symmetric.
    stability: Option<String>,
    /// By player, the probability of each action.
    strategies: Vec<Vec<String>>,
}

#[derive(Serialize, TS)]
struct ReportedApproximate {
    /// Whether it is proved that there is an equilibrium within the radius.
    certified: bool,
    payoffs: Vec<f64>,
    radius: f64,
    strategies: Vec<Vec<f64>>,
}

/// A component of the set of equilibria.
#[derive(Serialize, TS)]
struct ReportedComponent {
    /// Places in the list of extreme equilibria, from 0.
    equilibria: Vec<u32>,
    index: i64,
    /// Maximal Nash subsets: for each player, places of equilibria whose strategies may be mixed.
    subsets: Vec<[Vec<u32>; 2]>,
}

/// A strategy against which there are more best responses than it has actions.
#[derive(Serialize, TS)]
struct ReportedDegenerate {
    /// Of the other player, by name.
    best_responses: Vec<String>,
    player: usize,
    strategy: Vec<String>,
}

/// What is left when dominated actions go.
#[derive(Serialize, TS)]
struct Dominated {
    strict: Option<ReportedElimination>,
    weak: Vec<ReportedElimination>,
}

#[derive(Serialize, TS)]
struct ReportedElimination {
    /// By player.
    left: Vec<Vec<String>>,
    rounds: Vec<Vec<ReportedEliminated>>,
}

#[derive(Serialize, TS)]
struct ReportedEliminated {
    action: String,
    /// The strategy that dominates it.
    by: Vec<String>,
    player: usize,
}

/// What a player can be sure of.
#[derive(Serialize, TS)]
struct Security {
    /// Without mixing.
    pure_value: String,
    strategy: Vec<String>,
    value: String,
}

/// Two strict equilibria of a 2×2 game, by the actions, and the products of what leaving them loses.
#[derive(Serialize, TS)]
struct ReportedRisk {
    dominant: Option<u8>,
    equilibria: [[u8; 2]; 2],
    products: [String; 2],
}

/// Correlated equilibria.
#[derive(Serialize, TS)]
struct ReportedCorrelated {
    /// Those that are best for the payoff of one player (`first`, `second`), for the `sum`, and the worst for it (`worst_sum`).
    best: BTreeMap<&'static str, ReportedDistribution>,
    /// Corners of the payoffs that they can have.
    corners: Vec<[String; 2]>,
    /// Where more than one payoff is as good: the ends of their edge, the better one for the first player first.
    edges: BTreeMap<&'static str, Option<[[String; 2]; 2]>>,
    egalitarian: Option<ReportedDistribution>,
}

#[derive(Serialize, TS)]
struct ReportedDistribution {
    /// The probability of each cell, row by row.
    cells: Vec<String>,
    payoffs: [String; 2],
}

fn strategies(equilibrium: &Equilibrium) -> Vec<Vec<String>> {
    equilibrium
        .strategies
        .iter()
        .map(|strategy| texts(strategy))
        .collect()
}

pub(super) fn result(lab: &MatrixExperiment, found: &Findings) -> Option<MatrixResult> {
    let game = lab.game().ok()?;
    let name =
        |(player, &action): (usize, &u8)| game.actions()[player][usize::from(action)].clone();
    let is_known = matches!(found.extreme, Extreme::Known(_));
    let is_several = game.players().len() > 2;
    let value = found
        .security
        .first()
        .filter(|_| game.constant_sum().is_some());
    Some(MatrixResult {
        title: game.title.clone(),
        players: game.players().to_vec(),
        actions: game.actions().to_vec(),
        zero_sum: game.is_zero_sum(),
        constant_sum: game.constant_sum().map(|sum| sum.to_string()),
        strategically_zero_sum: game.zero_sum_twin().is_some(),
        symmetric: game.is_symmetric(),
        payoffs: payoffs(&game, &mut Vec::new()),
        pure: found
            .pure
            .iter()
            .map(|profile| profile.iter().enumerate().map(name).collect())
            .collect(),
        extreme_equilibria: is_known.then(|| found.equilibria().iter().map(strategies).collect()),
        equilibria: found.so_far().iter().map(equilibrium).collect(),
        one_equilibrium: found.first.as_ref().filter(|_| !is_known).map(strategies),
        approximate_equilibria: found.several.iter().map(approximate).collect(),
        approximate_is_complete: is_several.then_some(found.several_is_complete),
        components_of_several: report_of_several::components(&game, found),
        components: found.components.iter().map(component).collect(),
        degenerate: found
            .degenerate
            .as_ref()
            .map(|degenerate| of_degenerate(&game, degenerate)),
        dominated: dominated(&game, found),
        value: value.map(|security| security.value.to_string()),
        security: found
            .security
            .iter()
            .map(|security| Security {
                pure_value: security.pure_value.text.clone(),
                strategy: texts(&security.strategy),
                value: security.value.text.clone(),
            })
            .collect(),
        risk: found.risk.as_ref().map(risk),
        payoff_dominant: found.payoff_dominant,
        correlated: found.correlated.as_ref().map(correlated),
        quantal: lab.quantal_at(&game).map(quantal),
        stopped_early: found.stage != Stage::Done,
    })
}

fn quantal(at: QuantalAt) -> ReportedQuantal {
    ReportedQuantal {
        lambda: at.lambda,
        strategies: at.strategies,
        radius: at.radius,
        is_proved: at.is_proved,
    }
}

/// The payoffs after these actions of the first players.
fn payoffs(game: &StrategicGame, actions: &mut Vec<usize>) -> Payoffs {
    let player = actions.len();
    if player == game.players().len() {
        let profile = game.profile(actions);
        let amounts = (0..player).map(|player| game.payoff(profile, player).value());
        return Payoffs::Each(amounts.map(Payoffs::Amount).collect());
    }
    let after = (0..game.size(player)).map(|action| {
        actions.push(action);
        let after = payoffs(game, actions);
        actions.pop();
        after
    });
    Payoffs::Each(after.collect())
}

fn equilibrium(equilibrium: &Equilibrium) -> ReportedEquilibrium {
    let word = |stability| format!("{stability:?}").to_lowercase();
    ReportedEquilibrium {
        payoffs: texts(&equilibrium.payoffs),
        stability: equilibrium.stability.map(word),
        strategies: strategies(equilibrium),
    }
}

fn approximate(one: &Approximate) -> ReportedApproximate {
    ReportedApproximate {
        certified: one.is_certified,
        payoffs: one.payoffs.clone(),
        radius: one.radius,
        strategies: one.strategies.clone(),
    }
}

fn component(component: &Component) -> ReportedComponent {
    ReportedComponent {
        equilibria: component.equilibria.clone(),
        index: component.index,
        subsets: component.subsets.clone(),
    }
}

fn of_degenerate(game: &StrategicGame, degenerate: &Degenerate) -> ReportedDegenerate {
    let player = usize::from(degenerate.player);
    let other = &game.actions()[1 - player];
    let responses = degenerate.best_responses.iter();
    let responses = responses.filter_map(|&action| other.get(usize::from(action)));
    ReportedDegenerate {
        best_responses: responses.cloned().collect(),
        player: player + 1,
        strategy: texts(&degenerate.strategy),
    }
}

fn dominated(game: &StrategicGame, found: &Findings) -> Dominated {
    let elimination = |one| elimination(game, one);
    Dominated {
        strict: found.strict.as_ref().map(elimination),
        weak: found.weak.iter().map(elimination).collect(),
    }
}

fn elimination(game: &StrategicGame, of: &Elimination) -> ReportedElimination {
    let name = |player: usize, action: u8| game.actions()[player][usize::from(action)].clone();
    let eliminated = |gone: &Eliminated| {
        let player = usize::from(gone.player);
        ReportedEliminated {
            action: name(player, gone.action),
            by: texts(&gone.by),
            player: player + 1,
        }
    };
    let left = of.left.iter().enumerate();
    let left = left.map(|(player, actions)| {
        let names = actions.iter().map(|&action| name(player, action));
        names.collect()
    });
    let rounds = of.rounds.iter();
    ReportedElimination {
        left: left.collect(),
        rounds: rounds
            .map(|round| round.iter().map(eliminated).collect())
            .collect(),
    }
}

fn risk(risk: &Risk) -> ReportedRisk {
    ReportedRisk {
        dominant: risk.dominant,
        equilibria: risk.equilibria,
        products: risk.products.each_ref().map(Exact::to_string),
    }
}

fn correlated(of: &Correlated) -> ReportedCorrelated {
    let names = ["sum", "first", "second", "worst_sum"];
    let point = |payoffs: &[Exact; 2]| payoffs.each_ref().map(Exact::to_string);
    let distribution = |one: &Distribution| ReportedDistribution {
        cells: texts(&one.cells),
        payoffs: point(&one.payoffs),
    };
    let edge =
        |ends: &Option<[[Exact; 2]; 2]>| ends.as_ref().map(|ends| ends.each_ref().map(point));
    let best = names.into_iter().zip(of.best.iter().map(distribution));
    let edges = names.into_iter().zip(of.edges.iter().map(edge));
    ReportedCorrelated {
        best: best.collect(),
        corners: of.corners.iter().map(point).collect(),
        edges: edges.collect(),
        egalitarian: of.egalitarian.as_ref().map(distribution),
    }
}

/// A row an equilibrium.
pub(super) fn table(lab: &MatrixExperiment, found: &Findings) -> Table {
    let Ok(game) = lab.game() else {
        return Table {
            header: Vec::new(),
            rows: Vec::new(),
        };
    };
    let mut header = vec!["equilibrium".to_owned()];
    for (player, actions) in game.actions().iter().enumerate() {
        header.extend(
            actions
                .iter()
                .map(|action| format!("{}: {action}", player + 1)),
        );
    }
    header.extend((1..=game.players().len()).map(|player| format!("payoff {player}")));
    let exact = found.so_far().iter().map(|one| {
        let strategies = one.strategies.concat();
        texts(&strategies)
            .into_iter()
            .chain(texts(&one.payoffs))
            .collect::<Vec<_>>()
    });
    let nearly = found.several.iter().map(|one| {
        let numbers = one
            .strategies
            .concat()
            .into_iter()
            .chain(one.payoffs.iter().copied());
        numbers.map(|number| format!("{number:.9}")).collect()
    });
    let rows = exact.chain(nearly).enumerate();
    let numbered = |(number, cells): (usize, Vec<String>)| {
        let number = (number + 1).to_string();
        core::iter::once(number).chain(cells).collect()
    };
    let mut rows: Vec<Vec<String>> = rows.map(numbered).collect();
    let first = rows.len();
    for (number, pieces) in found.continua.iter().enumerate() {
        rows.extend(
            pieces
                .iter()
                .flat_map(|piece| report_of_several::corners(first + number + 1, piece)),
        );
    }
    Table { header, rows }
}
