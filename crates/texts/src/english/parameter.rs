//! Texts of parameters: of those without options, and of views.

use crate::catalogue::parameter::ParameterText;

pub(crate) const fn plain(label: &'static str, help: &'static str) -> ParameterText {
    counted(label, "", help)
}

/// The views of a lab: the whole page, then each by its title.
pub(crate) const fn views(options: &'static [&'static str]) -> ParameterText {
    ParameterText {
        options,
        ..plain("View", "The whole page, or one view of it alone.")
    }
}

pub(crate) const fn counted(
    label: &'static str,
    unit: &'static str,
    help: &'static str,
) -> ParameterText {
    ParameterText {
        label,
        help,
        unit,
        options: &[],
    }
}
