//! The minimax lab without its page: what a person can do, what is drawn and what is told.
//!
//! * [`support`]: labs from links, and their searches.
//! * [`play`]: moves, moments, undo; [`settings`]: other values; [`questions`]: what matters to the answer.
//! * [`exercises`] and [`presets`]: experiments to begin with.
//! * [`stories`]: every step in words, with true numbers; [`cuts`], [`ghosts`]: why something is cut.
//! * [`predictions`]: what is predicted; [`readable`]: what it takes to do so can be read. [`colours`]: a colour a player.
//! * [`shown`]: the moment looked at. [`number_line`]: α and β of every moment. [`difference`]: where two searches part.
//! * [`savings`]: what improvements save. [`leaves`]: other values in a typed tree.
//! * [`pictures`]: records with places, as bytes. [`snapshots`]: what chunks say.

mod colours;
mod cuts;
mod difference;
mod exercises;
mod gardner;
mod ghosts;
mod labels;
mod leaves;
mod number_line;
mod pictures;
mod play;
mod predictions;
mod presets;
mod questions;
mod readable;
mod savings;
mod settings;
mod shown;
mod snapshots;
mod stories;
mod support;
