//! Picture of a tile as data: numbers from 0 to 1.

use std::borrow::Cow;

/// Whose something is: its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    First,
    Second,
    Mark,
    Quiet,
}

impl Tone {
    /// The class that the style sheet knows it by.
    pub fn class(self) -> &'static str {
        match self {
            Self::First => "tone-first",
            Self::Second => "tone-second",
            Self::Mark => "tone-mark",
            Self::Quiet => "tone-quiet",
        }
    }
}

/// A line through points; its name stands at its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub tone: Tone,
    pub name: &'static str,
    /// To the right and up, from 0 to 1.
    pub points: Vec<(f64, f64)>,
    /// One that is known rather than found.
    pub is_dashed: bool,
}

/// A row with a bar, and where the truth may be.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    pub name: Cow<'static, str>,
    /// From 0 to 1, as all that follows.
    pub value: f64,
    pub interval: Option<(f64, f64)>,
}

/// A row with a dot.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    pub name: &'static str,
    pub value: f64,
}

/// Cells in rows, the lowest row first, with those that were visited in their order.
#[derive(Clone, Debug, PartialEq)]
pub struct Cells {
    pub columns: usize,
    /// From 0 to 1, one for each cell; not a number where there is no cell.
    pub shades: Vec<f64>,
    pub visits: Vec<usize>,
    /// The cell that was found.
    pub found: Option<usize>,
}

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    Curves(Vec<Curve>),
    /// Bars with a line where they are compared with something, and its name.
    Bars(Vec<Bar>, Option<(f64, &'static str)>),
    /// Dots with such a line.
    Dots(Vec<Dot>, Option<(f64, &'static str)>),
    Cells(Cells),
    /// A path.
    Outline(&'static str),
}
