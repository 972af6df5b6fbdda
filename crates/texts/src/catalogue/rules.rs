//! Texts of boards and readings of rules, which several labs have as parameters.

use super::ParameterText;

/// A board of Connect Four.
#[derive(Debug)]
pub struct BoardTexts {
    pub width: ParameterText,
    pub height: ParameterText,
    pub in_a_row: ParameterText,
    pub blocked: ParameterText,
}

/// Readings of the rules of War.
#[derive(Debug)]
pub struct WarReadingTexts {
    pub out_of_cards: ParameterText,
    pub cap: ParameterText,
    pub at_cap: ParameterText,
}

/// Readings of the rules of Rrrats.
#[derive(Debug)]
pub struct RrratsReadingTexts {
    pub end: ParameterText,
    pub at_four: ParameterText,
    pub bust: ParameterText,
}

/// Rules of a race that is composed.
#[derive(Debug)]
pub struct ComposedRaceTexts {
    pub schedule: ParameterText,
    pub correction: ParameterText,
    pub inequality: ParameterText,
    pub stops: ParameterText,
}
