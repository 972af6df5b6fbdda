//! Gallery: ready experiments, each with a title, a link and what to look for. A test opens and runs every one of them.

mod english;

pub(crate) use english::ENGLISH;

/// The page of the gallery.
#[derive(Debug)]
pub struct GalleryTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    /// The way to one of them.
    pub open: &'static str,
    pub rooms: &'static [GalleryRoom],
}

/// Experiments about one subject.
#[derive(Debug)]
pub struct GalleryRoom {
    /// In the address of the page's part.
    pub key: &'static str,
    pub name: &'static str,
    pub pieces: &'static [GalleryPiece],
}

/// An experiment.
#[derive(Debug)]
pub struct GalleryPiece {
    pub title: &'static str,
    /// What it shows, or asks.
    pub words: &'static str,
    /// Without `#/`.
    pub link: &'static str,
}

impl GalleryTexts {
    /// All experiments, in order.
    pub fn pieces(&self) -> impl Iterator<Item = &'static GalleryPiece> {
        self.rooms.iter().flat_map(|room| room.pieces)
    }
}
