//! Games inside XML: a workbook of Gambit has a file of its in it, Game Theory Explorer has a form of its own.

use super::explorer;
use super::fault::ImportFault;
use super::files;
use super::form::Kind;
use super::imported::Imported;
use crate::gambit::lexer;
use roxmltree::Document;

/// The game of a document.
///
/// # Errors
/// What is wrong with it, or that it holds no game.
pub fn read(text: &str) -> Result<Imported, ImportFault> {
    if text.len() > lexer::MAX_BYTES {
        return Err(ImportFault::Xml(format!(
            "{} bytes; {} are allowed",
            text.len(),
            lexer::MAX_BYTES
        )));
    }
    let document = Document::parse(text).map_err(|error| ImportFault::Xml(error.to_string()))?;
    let root = document.root_element();
    let named = |name: &str| {
        root.descendants()
            .find(|node| node.tag_name().name() == name)
    };
    if let Some(file) = named("nfgfile") {
        return files::strategic(&explorer::content(file), Kind::Workbook);
    }
    if let Some(file) = named("efgfile") {
        return files::extensive(&explorer::content(file), Kind::Workbook);
    }
    if let Some(form) = named("strategicForm") {
        return explorer::strategic(root, form);
    }
    if let Some(form) = named("extensiveForm") {
        return explorer::extensive(root, form);
    }
    let found = root.tag_name().name();
    Err(ImportFault::Xml(format!(
        "<{found}> holds no game that is read; a workbook of Gambit and <gte> of Game Theory Explorer do"
    )))
}
