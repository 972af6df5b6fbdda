//! Style rules that a part of a page takes along.

use std::collections::HashSet;

use drawing::style::is_needed;

#[test]
fn rules_that_ask_for_a_class_which_is_not_there_stay() {
    let classes: HashSet<String> = ["card", "view", "lane-track"].map(str::to_owned).into();
    for needed in [
        ":root",
        "*",
        "body > main",
        ".card",
        ".view.card:hover::before",
        ".missing, .lane-track i",
        ".card:not(.open)",
        ".card[href=\".missing\"]",
        "#view-tree .card",
    ] {
        assert!(is_needed(needed, &classes), "{needed}");
    }
    for unneeded in [
        ".missing",
        ".card .missing",
        ".cards",
        ".lane",
        ".a, .b .card",
    ] {
        assert!(!is_needed(unneeded, &classes), "{unneeded}");
    }
}
