//! Search for the starts and budgets that explain the published means: each replicate has a start of its own, and after some
//! generation its four strategies are worth most nearly what was published against it.
//!
//! The source does not say where its evolutions started, nor for how long they went on, and its tables 5.1 and 5.3 are
//! against that start.

use super::published::Published;
use super::snapshot::Replicate;
use serde::Serialize;
use ts_rs::TS;

/// The numbers of War whose shares are point `number` of a grid over all mixtures, `side` points along each side, round again after
/// the last. Points stand inside, a third of a step from the edges: an order that is never used has no number.
pub fn grid_point(side: u64, number: u64) -> Vec<f64> {
    let mut place = number % (side * (side + 1) / 2);
    let mut first = 0;
    while place >= side - first {
        place -= side - first;
        first += 1;
    }
    let third = side - 1 - first - place;
    let share = |steps: u64| (steps as f64 + 1.0 / 3.0) / side as f64;
    [first, place, third]
        .map(|steps| libm::log(share(steps)))
        .to_vec()
}

/// How near a replicate comes to the published means.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct StartFit {
    /// The start, as people read it.
    pub start: Vec<f64>,
    /// The number of generations after which it comes nearest.
    pub generations: u64,
    /// What the strategies of the four algorithms are worth then.
    pub worth: [f64; 4],
    /// The root of the mean square of the differences to the published means.
    pub distance: f64,
}

/// Of replicates with their starts, the nearest first.
pub fn fits(published: &Published, replicates: &[Replicate], starts: &[Vec<f64>]) -> Vec<StartFit> {
    let wanted: [f64; 4] = core::array::from_fn(|place| published.against_start[place][0]);
    let pairs = replicates.iter().zip(starts);
    let mut fits: Vec<StartFit> = pairs
        .filter_map(|(replicate, start)| fit(&wanted, replicate, start))
        .collect();
    fits.sort_by(|one, other| one.distance.total_cmp(&other.distance));
    fits
}

/// The first generation of those that come as near; `None` without a generation.
fn fit(wanted: &[f64; 4], replicate: &Replicate, start: &[f64]) -> Option<StartFit> {
    let curves: Vec<&[f64]> = replicate
        .algorithms
        .iter()
        .map(|found| &found.by_generation[..])
        .collect();
    let generations = curves.iter().map(|curve| curve.len()).min()?;
    let after = |generation: usize| {
        let worth = core::array::from_fn(|place| curves[place][generation]);
        StartFit {
            start: start.to_vec(),
            generations: generation as u64 + 1,
            worth,
            distance: distance(&worth, wanted),
        }
    };
    let all = (0..generations).map(after);
    all.min_by(|one, other| one.distance.total_cmp(&other.distance))
}

fn distance(one: &[f64; 4], other: &[f64; 4]) -> f64 {
    let pairs = one.iter().zip(other);
    let squares = pairs.map(|(one, other)| (one - other) * (one - other));
    (squares.sum::<f64>() / 4.0).sqrt()
}

#[cfg(test)]
mod tests {
    use super::super::published::WAR;
    use super::super::snapshot::Found;
    use super::*;

    fn replicate(by_generation: [[f64; 2]; 4]) -> Replicate {
        let found = |worth: [f64; 2]| Found {
            by_generation: worth.to_vec(),
            ..Found::default()
        };
        Replicate {
            algorithms: by_generation.map(found).to_vec(),
            ..Replicate::default()
        }
    }

    #[test]
    fn a_grid_has_every_mixture_once() {
        let shares = |number: u64| {
            let numbers = grid_point(4, number);
            let shares: Vec<f64> = numbers.into_iter().map(libm::exp).collect();
            assert!(
                (shares.iter().sum::<f64>() - 1.0).abs() < 1e-12,
                "{shares:?}"
            );
            shares
                .into_iter()
                .map(|share| (12.0 * share).round() as u64)
                .collect::<Vec<_>>()
        };
        let all: std::collections::BTreeSet<_> = (0..10).map(shares).collect();
        assert_eq!(all.len(), 10);
        assert!(
            all.iter()
                .flatten()
                .all(|twelfths| [1, 4, 7, 10].contains(twelfths))
        );
        assert_eq!(shares(10), shares(0));
    }

    #[test]
    fn the_nearest_start_and_its_nearest_generation_come_first() {
        let published: [f64; 4] = core::array::from_fn(|place| WAR.against_start[place][0]);
        let off = |difference: f64| published.map(|worth| [worth + 0.3, worth - difference]);
        let replicates = [replicate(off(0.1)), replicate(off(0.02))];
        let fits = fits(&WAR, &replicates, &[vec![1.0], vec![2.0]]);
        let found: Vec<_> = fits
            .iter()
            .map(|fit| (fit.start[0], fit.generations))
            .collect();
        assert_eq!(found, [(2.0, 2), (1.0, 2)]);
        assert!(
            (fits[0].distance - 0.02).abs() < 1e-12,
            "{}",
            fits[0].distance
        );
    }
}
