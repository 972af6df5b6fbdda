//! Tree as it is typed: the experiment with it, or what is wrong with the text, with the place of it.

use experiments::Experiment;
use experiments::diagnostic::Diagnostic;
use experiments::link::MAX_CHARACTERS;
use experiments::minimax::MinimaxExperiment;
use games::typed_tree::TreeError;
use texts::Texts;

/// How much of a long text is shown on either side of a fault.
const AROUND: usize = 24;

/// What is wrong with a text: a sentence, and the text around the place with the place itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub sentence: String,
    pub around: Option<(String, String, String)>,
}

/// The experiment with this text, or what is wrong with it.
pub fn read(
    lab: &MinimaxExperiment,
    text: &str,
    texts: &Texts,
) -> Result<MinimaxExperiment, Option<Fault>> {
    let next = match lab.with("tree", text) {
        Ok(next) => next,
        Err(problem) => return Err(problem.map(|problem| explain(&problem, text, texts))),
    };
    let characters = Experiment::Minimax(next.clone()).link().chars().count();
    if characters > MAX_CHARACTERS {
        let words = &texts.labs.minimax.page;
        return Err(Some(Fault {
            sentence: (words.editor_too_long_for_link)(characters, MAX_CHARACTERS),
            around: None,
        }));
    }
    Ok(next)
}

fn explain(problem: &Diagnostic, text: &str, texts: &Texts) -> Fault {
    let error = problem.fault::<TreeError>();
    let around = error.map(|error| around(text, error.place));
    Fault {
        sentence: problem.sentence(texts),
        around,
    }
}

/// The text before a place, at it and after it; a space stands for the end.
fn around(text: &str, place: usize) -> (String, String, String) {
    let index = place.saturating_sub(1);
    let begin = index.saturating_sub(AROUND);
    let part = |from: usize, count: usize| text.chars().skip(from).take(count).collect::<String>();
    let at = part(index, 1);
    let at = if at.trim().is_empty() {
        "\u{2423}".to_owned()
    } else {
        at
    };
    (part(begin, index - begin), at, part(index + 1, AROUND))
}
