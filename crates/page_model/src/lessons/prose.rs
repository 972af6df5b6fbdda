//! Prose of a lesson: where its buttons and controls lead.

use experiments::Experiment;
use experiments::parameters::number;
use lessons::lesson::{Allowed, Jump};

/// An experiment after a jump: what it does not take of the changes stays as it is.
pub fn after(jump: &Jump, experiment: Experiment) -> Experiment {
    let changes = jump.changes.iter();
    changes.fold(experiment, |experiment, (key, value)| {
        experiment.with(key, value).unwrap_or(experiment)
    })
}

/// A number inside its range, other texts as they are.
pub fn within(allowed: &Allowed, text: String) -> String {
    let Allowed::Range(least, most) = allowed else {
        return text;
    };
    match number(&text) {
        Some(number) if !(*least..=*most).contains(&number) => {
            number.clamp(*least, *most).to_string()
        }
        _ => text,
    }
}
