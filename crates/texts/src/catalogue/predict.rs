//! The texts of questions that are asked before the answer is shown.

/// Around each question.
#[derive(Debug)]
pub struct PredictTexts {
    /// The name of the field.
    pub answer: &'static str,
    pub check: &'static str,
    pub no_number: &'static str,
    /// Takes the answer.
    pub right: fn(&str) -> String,
    /// Takes the answer and the right one.
    pub wrong: fn(&str, &str) -> String,
}
