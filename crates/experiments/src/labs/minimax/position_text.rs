//! Positions of Gardner's chess as they are typed: a kind of parameter, and what is wrong with a text that is no position.

use crate::diagnostic::{Fault, Refusal, quote};
use crate::parameters::{Control, Kind, Values};
use games::gardner::{Gardner, MAX_QUIET_PLIES, PositionError};
use texts::Texts;

/// A position in Forsyth–Edwards notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionText;

impl Kind for PositionText {
    fn allowed(&self, texts: &Texts) -> String {
        texts.labs.minimax.chess.allowed.to_owned()
    }

    fn control(&self) -> Control {
        Control::Text { is_wide: true }
    }
}

impl Values<Gardner> for PositionText {
    fn read(&self, text: &str) -> Result<Gardner, Refusal> {
        text.parse().map_err(Refusal::because::<PositionError>)
    }

    fn write(&self, position: &Gardner) -> String {
        position.to_string()
    }
}

/// A typed position that is none; the default is taken.
impl Fault for PositionError {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.labs.minimax.chess.fault)(key, &self.at_field(key, texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        let words = &texts.labs.minimax.chess.faults;
        match self {
            Self::Ranks { found } => (words.ranks)(*found),
            Self::Rank { rank, found } => (words.rank)(*rank, *found),
            Self::Piece { found } => (words.piece)(*found),
            Self::Kings { player, found } => (words.kings)(player.index(), *found),
            Self::Pawn { square } => (words.pawn)(&square.to_string()),
            Self::TooMany { player } => (words.too_many)(player.index()),
            Self::Mover { found } => (words.mover)(&quote(found)),
            Self::Rights { found } => (words.rights)(&quote(found)),
            Self::QuietPlies { found } => (words.quiet_plies)(&quote(found), MAX_QUIET_PLIES),
            Self::MoveNumber { found } => (words.move_number)(&quote(found)),
            Self::TooLong => words.too_long.to_owned(),
            Self::CanTakeTheKing => words.can_take_the_king.to_owned(),
        }
    }
}
