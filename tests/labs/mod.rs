//! The labs as the suites know them, a file each: what is special about a lab stands here, not in the tests.

pub mod choices;
pub mod row;
mod runs;

use row::Lab;

experiments::lab_folders!(pub);

/// All of them, in the order of the interface.
pub const LABS: &[Lab] = &experiments::in_lab_folders!(LAB);
