//! As game of a population: what strategies get from each other, for the lab of populations.

use super::analysis::Analysis;
use experiments::Experiment;
use experiments::populations::{MappingName, PopulationsExperiment};
use games::strategic::names::write_group;

/// Strategies of a population.
const MAX_STRATEGIES: usize = 8;
/// Fractions of more characters are rounded to so many decimals.
const MAX_CHARACTERS: usize = 12;
const DECIMALS: usize = 4;

/// The link of a population of the entrants, the best eight where there are more; `None` until all is known that they get from each other.
pub fn link(of: &Analysis) -> Option<String> {
    let mut chosen = of.order();
    chosen.truncate(MAX_STRATEGIES);
    chosen.sort_unstable();
    let payoff = |row: usize, column: usize| {
        let cell = &of.matrix[row][column];
        let exact = cell.exact.as_ref().and_then(|exact| exact.as_ref().ok());
        let text = exact.and_then(|exact| exact.text());
        let text = text.filter(|text| text.len() <= MAX_CHARACTERS);
        let rounded = || Some(format!("{:.DECIMALS$}", cell.payoff()?));
        text.map(str::to_owned).or_else(rounded)
    };
    let row = |&row: &usize| {
        let cells: Option<Vec<String>> = chosen.iter().map(|&column| payoff(row, column)).collect();
        Some(cells?.join(","))
    };
    let rows: Option<Vec<String>> = chosen.iter().map(row).collect();
    let payoffs = chosen.iter().flat_map(|&row| of.matrix[row].iter());
    let has_losses = payoffs
        .filter_map(|cell| cell.payoff())
        .any(|payoff| payoff < 0.0);
    let names: Vec<String> = chosen
        .iter()
        .map(|&entrant| of.names[entrant].clone())
        .collect();
    let fresh = PopulationsExperiment::default();
    let population = PopulationsExperiment {
        game: rows?.join(";"),
        strategies: write_group(&names),
        // A fitness of 1 − w + w π could be negative.
        mapping: if has_losses {
            MappingName::Exponential
        } else {
            fresh.mapping
        },
        seed: of.lab.seed,
        ..fresh
    };
    Some(Experiment::from(population).link())
}
