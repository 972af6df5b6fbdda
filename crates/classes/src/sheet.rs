//! Sheet of exercises in Markdown: every variant on pages of its own, then the answers of all.

use crate::exercise::{Exercise, Task};
use crate::words::{number_written, with_address};
use lessons::lesson::Format;
use std::fmt::Write;
use texts::{ClassTexts, ExerciseTexts};

/// The sheet: of every variant its name and its exercises. Experiments are at `address`, before `#/`.
pub fn write(
    title: &str,
    variants: &[(String, Vec<Exercise>)],
    address: &str,
    words: &ClassTexts,
) -> String {
    let words = &words.exercises;
    let mut text = format!("# {title}\n\n");
    for (name, exercises) in variants {
        let _ = writeln!(text, "## {name}\n");
        for (number, exercise) in exercises.iter().enumerate() {
            let _ = writeln!(text, "### {}. {}\n", number + 1, exercise.heading);
            for part in [&exercise.prose, &exercise.asked] {
                let part = with_address(part, address);
                if !part.is_empty() {
                    let _ = writeln!(text, "{part}\n");
                }
            }
            if let Task::Choice(options) = &exercise.task {
                for (option, _) in options {
                    let _ = writeln!(text, "- [ ] {option}");
                }
                text.push('\n');
            } else {
                let _ = writeln!(text, "{}: ____________________\n", words.answer);
            }
            let _ = writeln!(text, "[{}]({address}#/{})\n", words.open, exercise.link);
        }
    }
    let _ = writeln!(text, "---\n\n## {}\n", words.answers);
    for (name, exercises) in variants {
        let _ = writeln!(text, "### {name}\n");
        for (number, exercise) in exercises.iter().enumerate() {
            let right = right(&exercise.task, words);
            // On one line, since lists end with an empty one.
            let why = with_address(&exercise.why, address)
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ");
            let _ = writeln!(text, "{}. **{right}** {why}", number + 1);
        }
        text.push('\n');
    }
    text
}

/// What is right, in words.
pub fn right(task: &Task, words: &ExerciseTexts) -> String {
    match task {
        Task::Number { right, tolerance } => {
            // More decimals where fewer would not be right.
            let short = number_written(*right, Format::Short);
            let is_near = short
                .parse()
                .is_ok_and(|short: f64| (short - right).abs() <= *tolerance);
            if is_near { short } else { right.to_string() }
        }
        Task::Choice(options) if options.iter().all(|(_, is_right)| *is_right) => {
            words.ungraded.to_owned()
        }
        Task::Choice(options) => {
            let right = options.iter().filter(|(_, is_right)| *is_right);
            right
                .map(|(words, _)| words.trim_end_matches('.'))
                .collect::<Vec<_>>()
                .join("; ")
        }
        // Places have names that only programs know.
        Task::Place(_) => words.in_the_picture.to_owned(),
        Task::Free => words.ungraded.to_owned(),
    }
}
