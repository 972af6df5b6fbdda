//! Aliens, an arcade game of one player: a cannon below, aliens that come down row by row and drop bombs, bases between.
//!
//! Source: the game of that name in GVGAI, the one whose game space is evolved in D. Perez-Liebana and others, "General
//! Video Game Artificial Intelligence" (Morgan & Claypool 2019), section 7.3, where listing 7.3 describes a space by final
//! value, size, range and description of each dimension. The rules are written down here from the game's published
//! description; its numbers are the defaults as nearly as whole numbers of cells and steps allow.
//!
//! Deviations: a grid of 20 by 12 cells, on which everything moves by whole cells; one kind of aliens; aliens reach a lower row
//! at its edge and turn around there, as in the source, so that they go through the grid along one path; an alien that reaches the
//! cannon's row has landed, and the game is lost wherever the cannon is; a game of 1 000 steps is lost, as in the source's
//! contests, which allow 2 000.
//!
//! * [`rules`]: the parameters and their space. [`grid`]: rows of cells. [`position`]: the game, a step at a time.
//! * [`playthrough`]: a game with its past, to step back in.

pub mod grid;
pub mod playthrough;
pub mod position;
pub mod rules;

pub use playthrough::Playthrough;
pub use position::{Action, Outcome, Position};
pub use rules::{DIMENSIONS, Dimension, Rules};
