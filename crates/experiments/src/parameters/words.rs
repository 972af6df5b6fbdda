//! Words as parameters: one of some, some of some, on or off.

use super::kind::{Control, Kind, Values};
use crate::diagnostic::Refusal;
use texts::Texts;

/// A value that has a word of its own in links. Enums of such are declared by `choices!`.
pub trait Word: Sized + Copy {
    /// The value with this word; old words are read too.
    fn of_name(text: &str) -> Option<Self>;

    /// Its word.
    fn name(self) -> &'static str;
}

/// One of these words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneOf(pub &'static [&'static str]);

/// Some of these words, in this order separated by commas, or `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SomeOf(pub &'static [&'static str]);

/// `on` or `off`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch;

/// What an empty list is written as.
pub const NONE: &str = "none";

impl Kind for OneOf {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.choice)(&self.0.join(", "))
    }

    fn control(&self) -> Control {
        Control::OneOf(self.0)
    }
}

impl<T: Word> Values<T> for OneOf {
    fn read(&self, text: &str) -> Result<T, Refusal> {
        // A lab may allow some of the values only. The text may be an old word, which is in no list.
        let value = T::of_name(text).filter(|value| self.0.contains(&value.name()));
        value.ok_or(Refusal::Plain)
    }

    fn write(&self, value: &T) -> String {
        value.name().to_owned()
    }
}

impl Kind for SomeOf {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.set)(&self.0.join(", "))
    }

    fn control(&self) -> Control {
        Control::SomeOf(self.0)
    }
}

impl<T: Word + Ord> Values<Several<T>> for SomeOf {
    fn read(&self, text: &str) -> Result<Several<T>, Refusal> {
        if text == NONE {
            return Ok(Several::default());
        }
        let list: Option<Vec<T>> = text.split(',').map(T::of_name).collect();
        let list = list.ok_or(Refusal::Plain)?;
        let values = Several::new(&list);
        // One value has one text, so nothing twice.
        let is_without_repeats = values.0.len() == list.len();
        is_without_repeats.then_some(values).ok_or(Refusal::Plain)
    }

    fn write(&self, values: &Several<T>) -> String {
        let names: Vec<&str> = values.0.iter().map(|value| value.name()).collect();
        if names.is_empty() {
            NONE.to_owned()
        } else {
            names.join(",")
        }
    }
}

impl Kind for Switch {
    fn allowed(&self, texts: &Texts) -> String {
        texts.allowed.switch.to_owned()
    }

    fn control(&self) -> Control {
        Control::Switch
    }
}

impl Values<bool> for Switch {
    fn read(&self, text: &str) -> Result<bool, Refusal> {
        match text {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(Refusal::Plain),
        }
    }

    fn write(&self, value: &bool) -> String {
        if *value { "on" } else { "off" }.to_owned()
    }
}

/// Values of a choice, each once, in the order of the choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Several<T>(Vec<T>);

impl<T> Default for Several<T> {
    /// None of them.
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Copy + Ord> Several<T> {
    /// Those of the list.
    pub fn new(values: &[T]) -> Self {
        let mut values = values.to_vec();
        values.sort_unstable();
        values.dedup();
        Self(values)
    }

    /// As a list.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

/// Declares an enum whose variants have a name in links, as values of [`OneOf`].
#[macro_export]
#[doc(hidden)]
macro_rules! __choices {
    (
        $(#[$meta:meta])*
        pub enum $name:ident { $( $(#[$variant_meta:meta])* $variant:ident = $text:literal $(| $old:literal)*, )* }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $( $(#[$variant_meta])* $variant, )* }

        impl $name {
            /// All, in the order of their names.
            pub const ALL: [Self; Self::NAMES.len()] = [ $( Self::$variant, )* ];
            /// The names in links.
            pub const NAMES: &'static [&'static str] = &[ $( $text, )* ];

            /// Its name in links.
            pub fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }

        impl $crate::parameters::Word for $name {
            fn of_name(text: &str) -> Option<Self> {
                match text {
                    $( $text $(| $old)* => Some(Self::$variant), )*
                    _ => None,
                }
            }

            fn name(self) -> &'static str {
                self.name()
            }
        }
    };
}
