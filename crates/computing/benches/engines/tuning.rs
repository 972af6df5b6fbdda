//! N-tuple bandit evolution: evaluations of noisy OneMax, nearly all of whose time is the model's.

use crate::common::program::Work;
use crate::common::stopwatch::seconds_a_unit;
use crate::work;
use engines::Status;
use engines::tuning::problems::{Fitness, Known, Problem, Shape};
use engines::tuning::{
    ModelSettings, Ntbea, NtbeaSettings, Optimizer, Points, Recommendation, TupleChoice,
};
use random::Random;
use std::hint::black_box;

const EVALUATIONS: u64 = 2_000;

/// The case that published programs were measured at: 10 bits, tuples 1, 2 and 10, 50 neighbours.
pub fn works() -> impl Iterator<Item = Work> {
    [work(
        "NTBEA, 10 bits, 50 neighbours: an evaluation",
        evaluate,
    )]
    .into_iter()
}

fn evaluate() -> f64 {
    let problem = Known::new(Shape::OneMax, 10, 2, 1.0).expect("ten bits");
    let settings = NtbeaSettings {
        model: ModelSettings {
            tuples: TupleChoice::default(),
            exploration: 0.5,
            epsilon: 0.5,
        },
        neighbours: 50,
        mutation: 0.5,
        flip_once: true,
        duplicates: true,
        population: false,
        recommendation: Recommendation::ModelMean,
    };
    seconds_a_unit(EVALUATIONS, || {
        let mut random = Random::stream(1, 0);
        let mut search = Ntbea::new(problem.space().clone(), settings.clone());
        let mut points = Points::new(10);
        let mut evaluator = problem.evaluator();
        for evaluation in 0..EVALUATIONS {
            points.clear();
            while search.propose(1, &mut random, &mut points) == Status::Running {}
            let value = evaluator.evaluate(points.get(0), Random::stream(2, evaluation));
            search.learn(&points, &[value]);
        }
        black_box(search.sampled().iter().count());
    })
}
