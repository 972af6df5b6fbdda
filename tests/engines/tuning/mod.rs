//! Tuning: the model against a plain one, the optimizers on problems whose truth is known, problems.

mod aliens;
mod certainty;
mod ends;
mod formula;
mod games;
mod lab;
mod model;
mod optimizers;
mod own_space;
mod presets;
mod support;
mod tuples;
