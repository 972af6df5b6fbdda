//! A population of the entrants: shares that grow with what they get from each other, generation by generation.
//!
//! Each entrant begins with the same share and meets all others and itself, whether or not that counts in the tournament.

use super::findings::{Cell, known_payoffs};
use super::settings::TournamentExperiment;
use engines::repeated::tournament::ecology::Ecology;
use serde::{Deserialize, Serialize};

/// What the payoffs of a population are known from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Basis {
    /// All are exact.
    Exact,
    /// Those that are not exact are means of matches.
    Mixed,
    /// All are means of matches.
    Played,
}

impl Basis {
    /// As reports have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Mixed => "exact-and-played",
            Self::Played => "played",
        }
    }
}

/// A population over generations.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Population {
    pub basis: Basis,
    /// By how much all payoffs were raised, since some are below 0.
    pub raised: f64,
    /// By generation, from the first one on, and entrant.
    pub shares: Vec<Vec<f64>>,
}

impl TournamentExperiment {
    /// The population that lives on these payoffs. `None` if one is not known.
    pub fn population(&self, matrix: &[Vec<Cell>]) -> Option<Population> {
        let payoffs = known_payoffs(matrix)?;
        let cells = matrix.iter().flatten();
        let exact = cells.filter(|cell| cell.is_exact()).count();
        let count = payoffs.len();
        let basis = match exact {
            0 => Basis::Played,
            exact if exact == count * count => Basis::Exact,
            _ => Basis::Mixed,
        };
        let mut ecology = Ecology::new(payoffs, vec![1.0 / count as f64; count]);
        let raised = ecology.raised();
        let mut shares = vec![ecology.shares().to_vec()];
        for _ in 0..self.generations {
            ecology.step();
            shares.push(ecology.shares().to_vec());
        }
        Some(Population {
            basis,
            raised,
            shares,
        })
    }
}
