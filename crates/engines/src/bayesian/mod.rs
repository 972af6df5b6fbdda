//! Bayesian games: players who know different things, in states of the world with given probabilities; what they do in equilibrium, exactly.
//!
//! Source: J. C. Harsanyi, "Games with incomplete information played by 'Bayesian' players" (1967); in the form with states and signals of M. J. Osborne
//! and A. Rubinstein, "A Course in Game Theory" (1994), section 2.6. A *type* is what a player knows; a strategy says what each type does. In *equilibrium* every
//! type does what pays most on average, given what it believes about the others. Types have positive probabilities.
//!
//! * [`game`]: games as data, and what changes when somebody knows more or less. [`text`]: as they are typed, with [`fault`]; [`library`]: by name.
//! * [`strategies`]: what strategies pay, before anything is known, by type and in each state. [`pure`]: all equilibria in pure strategies. [`extreme`]: all
//!   extreme equilibria of two players. [`agents`]: one equilibrium of three. [`dominance`]: actions that no belief makes best.
//! * [`correlated`]: what a mediator could achieve. [`estimate`]: how much work all this is. [`forms`]: the same game as a tree and as a matrix;
//!   [`of_tree`]: trees that are such games.

pub mod agents;
pub mod correlated;
pub mod dominance;
pub mod estimate;
pub mod extreme;
pub mod fault;
pub mod forms;
pub mod game;
pub mod library;
pub mod of_tree;
pub mod pure;
pub mod strategies;
pub mod text;
