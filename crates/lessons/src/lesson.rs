//! A lesson once it is read: what is written in a file for the page, and shown.

use crate::expression::Expression;
use crate::fault::{Fault, Position};
use serde::{Deserialize, Serialize};

/// Whom a lesson is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Level {
    #[default]
    Newcomer,
    /// Those who know the basics.
    Basics,
}

impl Level {
    /// As it is written.
    pub const NAMES: [&str; 2] = ["newcomer", "basics"];

    /// The level of this name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "newcomer" => Some(Self::Newcomer),
            "basics" => Some(Self::Basics),
            _ => None,
        }
    }
}

/// A lesson.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Lesson {
    pub title: String,
    /// The lab that it is about, by its name in links.
    pub lab: String,
    pub level: Level,
    pub minutes: u64,
    pub scenes: Vec<Scene>,
    /// What is wrong with the text and stands in no scene.
    pub faults: Vec<Fault>,
}

/// A scene.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    pub heading: String,
    pub at: Position,
    pub stage: Option<Stage>,
    /// An experiment that the class plays.
    pub class: Option<ClassPlays>,
    /// Whether each reader has a seed of their own.
    pub varies: bool,
    /// What gives the answer away.
    pub hidden: Option<Hidden>,
    /// Whether the lab asks its own questions beside the scene's.
    pub lab_asks: bool,
    pub prose: Vec<Block>,
    pub question: Option<Question>,
    /// What is wrong with its lines; what is wrong in its prose stands there.
    pub faults: Vec<Fault>,
}

/// An experiment that the class plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassPlays {
    pub at: Position,
    /// Of a round, as in the address after `#/`.
    pub link: String,
}

/// An experiment, and which of its views are shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stage {
    pub at: Position,
    /// As in the address after `#/`.
    pub link: String,
    /// The main one first; empty for the lab's own choice.
    pub views: Vec<String>,
}

/// What of a stage is shown otherwise until the scene's question is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    pub at: Position,
    /// Keys, and the values that they have until then.
    pub changes: Vec<(String, String)>,
}

/// A part of prose that stands alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Block {
    Paragraph(Vec<Inline>),
    Heading(Vec<Inline>),
    /// The number of the first item, where they have numbers.
    List(Option<u64>, Vec<Vec<Block>>),
    Quotation(Vec<Block>),
    Code(String),
    /// The header, and rows of cells.
    Table(Vec<Vec<Inline>>, Vec<Vec<Vec<Inline>>>),
    /// MathML.
    Formula(String),
    Picture(Stage),
    Rule,
}

/// A part of a paragraph.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Inline {
    Text(String),
    Emphasis(Vec<Inline>),
    Strong(Vec<Inline>),
    Code(String),
    /// Where it leads, and its words.
    Link(String, Vec<Inline>),
    /// MathML.
    Formula(String),
    LineBreak,
    Value(LiveValue),
    Set(Control),
    Go(Jump),
    /// An insert that cannot be read.
    Fault(Fault),
}

/// A value of the experiment as it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LiveValue {
    pub at: Position,
    pub expression: Expression,
    /// How sure it is, to both sides.
    pub plus_minus: Option<Expression>,
    pub format: Format,
}

/// How a number is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// Short: whole where it is whole, else with three decimals.
    #[default]
    Short,
    Decimals(u8),
    /// As a percentage, with so many decimals.
    Percent(u8),
}

impl Format {
    /// Half of the last decimal that is seen, for a number of this size.
    pub fn half_of_last(self) -> f64 {
        let decimals = match self {
            Self::Short => 3,
            Self::Decimals(decimals) => i32::from(decimals),
            Self::Percent(decimals) => i32::from(decimals) + 2,
        };
        0.5 * 10_f64.powi(-decimals)
    }
}

/// A parameter that is set in the text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Control {
    pub at: Position,
    pub key: String,
    pub allowed: Allowed,
}

/// What may be chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Allowed {
    /// What the parameter allows.
    All,
    Range(f64, f64),
    Words(Vec<String>),
}

/// A button that changes parameters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Jump {
    pub at: Position,
    pub words: String,
    /// Keys with their values.
    pub changes: Vec<(String, String)>,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    pub at: Position,
    pub words: Vec<Block>,
    /// Where it stands what is right.
    pub answered_at: Position,
    pub wanted: Wanted,
    /// Where its options are actions.
    pub actions: Option<Actions>,
    pub hint: Vec<Block>,
    pub why: Vec<Block>,
}

/// Where the options of a choice are the actions of an information set, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Actions {
    pub at: Position,
    /// Its key.
    pub information_set: String,
}

/// An option of a choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    pub at: Position,
    pub words: String,
    /// When it is right.
    pub condition: Expression,
}

/// What is asked for, and what is right.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Wanted {
    /// With how far from it is still right.
    Number(Expression, Option<Expression>),
    Choice(Vec<Choice>),
    /// What the parameter of this key names.
    Place(String, Expression),
    Free,
}

impl Wanted {
    /// Whether answers are right or wrong: free text is neither, nor is a poll, a choice whose options are all right whatever the
    /// experiment says.
    pub fn is_graded(&self) -> bool {
        match self {
            Self::Number(..) | Self::Place(..) => true,
            Self::Choice(options) => options
                .iter()
                .any(|option| option.condition.text() != "true"),
            Self::Free => false,
        }
    }
}
