//! The result for programs and for a terminal.

use super::findings::Findings;
use super::live::{Decision, Live};
use super::settings::ContestName;
use super::settings::RacingExperiment;
use super::tally::Tally;
use super::truth::Searched;
use crate::common::races::RaceName;
use crate::common::rrrats_rules::RollOnNumbers;
use crate::common::war_rules::OrderShares;
use crate::parameters::Values;
use crate::report::Table;
use engines::racing::{ExactAnswer, WantedError, WantedExactly};
use games::Player;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it. An error is a verdict for the wrong player; where neither player is better, or it is not known who,
/// nothing is said about errors.
#[derive(Serialize, TS)]
pub(super) struct RacingResult {
    race: &'static str,
    contest: String,
    /// The first player's expected result, where it is known.
    mean: Option<f64>,
    n_max: u64,
    n_min: u64,
    most_games: u64,
    races: u64,
    verdicts_for_first: u64,
    error_simulated: Option<f64>,
    error_standard_error: Option<f64>,
    games_simulated: Option<f64>,
    games_standard_error: Option<f64>,
    ended_by: EndedBy,
    /// Exact but for the width rule: by dynamic programming, where that rule sees the bounds of a single test.
    error_exact: Option<f64>,
    games_exact: Option<f64>,
    /// The source's F with δ = 1, as printed in (2.12), and with the race's δ, as in (2.11).
    error_bound: Option<f64>,
    error_bound_with_delta: Option<f64>,
    /// The source's (2.6), as if tests were independent.
    error_product: Option<f64>,
    wanted: Option<Wanted>,
    wanted_exactly: Option<WantedExactlyResult>,
    looked_at: Option<LookedAt>,
    stopped_early: bool,
}

#[derive(Serialize, TS)]
struct EndedBy {
    bounds: u64,
    width: u64,
    last_test: u64,
}

/// The δ for which the source's bound is below `alpha`.
#[derive(Serialize, TS)]
struct Wanted {
    alpha: f64,
    n_max: u64,
    delta: f64,
    most_games: u64,
    bound: f64,
}

/// The δ for which the error, exact but for the width rule, is below `alpha`.
#[derive(Serialize, TS)]
struct WantedExactlyResult {
    alpha: f64,
    n_max: u64,
    delta: f64,
    most_games: u64,
    error: f64,
    games: f64,
    /// Whether every other δ would do as well.
    any_delta: bool,
}

/// Race 0, and what every race says about its games.
#[derive(Serialize, TS)]
struct LookedAt {
    games: u64,
    decisions: Vec<DecisionResult>,
}

#[derive(Serialize, TS)]
struct DecisionResult {
    race: &'static str,
    /// 1 or 2; nothing while it is undecided.
    better: Option<u8>,
    games: Option<u64>,
    ended_by: Option<&'static str>,
}

pub(super) fn result(lab: &RacingExperiment, findings: &Findings) -> RacingResult {
    let (plan, tally, truth) = (lab.plan(), &findings.tally, findings.truth);
    let mean = findings.mean(lab);
    // At exactly one half neither player is better, and no verdict is wrong.
    let unequal = mean.filter(|&mean| mean != 0.5);
    let error = unequal.and_then(|mean| tally.error(mean));
    let games = tally.mean_games();
    let exact = truth.and_then(|truth| truth.exact);
    let bound = truth
        .and_then(|truth| truth.bound)
        .filter(|_| unequal.is_some());
    let wanted = truth.and_then(|truth| truth.wanted);
    RacingResult {
        race: lab.race.name(),
        contest: contest(lab),
        mean,
        n_max: plan.n_max,
        n_min: plan.n_min,
        most_games: plan.most_games(),
        races: tally.races,
        verdicts_for_first: tally.first,
        error_simulated: error.map(|error| error.value),
        error_standard_error: error.and_then(|error| error.standard_error),
        games_simulated: games.map(|games| games.value),
        games_standard_error: games.and_then(|games| games.standard_error),
        ended_by: ended_by(tally),
        error_exact: exact.zip(unequal).map(|(exact, mean)| exact.error(mean)),
        games_exact: exact.map(|exact| exact.games),
        error_bound: bound.map(|bound| bound.with_delta_1),
        error_bound_with_delta: bound.map(|bound| bound.with_delta),
        error_product: bound.map(|bound| bound.product),
        wanted: wanted.map(|found| wanted_result(lab.alpha, found)),
        wanted_exactly: truth.and_then(|truth| wanted_exactly(lab.alpha, truth.searched?)),
        looked_at: findings.live.as_ref().map(|live| looked_at(lab, live)),
        stopped_early: findings.progress.done < findings.progress.total,
    }
}

/// Who plays, as links have it.
fn contest(lab: &RacingExperiment) -> String {
    match lab.contest {
        ContestName::Coin => format!("coin {}", lab.mean),
        ContestName::TwoCoins => {
            format!("coin {} against coin {}", lab.first_coin, lab.second_coin)
        }
        ContestName::ConnectFour => format!("{} against {}", lab.first, lab.second),
        ContestName::War => {
            let [first, second] =
                [lab.first_orders, lab.second_orders].map(|orders| OrderShares.write(&orders));
            format!("war {first} against {second}")
        }
        ContestName::Rrrats => {
            let [first, second] =
                [lab.first_rolls, lab.second_rolls].map(|rolls| RollOnNumbers.write(&rolls));
            format!("rrrats {first} against {second}")
        }
    }
}

fn ended_by(tally: &Tally) -> EndedBy {
    let [bounds, width, last_test] = tally.reasons;
    EndedBy {
        bounds,
        width,
        last_test,
    }
}

fn wanted_result(alpha: f64, found: WantedError) -> Wanted {
    let WantedError {
        n_max,
        delta,
        most_games,
        bound,
    } = found;
    Wanted {
        alpha,
        n_max,
        delta,
        most_games,
        bound,
    }
}

fn wanted_exactly(alpha: f64, searched: Searched) -> Option<WantedExactlyResult> {
    let ExactAnswer::Found(found) = searched.exactly else {
        return None;
    };
    let WantedExactly {
        n_max,
        delta,
        most_games,
        error,
        games,
        any_delta,
    } = found;
    Some(WantedExactlyResult {
        alpha,
        n_max,
        delta,
        most_games,
        error,
        games,
        any_delta,
    })
}

fn looked_at(lab: &RacingExperiment, live: &Live) -> LookedAt {
    let decision = |(decision, race): (&Option<Decision>, RaceName)| DecisionResult {
        race: race.name(),
        better: decision.map(|decision| match decision.verdict.better {
            Player::First => 1,
            Player::Second => 2,
        }),
        games: decision.map(|decision| decision.games),
        ended_by: decision.map(|decision| decision.verdict.reason.name()),
    };
    LookedAt {
        games: live.games,
        decisions: live
            .decisions
            .iter()
            .zip(lab.told())
            .map(decision)
            .collect(),
    }
}

/// A row a way of knowing.
pub(super) fn table(lab: &RacingExperiment, findings: &Findings) -> Table {
    let result = result(lab, findings);
    let number = |number: Option<f64>| {
        number.map_or_else(String::new, |number| {
            if number == 0.0 {
                return "0".to_owned();
            }
            // As many digits as are exact, and no noise after them.
            let digits = libm::ceil(libm::log10(number.abs())) as i32;
            format!("{number:.*}", (7 - digits).clamp(0, 20) as usize)
        })
    };
    let row = |name: &str, numbers: [Option<f64>; 4]| {
        core::iter::once(name.to_owned())
            .chain(numbers.map(number))
            .collect()
    };
    let header = ["", "error", "standard error", "games", "standard error"];
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: vec![
            row(
                "bound (2.12)",
                [
                    result.error_bound,
                    None,
                    Some(result.most_games as f64),
                    None,
                ],
            ),
            row(
                "bound (2.11)",
                [result.error_bound_with_delta, None, None, None],
            ),
            row("product (2.6)", [result.error_product, None, None, None]),
            row(
                "exact but for the width rule",
                [result.error_exact, None, result.games_exact, None],
            ),
            row(
                "simulated",
                [
                    result.error_simulated,
                    result.error_standard_error,
                    result.games_simulated,
                    result.games_standard_error,
                ],
            ),
        ],
    }
}
