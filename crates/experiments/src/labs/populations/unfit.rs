//! Fitness that would be negative: of whom, among whom, and with which strength of selection it would not be. And exponential fitness that would be beyond the
//! numbers of the machine.

use super::settings::{NeighbourhoodName, PopulationsExperiment, Structure};
use crate::diagnostic::Fault;
use engines::exact::rational::{Rational, value};
use engines::populations::game::Game;
use engines::populations::process::{Mapping, Process};
use texts::Texts;

/// Why a selection is none for a game.
#[derive(Clone, Debug, PartialEq)]
pub enum WrongSelection {
    /// A fitness is negative.
    Unfit {
        /// Whose, by name.
        strategy: String,
        /// All others play this.
        among: String,
        /// As text.
        fitness: String,
        /// The strongest selection with which it would not be.
        most: String,
    },
    /// Exponential fitness is beyond the numbers of the machine; the strongest selection with which it is not, as text.
    TooStrong { most: String },
}

impl Fault for WrongSelection {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let words = &texts.labs.populations.wrong;
        (words.of_key)(key, &self.at_field(key, texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        let words = &texts.labs.populations.wrong;
        match self {
            Self::Unfit {
                strategy,
                among,
                fitness,
                most,
            } => (words.unfit)([strategy, among], fitness, most),
            Self::TooStrong { most } => (words.too_strong)(most),
        }
    }
}

/// What is wrong with the strength of selection in this game, if anything is.
pub(super) fn wrong_selection(
    lab: &PopulationsExperiment,
    game: &Game,
    names: &[String],
) -> Option<WrongSelection> {
    let process = lab.dynamics();
    if !process.update.has_fitness() {
        return None;
    }
    match process.mapping {
        Mapping::Linear => unfit(lab, (game, &process), names),
        Mapping::Exponential => too_strong(lab, game, &process),
    }
}

/// The least fitness that anybody can have, if it is negative. A payoff is least where all others play the same.
fn unfit(
    lab: &PopulationsExperiment,
    (game, process): (&Game, &Process),
    names: &[String],
) -> Option<WrongSelection> {
    let most_met = most_met(lab);
    let pairs = pairs(game);
    let least = pairs.min_by_key(|&(own, other)| payoff(game, process, own, other, most_met))?;
    let payoff = payoff(game, process, least.0, least.1, most_met);
    let fitness = process.exact_fitness(&payoff);
    if fitness >= Rational::ZERO {
        return None;
    }
    let most = Rational::ONE / (Rational::ONE - payoff);
    let written = |number: &Rational| {
        let text = number.to_string();
        let is_short = text.len() < 12;
        if is_short {
            text
        } else {
            format!("{:.4}", value(number))
        }
    };
    Some(WrongSelection::Unfit {
        strategy: names[least.0].clone(),
        among: names[least.1].clone(),
        fitness: written(&fitness).replace('-', "\u{2212}"),
        most: written(&most),
    })
}

/// The most that anybody meets.
fn most_met(lab: &PopulationsExperiment) -> u32 {
    // The page asks at every change, and to draw a large grid takes long.
    if lab.structure == Structure::Grid && lab.width.min(lab.height) > 2 {
        return match lab.neighbourhood {
            NeighbourhoodName::VonNeumann => 4,
            NeighbourhoodName::Moore => 8,
        };
    }
    lab.graph().map_or(lab.players() - 1, |graph| {
        let degrees = (0..graph.size()).map(|vertex| graph.neighbours(vertex).len() as u32);
        degrees.max().unwrap_or(1)
    })
}

fn pairs(game: &Game) -> impl Iterator<Item = (usize, usize)> {
    (0..game.size()).flat_map(|own| (0..game.size()).map(move |other| (own, other)))
}

/// Selection times payoff at most: e to that, and to twice that, are far from the ends of the machine's numbers.
const MAX_EXPONENT: f64 = 300.0;

/// Whether some fitness would be too large or too small.
fn too_strong(
    lab: &PopulationsExperiment,
    game: &Game,
    process: &Process,
) -> Option<WrongSelection> {
    let most_met = most_met(lab);
    let payoffs = pairs(game).map(|(own, other)| payoff(game, process, own, other, most_met));
    let largest = payoffs
        .map(|payoff| value(&payoff).abs())
        .fold(0.0, f64::max);
    (value(&process.selection) * largest > MAX_EXPONENT).then(|| WrongSelection::TooStrong {
        most: format!("{:.4}", MAX_EXPONENT / largest),
    })
}

/// What one of `own` gets from so many others who all play the same.
fn payoff(game: &Game, process: &Process, own: usize, other: usize, met: u32) -> Rational {
    let met = Rational::from(met);
    let of_others = game.payoff(own, other) * &met;
    let (sum, all) = match process.meets_oneself {
        true => (of_others + game.payoff(own, own), met + Rational::ONE),
        false => (of_others, met),
    };
    if process.adds_up { sum } else { sum / all }
}
