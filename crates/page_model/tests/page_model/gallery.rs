//! Gallery: what is found in it.

use page_model::gallery::{Wanted, lab_of};
use std::collections::BTreeSet;
use texts::{ENGLISH, GalleryTexts};

const GALLERY: &GalleryTexts = &ENGLISH.gallery;

fn count(wanted: &Wanted) -> usize {
    wanted
        .find(GALLERY)
        .iter()
        .map(|(_, pieces)| pieces.len())
        .sum()
}

fn words(words: &str) -> Wanted {
    Wanted {
        words: words.to_owned(),
        ..Wanted::default()
    }
}

#[test]
fn everything_is_there_when_nothing_is_asked() {
    assert_eq!(count(&Wanted::default()), GALLERY.pieces().count());
    assert_eq!(count(&words("  \t ")), GALLERY.pieces().count());
}

#[test]
fn all_words_must_be_there_in_any_order_and_case() {
    let found = words("PENALTY shoot").find(GALLERY);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].1[0].title, "Where to shoot a penalty");
    assert_eq!(count(&words("penalty zebra")), 0);
    assert!(count(&words("poker")) > 1 && count(&words("poker")) < GALLERY.pieces().count());
    assert_eq!(count(&words(&"zebra ".repeat(20_000))), 0);
}

#[test]
fn a_room_has_its_own_pieces_only() {
    for room in GALLERY.rooms {
        let wanted = Wanted {
            room: Some(room.key),
            ..Wanted::default()
        };
        assert_eq!(count(&wanted), room.pieces.len());
    }
}

#[test]
fn every_listed_lab_has_a_piece() {
    let labs: BTreeSet<&str> = GALLERY.pieces().map(lab_of).collect();
    for lab in ENGLISH.shell.listed_labs() {
        assert!(labs.contains(lab.key), "{}", lab.key);
    }
}
