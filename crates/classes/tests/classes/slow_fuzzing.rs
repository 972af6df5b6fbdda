//! A million damaged links, files, lessons and codes each, and none of them makes the program panic: `cargo xtask test --slow`.
//!
//! Real ones, changed at one to four places: letters replaced, parts taken out, doubled, or put in from another one. The same every time.

use std::fs;
use std::path::Path;

use classes::code;
use classes::search::search;
use classes::shape::Shape;
use experiments::{Experiment, saved_run};
use lessons::link::LessonLink;
use lessons::text;
use random::Random;
use texts::{ENGLISH, LESSONS};

use crate::sample;

const CASES: u64 = 1_000_000;
/// Longer texts are changed where they begin, or most of the time would go into reading the rest.
const MAX_SIGNS: usize = 1_200;
const SIGNS: &str = "abcxyz0189ABZ-_.,:;?&=#/%~+*()[]{}<>\"'\\|$^!@ \n\t\0é−∞𝄞";

/// One of `sources`, damaged.
fn damaged(sources: &[Vec<char>], random: &mut Random) -> String {
    let mut below = |bound: usize| random.below(bound as u32) as usize;
    let signs: Vec<char> = SIGNS.chars().collect();
    let mut signs_of = sources[below(sources.len())].clone();
    for _ in 0..=below(4) {
        let at = below(signs_of.len() + 1);
        let end = (at + below(12)).min(signs_of.len());
        match below(4) {
            0 => signs_of.insert(at, signs[below(signs.len())]),
            1 => drop(signs_of.drain(at..end)),
            2 => {
                let doubled: Vec<char> = signs_of[at..end].to_vec();
                signs_of.splice(at..at, doubled);
            }
            _ => {
                let other = &sources[below(sources.len())];
                let from = below(other.len() + 1);
                let to = (from + below(30)).min(other.len());
                signs_of.splice(at..end, other[from..to].iter().copied());
            }
        }
    }
    signs_of.into_iter().collect()
}

/// Gives `look` a million damaged texts, and says which one it panicked at.
fn million(sources: &[String], seed: u64, mut look: impl FnMut(&str)) {
    let cut = |text: &String| text.chars().take(MAX_SIGNS).collect();
    let sources: Vec<Vec<char>> = sources.iter().map(cut).collect();
    let mut random = Random::stream(seed, 0);
    for case in 0..CASES {
        let text = damaged(&sources, &mut random);
        let looked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| look(&text)));
        assert!(looked.is_ok(), "case {case}: {text:?}");
    }
}

fn gallery() -> Vec<String> {
    let pieces = ENGLISH.gallery.pieces();
    pieces.map(|piece| piece.link.to_owned()).collect()
}

#[test]
#[ignore = "takes minutes; run by `cargo xtask test --slow`"]
fn slow_damaged_links() {
    let mut links = gallery();
    links.extend(
        LESSONS
            .iter()
            .map(|lesson| format!("lesson/{}?scene=2", lesson.name)),
    );
    million(&links, 1, |link| {
        if let Ok(opened) = Experiment::open(link) {
            let again = opened.experiment.link();
            assert_eq!(
                Experiment::open(&again).unwrap().experiment,
                opened.experiment
            );
        }
        let _ = LessonLink::read(link);
    });
}

#[test]
#[ignore = "takes minutes; run by `cargo xtask test --slow`"]
fn slow_damaged_files() {
    let small = ["war?games=50", "regret?iterations=3", "minimax?step=4"];
    let file = |link: &&str| {
        let opened = Experiment::open(link).unwrap();
        assert_eq!(opened.problems, [], "{link}");
        let experiment = opened.experiment;
        let sent = worker::inline::run(&experiment);
        saved_run::write(&experiment, &sent)
    };
    let files: Vec<String> = small.iter().map(file).collect();
    million(&files, 2, |file| {
        if let Ok(run) = saved_run::read(file) {
            assert!(run.opened.experiment.report(&run.snapshots).is_ok());
        }
    });
}

#[test]
#[ignore = "takes minutes; run by `cargo xtask test --slow`"]
fn slow_damaged_lessons() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let lessons: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    million(&lessons, 3, |lesson| drop(text::read(lesson)));
}

#[test]
#[ignore = "takes minutes; run by `cargo xtask test --slow`"]
fn slow_damaged_codes() {
    let shape = Shape::of(&sample::lesson());
    let class = sample::class(60);
    let codes = class
        .iter()
        .map(|student| code::write(&shape, student).text);
    let codes: Vec<String> = codes.collect();
    let mut counted = 0_u32;
    million(&codes, 4, |text| {
        let found = search(&shape, text);
        counted += found.iter().filter(|found| found.read.is_ok()).count() as u32;
    });
    // Spaces and hyphens do not matter, so some are still whole.
    assert!(counted > 0);
}
