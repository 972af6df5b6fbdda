//! UCT from outside: whose side a number is on, what a tree adds up to, and that it finds what is known.
//!
//! * [`signs`]: won, lost and drawn positions, for either player.
//! * [`tree`]: the sums that hold in every tree, its limit, and what is kept from move to move.
//! * [`repetition`]: same seed, same tree; cut into steps in any way, same tree.
//! * [`tic_tac_toe`]: against a perfect opponent, and towards the known value.
//! * [`final_choice`]: the rules that choose the move in the end.
//! * [`switches`]: all of them combined; [`solver`]: proofs; [`matches`]: what each is worth.
//! * [`flat`]: random games without a tree.
//! * [`endgames`]: against the exact solver.
//! * [`golden`]: the plain search has not changed.

mod endgames;
mod final_choice;
mod flat;
mod golden;
mod matches;
mod repetition;
mod search;
mod signs;
mod solver;
mod switches;
mod tic_tac_toe;
mod tree;
