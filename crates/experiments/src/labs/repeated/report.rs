//! The result for programs and for a terminal. Exact numbers are fractions as text, all others numbers; players are in their order, actions and states
//! numbered from 0.

use super::described::Described;
use super::findings::Findings;
use super::settings::RepeatedExperiment;
use super::snapshot::Step;
use super::theory::{Deviation, End, Known, Line, Perfection, Point, Region, Supported, Theory};
use super::values::{LongRun, Means, NoValue};
use crate::common::amount::{Amount, ReportedAmount};
use crate::common::repeated::length::Length;
use crate::common::repeated::stage::Stage;
use crate::report::Table;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it.
#[derive(Serialize, TS)]
pub(super) struct RepeatedResult {
    /// The names of each player's actions.
    actions: Vec<Vec<String>>,
    /// Both, in the language of strategies without names of the library.
    strategies: Vec<Strategy>,
    /// Of the match that is shown.
    rounds: u32,
    #[ts(as = "[f64; 2]")]
    scores: [Score; 2],
    /// How often each did each of their actions.
    counts: [Vec<u64>; 2],
    /// What both did, in the rounds that are shown.
    moves: Vec<[u8; 2]>,
    /// Whether every match is the same.
    certain: bool,
    exact: Exactly,
    simulated: Simulated,
    theory: ReportedTheory,
    stopped_early: bool,
}

/// A strategy of the match.
#[derive(Serialize, TS)]
struct Strategy {
    /// Whether what it does depends on which round is the last.
    knows_end: bool,
    states: usize,
    text: String,
}

/// A sum of payoffs: an integer where it is one.
#[derive(Serialize)]
#[serde(untagged)]
enum Score {
    Whole(i64),
    Decimal(f64),
}

type Payoffs = [ReportedAmount; 2];

/// What is known exactly; null what is not.
#[derive(Serialize, TS)]
struct Exactly {
    /// Where the match can end up: outcomes that come again and again.
    classes: Option<Vec<Class>>,
    /// The outcomes before those that come again and again, and these, where nothing is random; row by row, from 0.
    cycle: Option<[Vec<u8>; 2]>,
    /// Normalised: (1 − δ) Σ δᵗ u.
    discounted: Option<Payoffs>,
    /// In the long run, a round.
    means: Option<Payoffs>,
    /// The mean of the rounds that are played.
    over_rounds: Option<Payoffs>,
    over_rounds_unknown_because: Option<Because>,
    /// How often each outcome is played in the long run, row by row.
    shares: Option<Vec<f64>>,
    unknown_because: Option<Because>,
}

#[derive(Serialize, TS)]
struct Class {
    means: Payoffs,
    probability: ReportedAmount,
    shares: Vec<f64>,
}

/// Why something is not known, and of which players.
#[derive(Serialize, TS)]
struct Because {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    players: Option<Vec<usize>>,
    /// `no-automaton`, `knows-the-end`, `mixes`, `too-many-states` or `too-many-rounds`.
    reason: &'static str,
}

/// Means of the matches that were played.
#[derive(Serialize, TS)]
struct Simulated {
    /// How often each player does their first action.
    first_action: [Option<f64>; 2],
    /// Of 95 percent.
    intervals: [Option<(f64, f64)>; 2],
    matches: u64,
    means: [Option<f64>; 2],
    /// `discounted`, or the `mean` of a match.
    payoffs: &'static str,
}

/// What theory knows about the stage game and the match.
#[derive(Serialize, TS)]
struct ReportedTheory {
    line: Option<ReportedLine>,
    perfection: Option<ReportedPerfection>,
    perfection_unknown_because: Option<Because>,
    region: Option<ReportedRegion>,
    supported: Option<ReportedSupported>,
}

type Corner = [String; 2];

/// Payoffs of the stage game; areas by their corners.
#[derive(Serialize, TS)]
struct ReportedRegion {
    feasible: Vec<Corner>,
    individually_rational: Vec<Corner>,
    mixed_minmax: Corner,
    pure_minmax: Corner,
}

/// Payoffs of pure-strategy subgame-perfect equilibria with this patience.
#[derive(Serialize, TS)]
struct ReportedSupported {
    corners: Vec<Corner>,
    /// An area inside, where the corners are only outside of it.
    inner: Option<Vec<Corner>>,
    /// `exact`, `outer`, `between` or `under-way`.
    known: &'static str,
}

/// Whether nobody gains by a deviation once, wherever the match is.
#[derive(Serialize, TS)]
struct ReportedPerfection {
    /// Deviations that were tested.
    deviations: u32,
    gaining: u32,
    /// Those that gain most.
    largest: Vec<ReportedDeviation>,
    /// From where to where δ may be: a root as a fraction, or two numbers that it is between.
    patience: Option<Vec<[PatienceEnd; 2]>>,
    perfect: bool,
}

#[derive(Serialize, TS)]
struct ReportedDeviation {
    action: u8,
    gain: ReportedAmount,
    player: u8,
    states: [u16; 2],
}

#[derive(Serialize, TS)]
#[serde(untagged)]
enum PatienceEnd {
    At(String),
    Between([f64; 2]),
}

/// α s₁ + β s₂ + γ = 0, which a zero-determinant strategy enforces.
#[derive(Serialize, TS)]
struct ReportedLine {
    alpha: String,
    beta: String,
    gamma: String,
    /// Payoffs against other strategies.
    points: Vec<LinePoint>,
}

#[derive(Serialize, TS)]
struct LinePoint {
    payoffs: [f64; 2],
    strategy: String,
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
    let strategy = |of: &Described| Strategy {
        knows_end: of.knows_end,
        states: of.states().len(),
        text: of.text.clone(),
    };
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

/// Units as a number.
fn number(units: i64, denominator: i64) -> Score {
    if units % denominator == 0 {
        Score::Whole(units / denominator)
    } else {
        Score::Decimal(units as f64 / denominator as f64)
    }
}

fn exact(found: &Findings) -> Exactly {
    let analysis = &found.analysis;
    let known = analysis.values.as_ref();
    let values = known.and_then(|known| known.as_ref().ok());
    let reason = known.and_then(|known| known.as_ref().err());
    let over_rounds = analysis.over_rounds.as_ref();
    let payoffs = |means: &Means| means.payoffs.each_ref().map(Amount::reported);
    let discounted = values.and_then(|known| known.discounted.as_ref());
    let class = |class: &LongRun| Class {
        means: payoffs(&class.means),
        probability: class.probability.reported(),
        shares: class.means.shares.clone(),
    };
    let reason_of_rounds = over_rounds.and_then(|known| known.as_ref().err());
    Exactly {
        classes: values.map(|known| known.classes.iter().map(class).collect()),
        cycle: values.and_then(|known| known.cycle.clone()),
        discounted: discounted.map(payoffs),
        means: values.map(|known| payoffs(&known.long_run)),
        over_rounds: over_rounds
            .and_then(|known| known.as_ref().ok())
            .map(payoffs),
        over_rounds_unknown_because: reason_of_rounds.map(because),
        shares: values.map(|known| known.long_run.shares.clone()),
        unknown_because: reason.map(because),
    }
}

fn because(reason: &NoValue) -> Because {
    let of = |reason, players: Option<&[bool; 2]>| Because {
        players: players.map(|players| (0..2).filter(|&player| players[player]).collect()),
        reason,
    };
    match reason {
        NoValue::NoAutomaton(players) => of("no-automaton", Some(players)),
        NoValue::KnowsEnd(players) => of("knows-the-end", Some(players)),
        NoValue::Mixes(players) => of("mixes", Some(players)),
        NoValue::TooLarge => of("too-many-states", None),
        NoValue::TooLong => of("too-many-rounds", None),
    }
}

fn simulated(lab: &RepeatedExperiment, found: &Findings, stage: &Stage) -> Simulated {
    let estimates = [0, 1].map(|player| lab.estimate(found, &stage.game, player));
    let is_drawn = lab.settings.rounds == Length::Random;
    let first_actions = found.simulated.first_actions;
    Simulated {
        first_action: first_actions
            .map(|sums| (sums.count > 0).then(|| sums.sum / sums.count as f64)),
        intervals: estimates.map(|estimate| estimate?.interval),
        matches: found.simulated.matches(),
        means: estimates.map(|estimate| estimate.map(|estimate| estimate.mean)),
        payoffs: if is_drawn { "discounted" } else { "mean" },
    }
}

fn theory(theory: &Theory) -> ReportedTheory {
    let perfection = theory.perfection.as_ref();
    let line = theory.line.as_ref().and_then(|line| line.as_ref());
    ReportedTheory {
        line: line.map(of_line),
        perfection: perfection
            .and_then(|known| known.as_ref().ok())
            .map(of_perfection),
        perfection_unknown_because: perfection
            .and_then(|known| known.as_ref().err())
            .map(because),
        region: theory.region.as_ref().map(region),
        supported: theory.supported.as_ref().map(supported),
    }
}

fn corner(point: &Point) -> Corner {
    point.each_ref().map(|exact| exact.text.clone())
}

fn corners(points: &[Point]) -> Vec<Corner> {
    points.iter().map(corner).collect()
}

fn region(region: &Region) -> ReportedRegion {
    ReportedRegion {
        feasible: corners(&region.feasible),
        individually_rational: corners(&region.rational),
        mixed_minmax: corner(&region.mixed_minmax),
        pure_minmax: corner(&region.pure_minmax),
    }
}

fn supported(supported: &Supported) -> ReportedSupported {
    let (known, inner) = match &supported.known {
        Known::UnderWay => ("under-way", None),
        Known::Outer => ("outer", None),
        Known::Between(inner) => ("between", Some(corners(inner))),
        Known::Exact => ("exact", None),
    };
    ReportedSupported {
        corners: corners(&supported.corners),
        inner,
        known,
    }
}

fn of_perfection(perfection: &Perfection) -> ReportedPerfection {
    let end = |end: &End| match end {
        End::Zero => PatienceEnd::At("0".to_owned()),
        End::At(exact) => PatienceEnd::At(exact.text.clone()),
        End::Between(ends) => PatienceEnd::Between(*ends),
        End::One => PatienceEnd::At("1".to_owned()),
    };
    let patience = perfection.patience.as_ref().map(|intervals| {
        let interval = |ends: &[End; 2]| ends.each_ref().map(end);
        intervals.iter().map(interval).collect()
    });
    let deviation = |of: &Deviation| ReportedDeviation {
        action: of.action,
        gain: of.gain.reported(),
        player: of.player,
        states: of.states,
    };
    ReportedPerfection {
        deviations: perfection.count,
        gaining: perfection.gaining,
        largest: perfection.deviations.iter().map(deviation).collect(),
        patience,
        perfect: perfection.is_perfect,
    }
}

fn of_line(line: &Line) -> ReportedLine {
    let [alpha, beta, gamma] = line.coefficients.each_ref().map(|exact| exact.text.clone());
    let points = line.points.iter().map(|(text, payoffs)| LinePoint {
        payoffs: *payoffs,
        strategy: text.clone(),
    });
    ReportedLine {
        alpha,
        beta,
        gamma,
        points: points.collect(),
    }
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
