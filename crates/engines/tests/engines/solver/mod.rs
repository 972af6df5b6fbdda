//! The exact solver from outside: scores that are known, scores computed plainly, and what must never change them.
//!
//! * [`oracles`]: published positions of the standard board with their scores; [`known`]: single facts.
//! * [`plain`]: Connect Four and negamax as one would explain them; [`against_plain`]: many boards compared with it.
//! * [`stepping`]: cut into slices in any way, the same search; bounds are true at every moment.
//! * [`symmetry`]: mirror images, on boards that are their own mirror image and on others.
//! * [`table`]: what the transposition tables keep is true; [`book`]: the opening book and its bytes.
//! * [`support`]: what several of them use.

mod against_plain;
mod book;
mod known;
mod oracles;
mod plain;
mod stepping;
mod support;
mod symmetry;
mod table;
