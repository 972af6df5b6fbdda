//! The lab of ratings from outside: the same however it is run, and learned from the moves that it says.

use crate::faultless::faultless;
use computing::answer;
use experiments::ratings::{RatingsExperiment, RatingsResult};
use experiments::{ChunkOutput, Experiment, LabExperiment, Snapshots};
use worker::{inline, threads};

const SMALL: &str = "ratings?first=uct(30)&second=tactical&games=40&width=5&height=5";

fn lab(link: &str) -> RatingsExperiment {
    match faultless(link) {
        Experiment::Ratings(lab) => lab,
        _ => panic!("{link}"),
    }
}

fn run(link: &str) -> Vec<Option<ChunkOutput>> {
    inline::run(&Experiment::from(lab(link)))
}

/// As the page asks a worker for it.
fn learned(link: &str, snapshots: &[Option<ChunkOutput>]) -> RatingsResult {
    answer(
        &Experiment::from(lab(link)),
        &RatingsExperiment::learned(),
        snapshots,
    )
    .unwrap()
}

#[test]
fn one_thread_or_two_is_the_same() {
    let experiment = Experiment::from(lab(SMALL));
    assert!(lab(SMALL).chunk_count() > 5);
    let alone = inline::run(&experiment);
    assert_eq!(threads::run(&experiment, 2, |_| {}), alone);
    let other = Experiment::from(lab(&format!("{SMALL}&seed=2")));
    assert_ne!(inline::run(&other), alone);
}

#[test]
fn the_report_says_what_the_page_is_told() {
    let snapshots = run(SMALL);
    let experiment = Experiment::from(lab(SMALL));
    let report = experiment.report(&snapshots).unwrap();
    let json: serde_json::Value = serde_json::from_str(&report.json).unwrap();
    // Through text, as the report is: reading rounds some numbers.
    let told = serde_json::to_string(&learned(SMALL, &snapshots)).unwrap();
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!(json["result"], told);
    assert_eq!(json["result"]["games"], 40);
    assert_eq!(json["result"]["settled"], true);
    // What it calls an agent is one.
    let agent = json["result"]["agent"].as_str().unwrap();
    let ladder = format!("ladder?agent={agent}&rungs={agent}");
    let opened = Experiment::open(&ladder).unwrap();
    assert_eq!(opened.problems, []);
    assert!(opened.experiment.link().contains("elo:"), "{ladder}");
    assert_eq!(report.table.rows.len(), 22);
}

#[test]
fn whose_moves_count() {
    let positions = |learn: &str| {
        let link = format!("{SMALL}&learn={learn}");
        learned(&link, &run(&link)).positions
    };
    let (both, winner, first) = (positions("both"), positions("winner"), positions("first"));
    assert!(
        first > both / 3 && first < 2 * both / 3,
        "{first} of {both}"
    );
    assert!(
        winner > both / 3 && winner < 2 * both / 3,
        "{winner} of {both}"
    );
    assert_ne!(winner, first);
}

#[test]
fn nothing_is_learned_from_the_opening() {
    // After 20 random stones the board of 16 cells is full or the game was cut short before: nobody has thought.
    let link =
        "ratings?first=tactical&second=tactical&games=10&width=4&height=4&in_a_row=3&opening=20";
    let result = learned(link, &run(link));
    assert_eq!(
        (result.games, result.positions, result.foretold.moves),
        (10, 0, 0)
    );
    assert_eq!(result.ratings, "0");
    assert_eq!(result.foretold.learned, None);
}

#[test]
fn games_differ_and_begin_at_random() {
    let lab = lab("ratings?first=perfect&second=perfect&games=8&width=4&height=4&opening=3");
    let snapshots = inline::run(&Experiment::from(lab.clone()));
    let findings = lab.merge(&snapshots).unwrap();
    assert_eq!(findings.games.len(), 8);
    let openings: std::collections::BTreeSet<&[u8]> = findings
        .games
        .iter()
        .map(|game| &game.columns[..3])
        .collect();
    // 64 openings, eight draws.
    assert!(openings.len() > 3, "{openings:?}");
}

#[test]
fn what_was_found_elsewhere_is_refused() {
    let lab = lab(SMALL);
    let good = run(SMALL);
    assert!(lab.check(&good).is_ok());
    let other = run(&format!("{SMALL}&seed=2"));
    assert!(lab.check(&other).is_err());
    let bytes: Vec<u8> = good[0].as_ref().unwrap().to_vec();
    let mut refused = 0;
    for place in 0..bytes.len() {
        for value in [0, 1, 13, 127, 255] {
            let mut damaged = bytes.clone();
            damaged[place] = value;
            refused += u32::from(lab.check(&[Some(damaged.into())]).is_err());
        }
    }
    assert!(refused > 100, "{refused}");
}
