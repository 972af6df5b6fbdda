//! Gallery: which of its ready experiments somebody asks for.

use crate::site_search::folding::folded;
use texts::{GalleryPiece, GalleryRoom, GalleryTexts};

/// What is asked for: all of these words, and one room or all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    pub words: String,
    /// The key of a room.
    pub room: Option<&'static str>,
}

/// A room with those of its pieces that are asked for.
pub type Found = (&'static GalleryRoom, Vec<&'static GalleryPiece>);

impl Wanted {
    /// The rooms in which something is found.
    pub fn find(&self, gallery: &GalleryTexts) -> Vec<Found> {
        let words = folded(&self.words);
        let words: Vec<&str> = words.split_whitespace().collect();
        let has_all = |piece: &&GalleryPiece| {
            let text = folded(piece.title) + &folded(piece.words);
            words.iter().all(|word| text.contains(word))
        };
        let rooms = gallery.rooms.iter();
        let rooms = rooms.filter(|room| self.room.is_none_or(|wanted| wanted == room.key));
        let found =
            rooms.map(|room| (room, room.pieces.iter().filter(has_all).collect::<Vec<_>>()));
        found.filter(|(_, pieces)| !pieces.is_empty()).collect()
    }
}

/// The name in links of the lab that a piece is in.
pub fn lab_of(piece: &GalleryPiece) -> &'static str {
    piece.link.split('?').next().unwrap_or_default()
}
