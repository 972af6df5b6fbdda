//! Texts of a parameter that has no options.

use crate::catalogue::ParameterText;

pub(super) const fn plain(label: &'static str, help: &'static str) -> ParameterText {
    counted(label, "", help)
}

pub(super) const fn counted(
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
