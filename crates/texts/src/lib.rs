//! Every text the interface says, in one typed catalogue a language.
//!
//! A text is a field; a language is a value of [`Texts`]. A missing text does not compile, and a text with
//! numbers in it is a function, so that each language orders its words as it must. Components, the command
//! line and the sentences about bad links all read from here.

mod catalogue;
mod english;
mod gallery;
mod glossary;
mod labs;
mod lessons;
mod rules;
mod sources;

pub use catalogue::*;
pub use english::{ENGLISH, power_of_ten};
pub use gallery::*;
pub use glossary::*;
pub use labs::*;
pub use lessons::*;
pub use rules::*;
pub use sources::*;
