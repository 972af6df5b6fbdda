//! Auctions on a grid: payoffs beside all that others can do, one by one; equilibria in fractions; bidders who learn.

use super::{distribution, setting, solved};
use engines::Status;
use engines::auctions::grid::exact::{GridEquilibrium, GridWork};
use engines::auctions::grid::game::GridAuction;
use engines::auctions::grid::learning::{Learners, Rule};
use engines::auctions::grid::payoffs::{Evaluator, Strategy};
use engines::auctions::setting::{Format, OtherState, Setting, Worth};
use engines::exact::rational::{Rational, of_fraction, value};
use games::fraction::Fraction;
use random::Random;

const FORMATS: [Format; 3] = [Format::FirstPrice, Format::SecondPrice, Format::AllPay];

fn grid(setting: &Setting, values: u32) -> GridAuction {
    GridAuction::new(setting, values).expect("bids")
}

fn all() -> Vec<Setting> {
    let mut all = Vec::new();
    for format in FORMATS {
        for bidders in [2, 3] {
            all.push(setting(format, "v^2", bidders, 0.0));
            all.push(Setting {
                fee: 0.03,
                ..setting(format, "v", bidders, 0.3)
            });
            all.push(Setting {
                worth: Worth::Common,
                ..setting(format, "v", bidders, 0.0)
            });
        }
    }
    all.push(Setting {
        risk_aversion: 0.5,
        ..setting(Format::FirstPrice, "v", 3, 0.2)
    });
    all
}

fn random_strategy(grid: &GridAuction, random: &mut Random) -> Strategy {
    let row = |_| {
        let all: Vec<f64> = grid.bids.iter().map(|_| random.unit()).collect();
        let sum: f64 = all.iter().sum();
        all.iter().map(|chance| chance / sum).collect()
    };
    grid.values.iter().map(row).collect()
}

/// What a bid brings against others with these values and bids, by the rules alone: worth, winning and paid.
fn by_rules(grid: &GridAuction, own: [usize; 2], others: &[[usize; 2]]) -> [f64; 3] {
    let Some(price) = grid.bids[own[1]] else {
        return [0.0; 3];
    };
    let amount = |steps: u32| grid.amount(steps).value();
    let price = amount(price);
    let highest = others.iter().map(|other| other[1]).max().unwrap();
    let same = others.iter().filter(|other| other[1] == own[1]).count();
    let winning = match highest > own[1] {
        true => 0.0,
        false => 1.0 / (same as f64 + 1.0),
    };
    let second = amount(grid.bids[highest].unwrap_or(grid.lowest_bid()));
    let paid = match grid.format {
        Format::AllPay => price,
        Format::SecondPrice => winning * second,
        _ => winning * price,
    };
    let signals: f64 = others
        .iter()
        .map(|other| amount(grid.values[other[0]]))
        .sum();
    let value = amount(grid.values[own[0]]);
    let value = match grid.worth {
        Worth::Common => (value + signals) / (others.len() as f64 + 1.0),
        Worth::Private => value,
    };
    let gain = winning * value - paid - grid.fee;
    let worth = match grid.risk_aversion > 0.0 {
        true if value > price => winning * libm::pow(value - price, 1.0 - grid.risk_aversion),
        true => winning * (value - price),
        false => gain,
    };
    [worth, winning, paid + grid.fee]
}

#[test]
fn payoffs_are_what_the_rules_say() {
    let mut random = Random::stream(3, 0);
    for setting in all() {
        let grid = grid(&setting, 3);
        let strategy = random_strategy(&grid, &mut random);
        let found = Evaluator::new(grid.clone()).payoffs(&strategy);
        let pairs: Vec<([usize; 2], f64)> = (0..grid.values.len())
            .flat_map(|value| (0..grid.bids.len()).map(move |bid| [value, bid]))
            .map(|[value, bid]| {
                (
                    [value, bid],
                    grid.states[0].chances[value].value() * strategy[value][bid],
                )
            })
            .collect();
        for value in 0..grid.values.len() {
            for bid in 0..grid.bids.len() {
                let mut sum = [0.0; 3];
                for (first, chance) in &pairs {
                    let rest: &[([usize; 2], f64)] = match grid.bidders {
                        3 => &pairs,
                        _ => &[([0, 0], 1.0)],
                    };
                    for (second, also) in rest {
                        let others: &[[usize; 2]] = match grid.bidders {
                            3 => &[*first, *second],
                            _ => &[*first],
                        };
                        let got = by_rules(&grid, [value, bid], others);
                        for (sum, got) in sum.iter_mut().zip(got) {
                            *sum += chance * also * got;
                        }
                    }
                }
                let found = [
                    found.worth[value][bid],
                    found.states[0].winning[bid],
                    found.states[0].paid[bid],
                ];
                for (found, sum) in found.into_iter().zip(sum) {
                    assert!((found - sum).abs() < 1e-12, "{setting:?} {value} {bid}");
                }
            }
        }
    }
}

fn equilibrium(grid: &GridAuction) -> GridEquilibrium {
    let mut work = GridWork::new(grid).expect("two who count money");
    while work.step() == Status::Running {}
    work.equilibrium().expect("an equilibrium")
}

/// Every bid that is made gains exactly what the value gains, and no other bid gains more: in fractions, by the rules alone.
#[test]
fn no_bid_of_the_grid_is_better() {
    let half = || Rational::ONE / Rational::from(2);
    for setting in all() {
        if setting.bidders != 2 || setting.fee > 0.0 || setting.risk_aversion > 0.0 {
            continue;
        }
        let grid = grid(&setting, 4);
        let found = equilibrium(&grid);
        let price = |bid: usize| of_fraction(grid.amount(grid.bids[bid].expect("no reserve")));
        for (own, of_own) in found.strategy.iter().enumerate() {
            let sum = of_own
                .iter()
                .fold(Rational::ZERO, |sum, chance| sum + chance);
            assert_eq!(sum, Rational::ONE);
            for (bid, made) in of_own.iter().enumerate() {
                let mut gain = Rational::ZERO;
                for (other, of_other) in found.strategy.iter().enumerate() {
                    for (others, chance) in of_other.iter().enumerate() {
                        let others: usize = others;
                        let both = of_fraction(grid.states[0].chances[other]) * chance;
                        let wins = match bid.cmp(&others) {
                            std::cmp::Ordering::Less => Rational::ZERO,
                            std::cmp::Ordering::Equal => half(),
                            std::cmp::Ordering::Greater => Rational::ONE,
                        };
                        let worth = match grid.worth {
                            Worth::Private => of_fraction(grid.amount(grid.values[own])),
                            Worth::Common => {
                                (of_fraction(grid.amount(grid.values[own]))
                                    + of_fraction(grid.amount(grid.values[other])))
                                    * half()
                            }
                        };
                        gain += both
                            * match grid.format {
                                Format::SecondPrice => wins * (worth - price(others)),
                                Format::AllPay => wins * worth - price(bid),
                                _ => wins * (worth - price(bid)),
                            };
                    }
                }
                assert!(gain <= found.gains[own], "{setting:?} {own} {bid}");
                if *made != Rational::ZERO {
                    assert_eq!(gain, found.gains[own], "{setting:?} {own} {bid}");
                }
            }
        }
        let evaluator = Evaluator::new(grid);
        let strategy = floats(&found);
        let payoffs = evaluator.payoffs(&strategy);
        assert!(evaluator.distance(&strategy, &payoffs) < 1e-12);
        assert!((evaluator.revenue(&strategy, &payoffs) - value(&found.revenue)).abs() < 1e-12);
    }
}

fn floats(of: &GridEquilibrium) -> Strategy {
    let row = |row: &Vec<Rational>| row.iter().map(value).collect();
    of.strategy.iter().map(row).collect()
}

/// The finer the grid, the nearer are revenue and bids to those without one: (n − 1) ∕ (n + 1) = 1 ∕ 3 and v ∕ 2 for two uniform values.
#[test]
fn finer_grids_come_nearer() {
    for format in [Format::FirstPrice, Format::AllPay] {
        let free = solved(&setting(format, "v", 2, 0.0)).revenue.middle();
        let off = |values: u32| {
            let found = equilibrium(&grid(&setting(format, "v", 2, 0.0), values));
            (value(&found.revenue) - free).abs()
        };
        let (coarse, fine) = (off(2), off(8));
        assert!(
            fine < 0.5 * coarse && fine < 0.04,
            "{format:?} {coarse} {fine}"
        );
    }
    let grid = grid(&setting(Format::FirstPrice, "v", 2, 0.0), 8);
    let found = equilibrium(&grid);
    let bids = Evaluator::new(grid.clone()).mean_bids(&floats(&found));
    for (value, bid) in grid.values.iter().zip(bids) {
        // A step is 1 ∕ 16.
        let half = grid.amount(*value).value() / 2.0;
        assert!((bid.expect("a bid") - half).abs() < 1.0 / 16.0);
    }
}

#[test]
fn bidders_learn_to_bid_as_in_equilibrium() {
    for (format, bidders) in [
        (Format::FirstPrice, 2),
        (Format::FirstPrice, 5),
        (Format::SecondPrice, 3),
        (Format::AllPay, 3),
    ] {
        for rule in [Rule::RegretMatching, Rule::FictitiousPlay] {
            let setting = setting(format, "v", bidders, 0.0);
            let mut learners = Learners::new(grid(&setting, 10), rule);
            learners.step();
            let first = learners.judged();
            while learners.memory().rounds < 1_000 {
                learners.step();
            }
            let last = learners.judged();
            let free = solved(&setting).revenue.middle();
            assert!(last.distance < 0.1 * first.distance, "{format:?} {rule:?}");
            assert!((last.revenue - free).abs() < 0.05, "{format:?} {rule:?}");
        }
    }
}

#[test]
fn who_goes_on_learns_the_same() {
    let setting = setting(Format::FirstPrice, "v^2", 3, 0.1);
    let new = || Learners::new(grid(&setting, 5), Rule::RegretMatching);
    let mut whole = new();
    (0..20).for_each(|_| whole.step());
    let mut before = new();
    (0..7).for_each(|_| before.step());
    let mut after = new();
    assert!(after.restore(before.memory().clone()));
    (7..20).for_each(|_| after.step());
    assert_eq!(whole.memory(), after.memory());
    let other = Learners::new(grid(&setting, 6), Rule::RegretMatching);
    assert!(!after.restore(other.memory().clone()));
}

#[test]
fn what_has_no_grid_has_none() {
    assert!(GridAuction::new(&setting(Format::ThirdPrice, "v", 3, 0.0), 5).is_none());
    let several = Setting {
        units: 2,
        ..setting(Format::FirstPrice, "v", 3, 0.0)
    };
    assert!(GridAuction::new(&several, 5).is_none());
    // A root is no fraction, so its probabilities are rounded; a square is one.
    assert!(grid(&setting(Format::FirstPrice, "sqrt(v)", 2, 0.0), 5).is_rounded);
    assert!(!grid(&setting(Format::FirstPrice, "v^2", 2, 0.0), 5).is_rounded);
}

/// With two states integers of pairs of values and floats of what each value thinks of the states give the same, and bidders learn towards it.
#[test]
fn two_states_that_nobody_is_told_of() {
    let affiliated = |format, other: &str| Setting {
        other: Some(OtherState {
            chance: Fraction::new(1, 3),
            values: distribution(other).expect("a distribution"),
        }),
        ..setting(format, "v", 2, 0.0)
    };
    for format in FORMATS {
        let setting = affiliated(format, "v^3");
        let grid = grid(&setting, 4);
        let found = equilibrium(&grid);
        let evaluator = Evaluator::new(grid);
        let strategy = floats(&found);
        let payoffs = evaluator.payoffs(&strategy);
        assert!(
            evaluator.distance(&strategy, &payoffs) < 1e-12,
            "{format:?}"
        );
        assert!((evaluator.revenue(&strategy, &payoffs) - value(&found.revenue)).abs() < 1e-12);
        for ([gained, _], exact) in evaluator
            .gains(&strategy, &payoffs)
            .iter()
            .zip(&found.gains)
        {
            assert!((gained - value(exact)).abs() < 1e-12, "{format:?}");
        }
        let mut learners = Learners::new(self::grid(&setting, 20), Rule::RegretMatching);
        (0..2_000).for_each(|_| learners.step());
        let judged = learners.judged();
        assert!(judged.distance < 2e-3, "{format:?} {}", judged.distance);
        assert!(
            (judged.revenue - solved(&setting).revenue.middle()).abs() < 0.03,
            "{format:?}"
        );
    }
    // The same state twice is one.
    let one = equilibrium(&grid(&setting(Format::FirstPrice, "v", 2, 0.0), 6));
    let two = equilibrium(&grid(&affiliated(Format::FirstPrice, "v"), 6));
    assert_eq!((one.revenue, one.gains), (two.revenue, two.gains));
}
