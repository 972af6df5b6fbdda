//! Spaces that somebody gives for an agent or for the rules of Aliens, as listing 7.2 of the source does: a part of the dimensions,
//! each with the values that are tried. What is not named keeps its usual value.

use super::problems::{Chosen, ChosenDimension, Tunable};
use super::settings::{ProblemName, TuningExperiment};
use crate::NotRunnable;
use crate::common::place::from_character;
use crate::diagnostic::{Fault, quote};
use core::ops::Range;
use engines::formula::{TextError, TypedDimension, TypedSpace};
use std::sync::Arc;
use texts::Texts;

/// The parameter.
const KEY: &str = "own_space";

/// A name or a value that there is not, from this character on, counted from 1.
#[derive(Clone, Debug, PartialEq)]
struct WrongDimension {
    place: usize,
    tunable: Tunable,
    fault: DimensionFault,
}

#[derive(Clone, Debug, PartialEq)]
enum DimensionFault {
    Name { found: String },
    Value { name: &'static str, found: String },
}

impl Fault for WrongDimension {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let words = &texts.labs.tuning.own_space;
        let fault = match &self.fault {
            DimensionFault::Name { found } => {
                (words.no_such_dimension)(&quote(found), &self.tunable.names().join(", "))
            }
            DimensionFault::Value { name, found } => {
                (words.value)(name, &quote(found), &self.tunable.allowed(name, texts))
            }
        };
        (texts.formula.at)(key, self.place, &fault)
    }

    fn place(&self, _key: &str, text: &str) -> Option<Range<usize>> {
        Some(from_character(text, self.place, None))
    }
}

impl TuningExperiment {
    /// What of the problem's dimensions may be chosen; `None` where nothing may.
    fn tunable(&self) -> Option<Tunable> {
        match self.problem {
            ProblemName::Aliens => Some(Tunable::Aliens),
            ProblemName::Agent => Some(Tunable::Agent),
            ProblemName::RollingHorizon => Some(Tunable::RollingHorizon),
            _ => None,
        }
    }

    /// The space that somebody gives; `None` if nobody does.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub(super) fn own_space(&self) -> Result<Option<Chosen>, NotRunnable> {
        let Some(tunable) = self.tunable().filter(|_| self.has_own_space()) else {
            return Ok(None);
        };
        let TypedSpace { space, dimensions } =
            self.own_space.parse().map_err(wrong::<TextError>)?;
        let chosen = dimensions.iter().map(|typed| chosen(tunable, typed));
        let chosen = chosen.collect::<Result<_, _>>().map_err(wrong)?;
        Ok(Some(Chosen::new(space, chosen)))
    }

    /// The same, or the space that stands in until it can be read.
    pub(super) fn chosen_or(&self, usual: Chosen) -> Chosen {
        self.own_space().ok().flatten().unwrap_or(usual)
    }
}

fn wrong<F: Fault>(fault: F) -> NotRunnable {
    let fault = Arc::new(fault);
    NotRunnable::Text { key: KEY, fault }
}

/// A dimension with its values, all of which `tunable` has.
fn chosen(tunable: Tunable, typed: &TypedDimension) -> Result<ChosenDimension, WrongDimension> {
    let at = |place, fault| WrongDimension {
        place,
        tunable,
        fault,
    };
    let mut names = tunable.names().into_iter();
    let Some(name) = names.find(|known| *known == typed.name) else {
        let found = typed.name.clone();
        return Err(at(typed.place, DimensionFault::Name { found }));
    };
    let mut values = Vec::new();
    for typed in &typed.values {
        let found = typed.value.to_string();
        if !tunable.takes(name, &found) {
            return Err(at(typed.place, DimensionFault::Value { name, found }));
        }
        values.push(found);
    }
    Ok(ChosenDimension { name, values })
}
