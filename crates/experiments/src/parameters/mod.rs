//! Parameters of experiments: one description that the form, the link, the command line's help and the
//! error messages are all made from.
//!
//! A lab declares its parameters once, with `parameters!`: key, type,
//! default, kind with range, and where its texts are. Everything else is derived.

mod field;
mod several;

use crate::regret::locks::{LockError, Locks};
use engines::agents::{Agent, AgentError, Agents};
pub use field::{Field, number};
use games::nim::{MAX_HEAPS, MAX_OBJECTS};
pub use several::Several;
use texts::{ParameterText, Texts};

/// What values a parameter takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// A whole number.
    Integer { minimum: u64, maximum: u64 },
    /// A whole number, or the word `end`.
    IntegerOrEnd { minimum: u64, maximum: u64 },
    /// A finite number.
    Real { minimum: f64, maximum: f64 },
    /// A finite number, or the word `infinite`.
    RealOrInfinite { minimum: f64, maximum: f64 },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// `on` or `off`.
    Switch,
    /// A cell such as `4.1`, or `none`.
    CellOrNone,
    /// Moves one after the other, at most so many characters.
    Moves { most: usize },
    /// Some of these words, in this order with commas between them, or `none`.
    Set(&'static [&'static str]),
    /// A game tree as it is typed: anything here, since its own reader says more.
    Tree,
    /// Dimensions with names and numbers as they are typed: anything up to so many characters, for the same reason.
    Space { most: usize },
    /// A formula over them: the same.
    Formula { most: usize },
    /// Sizes of heaps, with commas between them.
    Heaps,
    /// An even whole number.
    Even { minimum: u64, maximum: u64 },
    /// Somebody who plays.
    Agent,
    /// Some of those who play, with commas between them.
    Agents,
    /// The same, where all of them have to be UCT.
    Searchers,
    /// Strategies that are fixed.
    Locks,
    /// Whole numbers from 1 on, each larger than the one before, with commas between them, or `none`.
    Increasing { maximum: u64 },
    /// Three or four probabilities, with commas between them.
    RollOn,
    /// Three numbers from 0 on, not all 0, with commas between them.
    Shares,
}

impl Kind {
    /// What is allowed, as a phrase: "a whole number from 1 to 64".
    pub fn allowed(&self, texts: &Texts) -> String {
        let texts = &texts.allowed;
        match *self {
            Self::Integer { minimum, maximum } => (texts.integer)(minimum, maximum),
            Self::IntegerOrEnd { minimum, maximum } => (texts.integer_or_end)(minimum, maximum),
            Self::Real { minimum, maximum } => (texts.real)(minimum, maximum),
            Self::RealOrInfinite { minimum, maximum } => (texts.real_or_infinite)(minimum, maximum),
            Self::Choice(names) => (texts.choice)(&names.join(", ")),
            Self::Switch => texts.switch.to_owned(),
            Self::CellOrNone => texts.cell_or_none.to_owned(),
            Self::Moves { most } => (texts.moves)(most),
            Self::Set(names) => (texts.set)(&names.join(", ")),
            Self::Tree => texts.tree.to_owned(),
            Self::Space { most } => (texts.space)(most),
            Self::Formula { most } => (texts.formula)(most),
            Self::Heaps => (texts.heaps)(MAX_HEAPS, MAX_OBJECTS),
            Self::Even { minimum, maximum } => (texts.even)(minimum, maximum),
            Self::Agent => texts.agent.to_owned(),
            Self::Agents => texts.agents.to_owned(),
            Self::Searchers => texts.searchers.to_owned(),
            Self::Locks => texts.locks.to_owned(),
            Self::Increasing { maximum } => (texts.increasing)(maximum),
            Self::RollOn => texts.roll_on.to_owned(),
            Self::Shares => texts.shares.to_owned(),
        }
    }

    /// What exactly is wrong with `text`, for kinds whose texts have a grammar of their own; `None` for the others,
    /// and if nothing is wrong.
    pub fn agent_error(&self, text: &str) -> Option<AgentError> {
        match self {
            Self::Agent => text.parse::<Agent>().err(),
            Self::Agents => text.parse::<Agents>().err(),
            Self::Searchers => Agents::searchers(text).err(),
            _ => None,
        }
    }

    /// The same for fixed strategies.
    pub fn lock_error(&self, text: &str) -> Option<LockError> {
        match self {
            Self::Locks => text.parse::<Locks>().err(),
            _ => None,
        }
    }
}

/// Who needs to see a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// In the form from the start.
    Everyone,
    /// In the form under "knowledge".
    Knowledge,
    /// In the form under "more".
    Advanced,
    /// Set by acting on the stage (moves, position in time), not by the form.
    Stage,
}

/// One parameter.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name in links.
    pub key: &'static str,
    pub kind: Kind,
    pub audience: Audience,
    /// Label, help, unit.
    pub text: fn(&Texts) -> &ParameterText,
}

/// Parameters of one lab are told apart by their keys; functions have no useful equality.
impl PartialEq for Parameter {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.kind == other.kind && self.audience == other.audience
    }
}

/// A set of parameters with values. Implemented by `parameters!`.
pub trait Parameters: Clone + PartialEq + Default {
    /// The description, in the order in which links are written.
    const SCHEMA: &'static [Parameter];

    /// Sets the parameter `key` from its text; false if there is no such key or no such value.
    fn read(&mut self, key: &str, text: &str) -> bool;

    /// The value of the parameter `key` as text; empty if there is no such key.
    fn write(&self, key: &str) -> String;

    /// The description of the parameter `key`.
    fn find(key: &str) -> Option<&'static Parameter> {
        Self::SCHEMA.iter().find(|parameter| parameter.key == key)
    }
}

/// Declares a struct of parameters. See any lab's file for the form.
#[macro_export]
#[doc(hidden)]
macro_rules! __parameters {
    (
        $(#[$meta:meta])*
        pub struct $name:ident, texts $texts:ident {
            $(
                $(#[$field_meta:meta])*
                $field:ident: $type:ty = $default:expr, $kind:expr, $audience:ident;
            )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name { $( $(#[$field_meta])* pub $field: $type, )* }

        impl Default for $name {
            fn default() -> Self {
                Self { $( $field: $default, )* }
            }
        }

        impl $crate::parameters::Parameters for $name {
            const SCHEMA: &'static [$crate::parameters::Parameter] = &[
                $( $crate::parameters::Parameter {
                    key: stringify!($field),
                    kind: $kind,
                    audience: $crate::parameters::Audience::$audience,
                    text: |texts| &texts.$texts.$field,
                }, )*
            ];

            fn read(&mut self, key: &str, text: &str) -> bool {
                use $crate::parameters::Field;
                $( if key == stringify!($field) {
                    let value = <$type as Field>::read(text, &$kind);
                    return match value {
                        Some(value) => { self.$field = value; true }
                        None => false,
                    };
                } )*
                false
            }

            fn write(&self, key: &str) -> String {
                use $crate::parameters::Field;
                $( if key == stringify!($field) {
                    return self.$field.write();
                } )*
                String::new()
            }
        }
    };
}

/// Declares an enum whose variants have a name in links, as values of [`Kind::Choice`].
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
            /// The names in links.
            pub const NAMES: &'static [&'static str] = &[ $( $text, )* ];
        }

        impl $crate::parameters::Field for $name {
            fn read(text: &str, _kind: &$crate::parameters::Kind) -> Option<Self> {
                match text {
                    $( $text $(| $old)* => Some(Self::$variant), )*
                    _ => None,
                }
            }

            fn write(&self) -> String {
                match self { $( Self::$variant => $text, )* }.to_owned()
            }
        }
    };
}

pub use crate::__choices as choices;
pub use crate::__parameters as parameters;
