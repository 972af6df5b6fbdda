//! Words around every lab, in English.

use crate::LabPageTexts;

pub(super) const LAB_PAGE: LabPageTexts = LabPageTexts {
    settings: "Experiment",
    presets: "To begin with",
};
