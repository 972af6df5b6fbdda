//! Lab of extensive games, as the page shows it.
//!
//! * [`analysis`]: a game with what has been found of it. [`choosing`]: which game. [`sentence`]: how the lab's sentence speaks of it.
//! * [`figure`]: where its nodes stand. [`tikz`]: the figure for books. [`pixels`], [`lines`], [`branches`]: the figure on the page.
//! * [`marked`]: marks by node. [`marks`]: which marks there are. [`nodes`]: nodes in words.
//! * [`editing`], [`history`], [`drag`], [`keys`]: how a game is changed. [`shares`]: probabilities that are typed.
//! * [`induction`]: subgame by subgame, in words. [`solution`], [`perfect`], [`verdicts`], [`sequences`], [`learning`]: what was found, in words.
//! * [`strategic`]: the matrix beside the tree. [`playing`]: a game by hand.

pub mod analysis;
pub mod branches;
pub mod choosing;
pub mod drag;
pub mod editing;
pub mod figure;
pub mod history;
pub mod induction;
pub mod keys;
pub mod learning;
pub mod lines;
pub mod marked;
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
