//! The standings of a round robin: who has come where, and how sure that is.
//!
//! What an entrant gets per round, over all opponents of a repetition, is one value; repetitions are independent. The interval is that of their mean
//! within the payoffs of the game; where every match of an entrant is certain, it is the value itself.

use super::entrant::pairs;
use super::round_robin::{Found, Plan, weight};
use statistics::{Estimate, Range, Sample};

/// An entrant's place in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    pub entrant: usize,
    /// Per round, over all opponents.
    pub payoff: Estimate,
    /// How often the first action was played, over all opponents.
    pub cooperation: f64,
}

/// The table, best first; entrants with equal payoffs in their own order.
pub fn standings(plan: &Plan, found: &Found) -> Vec<Standing> {
    let count = plan.entrants.len();
    let mut cooperation = vec![[0.0; 2]; count];
    let mut is_certain = vec![true; count];
    for (pair, met) in pairs(count, plan.with_itself).zip(&found.met) {
        for (player, entrant) in pair.into_iter().enumerate() {
            let sums = met.cooperation[player];
            cooperation[entrant][0] += weight(pair) * sums.sum;
            cooperation[entrant][1] += weight(pair) * sums.count as f64;
            is_certain[entrant] &= met.is_certain;
        }
    }
    let standing = |entrant: usize| {
        let sums = &found.scores[entrant];
        let sample = Sample::of_sums(sums.count, sums.sum, sums.squares);
        let payoff = Estimate::of_sample(&sample, range(plan))?;
        let certain = payoff.interval.map(|_| (payoff.mean, payoff.mean));
        Some(Standing {
            entrant,
            payoff: Estimate {
                interval: if is_certain[entrant] {
                    certain
                } else {
                    payoff.interval
                },
                ..payoff
            },
            cooperation: cooperation[entrant][0] / cooperation[entrant][1].max(f64::MIN_POSITIVE),
        })
    };
    let mut table: Vec<Standing> = (0..count).filter_map(standing).collect();
    table.sort_by(|one, other| other.payoff.mean.total_cmp(&one.payoff.mean));
    table
}

/// The least and the greatest payoff.
fn range(plan: &Plan) -> Range {
    let units = [0, 1]
        .into_iter()
        .flat_map(|player| plan.game.units(player));
    let payoffs = units.map(|&units| units as f64 / plan.game.denominator() as f64);
    let (low, high) = payoffs.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), payoff| {
        (low.min(payoff), high.max(payoff))
    });
    Range { low, high }
}
