//! Addresses that are written later: places are kept, of edits the last one.

use page_model::kit::address::Entry::{Push, Replace};
use page_model::kit::address::{Entry, Unwritten};

/// The entries of a history in which these steps were made, with a pause after each that is told to have one.
fn history(steps: &[(&str, Entry, bool)]) -> Vec<String> {
    let mut entries = vec!["start".to_owned()];
    let mut write = |written: Option<(String, Entry)>| match written {
        Some((url, Push)) => entries.push(url),
        Some((url, Replace)) => *entries.last_mut().unwrap() = url,
        None => {}
    };
    let mut unwritten = Unwritten::default();
    for &(url, entry, has_pause) in steps {
        write(unwritten.ask(url.to_owned(), entry));
        assert_eq!(unwritten.url(), Some(url));
        if has_pause {
            write(unwritten.take());
            assert_eq!(unwritten.url(), None);
        }
    }
    write(unwritten.take());
    entries
}

#[test]
fn the_history_is_as_if_all_had_been_written() {
    let urls = ["a", "b", "c", "d", "e"];
    // All ways to push or replace, with and without pauses.
    for number in 0..1_u32 << 10 {
        let bit = |place: usize| number >> place & 1 == 1;
        let steps: Vec<(&str, Entry, bool)> = urls
            .iter()
            .enumerate()
            .map(|(place, &url)| (url, if bit(place) { Push } else { Replace }, bit(place + 5)))
            .collect();
        let at_once: Vec<(&str, Entry, bool)> = steps
            .iter()
            .map(|&(url, entry, _)| (url, entry, true))
            .collect();
        assert_eq!(history(&steps), history(&at_once), "{steps:?}");
    }
}

#[test]
fn of_edits_in_a_row_the_last_is_written() {
    let mut unwritten = Unwritten::default();
    for url in ["a", "b", "c"] {
        assert_eq!(unwritten.ask(url.to_owned(), Replace), None);
    }
    assert_eq!(unwritten.take(), Some(("c".to_owned(), Replace)));
    assert_eq!(unwritten.take(), None);
}
