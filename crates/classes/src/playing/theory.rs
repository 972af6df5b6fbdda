//! Theory: what is predicted for a game with these settings, for players who care only for points and know that of each other.

use super::game::{Auction, ClassGame};
use games::fraction::Fraction;

/// The prediction. Sentences are made of it elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub enum Theory {
    /// What is left of the numbers after removing what is never best, once, twice and so on, as upper ends; and where that ends.
    Guess { steps: Vec<f64>, end: GuessEnd },
    /// The smallest offer is accepted, and made.
    Ultimatum,
    /// Whether contributing nothing is best whatever the others do, and whether contributing all is best for the group.
    PublicGoods { free_rides: bool, all_is_best: bool },
    /// The probability of volunteering in the equilibrium in which all do the same.
    Volunteer { probability: f64 },
    /// What somebody with this value bids, from 0 to the highest value, in the symmetric equilibrium.
    Auction {
        kind: Auction,
        bidders: u32,
        max: u32,
    },
    /// The equilibria without mixing, as pairs of actions.
    Strategic { pure: Vec<[usize; 2]> },
}

/// Where guesses end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuessEnd {
    Zero,
    /// Everybody the same, whatever it is.
    AnySame,
    Max,
}

/// Steps of reasoning that are shown.
const STEPS: i32 = 5;

/// The prediction for a game.
pub fn theory(game: &ClassGame) -> Theory {
    match game {
        ClassGame::Guess { fraction, max } => guess(*fraction, *max),
        ClassGame::Ultimatum { .. } => Theory::Ultimatum,
        ClassGame::PublicGoods {
            multiplier, group, ..
        } => Theory::PublicGoods {
            free_rides: *multiplier < Fraction::whole((*group).into()),
            all_is_best: *multiplier > Fraction::ONE,
        },
        ClassGame::Volunteer {
            benefit,
            cost,
            group,
        } => {
            let ratio = f64::from(*cost) / f64::from(*benefit);
            // Nobody volunteers for more than it is worth. (Diekmann 1985: the others leave it to one with (cost/benefit)^(1/(n − 1)).)
            let nobody = if ratio < 1.0 {
                libm::pow(ratio, 1.0 / f64::from(group - 1))
            } else {
                1.0
            };
            Theory::Volunteer {
                probability: 1.0 - nobody,
            }
        }
        ClassGame::Auction { kind, max, group } => Theory::Auction {
            kind: *kind,
            bidders: *group,
            max: *max,
        },
        ClassGame::Strategic { game, .. } => {
            let profiles =
                (0..game.size(0)).flat_map(|own| (0..game.size(1)).map(move |other| [own, other]));
            let payoff = |player: usize, own: usize, other: usize| {
                game.units(player)[own * game.size(1 - player) + other]
            };
            let is_best = |player: usize, own: usize, other: usize| {
                (0..game.size(player))
                    .all(|instead| payoff(player, instead, other) <= payoff(player, own, other))
            };
            let is_pure = |&[first, second]: &[usize; 2]| {
                is_best(0, first, second) && is_best(1, second, first)
            };
            Theory::Strategic {
                pure: profiles.filter(is_pure).collect(),
            }
        }
    }
}

fn guess(fraction: Fraction, max: u32) -> Theory {
    let end = match fraction.cmp(&Fraction::ONE) {
        std::cmp::Ordering::Less => GuessEnd::Zero,
        std::cmp::Ordering::Equal => GuessEnd::AnySame,
        std::cmp::Ordering::Greater => GuessEnd::Max,
    };
    let step = |step: i32| f64::from(max) * libm::pow(fraction.value(), step.into());
    let steps = if end == GuessEnd::Zero {
        (1..=STEPS).map(step).collect()
    } else {
        Vec::new()
    };
    Theory::Guess { steps, end }
}

/// What somebody with a value bids in the symmetric equilibrium, where values are drawn evenly from 0 to `max` (Vickrey 1961; for all-pay
/// Baye, Kovenock and de Vries 1996): v(n − 1)/n, v, and (n − 1)/n · vⁿ/maxⁿ⁻¹. For values and bids that need not be whole.
pub fn bid(kind: Auction, bidders: u32, max: u32, value: f64) -> f64 {
    let n = f64::from(bidders);
    match kind {
        Auction::FirstPrice => value * (n - 1.0) / n,
        Auction::SecondPrice => value,
        Auction::AllPay => (n - 1.0) / n * value * libm::pow(value / f64::from(max), n - 1.0),
    }
}
