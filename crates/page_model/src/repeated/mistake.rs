//! The question about a mistake: when do the two cooperate again? What follows it is worked out by a worker.

use super::analysis::Analysis;
use experiments::repeated::{MISTAKE_AFTER, Recovery};
use texts::Texts;

/// The question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub question: String,
    pub options: Vec<String>,
    pub right: usize,
    pub why: Vec<String>,
}

/// Rounds up to which each of the options but the last two goes.
const UP_TO: [f64; 3] = [1.0, 2.0, 10.0];
/// What is added up in floats may be off by this.
const SLACK: f64 = 1e-6;

/// The question about two strategies that cooperate until a mistake is made.
pub fn asked(of: &Analysis, found: &Recovery, texts: &Texts) -> Asked {
    let words = &texts.labs.repeated.views.mistake;
    let round = MISTAKE_AFTER as u64 + 1;
    let (action, instead) = (of.action(0, 0), of.action(0, 1));
    let right = match found.rounds {
        None => UP_TO.len() + 1,
        Some(rounds) => {
            let place = UP_TO.iter().position(|most| rounds <= most + SLACK);
            place.unwrap_or(UP_TO.len())
        }
    };
    let outcome = match found.rounds {
        Some(rounds) => (words.rounds)(&(texts.value)(rounds)),
        None => words.never.to_owned(),
    };
    Asked {
        question: (words.question)(&of.name(0, texts), action, instead, round),
        options: words.options.map(str::to_owned).to_vec(),
        right,
        why: vec![outcome, (words.likeliest)(&path(of, found, texts))],
    }
}

/// "CD, DC, CC": what both do next, as letters.
fn path(of: &Analysis, found: &Recovery, texts: &Texts) -> String {
    let pair = |actions: &[u8; 2]| {
        let letter = |player: usize| of.letter(player, actions[player].into());
        letter(0) + &letter(1)
    };
    let pairs: Vec<String> = found.likeliest.iter().map(pair).collect();
    let text = pairs.join(", ");
    if found.likeliest.last() == Some(&[0, 0]) {
        text
    } else {
        text + texts.labs.repeated.views.mistake.goes_on
    }
}
