//! Kinds of values: what is allowed, how it is written, and which control a form gives it.
//!
//! A kind is open: a lab whose values have a grammar of their own declares a kind for them beside their type. [`Kind`] is
//! what forms, help and messages see of it; [`Values`] is what it reads and writes.

use crate::any_eq::AnyEq;
use crate::diagnostic::Refusal;
use core::any::Any;
use core::fmt::Debug;
use texts::Texts;

/// What a form gives a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// A field for digits.
    Whole,
    /// A field for a number.
    Real,
    /// One of these words, in a list.
    OneOf(&'static [&'static str]),
    /// A box a word.
    SomeOf(&'static [&'static str]),
    /// One box.
    Switch,
    /// A field for a text.
    Text { is_wide: bool },
}

/// What values a parameter takes, whatever their type.
pub trait Kind: AnyEq + Debug + Send + Sync {
    /// What is allowed, as a phrase: "a whole number from 1 to 64".
    fn allowed(&self, texts: &Texts) -> String;

    /// What a form gives it.
    fn control(&self) -> Control {
        Control::Text { is_wide: false }
    }

    /// The value with this text as people say it.
    fn spoken(&self, text: &str, _texts: &Texts) -> String {
        text.to_owned()
    }

    /// Texts of values that most people want, to choose from in a sentence; none where there are too many.
    fn common(&self) -> &'static [&'static str] {
        &[]
    }

    /// The text of the value so many steps from `text`, up or down, as arrow keys and drags walk; `None` where there is no
    /// order to walk in.
    fn stepped(&self, _text: &str, _steps: i64) -> Option<String> {
        None
    }

    /// Whether nearly any text is a value here, because anyone who uses it says what is wrong with it.
    fn takes_any_text(&self) -> bool {
        false
    }
}

impl PartialEq for dyn Kind {
    fn eq(&self, other: &Self) -> bool {
        self.eq_any(other)
    }
}

impl dyn Kind {
    /// The kind itself, if it is of this type.
    pub fn as_kind<K: Kind>(&self) -> Option<&K> {
        (self as &dyn Any).downcast_ref()
    }
}

/// A kind whose values are of the type `T`: one text a value, and back again.
pub trait Values<T>: Kind {
    /// Reads `text` if it is a value of this kind.
    ///
    /// # Errors
    /// What is wrong with it, where there is more to say than what is allowed.
    fn read(&self, text: &str) -> Result<T, Refusal>;

    /// The text that [`Values::read`] takes back as the same value.
    fn write(&self, value: &T) -> String;
}
