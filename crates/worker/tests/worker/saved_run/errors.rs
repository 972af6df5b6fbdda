//! Everything else is a typed error.

use crate::saved_run::file::{LINK, file, with};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use experiments::link::LinkError;
use experiments::saved_run::{self, FileError, MAX_BYTES, SavedRun};
use serde_json::{Value, json};

#[test]
fn what_is_not_ours_is_not_ours() {
    let strangers = [
        "",
        "{",
        "[]",
        "null",
        "7",
        "{}",
        "<html>",
        r#"{"format": "saddlepoint-run"}"#,
    ];
    for text in strangers {
        assert_eq!(saved_run::read(text), Err(FileError::NotOurs), "{text}");
    }
    let other_format = with("/format", json!("chess-game"));
    assert_eq!(saved_run::read(&other_format), Err(FileError::NotOurs));
    let no_number = with("/version", json!("1"));
    assert_eq!(saved_run::read(&no_number), Err(FileError::NotOurs));
}

#[test]
fn newer_files_are_recognised_whatever_else_they_have() {
    let found = 2;
    let newer = json!({"format": "saddlepoint-run", "version": found, "content": [1, 2, 3]});
    let error = saved_run::read(&newer.to_string()).unwrap_err();
    assert_eq!(error, FileError::Version { found });
}

#[test]
fn files_that_are_too_long_are_refused_before_they_are_read() {
    let spaces = " ".repeat(MAX_BYTES + 1 - file().len());
    let text = format!("{}{spaces}", file());
    let bytes = MAX_BYTES + 1;
    assert_eq!(saved_run::read(&text), Err(FileError::TooLong { bytes }));
    assert!(
        saved_run::read(&text[..MAX_BYTES]).is_ok(),
        "the longest that is allowed"
    );
}

#[test]
fn links_that_open_nothing_are_named() {
    let found = "chess".to_owned();
    let error = saved_run::read(&with("/experiment", json!("chess"))).unwrap_err();
    assert_eq!(error, FileError::Link(LinkError::UnknownLab { found }));
}

#[test]
fn damage_is_noticed() {
    let damaged = [
        ("not base64", with("/snapshots/0", json!("#!"))),
        (
            "not a snapshot",
            with("/snapshots/0", json!(STANDARD.encode([1, 2, 3]))),
        ),
        ("empty", with("/snapshots/0", json!(""))),
        ("not a text", with("/snapshots/0", json!(7))),
        ("not a list", with("/snapshots", json!("AAAA"))),
        ("a chunk too few", with("/snapshots", json!([null, null]))),
        (
            "a chunk too many",
            with("/snapshots", json!([null, null, null, null])),
        ),
        ("no link", with("/experiment", json!(null))),
        // Six legal moves where the snapshots have seven, and fewer chunks.
        (
            "another position",
            with("/experiment", json!("mcts?moves=444444&exact=0&trees=3")),
        ),
        (
            "another position with as many moves",
            with("/experiment", json!(LINK.replace("4453", "4463"))),
        ),
        (
            "another experiment",
            with("/experiment", json!("mcts?trees=2")),
        ),
    ];
    for (what, text) in damaged {
        assert_eq!(saved_run::read(&text), Err(FileError::Damaged), "{what}");
    }
}

/// Visits, total, virtual visits and their mean, and between which half-points the result is proven to lie.
type MoveParts = (u64, f64, u32, f64, (u8, u8));

/// What a snapshot consists of, in the order of its bytes.
type Parts = (
    u64,
    u64,
    Option<Vec<MoveParts>>,
    Vec<Vec<(u64, f64)>>,
    u64,
    bool,
);

fn read_parts(parts: &Parts) -> Result<SavedRun, FileError> {
    let bytes = STANDARD.encode(postcard::to_stdvec(parts).unwrap());
    saved_run::read(&with("/snapshots", json!([bytes, bytes, bytes])))
}

fn sound_parts() -> Parts {
    // What a real snapshot begins with: the fingerprint of the question.
    let file: Value = serde_json::from_str(&file()).unwrap();
    let real = STANDARD
        .decode(file["snapshots"][0].as_str().unwrap())
        .unwrap();
    let (fingerprint, _) = postcard::take_from_bytes(&real).unwrap();
    (
        fingerprint,
        100,
        Some(vec![(100, 50.0, 0, 0.0, (0, 2)); 7]),
        vec![vec![(1, 0.5); 7]; 64],
        5_000,
        false,
    )
}

#[test]
fn numbers_that_no_search_can_have_found_are_damage() {
    assert!(read_parts(&sound_parts()).is_ok());
    let changes: [fn(&mut Parts); 13] = [
        |parts| parts.0 ^= 1,
        |parts| parts.1 = u64::MAX,
        |parts| parts.4 = u64::MAX,
        |parts| parts.2 = Some(vec![(u64::MAX, 0.0, 0, 0.0, (0, 2)); 7]),
        |parts| parts.2 = Some(vec![(3, 3.5, 0, 0.0, (0, 2)); 7]),
        |parts| parts.2 = Some(vec![(3, -0.5, 0, 0.0, (0, 2)); 7]),
        |parts| parts.2 = Some(vec![(3, f64::NAN, 0, 0.0, (0, 2)); 7]),
        |parts| parts.2 = Some(vec![(3, 1.0, 0, 0.0, (0, 2)); 6]),
        |parts| parts.2 = Some(vec![(3, 1.0, 0, 1.5, (0, 2)); 7]),
        |parts| parts.2 = Some(vec![(3, 1.0, 0, 0.5, (2, 0)); 7]),
        |parts| parts.2 = Some(vec![(3, 1.0, 0, 0.5, (0, 3)); 7]),
        |parts| parts.3[0] = vec![(3, f64::INFINITY); 7],
        |parts| parts.3.push(vec![(3, 1.0); 7]),
    ];
    for (index, change) in changes.into_iter().enumerate() {
        let mut parts = sound_parts();
        change(&mut parts);
        assert_eq!(
            read_parts(&parts),
            Err(FileError::Damaged),
            "change {index}"
        );
    }
}
