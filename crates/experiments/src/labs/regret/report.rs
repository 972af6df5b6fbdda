//! The result for programs and for a terminal.

use super::findings::{Curve, CurvePoint, Findings, LockCost, MainRun};
use super::settings::RegretExperiment;
use super::snapshot::{Checkpoint, Past};
use crate::report::Table;
use core::ops::Range;
use engines::regret::{BestResponse, GameTree};
use games::Player;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it. Values are in antes per hand, `value` for the first player.
#[derive(Serialize, TS)]
pub(super) struct RegretResult<'a> {
    iterations: u64,
    nodes: Option<u64>,
    exploitability: Option<f64>,
    /// What a player who learns could still gain, on average over those who do: the exploitability where nothing is fixed.
    best_response_gap: Option<f64>,
    value: Option<f64>,
    best_responses: Option<[f64; 2]>,
    average_regrets: Option<[f64; 2]>,
    exploitability_bound: Option<f64>,
    /// Iteration and exploitability of the average strategy.
    curve: Vec<(u64, f64)>,
    points: Vec<Checkpoint>,
    information_sets: Vec<InformationSetResult<'a>>,
    /// Where the average lies among Kuhn's equilibria.
    kuhn_family: Option<FamilyResult>,
    locks: Option<LockResult>,
    variants: Vec<VariantResult>,
    runs: u64,
    stopped_early: bool,
}

#[derive(Serialize, TS)]
struct InformationSetResult<'a> {
    key: &'a str,
    player: &'static str,
    actions: &'a [String],
    average_strategy: &'a [f64],
    current_strategy: &'a [f64],
    cumulative_regrets: &'a [f64],
    /// At the checkpoints.
    history: Vec<PastResult<'a>>,
    /// What each action wins against the other's average strategy, if the player answers best afterwards. Not of the largest games.
    action_values: Option<Vec<f64>>,
    locked: bool,
}

/// How the information set was played, and what was regretted, at one iteration.
#[derive(Serialize, TS)]
struct PastResult<'a> {
    iteration: u64,
    average_strategy: &'a [f32],
    current_strategy: &'a [f32],
    /// Cumulative regrets as the variant keeps them, divided by the iterations.
    average_regrets: &'a [f32],
}

#[derive(Serialize, TS)]
struct FamilyResult {
    /// What the Jack's bets, the King's bets and the Queen's calls say α is.
    implied_alpha: [f64; 3],
    nearest_alpha: f64,
    distance: f64,
}

/// At one iteration, of the run with what is fixed and of the one without.
#[derive(Serialize, TS)]
struct LockResult {
    iteration: u64,
    value: [f64; 2],
    exploitability: [f64; 2],
    best_response_gap: [f64; 2],
    best_responses: [[f64; 2]; 2],
}

#[derive(Serialize, TS)]
struct VariantResult {
    variant: &'static str,
    points: Vec<PointResult>,
}

#[derive(Serialize, TS)]
struct PointResult {
    iteration: u64,
    runs: u64,
    exploitability: f64,
    interval: Option<(f64, f64)>,
    best_response_gap: f64,
    best_response_gap_interval: Option<(f64, f64)>,
    nodes: f64,
}

pub(super) fn result<'a>(lab: &RegretExperiment, learned: &'a Findings) -> RegretResult<'a> {
    let main = learned.main.as_ref();
    let points = main.map_or_else(Vec::new, |main| main.checkpoints.clone());
    let last = points.last().copied();
    RegretResult {
        iterations: main.map_or(0, |main| main.iterations),
        nodes: last.map(|last| last.visited),
        exploitability: last.map(|last| last.exploitability),
        best_response_gap: last.map(|last| last.best_response_gap),
        value: last.map(|last| last.value),
        best_responses: last.map(|last| last.best_responses),
        average_regrets: last.map(|last| last.average_regrets),
        exploitability_bound: last.and_then(|last| last.bound),
        curve: points
            .iter()
            .map(|point| (point.iteration, point.exploitability))
            .collect(),
        points,
        information_sets: main
            .map_or_else(Vec::new, |main| information_sets(lab, &learned.tree, main)),
        kuhn_family: learned.place().map(|place| FamilyResult {
            implied_alpha: place.implied,
            nearest_alpha: place.nearest,
            distance: place.distance,
        }),
        locks: learned.lock_cost().map(lock_result),
        variants: learned.curves.iter().map(variant).collect(),
        runs: learned.runs.0,
        stopped_early: !learned.is_complete(),
    }
}

fn information_sets<'a>(
    lab: &RegretExperiment,
    tree: &'a GameTree,
    main: &'a MainRun,
) -> Vec<InformationSetResult<'a>> {
    let locks = lab.lock.of_game(tree);
    // An outline of a large game has no values.
    let best = tree
        .is_whole()
        .then(|| Player::BOTH.map(|player| BestResponse::against(tree, &main.average, player)));
    let rows = tree.information_sets().iter().enumerate();
    let information_set = rows.map(|(row, set)| InformationSetResult {
        key: &set.key,
        player: player_name(set.player),
        actions: &set.actions,
        average_strategy: main.average.row(tree, row),
        current_strategy: main.current.row(tree, row),
        cumulative_regrets: &main.regrets[tree.slots(row)],
        history: history(main, tree.slots(row)),
        action_values: best
            .as_ref()
            .and_then(|best| best[set.player.index()].action_values(tree, row)),
        locked: locks.is_locked(row),
    });
    information_set.collect()
}

fn history(main: &MainRun, slots: Range<usize>) -> Vec<PastResult<'_>> {
    let is_checkpoint = |past: &&Past| {
        let mut checkpoints = main.checkpoints.iter();
        checkpoints.any(|checkpoint| checkpoint.iteration == past.iteration)
    };
    let moments = main.past.iter().filter(is_checkpoint);
    let of = |past| of_moment(past, slots.clone());
    moments.map(of).collect()
}

fn of_moment(past: &Past, slots: Range<usize>) -> PastResult<'_> {
    PastResult {
        iteration: past.iteration,
        average_strategy: &past.average[slots.clone()],
        current_strategy: &past.current[slots.clone()],
        average_regrets: &past.regrets[slots.clone()],
    }
}

pub(super) fn player_name(player: Player) -> &'static str {
    super::locks::PLAYERS[player.index()]
}

fn lock_result(LockCost { with, without }: LockCost) -> LockResult {
    LockResult {
        iteration: with.iteration,
        value: [with.value, without.value],
        exploitability: [with.exploitability, without.exploitability],
        best_response_gap: [with.best_response_gap, without.best_response_gap],
        best_responses: [with.best_responses, without.best_responses],
    }
}

fn variant(curve: &Curve) -> VariantResult {
    let point = |point: &CurvePoint| PointResult {
        iteration: point.iteration,
        runs: point.runs,
        exploitability: point.exploitability.mean,
        interval: point.exploitability.interval,
        best_response_gap: point.best_response_gap.mean,
        best_response_gap_interval: point.best_response_gap.interval,
        nodes: point.visited,
    };
    VariantResult {
        variant: curve.variant.name(),
        points: curve.points.iter().map(point).collect(),
    }
}

pub(super) fn table(learned: &Findings) -> Table {
    let header = [
        "variant",
        "iteration",
        "runs",
        "exploitability",
        "low",
        "high",
        "nodes",
        "best_response_gap",
        "gap_low",
        "gap_high",
    ];
    let row = |(curve, point): (&Curve, &CurvePoint)| {
        let number = |number: f64| format!("{number:.9}");
        let end = |interval: Option<(f64, f64)>, of: fn((f64, f64)) -> f64| {
            interval.map_or_else(String::new, |interval| number(of(interval)))
        };
        let interval = point.exploitability.interval;
        let gap = point.best_response_gap;
        vec![
            curve.variant.name().to_owned(),
            point.iteration.to_string(),
            point.runs.to_string(),
            number(point.exploitability.mean),
            end(interval, |(low, _)| low),
            end(interval, |(_, high)| high),
            format!("{:.0}", point.visited),
            number(gap.mean),
            end(gap.interval, |(low, _)| low),
            end(gap.interval, |(_, high)| high),
        ]
    };
    let points = learned
        .curves
        .iter()
        .flat_map(|curve| curve.points.iter().map(move |point| (curve, point)));
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: points.map(row).collect(),
    }
}
