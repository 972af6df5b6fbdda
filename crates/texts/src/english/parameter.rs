//! Texts of a parameter that has no options.

use crate::catalogue::parameter::ParameterText;

pub(crate) const fn plain(label: &'static str, help: &'static str) -> ParameterText {
    counted(label, "", help)
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
