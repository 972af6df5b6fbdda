//! Tuning: the model against a plain one, the optimizers on problems whose truth is known, problems.

mod formula;
mod model;
mod optimizers;
mod support;
