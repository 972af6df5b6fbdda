//! Search over the site: what stands there before anything is typed, and the way through what was found. What is found is tested where
//! the index is made.

use page_model::site_search::beginnings::beginnings;
use page_model::site_search::choosing::place_by_key;
use page_model::site_search::entry::EntryKind;
use page_model::site_search::folding::folded;
use texts::{ENGLISH, LESSONS};

#[test]
fn it_begins_with_labs_and_lessons_for_newcomers() {
    let entries = beginnings(&[], &ENGLISH);
    assert_eq!(entries[0].kind, EntryKind::Lab);
    assert_eq!(entries[0].title, ENGLISH.shell.lab_groups[0].labs[0].name);
    let lessons: Vec<_> = entries
        .iter()
        .filter(|entry| entry.kind == EntryKind::Lesson)
        .collect();
    let first = LESSONS.iter().find(|lesson| lesson.is_first).unwrap();
    assert_eq!(lessons[0].title, first.title);
    assert_eq!(entries.len(), 8);
}

#[test]
fn labs_that_were_opened_come_first_and_lead_back_to_where_one_was() {
    let last = [("regret", "regret?seed=7"), ("no-lab", "no-lab")];
    let last = last.map(|(lab, link)| (lab.to_owned(), link.to_owned()));
    let entries = beginnings(&last, &ENGLISH);
    assert_eq!(entries[0].link, "regret?seed=7");
    assert_eq!(entries[0].title, ENGLISH.shell.lab_name("regret"));
    let links: Vec<&str> = entries.iter().map(|entry| entry.link.as_str()).collect();
    assert!(!links.contains(&"no-lab"), "{links:?}");
    assert_eq!(
        links
            .iter()
            .filter(|link| link.starts_with("regret"))
            .count(),
        1
    );
}

#[test]
fn arrows_go_round() {
    assert_eq!(place_by_key("ArrowDown", 0, 3), Some(1));
    assert_eq!(place_by_key("ArrowDown", 2, 3), Some(0));
    assert_eq!(place_by_key("ArrowUp", 0, 3), Some(2));
    assert_eq!(place_by_key("ArrowUp", 0, 0), None);
    assert_eq!(place_by_key("a", 1, 3), None);
}

#[test]
fn words_are_compared_without_case_accents_and_marks() {
    assert_eq!(folded("Erdős–Rényi, Straße"), " erdos renyi strasse");
    assert_eq!(folded("the PRISONER’s o'clock"), " the prisoners oclock");
    assert_eq!(folded("e\u{301}"), " e");
    assert_eq!(folded("Window (α, β)"), " window α β");
    assert_eq!(folded(" … "), "");
}
