//! Payoffs of bids against others who all follow one strategy: a probability of each bid for each value.
//!
//! With m others of whom each bids b with probability q and less with probability L, a bid of b wins with probability Σ C(m, j) qʲ Lᵐ⁻ʲ ∕ (j + 1).

use super::game::{GridAuction, GridState};
use crate::auctions::setting::{Format, Worth};
use crate::effort;

/// By value, then by bid.
pub type Strategy = Vec<Vec<f64>>;

/// What bids bring.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Payoffs {
    /// By value, then by bid: what it is worth to the bidder, expected.
    pub worth: Vec<Vec<f64>>,
    pub states: Vec<InState>,
}

/// What bids bring in a state of the world.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct InState {
    /// By bid: the probability of winning, and what is paid, with the fee.
    pub winning: Vec<f64>,
    pub paid: Vec<f64>,
    /// By bid: what the others have seen, added up, where it wins; times the probability of that.
    pub signals: Vec<f64>,
}

/// What others do with a bid.
struct Others {
    /// How often one of them bids it, less, and the signals of those who bid it and less: each times its probability.
    at: f64,
    below: f64,
    signal_at: f64,
    signal_below: f64,
}

/// The numbers of a grid as floats, to be used again and again.
#[derive(Clone, Debug)]
pub struct Evaluator {
    pub grid: GridAuction,
    values: Vec<f64>,
    bids: Vec<Option<f64>>,
    /// By state: how likely it is, and each value in it.
    states: Vec<(f64, Vec<f64>)>,
    /// By value: how likely it is.
    pub chances: Vec<f64>,
}

impl Evaluator {
    /// Of a grid.
    pub fn new(grid: GridAuction) -> Self {
        let steps = f64::from(grid.steps);
        let amount = |number: u32| f64::from(number) / steps;
        let floats = |state: &GridState| {
            let chances = state.chances.iter().map(|chance| chance.value());
            (state.weight.value(), chances.collect())
        };
        let states: Vec<(f64, Vec<f64>)> = grid.states.iter().map(floats).collect();
        let chance = |value: usize| {
            let all = states
                .iter()
                .map(|(weight, chances)| weight * chances[value]);
            all.sum()
        };
        Self {
            values: grid.values.iter().map(|&value| amount(value)).collect(),
            bids: grid.bids.iter().map(|bid| bid.map(amount)).collect(),
            chances: (0..grid.values.len()).map(chance).collect(),
            states,
            grid,
        }
    }

    fn others(&self, strategy: &Strategy, chances: &[f64]) -> Vec<Others> {
        let (mut below, mut signal_below) = (0.0, 0.0);
        let of_bid = |bid: usize| {
            let each = chances.iter().zip(&self.values).zip(strategy);
            let (mut at, mut signal_at) = (0.0, 0.0);
            for ((chance, value), bids) in each {
                at += chance * bids[bid];
                signal_at += chance * bids[bid] * value;
            }
            let found = Others {
                at,
                below,
                signal_at,
                signal_below,
            };
            below += at;
            signal_below += signal_at;
            found
        };
        (0..self.bids.len()).map(of_bid).collect()
    }

    /// What each bid brings each value, who thinks of the states as likely as the value makes them.
    pub fn payoffs(&self, strategy: &Strategy) -> Payoffs {
        let in_state =
            |(_, chances): &(f64, Vec<f64>)| self.in_state(&self.others(strategy, chances));
        let states: Vec<InState> = self.states.iter().map(in_state).collect();
        let mut worth = vec![vec![0.0; self.bids.len()]; self.values.len()];
        for (value, worth) in worth.iter_mut().enumerate() {
            for ((weight, chances), state) in self.states.iter().zip(&states) {
                let both = weight * chances[value];
                let chance = match self.chances[value] > 0.0 {
                    true => both / self.chances[value],
                    // Nobody has it.
                    false => *weight,
                };
                for (bid, worth) in worth.iter_mut().enumerate() {
                    *worth += chance * self.worth(value, bid, state);
                }
            }
        }
        Payoffs { worth, states }
    }

    fn worth(&self, value: usize, bid: usize, state: &InState) -> f64 {
        let grid = &self.grid;
        let Some(price) = self.bids[bid] else {
            return 0.0;
        };
        let (value, winning) = (self.values[value], state.winning[bid]);
        match grid.worth {
            Worth::Private if grid.risk_aversion > 0.0 => {
                winning * worth_of(value - price, grid.risk_aversion)
            }
            Worth::Private => value * winning - state.paid[bid],
            Worth::Common => {
                (value * winning + state.signals[bid]) / f64::from(grid.bidders) - state.paid[bid]
            }
        }
    }

    fn in_state(&self, others: &[Others]) -> InState {
        let grid = &self.grid;
        let size = self.bids.len() * (self.values.len() * 5 + 4 * grid.bidders as usize);
        effort::spend(size as u64 / 5 + 1);
        let mut found = InState {
            winning: vec![0.0; self.bids.len()],
            paid: vec![0.0; self.bids.len()],
            signals: vec![0.0; self.bids.len()],
        };
        // What is paid by whom everybody bids less than: the highest bid below, expected.
        let mut paid_below = 0.0;
        let mut none_above = 0.0;
        for (place, bid) in self.bids.iter().enumerate() {
            let of = &others[place];
            let Some(bid) = *bid else {
                none_above = power(of.at, grid.bidders - 1);
                continue;
            };
            let winning = tied(grid.bidders - 1, of.at, of.below, 1);
            if place == 0 || self.bids[place - 1].is_none() {
                // If nobody bids, the lowest bid is paid.
                paid_below = bid * none_above;
            }
            let paid = match grid.format {
                Format::FirstPrice | Format::ThirdPrice => bid * winning,
                Format::AllPay => bid,
                Format::SecondPrice => paid_below + bid * (winning - none_above),
            };
            found.winning[place] = winning;
            found.paid[place] = paid + grid.fee;
            if grid.worth == Worth::Common {
                found.signals[place] = self.signals(of);
            }
            let up_to = power(of.below + of.at, grid.bidders - 1);
            paid_below += bid * (up_to - none_above);
            none_above = up_to;
        }
        found
    }

    /// What the others have seen, added up, where a bid wins: so many times what one of them has, who bids less or the same.
    fn signals(&self, of: &Others) -> f64 {
        let others = self.grid.bidders - 1;
        let less = of.signal_below * tied(others - 1, of.at, of.below, 1);
        let same = of.signal_at * tied(others - 1, of.at, of.below, 2);
        f64::from(others) * (less + same)
    }

    /// What a bidder with each value gains, and the most that one could.
    pub fn gains(&self, strategy: &Strategy, payoffs: &Payoffs) -> Vec<[f64; 2]> {
        let of_value = |(bids, worth): (&Vec<f64>, &Vec<f64>)| {
            let gained = bids.iter().zip(worth).map(|(chance, worth)| chance * worth);
            [
                gained.sum(),
                worth.iter().copied().fold(f64::NEG_INFINITY, f64::max),
            ]
        };
        strategy.iter().zip(&payoffs.worth).map(of_value).collect()
    }

    /// How far a strategy that all follow is from an equilibrium: what one of them would gain by the best bids, before any value is known.
    pub fn distance(&self, strategy: &Strategy, payoffs: &Payoffs) -> f64 {
        let gains = self.gains(strategy, payoffs);
        let missed = gains.iter().zip(&self.chances);
        missed
            .map(|([gained, most], chance)| chance * (most - gained))
            .sum()
    }

    /// What the seller gets if all follow it.
    pub fn revenue(&self, strategy: &Strategy, payoffs: &Payoffs) -> f64 {
        let states = self.states.iter().zip(&payoffs.states);
        let paid = states.map(|((weight, chances), state)| {
            let of_value = |(bids, chance): (&Vec<f64>, &f64)| {
                let paid = bids.iter().zip(&state.paid).map(|(bid, paid)| bid * paid);
                chance * paid.sum::<f64>()
            };
            weight * strategy.iter().zip(chances).map(of_value).sum::<f64>()
        });
        f64::from(self.grid.bidders) * paid.sum::<f64>()
    }

    /// The mean bid of each value, of those who bid.
    pub fn mean_bids(&self, strategy: &Strategy) -> Vec<Option<f64>> {
        let mean = |bids: &Vec<f64>| {
            let (mut sum, mut all) = (0.0, 0.0);
            for (bid, chance) in self.bids.iter().zip(bids) {
                if let Some(bid) = bid {
                    sum += bid * chance;
                    all += chance;
                }
            }
            (all > 1e-9).then(|| sum / all)
        };
        strategy.iter().map(mean).collect()
    }
}

/// What a gain is worth to who is averse to risk; losses are as bad as they are.
fn worth_of(gain: f64, aversion: f64) -> f64 {
    if gain > 0.0 {
        libm::pow(gain, 1.0 - aversion)
    } else {
        gain
    }
}

fn power(base: f64, exponent: u32) -> f64 {
    let (mut result, mut square, mut left) = (1.0, base, exponent);
    while left > 0 {
        if left % 2 == 1 {
            result *= square;
        }
        square *= square;
        left /= 2;
    }
    result
}

/// Σ C(m, j) qʲ Lᵐ⁻ʲ ∕ (j + `own`): the probability of winning among m others of whom none bids more, and `own` − 1 who bid the same.
fn tied(others: u32, at: f64, below: f64, own: u32) -> f64 {
    // From all others at the same bid down, so that nothing is divided by L or q.
    let mut ways = 1.0;
    let mut sum = 0.0;
    let mut at_power = 1.0;
    let mut below_powers = [1.0; 64];
    for place in 1..=others as usize {
        below_powers[place] = below_powers[place - 1] * below;
    }
    for same in 0..=others {
        let chance = ways * at_power * below_powers[(others - same) as usize];
        sum += chance / f64::from(same + own);
        ways *= f64::from(others - same) / f64::from(same + 1);
        at_power *= at;
    }
    sum
}
