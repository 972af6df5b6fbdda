//! Actions of a game played by hand, as text: how often each in turn, such as `12s3l1f` for 12 steps of staying, three to the left
//! and one shot.

use crate::diagnostic::Refusal;
use crate::parameters::{Control, Kind, Values};
use games::aliens::Action;
use games::aliens::position::MAX_STEPS;
use texts::Texts;

/// Actions, one a step; none where nobody has played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Actions(pub Vec<Action>);

/// The kind of their text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionsText;

const LETTERS: [(char, Action); 4] = [
    ('s', Action::Stay),
    ('l', Action::Left),
    ('r', Action::Right),
    ('f', Action::Fire),
];

impl Kind for ActionsText {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.labs.aliens.allowed_actions)(MAX_STEPS.into())
    }

    fn control(&self) -> Control {
        Control::Text { is_wide: true }
    }
}

impl Values<Actions> for ActionsText {
    fn read(&self, text: &str) -> Result<Actions, Refusal> {
        read(text).map(Actions).ok_or(Refusal::Plain)
    }

    fn write(&self, Actions(actions): &Actions) -> String {
        let runs = actions.chunk_by(|one, next| one == next);
        let letter = |action: Action| {
            let found = LETTERS.iter().find(|(_, other)| *other == action);
            found.map_or('s', |&(letter, _)| letter)
        };
        let texts = runs.map(|run| format!("{}{}", run.len(), letter(run[0])));
        texts.collect()
    }
}

fn read(text: &str) -> Option<Vec<Action>> {
    let mut actions = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (digits, after) = rest.split_at(rest.find(|symbol: char| !symbol.is_ascii_digit())?);
        let count: usize = digits.parse().ok()?;
        let symbol = after.chars().next()?;
        let &(_, action) = LETTERS.iter().find(|(letter, _)| *letter == symbol)?;
        if count == 0 || count > usize::from(MAX_STEPS) - actions.len() {
            return None;
        }
        actions.extend(core::iter::repeat_n(action, count));
        rest = &after[symbol.len_utf8()..];
    }
    Some(actions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let text = "12s3l1f999r";
        assert!(ActionsText.read(text).is_err(), "1 015 steps");
        let text = "12s3l1f9r";
        let actions = ActionsText.read(text).unwrap();
        assert_eq!(actions.0.len(), 25);
        assert_eq!(ActionsText.write(&actions), text);
        assert_eq!(ActionsText.write(&Actions::default()), "");
        assert_eq!(ActionsText.read(""), Ok(Actions::default()));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "3",
            "s",
            "0s",
            "3x",
            "3s4",
            "3é",
            "-3s",
            "99999999999999999999s",
        ] {
            assert!(ActionsText.read(text).is_err(), "{text}");
        }
    }
}
