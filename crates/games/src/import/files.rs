//! Files of Gambit, by themselves or in a workbook.

use super::fault::ImportFault;
use super::form::Kind;
use super::imported::{Imported, ImportedGame};
use crate::strategic::nfg;
use crate::strategic::text::Reading;
use crate::tree_game::efg;

/// The game in a `.nfg`.
///
/// # Errors
/// What is wrong with it, with its line and column.
pub fn strategic(text: &str, kind: Kind) -> Result<Imported, ImportFault> {
    let (game, notes) = nfg::read(text)?;
    Ok(Imported {
        game: ImportedGame::Strategic(game, Reading::Each),
        form: kind.into(),
        notes,
    })
}

/// The game in an `.efg`.
///
/// # Errors
/// What is wrong with it, with its line and column.
pub fn extensive(text: &str, kind: Kind) -> Result<Imported, ImportFault> {
    let game = ImportedGame::Tree(efg::read(text)?);
    Ok(Imported::plain(game, kind))
}
