//! Questions before the answer, in English.

use crate::PredictTexts;

pub(super) const PREDICT: PredictTexts = PredictTexts {
    answer: "Your answer",
    check: "Check",
    no_number: "Type a number.",
    right: |answer| format!("Right: {answer}."),
    wrong: |answer, right| format!("Not {answer}: {right}."),
};
