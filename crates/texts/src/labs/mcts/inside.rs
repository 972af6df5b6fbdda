//! Texts of the look into the search.

/// The look into the search, simulation by simulation.
#[derive(Debug)]
pub struct InsideTexts {
    pub heading: &'static str,
    pub tree: &'static str,
    /// What to do to see something.
    pub nothing: &'static str,
    pub loading: &'static str,
    pub phases: [&'static str; 4],
    /// Takes the number of the simulation and of all, and the phase if one is under way.
    pub moment: fn(&str, &str, Option<&str>) -> String,
    /// Leaps forward: takes a number of simulations.
    pub leap: fn(&str) -> String,
    pub leaps: &'static str,
    pub code: &'static str,
    pub code_lines: [&'static str; 6],
    /// The sentences of the four phases.
    pub selected: fn(usize) -> String,
    /// Takes who chooses, the column, and whether the choice was by the bound.
    pub expanded: fn(usize, u8) -> String,
    pub not_expanded: &'static str,
    /// Takes how many moves were played and who won (0, 1, or nobody).
    pub played_out: fn(usize, Option<usize>) -> String,
    pub no_playout: &'static str,
    pub backed_up: &'static str,
    /// One step of the path: who chose, which column, his result.
    pub path_row: fn(usize, u8) -> String,
    pub path_header: [&'static str; 5],
    pub path: &'static str,
    /// A node: moves to it, visits, mean.
    pub node: fn(&str, &str, &str) -> String,
    /// A node that no simulation has come back from. Takes the moves to it.
    pub new_node: fn(&str) -> String,
    pub root_node: fn(&str) -> String,
    pub proven: fn(&str) -> String,
    pub never_tried: &'static str,
    pub shown_of: fn(&str, &str) -> String,
    pub position: &'static str,
    pub first_tree: &'static str,
    pub not_a_search: &'static str,
    pub not_with_reuse: &'static str,
}
