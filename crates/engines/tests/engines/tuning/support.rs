//! Runs of optimizers on problems.

use engines::Status;
use engines::tuning::problems::Fitness;
use engines::tuning::{
    ModelSettings, NtbeaSettings, Optimizer, Points, Recommendation, TupleChoice,
};
use random::Random;

/// The settings of the source, with the mutation probability and exploration given.
pub fn ntbea(mutation: f64, exploration: f64) -> NtbeaSettings {
    NtbeaSettings {
        model: ModelSettings {
            tuples: TupleChoice::default(),
            exploration,
            epsilon: 0.5,
        },
        neighbours: 50,
        mutation,
        flip_once: true,
        duplicates: false,
        population: false,
        recommendation: Recommendation::ModelMean,
    }
}

/// The true value of what is recommended after so many evaluations, `batch` at a time.
pub fn recommended_value(
    problem: &impl Fitness,
    optimizer: &mut impl Optimizer,
    evaluations: usize,
    batch: usize,
    random: &mut Random,
) -> f64 {
    let mut points = Points::new(problem.space().dimensions());
    let mut evaluator = problem.evaluator();
    let mut left = evaluations;
    while left > 0 {
        points.clear();
        while optimizer.propose(batch.min(left), random, &mut points) == Status::Running {}
        let values: Vec<f64> = points
            .iter()
            .map(|point| evaluator.evaluate(point, Random::stream(random.bits(), 0)))
            .collect();
        optimizer.learn(&points, &values);
        left -= points.len();
    }
    let mut recommended = vec![0; problem.space().dimensions()];
    while optimizer.recommend(&mut recommended) == Status::Running {}
    problem.true_value(&recommended).expect("a known truth")
}

/// Mean and standard error.
pub fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}
