//! The glossary: every lab has its terms, and every term is explained once.

use std::collections::BTreeSet;
use texts::ENGLISH;

#[test]
fn every_lab_has_terms_of_its_own() {
    let labs: BTreeSet<&str> = ENGLISH.shell.listed_labs().map(|lab| lab.key).collect();
    let groups = ENGLISH.glossary.groups;
    let explained: BTreeSet<&str> = groups
        .iter()
        .flat_map(|group| group.labs)
        .copied()
        .collect();
    assert_eq!(explained, labs);
    for lab in labs {
        let first = ENGLISH.glossary.groups_for(Some(lab));
        assert!(first[0].labs.contains(&lab), "{lab}");
        assert_eq!(first.len(), groups.len(), "{lab}: the others follow");
    }
}

#[test]
fn every_term_is_explained_once_and_in_whole_sentences() {
    let mut names = BTreeSet::new();
    for term in ENGLISH.glossary.groups.iter().flat_map(|group| group.terms) {
        assert!(names.insert(term.name), "{} twice", term.name);
        assert!(term.meaning.ends_with('.'), "{}", term.name);
        let year = term.source.split(|symbol: char| !symbol.is_ascii_digit());
        let has_year = year.into_iter().any(|digits| digits.len() == 4);
        let is_of_thesis = term.source.starts_with("The thesis");
        assert!(
            term.source.is_empty() || has_year || is_of_thesis,
            "{}: {}",
            term.name,
            term.source
        );
    }
    assert!(names.len() >= 50, "{} terms", names.len());
}

#[test]
fn terms_are_found_by_name_and_meaning() {
    let all = || ENGLISH.glossary.groups.iter().flat_map(|group| group.terms);
    let found = |text: &str| all().filter(|term| term.has(text)).count();
    assert!(found("exploitability") >= 1);
    assert!(found("antes") >= 1);
    assert_eq!(found("no such thing"), 0);
    assert_eq!(found(""), all().count());
}
