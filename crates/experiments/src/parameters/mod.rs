//! Parameters of experiments: one description that the form, the link, the command line's help and the
//! error messages are all made from.
//!
//! A lab declares its parameters once, with `parameters!`: key, type, default, kind, who needs to see it, and when it says
//! something. Everything else is derived. What several labs have in common is a group, declared once and named with `..`.
//!
//! * kind.rs: what a kind of values is. numbers.rs, fractions.rs, words.rs, written.rs: the usual kinds. Labs add their own. stepping.rs: from one
//!   number to the next.
//! * set.rs: a set of parameters. [`parts`]: what it is made of. declare.rs: how it is declared.

mod any_text;
mod declare;
mod fractions;
mod kind;
mod numbers;
pub mod parts;
mod set;
mod stepping;
mod words;
mod written;

pub use crate::__choices as choices;
pub use crate::__parameters as parameters;
pub use any_text::AnyText;
pub use fractions::{Exactly, fraction_text};
pub use kind::{Control, Kind, Values};
pub(crate) use numbers::SEED_KEY;
pub use numbers::{
    Even, Integer, IntegerOrEnd, PROBABILITY, Real, RealOrInfinite, SEED, list_of_numbers, number,
};
pub(crate) use set::ByKey;
pub use set::{Audience, Parameter, Parameters};
pub use words::{NONE, OneOf, Several, SomeOf, Switch, Word};
pub use written::{Moves, text_control, text_up_to};
