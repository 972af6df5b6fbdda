//! Several strategies: who takes over where there are more than two, from the beginning of the experiment: all ways to divide the population are gone through.

use super::work::Work;
use engines::populations::compositions::Compositions;
use engines::populations::elimination::Absorbing;
use engines::populations::game::Game;
use engines::populations::well_mixed::WellMixed;
use engines::{Status, effort};
use experiments::populations::{
    Ends, Exactly, Missing, PopulationsExperiment, Structure, states_or_most,
};

/// Rows of all states, a state in each step.
pub(super) struct Rows {
    mixed: WellMixed,
    pub states: Compositions,
    rows: Vec<Vec<f64>>,
}

impl Rows {
    /// Of a population without structure.
    ///
    /// # Errors
    /// There are too many states.
    pub fn new(mixed: WellMixed) -> Result<Self, Missing> {
        let size = mixed.game.size();
        states_or_most(mixed.population, size)?;
        Ok(Self {
            states: Compositions::new(mixed.population, size),
            mixed,
            rows: Vec::new(),
        })
    }

    /// Adds a row; all of them once they are there.
    ///
    /// # Errors
    /// Somewhere nobody has any fitness.
    pub fn step(&mut self) -> Result<Option<Vec<Vec<f64>>>, Missing> {
        let count = self.states.all().len();
        effort::spend(count as u64);
        let row = self.states.row(&self.mixed, self.rows.len());
        self.rows.push(row.map_err(|_| Missing::NobodyFit)?);
        let is_over = self.rows.len() == count;
        Ok(is_over.then(|| core::mem::take(&mut self.rows)))
    }
}

/// Who takes over, under way.
pub(super) enum EndsWork {
    Nothing,
    Known(Missing),
    Rows(Box<Rows>, Vec<u32>),
    Chain(Box<Absorbing<f64>>, usize),
}

impl EndsWork {
    pub fn new(lab: &PopulationsExperiment, game: Game) -> Self {
        if game.size() == 2 || lab.structure != Structure::Mixed {
            return Self::Nothing;
        }
        let mixed = lab.mixed(game, lab.without_mutation());
        if mixed.process.update.invents() {
            return Self::Known(Missing::ComesBack);
        }
        match Rows::new(mixed) {
            Ok(rows) => Self::Rows(Box::new(rows), lab.start_counts()),
            Err(missing) => Self::Known(missing),
        }
    }

    fn with_rows(rows: &Rows, all: &[Vec<f64>], start: &[u32]) -> Result<Self, Ends> {
        let place = rows.states.place(start).unwrap_or(0);
        let inner = rows.states.inner();
        match inner.iter().position(|&one| one == place) {
            Some(place) => Ok(Self::Chain(Box::new(rows.states.absorbing(all)), place)),
            // All play the same from the beginning.
            None => Err(Ends {
                strategies: start.iter().map(|&count| f64::from(count.min(1))).collect(),
                steps: 0.0,
            }),
        }
    }
}

impl Work for EndsWork {
    fn step(&mut self, found: &mut Exactly) -> Status {
        let known = match self {
            Self::Nothing => return Status::Finished,
            Self::Known(missing) => Err(*missing),
            Self::Rows(rows, start) => match rows.step() {
                Ok(None) => return Status::Running,
                Err(missing) => Err(missing),
                Ok(Some(all)) => match Self::with_rows(rows, &all, start) {
                    Ok(next) => {
                        *self = next;
                        return Status::Running;
                    }
                    Err(ends) => Ok(ends),
                },
            },
            Self::Chain(chain, place) => match chain.step() {
                Err(_) => Err(Missing::NeverEnds),
                Ok(status) => match chain.fates().get(*place) {
                    Some(fate) => Ok(Ends {
                        strategies: fate.ends.clone(),
                        steps: fate.steps,
                    }),
                    None if status == Status::Running => return Status::Running,
                    None => Err(Missing::NeverEnds),
                },
            },
        };
        found.ends = Some(known);
        Status::Finished
    }
}
