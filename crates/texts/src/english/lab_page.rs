//! Words around every lab, in English.

use crate::LabPageTexts;

pub(super) const LAB_PAGE: LabPageTexts = LabPageTexts {
    source: |citation| format!("Built from: {citation}."),
    all_settings: "All settings",
    close: "Close",
    alone: |title| format!("Show only this: {title}"),
    views: "Views",
    all_views: "Back to the whole page",
    changed: |settings| {
        format!("You changed: {settings}. What you see below was found with the earlier settings.")
    },
    legend: "What the marks mean",
    drag: "Drag sideways, type, or use the arrow keys",
    edit: |setting| format!("Change: {setting}"),
    take_text: "Use this text",
    until_mended: "Nothing is computed until the text can be read.",
    presets: "Examples",
};
