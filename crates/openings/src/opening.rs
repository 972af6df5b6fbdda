//! Opening: which there are, in their order.

use first_page::Words;
use texts::OpeningsTexts;
use yew::prelude::*;

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

/// What every opening is given.
#[derive(PartialEq, Properties)]
pub struct OpeningProps {
    pub words: Words<OpeningsTexts>,
    /// Another one is chosen.
    pub on_choose: Callback<Opening>,
}
