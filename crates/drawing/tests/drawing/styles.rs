//! Style rules that a part of a page takes along.

use std::collections::HashSet;

use drawing::style::{is_needed, without_window};

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

#[test]
fn shares_of_the_window_become_pixels() {
    let css = ".a-50vh { height: min(50vh, 3.5rem); width: calc(100vw - 2px); top: -.5vh; content: \"9vhs 1.2.3vh\" }";
    assert_eq!(
        without_window(css, [400.0, 800.0]),
        ".a-50vh { height: min(400.00px, 3.5rem); width: calc(400.00px - 2px); top: -4.00px; content: \"9vhs 1.2.3vh\" }"
    );
    assert_eq!(without_window("", [1.0, 1.0]), "");
}
