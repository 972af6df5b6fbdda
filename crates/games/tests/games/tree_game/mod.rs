//! Games as trees: as texts, as files of Gambit, and who forgets what.

mod edits;
mod files;
mod library;
mod recall;
mod texts;

use games::tree_game::TreeGame;
use games::tree_game::text::read;

/// A game as links write it.
fn typed(text: &str) -> TreeGame {
    read(text, String::new(), &[]).expect("a game")
}

/// An entrant stays out or comes in; anyone who is there already fights or shares.
const ENTRY: &str = "1(out:0;2 in:2(fight:-1;-1 share:1;1))";

/// R. Selten's horse (1975): the third player cannot tell whom the second move comes from.
const HORSE: &str = "1(continue:2(continue:1;1;1 down:3.h(left:4;4;0 right:0;0;1)) \
    down:3.h(left:3;2;2 right:0;0;0))";

/// Anyone who drives home has two exits, which look the same; nobody else is there.
const DRIVER: &str = "1.road(exit:0;0 on:1.road(exit:4;0 on:1;0))";
