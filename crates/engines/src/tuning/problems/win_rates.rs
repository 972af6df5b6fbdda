//! A made-up table of win rates: 4·2·2·3·6 = 288 settings, each with a rate of wins. No game is played.
//!
//! The space, and that most settings hardly win and the best one wins 0.60 of its games, are like the settings of an agent
//! for Planet Wars of Lucas, Liu and Perez-Liebana (2018), whose table is not public. Ours is made by a generator. A setting's score is a sum of a normal
//! number for each value and a smaller one for each pair of values; the win rate falls by a factor of e for each
//! 0.45 standard deviations of the scores below the best score.

use super::{AtOnce, Dimension, Evaluator, Fitness, Immediate, Problem, numbered};
use crate::tuning::space::{Point, Space};
use random::Random;
use random::normal::normal;
use statistics::Range;

const SIZES: [u16; 5] = [4, 2, 2, 3, 6];
/// The win rate of the best setting.
pub const BEST: f64 = 0.6;
/// How large pairs are beside single values.
const PAIRS: f64 = 0.5;
/// In standard deviations of the scores.
const FALL: f64 = 0.45;

/// The table.
#[derive(Clone, Debug)]
pub struct WinRates {
    space: Space,
    /// By number of the point.
    win_rates: Vec<f64>,
}

impl WinRates {
    /// The table with this number.
    pub fn new(number: u64) -> Self {
        let space = Space::new(SIZES.to_vec());
        let space = space.unwrap_or_else(|_| unreachable!("it has five small dimensions"));
        let mut random = Random::stream(number, 0);
        let mut numbers =
            |count: u16| -> Vec<f64> { (0..count).map(|_| normal(&mut random)).collect() };
        let singles = SIZES.map(&mut numbers);
        let pairs: Vec<(usize, usize, Vec<f64>)> = (0..SIZES.len())
            .flat_map(|a| (a + 1..SIZES.len()).map(move |b| (a, b)))
            .map(|(a, b)| (a, b, numbers(SIZES[a] * SIZES[b])))
            .collect();
        let score = |point: &Point| {
            let single =
                |(dimension, &value): (usize, &u16)| singles[dimension][usize::from(value)];
            let pair = |(a, b, table): &(usize, usize, Vec<f64>)| {
                table[usize::from(point[*a] * SIZES[*b] + point[*b])]
            };
            let alone: f64 = point.iter().enumerate().map(single).sum();
            alone + PAIRS * pairs.iter().map(pair).sum::<f64>()
        };
        let mut point = [0; SIZES.len()];
        let scores = (0..space.points()).map(|index| {
            space.write_point(index, &mut point);
            score(&point)
        });
        let win_rates = win_rates(&scores.collect::<Vec<f64>>());
        Self { space, win_rates }
    }
}

fn win_rates(scores: &[f64]) -> Vec<f64> {
    let count = scores.len() as f64;
    let mean = scores.iter().sum::<f64>() / count;
    let squares = scores.iter().map(|score| (score - mean) * (score - mean));
    let deviation = (squares.sum::<f64>() / count).sqrt();
    let best = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let rate = |score: &f64| BEST * libm::exp((score - best) / (FALL * deviation));
    scores.iter().map(rate).collect()
}

impl WinRates {
    fn win_rate(&self, point: &Point) -> f64 {
        self.win_rates[self.space.index(point) as usize]
    }
}

impl Problem for WinRates {
    fn space(&self) -> &Space {
        &self.space
    }

    fn dimensions(&self) -> Vec<Dimension> {
        numbered(&self.space)
    }

    fn true_value(&self, point: &Point) -> Option<f64> {
        Some(self.win_rate(point))
    }

    fn range(&self) -> Range {
        Range::UNIT
    }

    fn best_value(&self) -> Option<f64> {
        Some(BEST)
    }
}

impl Fitness for WinRates {
    fn evaluator(&self) -> Box<dyn Evaluator> {
        AtOnce::boxed(self)
    }
}

impl Immediate for WinRates {
    fn value(&self, point: &Point, random: &mut Random) -> f64 {
        f64::from(u8::from(random.unit() < self.win_rate(point)))
    }
}
