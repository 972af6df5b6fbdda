//! What the optimizers find on problems whose truth is known. The noise is that of fixed seeds; tolerances are of standard
//! errors over the seeds.

use crate::tuning::support::{mean_and_error, ntbea, recommended_value};
use engines::Status;
use engines::tuning::problems::{Fitness, Known, Problem, Shape, WinRates};
use engines::tuning::{
    CompactGenetic, Genetic, HillClimber, Ntbea, Optimizer, Points, RandomSearch, Space, Ucb,
};
use random::Random;

/// True values of what is recommended, by seed.
fn values<O: Optimizer>(
    problem: &impl Fitness,
    evaluations: usize,
    seeds: u64,
    make: impl Fn(Space, &mut Random) -> O,
) -> Vec<f64> {
    let run = |seed| {
        let mut random = Random::stream(seed, 0);
        let mut optimizer = make(problem.space().clone(), &mut random);
        recommended_value(problem, &mut optimizer, evaluations, 1, &mut random)
    };
    (0..seeds).map(run).collect()
}

#[test]
fn without_noise_and_exploration_it_climbs_to_the_top() {
    let problem = Known::new(Shape::OneMax, 10, 2, 0.0).unwrap();
    let found = values(&problem, 500, 20, |space, _| {
        Ntbea::new(space, ntbea(0.5, 0.0))
    });
    // Without exploration it may stay at 9: what is not known counts as the mean of what is.
    let at_the_top = found.iter().filter(|&&value| value == 10.0).count();
    assert!(
        at_the_top >= 18 && found.iter().all(|&value| value >= 9.0),
        "{found:?}"
    );
}

#[test]
fn one_max_with_noise_is_nearly_solved() {
    let problem = Known::new(Shape::OneMax, 10, 2, 1.0).unwrap();
    let found = values(&problem, 500, 100, |space, _| {
        Ntbea::new(space, ntbea(0.5, 0.5))
    });
    let (mean, _) = mean_and_error(&found);
    assert!(mean >= 9.5, "{mean}");
}

#[test]
fn the_trap_does_not_hold_it() {
    let problem = Known::new(Shape::Trap, 5, 4, 1.0).unwrap();
    let found = values(&problem, 5_000, 20, |space, _| {
        Ntbea::new(space, ntbea(0.5, 0.5))
    });
    let best = found
        .iter()
        .filter(|&&value| Some(value) == problem.best_value());
    assert!(best.count() >= 15, "{found:?}");
}

#[test]
fn it_is_ahead_at_equal_evaluations() {
    let problem = WinRates::new(1);
    let ours = values(&problem, 288, 100, |space, _| {
        Ntbea::new(space, ntbea(0.5, 0.3))
    });
    let others = [
        values(&problem, 288, 100, |space, _| {
            HillClimber::new(space, 1, 0.2)
        }),
        values(&problem, 288, 100, |space, _| {
            HillClimber::new(space, 5, 0.2)
        }),
        values(&problem, 288, 100, |space, _| Genetic::new(space, 20, 0.2)),
        values(&problem, 288, 100, |space, _| {
            CompactGenetic::new(&space, 50)
        }),
        values(&problem, 288, 100, |space, _| RandomSearch::new(space)),
    ];
    let (mean, error) = mean_and_error(&ours);
    for other in &others {
        let (other_mean, other_error) = mean_and_error(other);
        let difference = mean - other_mean;
        assert!(
            difference > 3.0 * error.hypot(other_error),
            "{mean} ± {error}, {other_mean} ± {other_error}"
        );
    }
}

#[test]
fn every_optimizer_climbs_a_hill_without_noise() {
    let problem = Known::new(Shape::Hill, 2, 20, 0.0).unwrap();
    // Of a point drawn at random the mean is 0.80; of the best of 400 drawn 0.999.
    let all: [(&str, Vec<f64>); 5] = [
        (
            "random",
            values(&problem, 400, 20, |space, _| RandomSearch::new(space)),
        ),
        (
            "climber",
            values(&problem, 400, 20, |space, _| {
                HillClimber::new(space, 1, 0.5)
            }),
        ),
        (
            "genetic",
            values(&problem, 400, 20, |space, _| Genetic::new(space, 20, 0.5)),
        ),
        (
            "compact",
            values(&problem, 400, 20, |space, _| {
                CompactGenetic::new(&space, 20)
            }),
        ),
        (
            "ucb",
            values(&problem, 400, 20, |space, random| {
                Ucb::new(space, 0.0, random).expect("400 points")
            }),
        ),
    ];
    for (name, found) in all {
        let (mean, _) = mean_and_error(&found);
        assert!(mean > 0.98, "{name}: {mean}");
    }
}

/// Several points a step are different points, of the space, and the search still works.
#[test]
fn several_points_a_step() {
    let problem = Known::new(Shape::OneMax, 12, 2, 0.5).unwrap();
    let mut random = Random::stream(3, 0);
    let mut optimizer = Ntbea::new(problem.space().clone(), ntbea(0.5, 0.5));
    let mut evaluator = problem.evaluator();
    let mut points = Points::new(12);
    for step in 0..100 {
        points.clear();
        while optimizer.propose(4, &mut random, &mut points) == Status::Running {}
        let mut numbers: Vec<u64> = points
            .iter()
            .map(|point| problem.space().index(point))
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), if step == 0 { 1 } else { 4 });
        let values: Vec<f64> = points
            .iter()
            .map(|point| evaluator.evaluate(point, Random::stream(random.bits(), 0)))
            .collect();
        optimizer.learn(&points, &values);
    }
    let mut recommended = vec![0; 12];
    while optimizer.recommend(&mut recommended) == Status::Running {}
    assert!(problem.mean(&recommended) >= 11.0, "{recommended:?}");
}

#[test]
fn impossible_spaces_are_refused() {
    use engines::tuning::SpaceError;
    let refused = |sizes: Vec<u16>| Space::new(sizes).unwrap_err();
    assert_eq!(refused(vec![]), SpaceError::Empty);
    let too_few = SpaceError::TooFewValues {
        dimension: 1,
        found: 1,
    };
    assert_eq!(refused(vec![2, 1]), too_few);
    assert_eq!(refused(vec![1_000; 10]), SpaceError::TooManyPoints);
    assert_eq!(
        refused(vec![2; 65]),
        SpaceError::TooManyDimensions { found: 65 }
    );
    assert_eq!(Space::new(vec![2; 53]).unwrap().points(), 1 << 53);
}
