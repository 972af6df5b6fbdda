//! Show of hands: hands that are counted for each option of a question, and the bars that they make.

use super::bars::CountedBar;
use super::live::Known;
use lessons::answer::Right;
use lessons::lesson::{Choice, Question, Wanted};

/// More hands no room has.
const MAX_HANDS: usize = 999;

/// What was counted at a question, and whether it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    counts: Vec<usize>,
    pub is_open: bool,
    pub is_revealed: bool,
}

impl Counted {
    /// The hands for an option.
    pub fn hands(&self, option: usize) -> usize {
        self.counts.get(option).copied().unwrap_or_default()
    }

    /// With one hand more or fewer for one of this many options; `None` if there is no such option.
    pub fn counted(mut self, option: usize, more: bool, options: usize) -> Option<Self> {
        self.counts.resize(options, 0);
        let hands = self.counts.get_mut(option)?;
        *hands = if more {
            (*hands + 1).min(MAX_HANDS)
        } else {
            hands.saturating_sub(1)
        };
        Some(self)
    }

    /// Forgets all hands.
    pub fn clear(&mut self) {
        self.counts.clear();
        self.is_revealed = false;
    }

    /// A bar an option; which is right is marked where that is known and graded.
    pub fn bars(&self, question: &Question, known: &Known) -> Vec<CountedBar> {
        let scope = known.scope();
        let right = scope.and_then(|scope| Right::of(&question.wanted, &scope).ok());
        let right = right.filter(|_| question.wanted.is_graded());
        let bar = |(place, option): (usize, &Choice)| CountedBar {
            label: option.words.clone(),
            count: self.hands(place),
            of: None,
            is_right: right.as_ref().map(|right| right.takes_option(place)),
        };
        options_of(question).iter().enumerate().map(bar).collect()
    }
}

/// The options of a question; none where it asks for something else.
pub fn options_of(question: &Question) -> &[Choice] {
    match &question.wanted {
        Wanted::Choice(options) => options,
        _ => &[],
    }
}

/// The option of a number key.
pub fn digit(key: &str) -> Option<usize> {
    let digit: usize = key.parse().ok().filter(|digit| (1..=9).contains(digit))?;
    Some(digit - 1)
}
