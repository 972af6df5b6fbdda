//! Exercises to take away: for every seed with the answers that the engine computes, in formats that others read.

use super::sample::lesson;
use classes::exercise::{Exercise, Task, variations};
use classes::{gift, sheet};
use lessons::expression::Value;
use lessons::lesson::Lesson;
use texts::ENGLISH;
use worker::inline;

fn exercises(lesson: &Lesson, seed: u64) -> Vec<Exercise> {
    let exercise = |variation: classes::exercise::Variation| {
        let report = variation
            .experiment
            .report(&inline::run(&variation.experiment))
            .unwrap();
        let document: Value = serde_json::from_str(&report.json).unwrap();
        Exercise::of(
            &lesson.scenes[variation.scene],
            &variation.experiment,
            Some(&document["result"]),
        )
        .unwrap()
    };
    variations(lesson, seed).into_iter().map(exercise).collect()
}

/// Anyone who opens the link of an exercise has not answered yet.
#[test]
fn links_of_exercises_hide_what_would_answer_them() {
    let lesson = lessons::text::read(
        "---\ntitle: T\nlab: matrix\n---\n# One\nstage: matrix?game=chicken\nuntil answered: marks=nothing\n\n? How many equilibria?\n= length(result.pure)\n",
    );
    let [exercise] = &exercises(&lesson, 1)[..] else {
        panic!("one scene");
    };
    assert_eq!(exercise.link, "matrix?game=chicken&marks=nothing");
    assert!(matches!(exercise.task, Task::Number { right, .. } if right == 2.0));
}

/// What is pressed in a picture has names that only programs know; buttons lead to what they would show, and before the answer not to it.
#[test]
fn presses_are_not_typed_and_buttons_are_links() {
    let lesson = lessons::text::read(
        "---\ntitle: T\nlab: minimax\n---\n# One\nstage: minimax?step=3\nuntil answered: hide=values\n\nLook {go back | step=1}.\n\n? Click a leaf.\nplace node = 10\nwhy: See {go it | step=4}.\n",
    );
    let all = exercises(&lesson, 1);
    let variants = [("Variant 1".to_owned(), all.clone())];
    let gift = gift::write(&variants, "https://example.org/", "Open");
    let before = "https\\://example.org/\\#/minimax?hide\\=values&step\\=1";
    assert!(gift.contains(&format!("[back]({before})")), "{gift}");
    let why = "{####See [it](https\\://example.org/\\#/minimax?step\\=4).}";
    assert!(gift.contains(why), "{gift}");
    let sheet = sheet::write(
        "T",
        &variants,
        "https://example.org/",
        &ENGLISH.lessons.class,
    );
    let words = &ENGLISH.lessons.class.exercises;
    assert!(
        sheet.contains(&format!(
            "1. **{}** See [it](https://example.org/#/minimax?step=4).",
            words.in_the_picture
        )),
        "{sheet}"
    );
}

#[test]
fn variants_have_answers_of_their_own() {
    let lesson = lesson();
    let variants: Vec<(String, Vec<Exercise>)> = (1..=8)
        .map(|seed| (format!("Variant {seed}"), exercises(&lesson, seed)))
        .collect();
    let mut rights: Vec<f64> = Vec::new();
    for (name, exercises) in &variants {
        assert_eq!(exercises.len(), 5);
        let Task::Number { right, .. } = exercises[1].task else {
            panic!("{name}: {:?}", exercises[1].task);
        };
        assert!(
            exercises[1]
                .why
                .starts_with(&format!("It is {right}: see ")),
            "{}",
            exercises[1].why
        );
        assert!(
            exercises[1].asked.contains("$\\frac{1}{2}$"),
            "{}",
            exercises[1].asked
        );
        // The first seed is the lab's own.
        let has_seed = exercises[1].link.contains("seed=");
        assert_eq!(has_seed, name != "Variant 1", "{}", exercises[1].link);
        rights.push(right);
    }
    rights.dedup();
    assert!(rights.len() > 2, "{rights:?}");
    let gift = gift::write(&variants, "https://example.org/", "Open");
    assert_eq!(gift.matches("$CATEGORY:").count(), 8);
    assert_eq!(gift.matches("[markdown]").count(), 40);
    assert!(gift.contains("$\\\\frac\\{1\\}\\{2\\}$"), "{gift}");
    // Every question is on one line, and braces without `\` are those around its answers.
    for line in gift.lines().filter(|line| line.starts_with("::")) {
        let bare = line
            .as_bytes()
            .windows(2)
            .filter(|pair| pair[0] != b'\\' && matches!(pair[1], b'{' | b'}'));
        assert_eq!(bare.count(), 2, "{line}");
    }
    let sheet = sheet::write(
        &lesson.title,
        &variants,
        "https://example.org/",
        &ENGLISH.lessons.class,
    );
    let (asked, answers) = sheet.split_once("\n## Answers\n").unwrap();
    assert_eq!(asked.matches("\n## Variant ").count(), 8);
    assert!(asked.contains("- [ ] Bet") && !asked.contains("It is "));
    assert_eq!(answers.matches("\n### Variant ").count(), 8);
    for (_, exercises) in &variants {
        let Task::Number { right, .. } = exercises[1].task else {
            continue;
        };
        assert!(
            answers.contains(&format!("2. **{right}** It is {right}")),
            "{answers}"
        );
    }
}
