//! Words for an opponent, for where the candidate stands against it, and for what the interval says.

use experiments::common::agents::agent_name;
use experiments::graded_test::{Met, Standing};
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
