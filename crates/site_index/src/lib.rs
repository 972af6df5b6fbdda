//! Index of the site, as the build writes it: everything that can be found, from where it is declared.
//!
//! * [`written`]: our lessons as they are read from their texts. `lessons`: they and their scenes. `labs`: labs, and their settings.
//! * [`game_catalogue`]: strategic games with what was counted of each.
//! * `games`: games of libraries and of labs, and strategies. `words`: the glossary and the gallery.

pub mod game_catalogue;
mod games;
mod labs;
mod lessons;
mod words;
pub mod written;

use page_model::site_search::entry::Entry;
use texts::Texts;
use written::Written;

/// All that can be found, in the order in which the page has it.
pub fn entries(lessons: &[Written], texts: &'static Texts) -> Vec<Entry> {
    let mut entries = labs::labs(texts);
    entries.extend(lessons::lessons(texts));
    entries.extend(games::of_libraries(texts));
    entries.extend(games::of_labs(texts));
    entries.extend(games::strategies(texts));
    entries.extend(words::terms(texts));
    entries.extend(lessons::scenes(lessons));
    entries.extend(words::pieces(texts));
    entries.extend(labs::settings(texts));
    entries
}
