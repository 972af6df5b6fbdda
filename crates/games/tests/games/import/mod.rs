//! Games from elsewhere: whatever text or file they are in, they are read as what is meant, or refused.
//!
//! * [`cases`]: forms that people have, each beside the same game as a file of Gambit. [`forms`]: more of each form, and what is said about it.
//!   [`refused`]: what is no game, and why. [`fuzz`]: damaged texts.

mod cases;
mod forms;
mod fuzz;
mod refused;

use games::import::{Imported, ImportedGame};
use games::strategic::StrategicGame;
use games::strategic::text::{Reading, write};

/// The readings of a text.
fn readings(text: &str) -> Vec<Imported> {
    games::import::read(text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// The likeliest reading.
fn first(text: &str) -> Imported {
    readings(text).remove(0)
}

fn strategic(imported: &Imported) -> &StrategicGame {
    match &imported.game {
        ImportedGame::Strategic(game, _) => game,
        ImportedGame::Tree(_) => panic!("a tree"),
    }
}

/// The game of a text as links write it.
fn linked(text: &str) -> String {
    write(strategic(&first(text)), Reading::Each)
}

/// A game as links write it, with one number a cell where it was read so.
fn written(imported: &Imported) -> String {
    match &imported.game {
        ImportedGame::Strategic(game, reading) => write(game, *reading),
        ImportedGame::Tree(_) => panic!("a tree"),
    }
}
