//! Continuous games: two players, each of whom chooses a number of an interval, with payoffs that are typed as formulas.
//!
//! Payoffs that are polynomials of degree two at most are solved exactly (`quadratic`): reaction curves are made of line segments with fractions as their ends, so
//! equilibria, iterated elimination, commitment and joint payoffs are fractions. Of everything else values and slopes are enclosed in intervals (`certified`):
//! equilibria are proved, and what could not be decided is told.
//!
//! Sources: A. A. Cournot, "Recherches sur les principes mathématiques de la théorie des richesses" (1838); H. von Stackelberg, "Marktform und Gleichgewicht" (1934);
//! H. Moulin, "Dominance solvability and Cournot stability", Mathematical Social Sciences 7 (1984); D. Fudenberg and J. Tirole, "Game Theory" (1991), chapters 1 and 2.
//!
//! * [`game`]: what is played. [`text`], [`fault`], [`library`]: games as text, what can be wrong with one, known ones.
//! * [`polynomial`]: formulas multiplied out. [`quadratic`], [`certified`]: both ways to solve a game. [`contour`]: curves of equal payoff.

pub mod certified;
pub mod contour;
pub mod fault;
pub mod game;
pub mod library;
pub mod polynomial;
pub mod quadratic;
pub mod text;
