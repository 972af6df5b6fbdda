//! Catalogue of strategic games: what stands in it was counted by the engines.

use experiments::matrix::{Extreme, MatrixExperiment, Stage};
use experiments::{Experiment, Snapshots};
use games::strategic::library;
use page_model::game_catalogue::Counts;
use site_index::game_catalogue::listed_games;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use worker::inline;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/counted.json")
}

fn counts(name: &str) -> Counts {
    let lab = MatrixExperiment {
        game: name.to_owned(),
        ..MatrixExperiment::default()
    };
    let game = lab.game().expect(name);
    let snapshots = inline::run(&Experiment::from(lab.clone()));
    let found = lab.merge(&snapshots).expect(name);
    assert_eq!(found.stage, Stage::Done, "{name}");
    let is_of_two = game.players().len() == 2;
    let is_known = matches!(found.extreme, Extreme::Known(_));
    // Points and continua, where all are known.
    let is_finite = found.continua.is_empty();
    let points = found.several.len();
    let several = found.several_is_complete.then_some(points);
    let pieces = several.map(|points| points + found.continua.len());
    Counts {
        sizes: (0..game.players().len())
            .map(|player| game.size(player))
            .collect(),
        is_constant_sum: is_of_two && game.constant_sum().is_some(),
        is_symmetric: game.is_symmetric(),
        pure: found.pure.len(),
        equilibria: if is_of_two {
            is_known.then_some(found.equilibria().len())
        } else {
            several.filter(|_| is_finite)
        },
        components: if is_of_two {
            is_known.then_some(found.components.len())
        } else {
            pieces
        },
        is_degenerate: (is_of_two && is_known).then_some(found.degenerate.is_some()),
    }
}

fn counted() -> BTreeMap<String, Counts> {
    let all = library::GAMES.iter().chain(library::catalogue::games());
    all.map(|entry| (entry.name.to_owned(), counts(entry.name)))
        .collect()
}

#[test]
fn the_counts_of_the_catalogue_are_those_of_the_engines() {
    let written = fs::read_to_string(file()).expect("the file");
    let written: BTreeMap<String, Counts> = serde_json::from_str(&written).expect("counts");
    let counted = counted();
    assert!(counted.len() >= 120, "{}", counted.len());
    for (name, counts) in &counted {
        assert_eq!(written.get(name), Some(counts), "{name}");
    }
    assert_eq!(written.len(), counted.len());
}

#[test]
#[ignore = "writes the counts of the catalogue"]
fn write_the_counts_of_the_catalogue() {
    let text = serde_json::to_string_pretty(&counted()).expect("JSON");
    fs::write(file(), text + "\n").expect("the file");
}

#[test]
fn every_game_of_the_library_is_in_the_catalogue_once() {
    let listed: Vec<String> = listed_games()
        .expect("games")
        .into_iter()
        .map(|game| game.key)
        .collect();
    let mut known: Vec<&str> = library::GAMES
        .iter()
        .chain(library::catalogue::games())
        .map(|entry| entry.name)
        .collect();
    let mut sorted: Vec<&str> = listed.iter().map(String::as_str).collect();
    sorted.sort_unstable();
    known.sort_unstable();
    assert_eq!(sorted, known);
}

#[test]
fn catalogue_texts_are_short_and_named_differently() {
    let games = listed_games().expect("games");
    let mut names: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
    for game in &games {
        assert!(
            game.story.chars().count() < 260
                && game.shows.chars().count() < 110
                && game.source.chars().count() < 280,
            "{}",
            game.key
        );
    }
}
