//! Taken away: closed rounds as CSV and JSON; and what is told of who has handed in.

use super::said::{choice, of_closed, points, role_name, value};
use classes::code::MAX_SEAT;
use classes::playing::closed::Outcome;
use classes::playing::handed_in::HandedIn;
use classes::playing::round::Round;
use serde_json::{Value, json};
use texts::{PlayingTexts, ranges_told};

/// A line for each seat of each closed round: its value or card, what was chosen, whom it met, exact points, rank.
pub fn csv(rounds: &[Round], words: &PlayingTexts) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let header = words.teacher.header.map(str::to_lowercase);
    let mut records = vec![header.to_vec()];
    for round in rounds {
        records.extend(of_closed(round).iter().map(|outcome| {
            vec![
                round.number.to_string(),
                outcome.seat.to_string(),
                value(round, outcome.value, words),
                choice(round, outcome.role, &outcome.choices, words),
                met(outcome),
                outcome
                    .points
                    .map_or_else(String::new, |points| points.shown()),
                outcome.rank.to_string(),
            ]
        }));
    }
    for record in records {
        // Writing to memory does not fail, and all have seven cells.
        let _ = writer.write_record(record);
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// Everything as JSON: the link, by which all of it can be opened again, and for each round who chose what, met whom and got what; points are fractions in text.
pub fn json(closed: &Round, words: &PlayingTexts) -> String {
    let seat = |round: &Round, outcome: &Outcome| {
        json!({
            "seat": outcome.seat,
            "side": role_name(round, outcome.role, words),
            "value": outcome.value,
            "choices": outcome.choices,
            "chose": choice(round, outcome.role, &outcome.choices, words),
            "met": outcome.met,
            "points": outcome.points.map(|points| points.to_string()),
            "rank": outcome.rank,
        })
    };
    let rounds: Vec<Value> = closed
        .all_closed()
        .iter()
        .map(|round| {
            let seats = of_closed(round);
            let seats: Vec<Value> = seats.iter().map(|outcome| seat(round, outcome)).collect();
            json!({ "round": round.number, "seats": seats })
        })
        .collect();
    let whole = json!({ "link": closed.link(), "rounds": rounds });
    serde_json::to_string_pretty(&whole).unwrap_or_default()
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
        value(round, outcome.value, words),
        choice(round, outcome.role, &outcome.choices, words),
        few,
        outcome.points.map_or_else(|| "–".to_owned(), points),
        outcome.rank.to_string(),
    ]
}

/// The seats of those given, up to `given`, that have not handed in, as ranges: `3, 7–9`.
pub fn missing(handed_in: &HandedIn, given: u16) -> String {
    let given = 1..=given.min(MAX_SEAT);
    let missing = given.filter(|seat| !handed_in.seats.contains_key(seat));
    ranges_told(missing.map(usize::from), '–')
}
