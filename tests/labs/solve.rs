//! Solver.

use super::row::Kept::Shown;
use super::row::Lab;

pub const LAB: Lab = Lab {
    name: "solve",
    resumed: &[("solve?moves=4444433333552256&budget=20000", Shown)],
    hardest: &[(
        "solve?width=12&height=12&in_a_row=5&budget=1000000000000",
        &[0],
    )],
    page: None,
};
