//! Asking the viewer: which question is open, what is said about the last answer, and the score.

use super::predictions::{Predictions, Verdict};
use super::story;
use super::view::{SideView, View};
use drawing::tree::NodeId;
use experiments::minimax::Side;
use texts::{MinimaxTexts, Texts};

/// What the viewer is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    Nothing,
    /// To mark what will be cut.
    Cuts,
    /// Nothing more: the marks have been compared with the cuts.
    CutsChecked,
    /// The values that nodes return, one after the other.
    Values,
}

/// What the viewer is asked now.
pub fn asked(predictions: &Predictions) -> Asked {
    if predictions.asks_for_cuts() {
        Asked::Cuts
    } else if predictions.checked.is_some() {
        Asked::CutsChecked
    } else if predictions.hides_values() {
        Asked::Values
    } else {
        Asked::Nothing
    }
}

/// The node whose value is asked at the moment shown.
pub fn open_question(view: &View) -> Option<NodeId> {
    let open = view.barrier.filter(|(step, _)| *step == view.at);
    open.map(|(_, node)| node)
}

/// How many values were right; empty where nothing was asked and nothing is left to ask.
pub fn score(view: &View, words: &MinimaxTexts) -> String {
    let predictions = &view.predictions;
    // At the end, of nothing that was asked, there is nothing to be said.
    let is_untouched = predictions.asked == 0 && view.barrier.is_none();
    if is_untouched {
        String::new()
    } else {
        (words.score)(predictions.right, predictions.asked)
    }
}

/// How the marks compare with the cuts; empty before they are compared.
pub fn cuts_score(predictions: &Predictions, words: &MinimaxTexts) -> String {
    let score = predictions.checked;
    score.map_or_else(String::new, |score| {
        (words.cuts_score)(score.right, score.missed, score.wrong)
    })
}

/// What is to be said of the last answer, and whether it is that something is wrong.
pub fn verdict(predictions: &Predictions, side: &SideView, texts: &Texts) -> (String, bool) {
    let words = &texts.labs.minimax.page;
    let record = &side.subject.picture.record;
    let returned = |words: fn(&str, &str) -> String, node: NodeId| {
        // Searches side by side have nodes of their own.
        if node >= record.node_count() {
            return String::new();
        }
        let name = story::name_of(&side.subject.place, record, node, texts);
        words(&name, &(texts.value)(record.view(node).value))
    };
    let sentence = match predictions.verdict {
        Some(Verdict::Right(node)) => returned(words.right, node),
        Some(Verdict::Shown(node)) => returned(words.shown, node),
        Some(Verdict::TooLow) => words.wrong_low.to_owned(),
        Some(Verdict::TooHigh) => words.wrong_high.to_owned(),
        Some(Verdict::NotANumber) => words.not_a_value.to_owned(),
        None => String::new(),
    };
    let is_wrong = !matches!(
        predictions.verdict,
        Some(Verdict::Right(_) | Verdict::Shown(_))
    );
    (sentence, is_wrong)
}

/// The question about a node in words, with the value that is right; `None` if the search in focus is not there.
pub fn question_about(
    view: &View,
    in_focus: Side,
    node: NodeId,
    texts: &Texts,
) -> Option<(String, f64)> {
    let subject = &view.side(in_focus)?.subject;
    let record = &subject.picture.record;
    let name = story::name_of(&subject.place, record, node, texts);
    let sentence = (texts.labs.minimax.page.ask_value)(&name);
    Some((sentence, record.view(node).value))
}
