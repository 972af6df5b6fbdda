//! Seats: who has handed in, how many answers, and how many of them are right.

use classes::code::HandedIn;
use classes::grading::Grading;
use page_kit::components::data_table::{DataTable, Row};
use page_model::lessons::classes::answers::answered_and_right;
use texts::ClassPageTexts;
use yew::prelude::*;

/// The table, folded away.
pub fn seats(students: &[HandedIn], grading: &Grading, words: &ClassPageTexts) -> Html {
    let row = |(place, student): (usize, &HandedIn)| {
        let seat = student.seat.map(|seat| seat.to_string());
        let (answered, right) = answered_and_right(student, grading);
        Row::of(place)
            .name(seat.unwrap_or_else(|| words.no_seat.to_owned()))
            .cell(answered.to_string())
            .cell(right.to_string())
            .into()
    };
    let rows: Vec<Html> = students.iter().enumerate().map(row).collect();
    html! {
        <details id="seats" class="card">
            <summary>{ words.seats }</summary>
            <DataTable header={&words.seat_header}>{ for rows }</DataTable>
        </details>
    }
}
