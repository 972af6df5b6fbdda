//! Problems that somebody has written down: read, and what is wrong with them as sentences.

use super::settings::{OWN_FORMULA, OWN_SPACE, TuningExperiment};
use crate::NotRunnable;
use crate::common::formula_fault::no_value;
use engines::formula::{Formula, NamedSpace, TextError};
use engines::tuning::problems::FormulaProblem;
use std::sync::Arc;
use texts::Texts;

impl TuningExperiment {
    /// The problem that is written down.
    ///
    /// # Errors
    /// Says what is wrong with its space, else with its formula.
    pub(super) fn own(&self) -> Result<FormulaProblem, NotRunnable> {
        read(&self.space, &self.formula, self.noise)
    }

    /// What stands in until [`TuningExperiment::own`] can be read.
    pub(super) fn own_default(&self) -> FormulaProblem {
        let problem = read(OWN_SPACE, OWN_FORMULA, self.noise);
        problem.unwrap_or_else(|_| unreachable!("a test reads it"))
    }

    /// Why the formula has no value at a point, and where in it; `None` if it has one, and for other problems.
    pub fn why_no_value(&self, point: &[u16], texts: &Texts) -> Option<String> {
        let own = (self.problem == super::ProblemName::Own).then(|| self.own().ok())??;
        let error = own.value(point).err()?;
        let why = no_value(error.why, texts);
        Some((texts.formula.no_value_at)(error.place, why))
    }
}

fn read(space: &str, formula: &str, noise: f64) -> Result<FormulaProblem, NotRunnable> {
    let wrong = |key| {
        move |error: TextError| NotRunnable::Text {
            key,
            fault: Arc::new(error),
        }
    };
    let space: NamedSpace = space.parse().map_err(wrong("space"))?;
    let formula = Formula::read(formula, &space).map_err(wrong("formula"))?;
    Ok(FormulaProblem::new(space, formula, noise))
}
