//! The start of a dynamic, and which dynamic it is.

use super::settings::{DynamicName, MatrixExperiment, Populations};
use crate::diagnostic::{Diagnostic, Fault};
use engines::dynamics::{Dynamic, Payoffs, Point};
use games::fraction::Fraction;
use games::strategic::{StrategicGame, names};
use texts::Texts;

/// Weights of the actions where nothing is said: off every symmetry, so that something moves.
const WEIGHTS: [[f64; 3]; 2] = [[5.0, 3.0, 2.0], [2.0, 3.0, 5.0]];

/// Numbers that make no start: of a player, from 1, or of too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct WrongStart {
    player: Option<usize>,
    /// How many numbers, or players, there may be.
    wanted: usize,
}

impl Fault for WrongStart {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let words = (texts.labs.matrix.wrong_start)(self.player, self.wanted);
        (texts.labs.matrix.wrong_game)(key, &words)
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        let words = (texts.labs.matrix.wrong_start)(self.player, self.wanted);
        (texts.labs.matrix.wrong_game_here)(&words)
    }
}

/// Written numbers as weights: none below 0, not all 0.
fn weights(numbers: &[String]) -> Option<Vec<f64>> {
    let number = |text: &String| text.parse::<Fraction>().ok().map(Fraction::value);
    let weights: Vec<f64> = numbers.iter().map(number).collect::<Option<_>>()?;
    let is_start = weights.iter().all(|weight| *weight >= 0.0) && weights.iter().sum::<f64>() > 0.0;
    is_start.then_some(weights)
}

impl MatrixExperiment {
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

    /// Where it begins: what is written, made probabilities; a place of our own where nothing is.
    pub fn starting_point(&self, payoffs: &Payoffs) -> Point {
        let written = names::read(&self.from);
        let start = |player: usize| {
            let weights = written.get(player).and_then(|numbers| weights(numbers));
            let weights = weights
                .filter(|weights| weights.len() == payoffs.size(player))
                .unwrap_or_else(|| {
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

    /// Clears a start that is none for this game, and says why.
    pub(super) fn repair_start(&mut self, game: &StrategicGame) -> Option<Diagnostic> {
        if self.from.is_empty() || game.players().len() > 2 {
            return None;
        }
        let written = names::read(&self.from);
        let fits = |(player, numbers): (usize, &Vec<String>)| {
            weights(numbers).is_some_and(|weights| weights.len() == game.size(player))
        };
        let wrong = if written.len() > 2 {
            WrongStart {
                player: None,
                wanted: 2,
            }
        } else {
            let player = written.iter().enumerate().position(|pair| !fits(pair))?;
            let wanted = game.size(player);
            WrongStart {
                player: Some(player + 1),
                wanted,
            }
        };
        self.from.clear();
        Some(Diagnostic::new("from", wrong))
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
