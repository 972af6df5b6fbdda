//! Analysis: a tournament with what has been found of it, which every view is given.

use experiments::common::repeated::stage::Stage;
use experiments::tournament::{Cell, Exactly, Findings, TournamentExperiment};
use std::rc::Rc;
use std::sync::Arc;
use texts::Texts;

/// Longer names are cut: rules make long ones.
const MAX_LETTERS: usize = 32;
/// Payoffs that differ by less are the same to a reader.
pub const SAME: f64 = 1e-9;

/// A tournament and what has been found of it. Entrants are counted from 0, in the order of the list.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// As the address has it.
    pub asked: TournamentExperiment,
    /// What is shown: that, or what was asked before until something is found of it.
    pub lab: TournamentExperiment,
    pub stage: Arc<Stage>,
    pub found: Rc<Findings>,
    /// What the row's entrant gets from the column's.
    pub matrix: Vec<Vec<Cell>>,
    /// Of all entrants, no two the same.
    pub names: Vec<String>,
}

impl PartialEq for Analysis {
    /// All else follows from these.
    fn eq(&self, other: &Self) -> bool {
        self.asked == other.asked
            && self.lab == other.lab
            && (Rc::ptr_eq(&self.found, &other.found) || self.found == other.found)
    }
}

impl Analysis {
    /// What has been found of `lab`, where `asked` is what the address has; none where there is no game.
    pub fn new(
        asked: &TournamentExperiment,
        lab: &TournamentExperiment,
        found: &Rc<Findings>,
        texts: &Texts,
    ) -> Option<Self> {
        let stage = lab.stage.stage().ok()?;
        Some(Self {
            matrix: lab.matrix(found, &stage),
            names: names(lab, texts),
            asked: asked.clone(),
            lab: lab.clone(),
            found: found.clone(),
            stage,
        })
    }

    /// How many entrants there are.
    pub fn count(&self) -> usize {
        self.names.len()
    }

    /// The entrants, best first: by the matches once all have met, before that by exact values.
    pub fn order(&self) -> Vec<usize> {
        let played = self.found.ranking.iter().map(|row| row.entrant);
        let exactly = self.found.exact_ranking.iter().map(|row| row.entrant);
        let is_exact_first = self.found.ranking.len() < self.count();
        let mut order: Vec<usize> = if is_exact_first && exactly.len() > 0 {
            exactly.collect()
        } else {
            played.collect()
        };
        let rest: Vec<usize> = (0..self.count())
            .filter(|entrant| !order.contains(entrant))
            .collect();
        order.extend(rest);
        order
    }

    /// Who earns most, by exact values where all are known; empty while nothing is known.
    pub fn best(&self) -> Vec<usize> {
        if !self.found.exact_ranking.is_empty() {
            return winners(&self.found.exact_ranking);
        }
        let played = self.found.ranking.iter().take(1);
        played.map(|row| row.entrant).collect()
    }

    /// The exact mean of an entrant, where all are known.
    pub fn exact(&self, entrant: usize) -> Option<f64> {
        let mut rows = self.found.exact_ranking.iter();
        let row = rows.find(|row| row.entrant == entrant)?;
        Some(row.payoff)
    }

    /// The pair that is looked at, row and column; the first in the table against the last where none was chosen.
    pub fn pair(&self) -> [usize; 2] {
        let fits = |pair: &[usize; 2]| pair.iter().all(|&entrant| entrant < self.count());
        self.asked.pair.filter(fits).unwrap_or_else(|| {
            let order = self.order();
            let end = |end: Option<&usize>| end.copied().unwrap_or_default();
            [end(order.first()), end(order.last())]
        })
    }

    /// The names of these entrants.
    pub fn names_of(&self, entrants: &[usize]) -> Vec<&str> {
        let entrants = entrants.iter();
        entrants.map(|&entrant| &*self.names[entrant]).collect()
    }
}

/// Those at the head of a table, best first, who get the same.
pub fn winners(table: &[Exactly]) -> Vec<usize> {
    let best = table.first().map_or(0.0, |row| row.payoff);
    let same = table
        .iter()
        .take_while(|row| best - row.payoff < SAME)
        .map(|row| row.entrant);
    let mut winners: Vec<usize> = same.collect();
    winners.sort_unstable();
    winners.dedup();
    winners
}

/// Short names, with a number where several entrants have the same.
pub fn names(lab: &TournamentExperiment, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.tournament.views;
    let entrants = lab.entrants.iter();
    let short: Vec<String> = entrants
        .map(|entrant| shortened(&entrant.spoken(texts)))
        .collect();
    let named = |(number, name): (usize, &String)| {
        let has_namesake = short.iter().filter(|other| *other == name).count() > 1;
        if has_namesake {
            (words.numbered)(name, number + 1)
        } else {
            name.clone()
        }
    };
    short.iter().enumerate().map(named).collect()
}

fn shortened(name: &str) -> String {
    if name.chars().count() <= MAX_LETTERS {
        return name.to_owned();
    }
    let start: String = name.chars().take(MAX_LETTERS - 1).collect();
    format!("{}…", start.trim_end())
}
