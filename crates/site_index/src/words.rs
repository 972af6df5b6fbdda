//! Terms of the glossary and ready experiments of the gallery that can be found.

use page_model::site_search::entry::{Entry, EntryKind};
use texts::{GalleryPiece, GalleryRoom, Term, TermGroup, Texts};

/// The terms, which the glossary shows.
pub fn terms(texts: &Texts) -> impl Iterator<Item = Entry> {
    let groups = texts.glossary.groups.iter();
    groups.flat_map(|group| group.terms.iter().map(|term| of_term(group, term)))
}

fn of_term(group: &TermGroup, term: &Term) -> Entry {
    Entry {
        kind: EntryKind::Term,
        title: term.name.to_owned(),
        // So that who has found it can be looked for.
        words: format!("{} {}", term.meaning, term.source)
            .trim_end()
            .to_owned(),
        place: group.name.to_owned(),
        link: String::new(),
    }
}

/// The pieces of the gallery.
pub fn pieces(texts: &Texts) -> impl Iterator<Item = Entry> {
    let rooms = texts.gallery.rooms.iter();
    rooms.flat_map(|room| room.pieces.iter().map(|piece| of_piece(room, piece)))
}

fn of_piece(room: &GalleryRoom, piece: &GalleryPiece) -> Entry {
    Entry {
        kind: EntryKind::Piece,
        title: piece.title.to_owned(),
        words: piece.words.to_owned(),
        place: room.name.to_owned(),
        link: piece.link.to_owned(),
    }
}
