//! Faults of lessons: where something is wrong, and what is allowed there.

use crate::expression::fault::{EvaluationFault, ReadingFault};
use experiments::LABS;
use serde::{Deserialize, Serialize};
use texts::Texts;

/// A place in a text, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Position {
    pub line: u32,
    /// In characters.
    pub column: u32,
}

/// Something wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    pub at: Position,
    pub kind: FaultKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FaultKind {
    /// The text is longer than this, in bytes.
    TooLong(usize),
    /// More scenes than this.
    TooManyScenes(usize),
    NoHead,
    NoScenes,
    /// A line of the head that is no `key: value`.
    NoKey(String),
    UnknownKey(String),
    Repeated(String),
    Missing(String),
    /// What was found under a key, and what is allowed.
    Value(String, String, Allowed),
    /// A second question, or something after one.
    AfterQuestion,
    NoAnswer,
    /// Two kinds of answers to one question.
    TwoAnswers,
    TooFewOptions,
    NoCondition(String),
    Expression(ReadingFault),
    /// A brace that is not closed.
    Unclosed,
    UnknownInsert(String),
    Formula(String),
    /// A link that opens nothing or only in part, with the sentence of the link.
    Link(String),
    UnknownView(String, String),
    UnknownParameter(String, String),
    NotSettable(String),
    /// A value that the parameter does not allow.
    NotAllowed(String, String),
    NoStage,
    NoSeed,
    /// What is hidden until a question is answered, in a scene without one.
    NoQuestion,
    /// A parameter that cannot be hidden, and those that can.
    NotHidden(String, String),
    /// Options that are actions, in a scene without information sets.
    NoInformationSets,
    /// A question of which no option is right.
    NoRightOption,
    /// What was found, and what there is.
    UnknownInformationSet(String, String),
    /// Of an information set, and its actions.
    OptionsAreNoActions(String, String),
    /// Why an expression has no value.
    NoValue(String),
}

/// What is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Allowed {
    Lab,
    Level,
    Minutes,
    Seed,
    Stage,
    Place,
    Format,
    Range,
    Changes,
    Hidden,
    Too,
}

impl Fault {
    pub fn new(at: Position, kind: FaultKind) -> Self {
        Self { at, kind }
    }

    /// An expression that is worth nothing.
    pub fn no_value(at: Position, fault: &EvaluationFault, texts: &Texts) -> Self {
        Self::new(at, FaultKind::NoValue(fault.sentence(texts)))
    }

    /// With the place before it.
    pub fn with_place(&self, texts: &Texts) -> String {
        let place = (texts.lessons.faults.place)(self.at.line, self.at.column);
        format!("{place} {}", self.sentence(texts))
    }

    /// As a sentence.
    pub fn sentence(&self, texts: &Texts) -> String {
        use FaultKind as Kind;
        let words = &texts.lessons.faults;
        match &self.kind {
            Kind::TooLong(most) => (words.too_long)(&(texts.number)(*most as u64)),
            Kind::TooManyScenes(most) => (words.too_many_scenes)(*most),
            Kind::NoHead => words.no_head.to_owned(),
            Kind::NoScenes => words.no_scenes.to_owned(),
            Kind::NoKey(found) => (words.no_key)(found),
            Kind::UnknownKey(found) => (words.unknown_key)(found),
            Kind::Repeated(key) => (words.repeated)(key),
            Kind::Missing(key) => (words.missing)(key),
            Kind::Value(key, found, allowed) => {
                let allowed = match allowed {
                    Allowed::Lab => format!("{}: {}", words.allowed[0], LABS.join(", ")),
                    other => words.allowed[*other as usize].to_owned(),
                };
                (words.value)(key, found, &allowed)
            }
            Kind::AfterQuestion => words.after_question.to_owned(),
            Kind::NoAnswer => words.no_answer.to_owned(),
            Kind::TwoAnswers => words.two_answers.to_owned(),
            Kind::TooFewOptions => words.too_few_options.to_owned(),
            Kind::NoCondition(found) => (words.no_condition)(found),
            Kind::Expression(fault) => fault.sentence(texts),
            Kind::Unclosed => words.unclosed.to_owned(),
            Kind::UnknownInsert(found) => (words.unknown_insert)(found),
            Kind::Formula(reason) => (words.formula)(reason),
            Kind::Link(sentence) | Kind::NoValue(sentence) => sentence.clone(),
            Kind::UnknownView(found, allowed) => (words.unknown_view)(found, allowed),
            Kind::UnknownParameter(found, allowed) => (words.unknown_name)(found, allowed),
            Kind::NotSettable(key) => (words.not_settable)(key),
            Kind::NotAllowed(found, allowed) => (words.not_allowed)(found, allowed),
            Kind::NoStage => words.no_stage.to_owned(),
            Kind::NoSeed => words.no_seed.to_owned(),
            Kind::NoQuestion => words.no_question.to_owned(),
            Kind::NotHidden(found, allowed) => (words.not_hidden)(found, allowed),
            Kind::NoRightOption => words.no_right_answer.to_owned(),
            Kind::NoInformationSets => words.no_information_sets.to_owned(),
            Kind::UnknownInformationSet(found, allowed) => {
                (words.unknown_information_set)(found, allowed)
            }
            Kind::OptionsAreNoActions(key, actions) => (words.no_actions)(key, actions),
        }
    }
}
