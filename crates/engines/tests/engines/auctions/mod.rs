//! Auctions: closed forms, published cases, revenue equivalence, auctions that are held, grids, and what is no distribution.

mod affiliated;
mod budget;
mod closed_forms;
mod common_value;
mod grid;
mod held;
mod wrong;

use engines::auctions::distribution::{Distribution, NoDistribution};
use engines::auctions::equilibrium::EquilibriumWork;
use engines::auctions::outcome::Equilibrium;
use engines::auctions::setting::{Format, Setting, Worth};
use engines::auctions::simulated::{Bidders, Held};
use engines::formula::{Formula, NamedSpace};
use random::Random;

fn distribution(text: &str) -> Result<Distribution, NoDistribution> {
    let space: NamedSpace = "v: 0, 1".parse().expect("a space");
    Distribution::new(Formula::read(text, &space).expect("a formula"))
}

/// Free to enter, of one unit.
fn setting(format: Format, values: &str, bidders: u32, reserve: f64) -> Setting {
    Setting {
        format,
        worth: Worth::Private,
        bidders,
        units: 1,
        values: distribution(values).expect("a distribution"),
        reserve,
        fee: 0.0,
        risk_aversion: 0.0,
        budget: None,
        other: None,
    }
}

fn solved(setting: &Setting) -> Equilibrium {
    let mut work = EquilibriumWork::new(setting.clone()).expect("somebody takes part");
    loop {
        if let Some(equilibrium) = work.step() {
            return equilibrium;
        }
    }
}

/// The bid of the point with this value.
fn bid(equilibrium: &Equilibrium, value: f64) -> f64 {
    let mut points = equilibrium.points.iter();
    let point = points.find(|point| point.value == value).expect("a point");
    let bid = point.bid.expect("a bid");
    assert!(bid.width() < 1e-9, "{bid:?}");
    bid.middle()
}

/// A quantity of an auction, and what it is expected to be.
type Wanted = (fn(&Held) -> f64, f64);

/// The mean of 20 000 auctions that are held, drawn with a seed, is within five of its standard errors of what is expected, for each quantity.
fn assert_held(setting: &Setting, found: &Equilibrium, seed: u64, wanted: &[Wanted]) {
    let bidders = Bidders::new(setting, found);
    let (mut room, mut random) = (Vec::new(), Random::stream(seed, 0));
    let held: Vec<Held> = (0..20_000)
        .map(|_| bidders.hold_with(&mut room, &mut random))
        .collect();
    let count = held.len() as f64;
    for (of, wanted) in wanted {
        let mean = held.iter().map(of).sum::<f64>() / count;
        let squares = held
            .iter()
            .map(|held| (of(held) - mean).powi(2))
            .sum::<f64>();
        let error = (squares / count / count).sqrt();
        assert!(
            (mean - wanted).abs() < 5.0 * error,
            "{setting:?} {mean} {wanted} {error}"
        );
    }
}
