//! The minimax lab as the page shows it.
//!
//! * [`support`]: labs from links, and their searches. [`seen`]: how these are seen.
//! * [`finding`]: what is heard of searches. [`views`]: what is seen at a moment; [`trees`]: in the tree; [`counting`], [`telling`], [`windows`]:
//!   in the other views.
//! * [`stories`]: every step in words, with true numbers; [`cuts`], [`ghosts`]: why something is cut.
//! * [`predictions`]: what is predicted; [`asking`]: what is asked and told; [`readable`]: what it takes to answer can be read.
//! * [`number_line`]: α and β of every moment. [`difference`]: where two searches part. [`leaves`]: other values in a typed tree.
//!   [`colours`]: a colour a player. [`pictures`]: records with places, as bytes. [`playing`]: games, and what buttons change.

mod asking;
mod colours;
mod counting;
mod cuts;
mod difference;
mod finding;
mod ghosts;
mod leaves;
mod number_line;
mod pictures;
mod playing;
mod predictions;
mod readable;
mod seen;
mod stories;
#[path = "../../../../worker/tests/worker/minimax_lab/support.rs"]
mod support;
mod telling;
mod trees;
mod views;
mod windows;
