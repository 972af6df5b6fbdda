//! Readings of Rrrats beside what the thesis has: which numbers are compared, and what the readings say together.

use experiments::common::rrrats_rules::{BustName, EndName};
use experiments::reproduce::ReadingRow;
use experiments::reproduce::published::RRRATS;
use experiments::reproduce::readings::READINGS;
use texts::Texts;

/// What is compared: the number of a reading, what was published, and the scale.
pub struct Compared {
    pub id: &'static str,
    pub number: fn(&ReadingRow) -> Option<f64>,
    pub published: Option<f64>,
    /// A line across: what decides.
    pub line: Option<f64>,
    pub range: (f64, f64),
}

/// In the order of their names.
pub const COMPARED: [Compared; 4] = [
    Compared {
        id: "readings-optimum",
        number: |row| row.equilibrium.map(|[.., third]| third),
        published: Some(0.36),
        line: None,
        range: (0.0, 1.0),
    },
    Compared {
        id: "readings-always",
        number: |row| Some(row.published_against_always),
        published: None,
        line: Some(0.5),
        range: (0.38, 0.52),
    },
    Compared {
        id: "readings-itself",
        number: |row| Some(row.published_strategy_begins),
        published: Some(RRRATS.pairs[0][0].0),
        line: None,
        range: (0.5, 0.56),
    },
    Compared {
        id: "readings-start",
        number: |row| Some(row.published_strategy),
        published: Some(RRRATS.against_start[0][0]),
        line: None,
        range: (0.7, 0.9),
    },
];

/// Those in which the last turn is finished, side by side.
pub fn of_whole_turns(rows: &[ReadingRow]) -> impl Iterator<Item = &ReadingRow> {
    rows.iter().filter(|row| row.end == EndName::Turn.name())
}

/// What these say, once all readings are known.
pub fn verdict(rows: &[ReadingRow], texts: &Texts) -> Option<String> {
    let of = |bust: BustName| of_whole_turns(rows).find(|row| row.bust == bust.name());
    let (owner, pile) = (of(BustName::Owner)?, of(BustName::Pile)?);
    let numbers = [
        owner.equilibrium?[2],
        owner.published_strategy_begins,
        owner.published_against_always,
    ];
    let is_complete = rows.len() == READINGS.len();
    let words = &texts.labs.reproduce.page;
    is_complete.then(|| (words.by_reading_verdict)(numbers, pile.published_strategy))
}

/// When the game ends with a reading, and what becomes of lost hands.
pub fn names(row: &ReadingRow, texts: &Texts) -> (&'static str, &'static str) {
    let words = &texts.rrrats_readings;
    (
        words.end.option_named(&row.end).unwrap_or_default(),
        words.bust.option_named(&row.bust).unwrap_or_default(),
    )
}

/// The strategy that no other beats, to four digits; a dash where the search for it gave up.
pub fn optimum(row: &ReadingRow, texts: &Texts) -> String {
    let optimum = row.equilibrium.map(|three| {
        let three = three.map(|share| (texts.value)((share * 1e4).round() / 1e4));
        format!("({})", three.join(", "))
    });
    optimum.unwrap_or_else(|| "–".to_owned())
}
