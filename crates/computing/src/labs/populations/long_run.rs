//! Long run: how much of its time a population with mutation spends where.

use super::several::Rows;
use super::work::Work;
use engines::populations::compositions::Compositions;
use engines::populations::elimination::Recurrent;
use engines::populations::game::Game;
use engines::populations::two::stationary;
use engines::populations::well_mixed::WellMixed;
use engines::{Status, effort};
use experiments::populations::{Exactly, LongRun, Missing, PopulationsExperiment, Structure};

/// The long run under way.
pub(super) enum LongRunWork {
    Nothing,
    Known(Missing),
    /// Two strategies, one change at a time.
    Two(Box<WellMixed>),
    Rows(Box<Rows>),
    Chain(Box<Recurrent<f64>>, Compositions),
}

impl LongRunWork {
    pub fn new(lab: &PopulationsExperiment, game: Game) -> Self {
        let process = lab.dynamics();
        if process.mutation.is_zero() {
            return Self::Nothing;
        }
        if lab.structure != Structure::Mixed {
            return Self::Known(Missing::Structure);
        }
        let is_simple = game.size() == 2 && !process.update.is_synchronous();
        let mixed = lab.mixed(game, process);
        if is_simple {
            return Self::Two(Box::new(mixed));
        }
        match Rows::new(mixed) {
            Ok(rows) => Self::Rows(Box::new(rows)),
            Err(missing) => Self::Known(missing),
        }
    }
}

impl Work for LongRunWork {
    fn step(&mut self, found: &mut Exactly) -> Status {
        let known = match self {
            Self::Nothing => return Status::Finished,
            Self::Known(missing) => Err(*missing),
            Self::Two(mixed) => {
                effort::spend(20 * u64::from(mixed.population));
                stationary(mixed)
                    .map(|states| of_two(&states))
                    .map_err(|_| Missing::NobodyFit)
            }
            Self::Rows(rows) => match rows.step() {
                Ok(None) => return Status::Running,
                Err(missing) => Err(missing),
                Ok(Some(all)) => {
                    let chain = Box::new(Recurrent::new(all));
                    *self = Self::Chain(chain, rows.states.clone());
                    return Status::Running;
                }
            },
            Self::Chain(chain, states) => match chain.step() {
                Err(_) => Err(Missing::NeverEnds),
                Ok(Status::Running) => return Status::Running,
                Ok(Status::Finished) => Ok(of_states(states, chain.shares().unwrap_or_default())),
            },
        };
        found.long_run = Some(known);
        Status::Finished
    }
}

fn of_two(states: &[f64]) -> LongRun {
    let players = (states.len() - 1) as f64;
    let each = states.iter().enumerate();
    let first: f64 = each
        .map(|(firsts, share)| firsts as f64 / players * share)
        .sum();
    LongRun {
        shares: vec![first, 1.0 - first],
        states: states.to_vec(),
    }
}

fn of_states(states: &Compositions, found: &[f64]) -> LongRun {
    let size = states.all()[0].len();
    let players = f64::from(states.all()[0].iter().sum::<u32>());
    let share = |strategy: usize| {
        let each = states.all().iter().zip(found);
        each.map(|(counts, share)| f64::from(counts[strategy]) / players * share)
            .sum()
    };
    let is_drawn = size <= 3;
    LongRun {
        shares: (0..size).map(share).collect(),
        states: if is_drawn { found.to_vec() } else { Vec::new() },
    }
}
