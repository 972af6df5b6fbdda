//! Theory: what is predicted for a game with these settings, for players who care only for points and know that of each other.

use super::game::{Auction, AuctionKind, ClassGame};
use super::paying::{Member, points};
use engines::auctions::winning::winning_share;
use engines::repeated::stage_game::StageGame;
use games::fraction::Fraction;
use std::cmp::Ordering;

/// The prediction. Sentences are made of it elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub enum Theory {
    /// What is left of the numbers, as upper ends, after removing what is weakly dominated, once, twice and so on, for numbers that need not be whole; and
    /// where that ends.
    Guess { steps: Vec<f64>, end: GuessEnd },
    /// The smallest offer is accepted, and made.
    Ultimatum,
    /// Nothing is given, and the giver keeps all.
    Dictator,
    /// Nothing comes back, so nothing is sent; whether all together would have more if all were sent.
    Trust { sending_is_best: bool },
    /// What each firm makes in equilibrium, if all made the most together, and where the price is the cost.
    Market {
        equilibrium: Fraction,
        together: Fraction,
        competitive: Fraction,
    },
    /// The lowest whole price with a gain, and whether there is any.
    Prices { least_gain: Option<u32> },
    /// Whether it is an equilibrium that everybody leaves their deposit, and whether that everybody asks for it.
    BankRun { all_leave: bool, all_ask: bool },
    /// The first player gets −1/18 a deal; what both do with each card is told in words.
    KuhnPoker,
    /// What a point brings its owner back, compared with itself, and whether contributing all is best for the group.
    PublicGoods {
        own_return: Ordering,
        all_is_best: bool,
    },
    /// The probability of volunteering in the equilibrium in which all do the same; and the cost compared with the benefit.
    Volunteer { probability: f64, cost: Ordering },
    /// What somebody with this value bids, from 0 to the highest value, in the symmetric equilibrium.
    Auction {
        auction: Auction,
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
        ClassGame::Dictator { .. } => Theory::Dictator,
        ClassGame::Trust { multiplier, .. } => Theory::Trust {
            sending_is_best: *multiplier > Fraction::ONE,
        },
        ClassGame::Market {
            demand,
            cost,
            group,
        } => market(*demand, *cost, *group),
        ClassGame::Prices { demand, cost, .. } => Theory::Prices {
            least_gain: (cost + 1 < *demand).then_some(cost + 1),
        },
        ClassGame::BankRun { .. } => bank_run(game),
        ClassGame::KuhnPoker => Theory::KuhnPoker,
        ClassGame::PublicGoods {
            multiplier, group, ..
        } => Theory::PublicGoods {
            own_return: multiplier.cmp(&Fraction::whole((*group).into())),
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
                cost: cost.cmp(benefit),
            }
        }
        ClassGame::Auction {
            auction,
            max,
            group,
        } => Theory::Auction {
            auction: *auction,
            bidders: *group,
            max: *max,
        },
        ClassGame::Strategic(of) => Theory::Strategic {
            pure: pure_equilibria(&of.game),
        },
    }
}

/// Pairs of actions that are best against each other.
fn pure_equilibria(game: &StageGame) -> Vec<[usize; 2]> {
    let profiles =
        (0..game.size(0)).flat_map(|own| (0..game.size(1)).map(move |other| [own, other]));
    let is_best = |player: usize, own: usize, other: usize| {
        (0..game.size(player)).all(|instead| {
            game.fraction(player, instead, other) <= game.fraction(player, own, other)
        })
    };
    let is_pure =
        |&[first, second]: &[usize; 2]| is_best(0, first, second) && is_best(1, second, first);
    profiles.filter(is_pure).collect()
}

/// Quantities of one firm, which need not be whole (Cournot 1838): (a − c)/(n + 1), (a − c)/2n, (a − c)/n.
fn market(demand: u32, cost: u32, group: u32) -> Theory {
    let margin = i64::from(demand.saturating_sub(cost));
    let firms = i64::from(group);
    Theory::Market {
        equilibrium: Fraction::new(margin, firms + 1),
        together: Fraction::new(margin, 2 * firms),
        competitive: Fraction::new(margin, firms),
    }
}

/// Whether it pays nobody to do something else alone.
fn bank_run(game: &ClassGame) -> Theory {
    let size = game.group().unwrap_or(2);
    // What the first gets, where the others all do the same.
    let got = |own: u32, others: u32| {
        let all: Vec<[u32; 1]> = (0..size)
            .map(|place| [if place == 0 { own } else { others }])
            .collect();
        let members: Vec<Member> = all
            .iter()
            .map(|choices| Member {
                role: 0,
                value: 0,
                choices,
            })
            .collect();
        points(game, &members)[0]
    };
    Theory::BankRun {
        all_leave: got(0, 0) >= got(1, 0),
        all_ask: got(1, 1) >= got(0, 1),
    }
}

fn guess(fraction: Fraction, max: u32) -> Theory {
    let end = match fraction.cmp(&Fraction::ONE) {
        Ordering::Less => GuessEnd::Zero,
        Ordering::Equal => GuessEnd::AnySame,
        Ordering::Greater => GuessEnd::Max,
    };
    let step = |step: i32| f64::from(max) * libm::pow(fraction.value(), step.into());
    let steps = if end == GuessEnd::Zero {
        (1..=STEPS).map(step).collect()
    } else {
        Vec::new()
    };
    Theory::Guess { steps, end }
}

/// What somebody with a value bids in the symmetric equilibrium, where values are drawn evenly from 0 to `max`, for values and bids that need not be whole. For the third price
/// there are three bidders at least.
///
/// v(n − 1)/n with the first price, v with the second (Vickrey 1961), (n − 1)/n · vⁿ/maxⁿ⁻¹ if all pay (Krishna and Morgan, "An analysis of the war of attrition and the
/// all-pay auction", 1997, for independent values), v(n − 1)/(n − 2) with the third price (Kagel and Levin 1993). Of several things, v − ∫ G ∕ G with own bids, where G is the
/// probability of winning. Of a common value, the mean of all signals: x(n + 2)/2n with the second price, x(n + 2)(n − 1)/2n² with the first, that times (x/max)ⁿ⁻¹ if all
/// pay (Krishna, "Auction Theory", 2010, chapter 6).
pub fn bid(auction: Auction, bidders: u32, max: u32, value: f64) -> f64 {
    let n = f64::from(bidders);
    let all_others = libm::pow(value / f64::from(max), n - 1.0);
    let [first, second] = match auction.is_common {
        true => [(n + 2.0) * (n - 1.0) / (2.0 * n * n), (n + 2.0) / (2.0 * n)],
        false => [(n - 1.0) / n, 1.0],
    };
    match auction.kind {
        AuctionKind::FirstPrice | AuctionKind::Dutch => value * first,
        AuctionKind::SecondPrice | AuctionKind::English | AuctionKind::UniformPrice => {
            value * second
        }
        AuctionKind::AllPay => value * first * all_others,
        AuctionKind::ThirdPrice => value * (n - 1.0) / (n - 2.0),
        AuctionKind::Discriminatory => own_bid(auction.units, bidders, max, value),
    }
}

/// Parts in which the probability of winning is added up.
const PARTS: u32 = 1_000;

/// v − ∫ G ∕ G, where so many of the highest bids win and all of them are paid.
fn own_bid(units: u32, bidders: u32, max: u32, value: f64) -> f64 {
    let winning = |value: f64| winning_share(bidders, units, value / f64::from(max));
    let length = value / f64::from(PARTS);
    // In the middle of each part.
    let parts = (0..PARTS).map(|part| winning(length * (f64::from(part) + 0.5)));
    match winning(value) {
        chance if chance > 0.0 => value - length * parts.sum::<f64>() / chance,
        _ => 0.0,
    }
}
