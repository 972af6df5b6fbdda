//! The texts around every lab.

/// What all labs have.
#[derive(Debug)]
pub struct LabPageTexts {
    /// The heading of a lab's form.
    pub settings: &'static str,
    /// Above links to experiments.
    pub presets: &'static str,
}
