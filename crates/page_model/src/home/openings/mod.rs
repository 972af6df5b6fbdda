//! Openings of the first page: five small games that a visitor plays at once, without leaving. What they hold and what they say; experiments
//! that they ask for are worked on by the page.
//!
//! * [`connect_four`]: a move, and the search that answers it. [`penalty`]: a mixture, and the keeper who knows it. [`bluff`]: hands of Kuhn poker.
//!   [`ultimatum`]: an offer. [`repeated`]: a strategy against three others.

pub mod bluff;
pub mod connect_four;
pub mod penalty;
pub mod repeated;
pub mod ultimatum;

use texts::OpeningsTexts;

/// One of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opening {
    #[default]
    ConnectFour,
    Penalty,
    Bluff,
    Ultimatum,
    Repeated,
}

impl Opening {
    pub const ALL: [Self; 5] = [
        Self::ConnectFour,
        Self::Penalty,
        Self::Bluff,
        Self::Ultimatum,
        Self::Repeated,
    ];

    /// What it is called.
    pub fn name(self, texts: &OpeningsTexts) -> &'static str {
        match self {
            Self::ConnectFour => texts.connect_four.name,
            Self::Penalty => texts.penalty.name,
            Self::Bluff => texts.bluff.name,
            Self::Ultimatum => texts.ultimatum.name,
            Self::Repeated => texts.repeated.name,
        }
    }
}
