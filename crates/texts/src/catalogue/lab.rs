//! Name of a lab, and what it shows.

/// A lab by its title, and what it shows.
#[derive(Debug)]
pub struct LabTexts {
    pub summary: &'static str,
}
