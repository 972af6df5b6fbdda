//! The minimax lab without its page: what a person can do, and what is found.
//!
//! * [`support`]: labs from links, and their searches.
//! * [`play`]: moves, moments, undo; [`settings`]: other values; [`questions`]: what matters to the answer.
//! * [`exercises`] and [`presets`]: experiments to begin with.
//! * [`gardner`]: its chess. [`labels`]: won, drawn, lost.
//! * [`shown`]: the moment looked at. [`savings`]: what improvements save. [`snapshots`]: what chunks say.

mod exercises;
mod gardner;
mod labels;
mod play;
mod presets;
mod questions;
mod savings;
mod settings;
mod shown;
mod snapshots;
mod support;
