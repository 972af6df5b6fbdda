//! Mixed equilibria of three players and more: numbers with a bound that is proved.
//!
//! Pure equilibria are found exactly, by [`super::pure`]. For each other profile of supports, small ones first, the probabilities solve a
//! system of polynomials: all actions of a support pay the same. Boxes of probabilities are searched by branch and bound: one in which no solution can be, or an action
//! certainly pays more than one of the support, is dropped; one in which the operator of Krawczyk goes into its own inside has exactly one; others are split. All
//! bounds are rounded outwards, so what is said to be certain is.
//!
//! Sources: R. Krawczyk, "Newton-Algorithmen zur Bestimmung von Nullstellen mit Fehlerschranken" (1969); R. E. Moore, R. B. Kearfott, M. J. Cloud, "Introduction
//! to Interval Analysis" (2009); supports as in R. Porter, E. Nudelman, Y. Shoham (2008).
//!
//! Three players with two actions each are solved exactly and completely instead, see [`cube`].
//!
//! * `tensor`: multilinear functions of strategies. `system`: the equations of a profile of supports; `newton`: Krawczyk's operator
//!   on it. `profiles`: the profiles of supports. `hunt`: one mixed equilibrium where there are many of them. [`search`]: the search, in steps; [`equilibrium`]: what it finds. [`family`]: infinitely many, exactly; `recognition`:
//!   whether a box has nothing else.

pub mod cube;
pub mod equilibrium;
pub mod family;
mod hunt;
mod newton;
mod profiles;
mod recognition;
pub mod search;
mod system;
mod tensor;

pub use equilibrium::Equilibrium;
pub use family::Family;
pub use search::Search;
