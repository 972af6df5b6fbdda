//! Names of labs, in groups.

/// A lab: its name in links, and what people call it.
pub type LabName = (&'static str, &'static str);

/// Labs about the same system.
#[derive(Debug, PartialEq)]
pub struct LabGroup {
    pub name: &'static str,
    pub labs: &'static [LabName],
}
