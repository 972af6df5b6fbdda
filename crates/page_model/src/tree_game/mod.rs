//! Lab of extensive games, as the page shows it.
//!
//! * [`analysis`]: a game with what has been found of it. [`choosing`]: which game. [`sentence`]: how the lab's sentence speaks of it.
//! * [`figure`]: where its nodes stand. [`tikz`]: the figure for books. [`pixels`]: the figure on the page.
//! * [`marks`]: its marks. [`nodes`]: nodes in words.
//! * [`editing`], [`drag`], [`keys`]: how a game is changed. [`shares`]: probabilities that are typed.
//! * [`induction`]: subgame by subgame, in words. [`solution`], [`perfect`], [`verdicts`], [`sequences`], [`learning`]: what was found, in words.
//! * [`strategic`]: the matrix beside the tree. [`playing`]: a game by hand.

pub mod analysis;
pub mod choosing;
pub mod drag;
pub mod editing;
pub mod figure;
pub mod induction;
pub mod keys;
mod lab;
pub mod learning;
pub mod marks;
pub mod nodes;
pub mod perfect;
pub mod pixels;
pub mod playing;
pub mod sentence;
pub mod sequences;
pub mod shares;
pub mod solution;
pub mod strategic;
pub mod tikz;
pub mod verdicts;
