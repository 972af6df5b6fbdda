//! Writes what can be found on the site, and the catalogue of games, into the built page in a folder, which has the lessons' texts in it: `cargo xtask build` calls it.

use std::path::Path;
use std::{env, fs, io};

use page_model::game_catalogue;
use page_model::site_search::entry::Entry;
use site_index::game_catalogue::listed_games;
use site_index::{entries, written};
use texts::ENGLISH;

/// The file, beside the page.
const FILE: &str = "site-index.txt";

fn main() -> io::Result<()> {
    for folder in env::args_os().skip(1) {
        let folder = Path::new(&folder);
        let lessons = written::read_all(&folder.join("lessons"))?;
        let entries = entries(&lessons, &ENGLISH);
        let lines: Vec<String> = entries.iter().map(Entry::line).collect();
        fs::write(folder.join(FILE), lines.join("\n"))?;
        let games = serde_json::to_string(&listed_games()?)?;
        fs::write(folder.join(game_catalogue::FILE), games)?;
    }
    Ok(())
}
