//! Words for an opponent, for where the candidate stands against it, for what the interval says, and for the verdict.

use experiments::common::agents::agent_name;
use experiments::graded_test::{Findings, Met, Standing};
use texts::Texts;

/// "31: UCT, 60 simulations".
pub fn opponent(met: &Met, texts: &Texts) -> String {
    (texts.labs.graded_test.page.opponent)(met.grade, &agent_name(&met.opponent, texts))
}

/// Where the candidate stands.
pub fn standing(standing: Standing, texts: &Texts) -> &'static str {
    texts.labs.graded_test.page.standings[standing as usize]
}

/// The opponent, the points, and what they may truly be.
pub fn reading(met: &Met, texts: &Texts) -> String {
    let words = &texts.labs.graded_test.page;
    let opponent = opponent(met, texts);
    match met.share() {
        Some(share) => (words.reading)(&opponent, &(texts.percent)(share), met.interval()),
        None => (words.reading_of_none)(&opponent),
    }
}

/// How many opponents in a row are beaten as clearly as was asked for, and which is the first that is not.
pub fn counted(results: &Findings, texts: &Texts) -> String {
    let words = &texts.labs.graded_test.page;
    if results.progress.done == 0 {
        return words.nothing_yet.to_owned();
    }
    let goal = (texts.percent)(results.goal);
    let leading = (words.leading)(results.leading(), results.met.len(), &goal);
    let missed = results.first_missed().map(|met| {
        let share = (texts.percent)(met.share().unwrap_or_default());
        (words.first_missed)(&opponent(met, texts), &share)
    });
    let so_far = (!results.is_over()).then(|| words.so_far.to_owned());
    let parts: Vec<String> = so_far.into_iter().chain([leading]).chain(missed).collect();
    parts.join(" ")
}
