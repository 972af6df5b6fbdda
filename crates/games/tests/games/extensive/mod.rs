//! Finite extensive games: counted, played through, and refused where something is wrong with them.

mod counts;
mod faults;
mod playthroughs;
