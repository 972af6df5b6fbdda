//! Moodle's GIFT format of exercises: a category for each variant, a question for each exercise.
//!
//! Source: Moodle's documentation of "GIFT format". What has a meaning there (`~ = # { } :` and `\`) is escaped with `\`. More than one
//! right option gives each of them full marks, since one answer is asked for. What is pressed in a picture has no answer that could be typed: it is an essay there,
//! which nobody grades by itself, with what is right as feedback.

use crate::exercise::{Exercise, Task};
use crate::words::with_address;
use std::fmt::Write;

/// What stands before the text of a question.
const MARKDOWN: &str = "[markdown]";

/// The file: of every variant its name and its exercises. Experiments are at `address`, before `#/`.
pub fn write(variants: &[(String, Vec<Exercise>)], address: &str, open: &str) -> String {
    let mut text = String::new();
    for (name, exercises) in variants {
        // In names of categories `/` begins another level, `//` is the letter.
        let _ = writeln!(text, "$CATEGORY: {}\n", line(&name.replace('/', "//")));
        for (number, exercise) in exercises.iter().enumerate() {
            let heading = escaped(&line(&format!("{}. {}", number + 1, exercise.heading)));
            let link = format!("[{open}]({address}#/{})", exercise.link);
            let words = [exercise.prose.trim(), exercise.asked.as_str(), &link];
            let words = words.into_iter().filter(|part| !part.is_empty());
            let asked = escaped(&with_address(
                &words.collect::<Vec<_>>().join("\n\n"),
                address,
            ));
            let _ = writeln!(
                text,
                "::{heading}::{MARKDOWN}{asked} {{{}}}\n",
                answers(exercise, address)
            );
        }
    }
    text
}

fn answers(exercise: &Exercise, address: &str) -> String {
    let mut text = match &exercise.task {
        Task::Number { right, tolerance } => format!("#{}:{tolerance}", without_noise(*right)),
        Task::Choice(options) => choice(options),
        Task::Place(_) | Task::Free => String::new(),
    };
    if !exercise.why.is_empty() {
        let _ = write!(
            text,
            "####{}",
            escaped(&with_address(&exercise.why, address))
        );
    }
    text
}

/// A number without what rounding has left in its last digits: 55, not 55.00000000000001. Far nearer to it than any tolerance.
fn without_noise(number: f64) -> f64 {
    format!("{number:.12e}").parse().unwrap_or(number)
}

fn choice(options: &[(String, bool)]) -> String {
    let is_only = options.iter().filter(|(_, is_right)| *is_right).count() == 1;
    let mark = |is_right: bool| match (is_right, is_only) {
        (true, true) => "=",
        (true, false) => "~%100%",
        (false, _) => "~",
    };
    let options = options
        .iter()
        .map(|(words, is_right)| format!("{}{} ", mark(*is_right), escaped(words)));
    options.collect()
}

/// On one line.
fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Text without a meaning, on one line of the file.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\n' => escaped.push_str("\\n"),
            '~' | '=' | '#' | '{' | '}' | ':' | '\\' => escaped.extend(['\\', letter]),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exercise(task: Task) -> Exercise {
        Exercise {
            heading: "A: b".to_owned(),
            link: "minimax?step=0".to_owned(),
            prose: String::new(),
            asked: "What is {x}?".to_owned(),
            task,
            why: "Since 1 = 1.".to_owned(),
        }
    }

    #[test]
    fn what_has_a_meaning_is_escaped() {
        assert_eq!(
            escaped("a~b=c#d{e}f:g\\h\ni"),
            "a\\~b\\=c\\#d\\{e\\}f\\:g\\\\h\\ni"
        );
        let number = Task::Number {
            right: -2.5,
            tolerance: 0.0005,
        };
        let text = write(
            &[("T/1".to_owned(), vec![exercise(number)])],
            "https://a.b/",
            "Open",
        );
        let expected = "$CATEGORY: T//1\n\n::1. A\\: b::[markdown]What is \\{x\\}?\\n\\n[Open](https\\://a.b/\\#/minimax?step\\=0) {#-2.5:0.0005####Since 1 \\= 1.}\n\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn right_numbers_have_no_digits_of_rounding() {
        for (right, written) in [
            (0.1 + 0.2, "#0.3:"),
            (55.000_000_000_000_01, "#55:"),
            (1.0 / 3.0, "#0.3333333333333:"),
        ] {
            let tolerance = 0.0005;
            let text = answers(&exercise(Task::Number { right, tolerance }), "");
            assert!(text.starts_with(written), "{text}");
        }
    }

    #[test]
    fn options_and_places_are_marked() {
        let option = |words: &str, is_right| (words.to_owned(), is_right);
        let one = exercise(Task::Choice(vec![option("a=b", true), option("c", false)]));
        assert_eq!(answers(&one, ""), "=a\\=b ~c ####Since 1 \\= 1.");
        let two = exercise(Task::Choice(vec![
            option("a", true),
            option("b", true),
            option("c", false),
        ]));
        assert!(answers(&two, "").starts_with("~%100%a ~%100%b ~c "));
        let place = exercise(Task::Place(vec!["Qpb".to_owned(), "Jp".to_owned()]));
        for ungraded in [place, exercise(Task::Free)] {
            assert_eq!(answers(&ungraded, ""), "####Since 1 \\= 1.");
        }
    }
}
