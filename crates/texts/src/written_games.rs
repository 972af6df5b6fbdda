//! Written games: what stands around a game of a library or of somebody's own, and what is wrong with one.

use crate::english::phrases::capital;

texts! {
    /// Texts around written games.
    pub struct WrittenGameTexts {
        choose = "Choose a game",
        own = "A game of your own",
        new = "Write a game of your own …",
        as_text = "The game as text",
        take = "Play this game",
        wrong(key: &str, fault: &str) = format!("“{key}”: {fault}."),
        wrong_here(fault: &str) = capital(&format!("{fault}.")),
        unknown(name: &str) = format!(
            "{name} is no game of the library. A game of your own begins with a line for each player."
        ),
    }
}
