//! Table of a class as CSV: a row for each code, for each question what was said and whether it is right.

use crate::answer::{Answer, Said};
use crate::code::HandedIn;
use crate::shape::Shape;
use crate::tally::{Rights, verdict};
use lessons::lesson::{Lesson, Wanted};
use texts::ClassTexts;

/// The table.
pub fn csv(
    lesson: &Lesson,
    shape: &Shape,
    students: &[HandedIn],
    rights: &Rights,
    words: &ClassTexts,
) -> String {
    let words = &words.table;
    let numbers = 1..=shape.questions.len();
    let columns = numbers.flat_map(|number| [(words.answer)(number), (words.right)(number)]);
    let header = [words.seat.to_owned()].into_iter().chain(columns);
    let mut writer = csv::Writer::from_writer(Vec::new());
    // Writing to memory does not fail, and all rows have the same length.
    let mut write = |record: Vec<String>| drop(writer.write_record(record));
    write(header.collect());
    for student in students {
        let seat = student
            .seat
            .map(|seat| seat.to_string())
            .unwrap_or_default();
        let cells = (0..shape.questions.len()).flat_map(|number| {
            let answer = student.answers.get(number).and_then(Option::as_ref);
            let right = rights(number, student.seed);
            let verdict = answer.and_then(|answer| verdict(answer, right.as_ref()));
            let verdict = verdict.map(|verdict| {
                if verdict.is_right {
                    words.yes
                } else {
                    words.no
                }
            });
            let said = answer.map(|answer| said(lesson, shape, number, answer, words.written));
            [
                said.unwrap_or_default(),
                verdict.unwrap_or_default().to_owned(),
            ]
        });
        write([seat].into_iter().chain(cells).collect());
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

fn said(lesson: &Lesson, shape: &Shape, number: usize, answer: &Answer, written: &str) -> String {
    match &answer.said {
        Said::Number(number) => number.to_string(),
        Said::Place(place) => place.clone(),
        Said::LongPlace(number) => format!("#{number}"),
        Said::Words => written.to_owned(),
        Said::Option(option) => {
            let scene = &lesson.scenes[shape.questions[number].scene];
            match scene.question.as_ref().map(|question| &question.wanted) {
                Some(Wanted::Choice(options)) => options
                    .get(*option)
                    .map(|option| option.words.clone())
                    .unwrap_or_default(),
                _ => String::new(),
            }
        }
    }
}
