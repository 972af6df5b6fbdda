//! The minimax lab without its page: what a person can do, what is drawn and what is told.
//!
//! * [`support`]: labs from links, and their searches.
//! * [`play`]: moves, moments, undo; [`settings`]: other values; [`questions`]: what matters to the answer.
//! * [`exercises`] and [`presets`]: experiments to begin with.
//! * [`stories`]: every step in words, with true numbers; [`cuts`]: why something is cut.
//! * [`predictions`]: what is predicted; [`readable`]: what it takes to do so can be read. [`colours`]: a colour a player.
//! * [`pictures`]: records with places, as bytes. [`snapshots`]: what chunks say.

mod colours;
mod cuts;
mod exercises;
mod pictures;
mod play;
mod predictions;
mod presets;
mod questions;
mod readable;
mod settings;
mod snapshots;
mod stories;
mod support;
