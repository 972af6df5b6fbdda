//! Racing, small: the mean of a coin and its bounds, until ½ is outside.

use super::picture::{Curve, Picture, Tone};
use engines::racing::Test;
use experiments::racing::{Course, RacingExperiment};
use texts::PictureTexts;

/// The experiment: one race, of a coin that is not fair.
pub fn experiment() -> RacingExperiment {
    RacingExperiment {
        mean: 0.6,
        repeats: 1,
        all: false,
        ..RacingExperiment::default()
    }
}

/// The course of the race.
pub fn picture(course: &Course, words: &PictureTexts) -> Picture {
    let last = course.end.race.games().max(1) as f64;
    // The first bounds are as wide as results can be; what is worth seeing is nearer to ½.
    let range = 0.35;
    let height = |value: f64| (0.5 + (value - 0.5) / (2.0 * range)).clamp(0.0, 1.0);
    let curve = |tone, name, value: fn(&Test) -> f64| Curve {
        tone,
        name,
        points: course
            .tests
            .iter()
            .map(|test| (test.games as f64 / last, height(value(test))))
            .collect(),
        is_dashed: false,
    };
    let [upper, lower] = words.bounds;
    Picture::Curves(vec![
        curve(Tone::Quiet, upper, |test| test.upper),
        curve(Tone::First, words.mean, |test| test.mean),
        curve(Tone::Quiet, lower, |test| test.lower),
        Curve {
            tone: Tone::Mark,
            name: words.half,
            points: vec![(0.0, 0.5), (1.0, 0.5)],
            is_dashed: true,
        },
    ])
}
