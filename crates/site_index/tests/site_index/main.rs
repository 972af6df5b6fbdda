//! Index of the site, from outside: every entry leads somewhere, and what people type finds what they mean.

mod game_catalogue;

use experiments::Experiment;
use lessons::link::LessonSource;
use page_model::kit::route::Route;
use page_model::site_search::entry::{Entry, EntryKind};
use page_model::site_search::index::{Index, MAX_FOUND};
use site_index::{entries, written};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;
use texts::{ENGLISH, LESSONS};

static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    entries(&written::read_all(&folder).unwrap(), &ENGLISH)
});
static INDEX: LazyLock<Index> = LazyLock::new(|| Index::of(ENTRIES.clone()));

/// The kinds and titles of what is found.
fn found(typed: &str) -> Vec<(EntryKind, &'static str)> {
    let found = INDEX.find(typed).into_iter();
    found
        .map(|entry| (entry.kind, entry.title.as_str()))
        .collect()
}

fn is_found(typed: &str, kind: EntryKind, title: &str) -> bool {
    found(typed).contains(&(kind, title))
}

#[test]
fn every_link_opens_and_nothing_has_to_be_repaired() {
    for entry in &*ENTRIES {
        match Route::of(&entry.link) {
            Route::Lab(opened) => {
                assert_eq!(opened.problems, [], "{entry:?}");
                assert_eq!(Experiment::open(&entry.link).unwrap(), *opened);
                assert!(opened.experiment.runnable().is_ok(), "{entry:?}");
            }
            Route::Lesson(link) => {
                let link = link.unwrap();
                let LessonSource::Named(name) = &link.source else {
                    panic!("{entry:?}");
                };
                assert!(LESSONS.iter().any(|lesson| lesson.name == name));
                assert_eq!(link.write(), entry.link);
            }
            Route::Home => assert_eq!(entry.kind, EntryKind::Term, "{entry:?}"),
            other => panic!("{entry:?}: {other:?}"),
        }
    }
}

#[test]
fn games_have_links_as_the_page_writes_them() {
    let kinds = [EntryKind::Lab, EntryKind::Game, EntryKind::Strategy];
    for entry in ENTRIES.iter().filter(|entry| kinds.contains(&entry.kind)) {
        let opened = Experiment::open(&entry.link).unwrap();
        assert_eq!(opened.experiment.link(), entry.link);
    }
}

#[test]
fn all_there_is_can_be_found_by_its_title() {
    for kind in EntryKind::ALL {
        let of_kind: Vec<&Entry> = ENTRIES.iter().filter(|entry| entry.kind == kind).collect();
        assert!(!of_kind.is_empty(), "{kind:?}");
        for entry in of_kind {
            assert!(
                !entry.title.is_empty() && !entry.place.is_empty(),
                "{entry:?}"
            );
            let found = INDEX.find(&format!("{} {}", entry.title, entry.place));
            assert!(found.contains(&entry), "{entry:?}");
        }
    }
    let distinct: BTreeSet<String> = ENTRIES.iter().map(|entry| format!("{entry:?}")).collect();
    assert_eq!(
        distinct.len(),
        ENTRIES.len(),
        "an entry that is there twice"
    );
}

#[test]
fn lists_of_the_page_are_there_entirely() {
    let count = |kind| ENTRIES.iter().filter(|entry| entry.kind == kind).count();
    assert_eq!(count(EntryKind::Lab), ENGLISH.shell.listed_labs().count());
    assert_eq!(count(EntryKind::Lesson), LESSONS.len());
    assert_eq!(count(EntryKind::Piece), ENGLISH.gallery.pieces().count());
    let terms = ENGLISH.glossary.groups.iter();
    let terms: usize = terms.map(|group| group.terms.len()).sum();
    assert_eq!(count(EntryKind::Term), terms);
    let labs = &ENGLISH.labs;
    for story in labs.matrix.stories.iter().chain(labs.tree_game.stories) {
        assert!(
            is_found(story.name, EntryKind::Game, story.name),
            "{}",
            story.name
        );
    }
    assert_eq!(
        count(EntryKind::Strategy),
        ENGLISH.repeated_games.strategies.len()
    );
}

#[test]
fn what_people_type_finds_what_they_mean() {
    use EntryKind::{Game, Lab, Lesson, Setting, Strategy, Term};
    for (typed, kind, title) in [
        ("tit for tat", Strategy, "Tit for tat"),
        ("minimax", Term, "Minimax value"),
        ("Nash", Term, "NashConv"),
        ("bluff", Game, "Kuhn poker"),
        ("prisoner", Game, "The prisoner’s dilemma"),
        ("prisoner's dil", Game, "The prisoner’s dilemma"),
        ("ultimatum", Game, "The ultimatum"),
        ("seed", Setting, "Seed"),
        ("threat", Lesson, "Who believes a threat?"),
        ("race strategies", Lab, "Race two strategies"),
    ] {
        assert!(is_found(typed, kind, title), "{typed}: {:?}", found(typed));
    }
    for (typed, first) in [
        ("tit for tat", "Tit for tat"),
        ("prisoners dilemma", "The prisoner’s dilemma"),
        ("ultimatum", "The ultimatum"),
        ("who believes", "Who believes a threat?"),
        ("war", "War"),
    ] {
        assert_eq!(found(typed)[0].1, first, "{typed}: {:?}", found(typed));
    }
    let exploration = found("exploration");
    assert!(
        exploration.iter().any(|(kind, _)| *kind == Setting),
        "{exploration:?}"
    );
}

#[test]
fn case_accents_and_marks_make_no_difference() {
    let plain = found("minimax value");
    for typed in [
        "MINIMAX Value",
        "  mínimàx   välue ",
        "Minimax-value",
        "mi\u{301}nimax value!",
    ] {
        assert_eq!(found(typed), plain, "{typed}");
    }
    assert!(is_found("Selten's", EntryKind::Game, "Selten’s horse"));
    assert!(is_found("seltens", EntryKind::Game, "Selten’s horse"));
}

#[test]
fn the_title_counts_more_than_what_is_said() {
    let found = INDEX.find("poker");
    let in_title = |entry: &&Entry| entry.title.to_lowercase().contains("poker");
    let titles = found.iter().take_while(|entry| in_title(entry)).count();
    assert!(titles > 0 && !found[titles..].iter().any(in_title));
}

#[test]
fn nothing_is_found_where_nothing_fits() {
    for typed in ["", "   ", "?!", "xyzzy", "nash xyzzy"] {
        assert_eq!(found(typed), [], "{typed:?}");
    }
}

/// Whatever is pasted, no more than its beginning is read.
#[test]
fn long_texts_cost_no_more_than_short_ones() {
    assert_eq!(found(&"x".repeat(100_000)), []);
    assert_eq!(found(&"é".repeat(100_000)), []);
    assert_eq!(found(&"nash ".repeat(20_000)), found("nash"));
    assert_eq!(found("e").len(), MAX_FOUND);
}

#[test]
fn the_file_is_read_as_it_was_written() {
    let lines: Vec<String> = ENTRIES.iter().map(Entry::line).collect();
    let file = lines.join("\n");
    assert_eq!(Index::read(file.as_bytes()).as_ref(), Some(&*INDEX));
    for wrong in [
        &b""[..],
        b"<!doctype html>",
        b"0\ta\tb\tc",
        b"9\ta\tb\tc\td",
        b"\xff",
    ] {
        assert_eq!(Index::read(wrong), None);
    }
}
