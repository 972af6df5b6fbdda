//! Reading: which form a text has is told by how it begins and by the signs in it.

use super::fault::{ImportFault, MAX_BYTES};
use super::form::Kind;
use super::imported::{Imported, ImportedGame};
use super::{arrays, assemble, files, latex, markdown, plain, xml};
use crate::strategic::text::{self, Reading};
use crate::strategic::{StrategicGame, json};
use crate::tree_game::{json as tree_json, text as tree_text};

/// The games that a text may be: one, or several where it has several readings, the likeliest first.
///
/// # Errors
/// What is wrong with the text as the form that it seems to have.
pub fn read(text: &str) -> Result<Vec<Imported>, ImportFault> {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let start = text.trim_start();
    if start.is_empty() {
        return Err(ImportFault::Empty);
    }
    if start.starts_with("NFG") || start.starts_with("#AGG") || start.starts_with("#BAGG") {
        return Ok(vec![files::strategic(&text, Kind::StrategicFile)?]);
    }
    if start.starts_with("EFG") {
        return Ok(vec![files::extensive(&text, Kind::ExtensiveFile)?]);
    }
    if start.starts_with('<') {
        return Ok(vec![xml::read(start)?]);
    }
    if let Some(game) = exported(start) {
        return Ok(vec![game?]);
    }
    if is_tree(start) {
        let game = tree_text::read(start.trim_end(), String::new(), &[])?;
        return Ok(vec![Imported::plain(ImportedGame::Tree(game), Kind::Tree)]);
    }
    if text.len() > MAX_BYTES {
        return Err(ImportFault::TooLong(text.len()));
    }
    if let Some(game) = linked(&text) {
        return Ok(vec![game]);
    }
    read_table(&text)
}

fn read_table(text: &str) -> Result<Vec<Imported>, ImportFault> {
    let is_json = text.trim_start().starts_with(['{', '[']) && !text.contains('&');
    if markdown::is_markdown(text) {
        return assemble::readings(&markdown::blocks(text), true);
    }
    if latex::is_latex(text) && !is_json {
        return assemble::by_commas(&latex::blocks(text)?, false);
    }
    if arrays::is_nested(text) {
        return arrays::read(text);
    }
    plain::read(text)
}

/// A game that was exported as JSON, if the text has the fields of one.
fn exported(text: &str) -> Option<Result<Imported, ImportFault>> {
    if !text.starts_with('{') {
        return None;
    }
    if let Ok(lists) = serde_json::from_str::<tree_json::JsonGame>(text) {
        let game = tree_json::read(lists).map_err(|fault| ImportFault::Json(fault.to_string()));
        return Some(game.map(|game| Imported::plain(ImportedGame::Tree(game), Kind::Json)));
    }
    let lists = serde_json::from_str::<json::JsonGame>(text).ok()?;
    let game = json::read(lists).map_err(|fault| ImportFault::Json(fault.to_string()));
    Some(game.map(|game| strategic(game, Kind::Json)))
}

/// Whether a text begins like a tree of links: a bracket behind a player, `max`, `min` or chance.
fn is_tree(text: &str) -> bool {
    let Some((mover, _)) = text.split_once('(') else {
        return false;
    };
    let mover = mover.split('.').next().unwrap_or_default().trim();
    matches!(mover, "max" | "min" | "?")
        || (!mover.is_empty() && mover.bytes().all(|byte| byte.is_ascii_digit()))
}

/// A matrix of links: payoffs between colons.
fn linked(text: &str) -> Option<Imported> {
    let game = text
        .contains(':')
        .then(|| text::read(text.trim(), Reading::Each).ok())??;
    Some(strategic(game, Kind::Link))
}

fn strategic(game: StrategicGame, kind: Kind) -> Imported {
    Imported::plain(ImportedGame::Strategic(game, Reading::Each), kind)
}
