//! Verdicts on an assessment, in words.

use super::analysis::{Analysis, listed};
use experiments::tree_game::{Checked, SetVerdict};
use texts::TreeGameTexts;

/// The first information set where something is wrong.
pub fn fails(checked: &Checked) -> Option<&SetVerdict> {
    checked.sets.iter().find(|verdict| !verdict.is_right())
}

/// What the assessment is, or where it fails first.
pub fn in_words(of: &Analysis, checked: &Checked, words: &TreeGameTexts) -> String {
    fails(checked).map_or_else(
        || (words.holds)(checked.is_consistent).to_owned(),
        |verdict| (words.fails)(&of.labels[verdict.set as usize]),
    )
}

/// What is said about an information set.
pub fn said(of: &Analysis, verdict: &SetVerdict, words: &TreeGameTexts) -> String {
    let mut parts = Vec::new();
    if let Some(right) = &verdict.by_bayes {
        parts.push((words.wrong_belief)(&listed(right)));
    }
    parts.push(if verdict.value == verdict.best {
        words.is_rational.to_owned()
    } else {
        let action = of.action(verdict.set as usize, verdict.action.into());
        (words.is_not_rational)(&verdict.value.shown(), &action, &verdict.best.shown())
    });
    if !verdict.is_reached {
        let is_alone = verdict.beliefs.len() == 1;
        let free = if is_alone {
            words.sure_belief
        } else {
            words.free_belief
        };
        parts.push(free.to_owned());
    }
    parts.join("; ")
}
