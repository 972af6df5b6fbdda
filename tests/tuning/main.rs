//! Tuning: the model against a plain one, the optimizers on problems whose truth is known.

mod model;
mod optimizers;
mod support;
