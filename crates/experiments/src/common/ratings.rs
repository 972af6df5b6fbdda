//! Learned ratings as a parameter: whole Elo with a slash between features, or none.

use crate::diagnostic::Refusal;
use crate::parameters::{Control, Kind, Values};
use engines::ratings::Ratings;
use texts::Texts;

/// Ratings, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingsText;

const NONE: &str = "none";

impl Kind for RatingsText {
    fn allowed(&self, texts: &Texts) -> String {
        texts.allowed.ratings.to_owned()
    }

    fn control(&self) -> Control {
        Control::Text { is_wide: true }
    }
}

impl Values<Option<Ratings>> for RatingsText {
    fn read(&self, text: &str) -> Result<Option<Ratings>, Refusal> {
        if text == NONE {
            return Ok(None);
        }
        text.parse().map(Some).map_err(|_| Refusal::Plain)
    }

    fn write(&self, ratings: &Option<Ratings>) -> String {
        ratings.map_or_else(|| NONE.to_owned(), |ratings| ratings.to_string())
    }
}
