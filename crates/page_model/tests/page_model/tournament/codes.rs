//! Strategies that a class hands in.

use super::{THREE, lab};
use classes::strategy_code::{HandedInStrategy, write};
use page_model::tournament::codes::{count_with, read, taken};
use texts::ENGLISH;

fn code(seat: Option<u16>, text: &str) -> String {
    let text = text.to_owned();
    write(&HandedInStrategy { seat, text }).expect("it fits in a code")
}

#[test]
fn codes_in_any_text_become_entrants() {
    let lab = lab(THREE);
    let text = format!(
        "Ann: {} thanks\n{}\n7 again {}\n",
        code(Some(7), "TitForTat"),
        code(None, "first: c; if they defected last 2: d; else: c"),
        code(Some(7), "Random")
    );
    let stage = lab.stage.stage().expect("a game");
    let codes = read(&text, &stage.game, &ENGLISH);
    assert_eq!(codes.left_out, []);
    let all: Vec<(&str, &str)> = codes
        .entrants
        .iter()
        .map(|one| (&*one.name, &*one.strategy))
        .collect();
    assert_eq!(
        all,
        [
            ("Seat 7", "Random"),
            ("", "first: c; if they defected last 2: d; else: c")
        ]
    );
    let besides = taken(&lab, &codes, false);
    assert_eq!((besides.entrants.len(), count_with(&lab, &codes)), (5, 5));
    assert_eq!(taken(&lab, &codes, true).entrants, codes.entrants);
    // Seat 7 hands in once more.
    assert_eq!(
        taken(&besides, &codes, false).entrants.len(),
        6,
        "who has no seat is another one each time"
    );
}

#[test]
fn what_cannot_play_is_listed_with_its_line_and_why() {
    let lab = lab(THREE);
    let right = code(Some(3), "GTFT");
    let mut damaged = code(Some(4), "TitForTat");
    let last = if damaged.pop() == Some('2') { '3' } else { '2' };
    damaged.push(last);
    let foreign = code(Some(5), "else: rock");
    let text = format!("{right}\n{damaged}\n\n{foreign}");
    let stage = lab.stage.stage().expect("a game");
    let codes = read(&text, &stage.game, &ENGLISH);
    assert_eq!(codes.entrants.len(), 1);
    let lines: Vec<usize> = codes.left_out.iter().map(|left| left.line).collect();
    assert_eq!(lines, [2, 4]);
    assert!(
        codes.left_out[1].reason.starts_with("Seat 5: "),
        "{:?}",
        codes.left_out
    );
    assert!(
        codes.left_out[1].reason.contains("rock"),
        "{:?}",
        codes.left_out
    );
    // One alone is no tournament.
    assert_eq!(taken(&lab, &codes, true).entrants.len(), 4);
}
