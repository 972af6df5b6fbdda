//! Taken away: a closed round as CSV; and what is told of who has handed in.

use super::said::{choice, points};
use classes::code::MAX_SEAT;
use classes::playing::closed::Outcome;
use classes::playing::handed_in::HandedIn;
use classes::playing::round::Round;
use texts::PlayingTexts;

/// A line for each seat: its value in an auction, what was chosen, whom it met, exact points, rank.
pub fn csv(round: &Round, outcomes: &[Outcome], words: &PlayingTexts) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let header = words.teacher.header.map(str::to_lowercase);
    let mut records = vec![header.to_vec()];
    records.extend(outcomes.iter().map(|outcome| {
        vec![
            outcome.seat.to_string(),
            value(outcome),
            choice(round, outcome.role, &outcome.choices, words),
            met(outcome),
            outcome
                .points
                .map_or_else(String::new, |points| points.shown()),
            outcome.rank.to_string(),
        ]
    }));
    for record in records {
        // Writing to memory does not fail, and all have six cells.
        let _ = writer.write_record(record);
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// What the auctioned thing is worth to a seat; nothing in other games.
fn value(outcome: &Outcome) -> String {
    outcome
        .value
        .as_ref()
        .map(u32::to_string)
        .unwrap_or_default()
}

/// Those that a seat met.
pub fn met(outcome: &Outcome) -> String {
    let seats: Vec<String> = outcome.met.iter().map(u16::to_string).collect();
    seats.join(" ")
}

/// The cells of the table of a closed round: seat, value, choice, who was met, points, rank.
pub fn cells(round: &Round, outcome: &Outcome, words: &PlayingTexts) -> [String; 6] {
    // More than nine are not named.
    let few = if outcome.met.len() > 9 {
        String::new()
    } else {
        met(outcome)
    };
    [
        outcome.seat.to_string(),
        value(outcome),
        choice(round, outcome.role, &outcome.choices, words),
        few,
        outcome.points.map_or_else(|| "–".to_owned(), points),
        outcome.rank.to_string(),
    ]
}

/// The seats of those given, up to `given`, that have not handed in, as ranges: `3, 7–9`.
pub fn missing(handed_in: &HandedIn, given: u16) -> String {
    let mut ranges: Vec<(u16, u16)> = Vec::new();
    for seat in (1..=given.min(MAX_SEAT)).filter(|seat| !handed_in.seats.contains_key(seat)) {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == seat => *last = seat,
            _ => ranges.push((seat, seat)),
        }
    }
    let range = |(first, last): &(u16, u16)| {
        if first == last {
            first.to_string()
        } else {
            format!("{first}–{last}")
        }
    };
    ranges.iter().map(range).collect::<Vec<_>>().join(", ")
}
