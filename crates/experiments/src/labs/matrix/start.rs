//! The start of a dynamic, and which dynamic it is.

use super::settings::{DynamicName, MatrixLab, Populations};
use engines::dynamics::{Dynamic, Payoffs, Point};
use games::fraction::Fraction;
use games::strategic::{StrategicGame, names};

/// Weights of the actions where nothing is said: off every symmetry, so that something moves.
const WEIGHTS: [[f64; 3]; 2] = [[5.0, 3.0, 2.0], [2.0, 3.0, 5.0]];

impl MatrixLab {
    /// Whether one population may play against itself: in a symmetric game, and where there is more to see than a line.
    pub fn may_be_one_population(&self) -> bool {
        let game = self.game();
        game.is_ok_and(|game| game.is_symmetric() && game.size(0) > 2)
    }

    /// The payoffs, of one population or of two.
    pub fn populations_of(&self, game: &StrategicGame) -> Payoffs {
        let one = (self.populations == Populations::One && self.may_be_one_population())
            .then(|| Payoffs::of_one(game))
            .flatten();
        one.unwrap_or_else(|| Payoffs::of_two(game))
    }

    /// The dynamic.
    pub fn dynamic(&self) -> Dynamic {
        match self.dynamic {
            DynamicName::Replicator => Dynamic::Replicator,
            DynamicName::BestResponse => Dynamic::BestResponse,
            DynamicName::FictitiousPlay => Dynamic::FictitiousPlay,
            DynamicName::RegretMatching => Dynamic::RegretMatching,
            DynamicName::Logit => Dynamic::Logit {
                temperature: self.temperature,
            },
        }
    }

    /// Where it begins: what is written, made probabilities; what is not, or makes none, is a place of our own.
    pub fn starting_point(&self, payoffs: &Payoffs) -> Point {
        let written = names::read(&self.from);
        let start = |player: usize| {
            let numbers = written.get(player).map(|numbers| {
                let number = |text: &String| text.parse::<Fraction>().ok().map(Fraction::value);
                numbers.iter().map(number).collect::<Option<Vec<f64>>>()
            });
            let fits = |numbers: &Vec<f64>| {
                numbers.len() == payoffs.size(player)
                    && numbers.iter().all(|number| *number >= 0.0)
                    && numbers.iter().sum::<f64>() > 0.0
            };
            let weights = numbers.flatten().filter(fits).unwrap_or_else(|| {
                (0..payoffs.size(player))
                    .map(|action| WEIGHTS[player].get(action).copied().unwrap_or(1.0))
                    .collect()
            });
            let sum: f64 = weights.iter().sum();
            weights
                .iter()
                .map(|weight| weight / sum)
                .collect::<Vec<f64>>()
        };
        let first = start(0);
        let second = if payoffs.is_one_population() {
            first.clone()
        } else {
            start(1)
        };
        [first, second]
    }

    /// The text of a start, in thousandths.
    pub fn from_text(point: &Point) -> String {
        let numbers = point.each_ref().map(|shares| {
            let texts = shares
                .iter()
                .map(|share| ((share * 1000.0).round() / 1000.0).to_string());
            texts.collect::<Vec<_>>()
        });
        names::write(&numbers)
    }
}
