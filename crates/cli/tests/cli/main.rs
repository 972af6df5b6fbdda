//! The command line, by its real program: results, refusals, help, and one result byte for byte.

mod continuing;
mod evolution;
mod files;
mod golden;
mod help;
mod matrix;
mod minimax;
mod parts;
mod program;
mod refusals;
mod results;
mod scratch;
mod solve;
mod tournament;
mod tree_game;
mod tuning;
