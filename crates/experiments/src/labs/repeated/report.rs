//! The result for programs and for a terminal. Exact numbers are fractions as text, all others numbers; players are in their order, actions and states
//! numbered from 0.

use super::described::Described;
use super::findings::Findings;
use super::settings::RepeatedExperiment;
use super::snapshot::Step;
use super::theory::{Deviation, End, Known, Line, Perfection, Point, Region, Supported, Theory};
use super::values::{LongRun, Means, NoValue};
use crate::common::repeated::amount::Amount;
use crate::common::repeated::length::Length;
use crate::common::repeated::stage::Stage;
use crate::report::Table;
use serde::Serialize;
use serde_json::{Value, json};

/// The result as JSON has it.
#[derive(Serialize)]
pub(super) struct RepeatedResult {
    /// The names of each player's actions.
    actions: Vec<Vec<String>>,
    /// Both, in the language of strategies without names of the library.
    strategies: Vec<Value>,
    /// Of the match that is shown.
    rounds: u32,
    scores: [Value; 2],
    /// How often each did each of their actions.
    counts: [Vec<u64>; 2],
    /// What both did, in the rounds that are shown.
    moves: Vec<[u8; 2]>,
    /// Whether every match is the same.
    certain: bool,
    exact: Value,
    simulated: Value,
    theory: Value,
    stopped_early: bool,
}

pub(super) fn result(lab: &RepeatedExperiment, found: &Findings) -> Option<RepeatedResult> {
    let stage = lab.stage.stage().ok()?;
    let (analysis, game) = (&found.analysis, &stage.game);
    let film = &analysis.film;
    let counts = |player: usize| {
        (0..game.size(player))
            .map(|action| film.count_of(game, player, action))
            .collect()
    };
    let strategy = |of: &Described| json!({ "text": of.text, "states": of.states().len(), "knows_end": of.knows_end });
    Some(RepeatedResult {
        actions: stage.written.actions().to_vec(),
        strategies: analysis.strategies.iter().map(strategy).collect(),
        rounds: film.played,
        scores: film.scores.map(|units| number(units, game.denominator())),
        counts: [counts(0), counts(1)],
        moves: film.rounds.iter().map(|round| round.actions).collect(),
        certain: film.is_certain,
        exact: exact(found),
        simulated: simulated(lab, found, &stage),
        theory: theory(&analysis.theory),
        stopped_early: analysis.step != Step::Done || found.progress.done < found.progress.total,
    })
}

/// Units as a number: an integer where they are one.
fn number(units: i64, denominator: i64) -> Value {
    if units % denominator == 0 {
        json!(units / denominator)
    } else {
        json!(units as f64 / denominator as f64)
    }
}

fn exact(found: &Findings) -> Value {
    let analysis = &found.analysis;
    let values = analysis
        .values
        .as_ref()
        .and_then(|known| known.as_ref().ok());
    let over_rounds = analysis.over_rounds.as_ref();
    let payoffs = |means: &Means| means.payoffs.each_ref().map(Amount::reported);
    let discounted = values.and_then(|known| known.discounted.as_ref());
    let class = |class: &LongRun| json!({ "probability": class.probability.reported(), "means": payoffs(&class.means), "shares": class.means.shares });
    let reason = analysis
        .values
        .as_ref()
        .and_then(|known| known.as_ref().err());
    let reason_of_rounds = over_rounds.and_then(|known| known.as_ref().err());
    json!({
        "means": values.map(|known| payoffs(&known.long_run)),
        "discounted": discounted.map(payoffs),
        "shares": values.map(|known| &known.long_run.shares),
        "classes": values.map(|known| known.classes.iter().map(class).collect::<Vec<_>>()),
        "cycle": values.and_then(|known| known.cycle.as_ref()),
        "over_rounds": over_rounds.and_then(|known| known.as_ref().ok()).map(payoffs),
        "unknown_because": reason.map(because),
        "over_rounds_unknown_because": reason_of_rounds.map(because),
    })
}

/// Why something is not known, and of which players.
fn because(reason: &NoValue) -> Value {
    let of = |word: &str, players: &[bool; 2]| {
        let players: Vec<usize> = (0..2).filter(|&player| players[player]).collect();
        json!({ "reason": word, "players": players })
    };
    match reason {
        NoValue::NoAutomaton(players) => of("no-automaton", players),
        NoValue::KnowsEnd(players) => of("knows-the-end", players),
        NoValue::Mixes(players) => of("mixes", players),
        NoValue::TooLarge => json!({ "reason": "too-many-states" }),
        NoValue::TooLong => json!({ "reason": "too-many-rounds" }),
    }
}

fn simulated(lab: &RepeatedExperiment, found: &Findings, stage: &Stage) -> Value {
    let estimates = [0, 1].map(|player| lab.estimate(found, &stage.game, player));
    let intervals = estimates.map(|estimate| estimate?.interval);
    let means = estimates.map(|estimate| estimate.map(|estimate| estimate.mean));
    let is_drawn = lab.settings.rounds == Length::Random;
    let first_action = found
        .simulated
        .first_actions
        .map(|sums| (sums.count > 0).then(|| sums.sum / sums.count as f64));
    json!({
        "matches": found.simulated.matches(),
        "payoffs": if is_drawn { "discounted" } else { "mean" },
        "means": means,
        "intervals": intervals,
        "first_action": first_action,
    })
}

fn theory(theory: &Theory) -> Value {
    let perfection = theory.perfection.as_ref();
    json!({
        "region": theory.region.as_ref().map(region),
        "supported": theory.supported.as_ref().map(supported),
        "perfection": perfection.and_then(|known| known.as_ref().ok()).map(of_perfection),
        "perfection_unknown_because": perfection.and_then(|known| known.as_ref().err()).map(because),
        "line": theory.line.as_ref().and_then(|line| line.as_ref()).map(of_line),
    })
}

fn point(point: &Point) -> [&str; 2] {
    point.each_ref().map(|exact| exact.text.as_str())
}

fn points(corners: &[Point]) -> Vec<[&str; 2]> {
    corners.iter().map(point).collect()
}

fn region(region: &Region) -> Value {
    json!({
        "feasible": points(&region.feasible),
        "pure_minmax": point(&region.pure_minmax),
        "mixed_minmax": point(&region.mixed_minmax),
        "individually_rational": points(&region.rational),
    })
}

fn supported(supported: &Supported) -> Value {
    let (word, inner) = match &supported.known {
        Known::UnderWay => ("under-way", None),
        Known::Outer => ("outer", None),
        Known::Between(inner) => ("between", Some(points(inner))),
        Known::Exact => ("exact", None),
    };
    json!({ "corners": points(&supported.corners), "known": word, "inner": inner })
}

fn of_perfection(perfection: &Perfection) -> Value {
    let end = |end: &End| match end {
        End::Zero => json!("0"),
        End::At(exact) => json!(exact.text),
        End::Between(ends) => json!(ends),
        End::One => json!("1"),
    };
    let patience = perfection.patience.as_ref().map(|intervals| {
        let interval = |ends: &[End; 2]| ends.each_ref().map(end);
        intervals.iter().map(interval).collect::<Vec<_>>()
    });
    let deviation = |of: &Deviation| json!({ "states": of.states, "player": of.player, "action": of.action, "gain": of.gain.reported() });
    json!({
        "perfect": perfection.is_perfect,
        "deviations": perfection.count,
        "gaining": perfection.gaining,
        "largest": perfection.deviations.iter().map(deviation).collect::<Vec<_>>(),
        "patience": patience,
    })
}

fn of_line(line: &Line) -> Value {
    let [alpha, beta, gamma] = line.coefficients.each_ref().map(|exact| &exact.text);
    let points = line.points.iter();
    let points = points.map(|(text, payoffs)| json!({ "strategy": text, "payoffs": payoffs }));
    json!({ "alpha": alpha, "beta": beta, "gamma": gamma, "points": points.collect::<Vec<_>>() })
}

pub(super) fn table(lab: &RepeatedExperiment, found: &Findings) -> Table {
    let header = [
        "player",
        "strategy",
        "score",
        "rounds",
        "long run",
        "discounted",
        "mean of rounds",
        "simulated",
        "low",
        "high",
    ];
    let Ok(stage) = lab.stage.stage() else {
        return Table::default();
    };
    let analysis = &found.analysis;
    let values = analysis
        .values
        .as_ref()
        .and_then(|known| known.as_ref().ok());
    let over_rounds = analysis
        .over_rounds
        .as_ref()
        .and_then(|known| known.as_ref().ok());
    let row = |player: usize| {
        let amount = |means: Option<&Means>| {
            means.map_or_else(String::new, |means| shown(&means.payoffs[player]))
        };
        let estimate = lab.estimate(found, &stage.game, player);
        let interval = estimate.and_then(|estimate| estimate.interval);
        let decimal =
            |number: Option<f64>| number.map_or_else(String::new, |number| format!("{number:.6}"));
        vec![
            (player + 1).to_string(),
            [&lab.first, &lab.second][player].clone(),
            analysis.film.payoffs(&stage.game)[player].to_string(),
            analysis.film.played.to_string(),
            amount(values.map(|known| &known.long_run)),
            amount(values.and_then(|known| known.discounted.as_ref())),
            amount(over_rounds),
            decimal(estimate.map(|estimate| estimate.mean)),
            decimal(interval.map(|interval| interval.0)),
            decimal(interval.map(|interval| interval.1)),
        ]
    };
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: vec![row(0), row(1)],
    }
}

/// As a fraction where that is short.
fn shown(amount: &Amount) -> String {
    const MAX_LETTERS: usize = 20;
    let fraction = amount.text().filter(|text| text.len() <= MAX_LETTERS);
    fraction.map_or_else(|| format!("{:.9}", amount.value()), str::to_owned)
}
