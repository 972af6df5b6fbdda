//! Every text the interface says, in one typed catalogue per language.
//!
//! A text is a field; a language is a value of [`Texts`]. A missing text does not compile, and a text with
//! numbers in it is a function, so that each language orders its words as it must. [`texts!`] declares both, the
//! fields and their English. Components, the command line and the sentences about bad links all read from here.

#[macro_use]
mod declare;

mod about;
mod agents;
mod catalogue;
mod controls;
mod courses;
mod english;
mod formula;
mod gallery;
mod glossary;
mod home;
mod lab;
mod lab_page;
mod labs;
mod lessons;
mod map;
mod openings;
mod parameter;
mod plain;
mod playing;
mod repeated_games;
mod rules;
mod runs;
mod shared_parameters;
mod shell;
mod site_search;
mod sources;
mod tour;
mod written_games;
mod wrong_input;

pub use about::*;
pub use agents::*;
pub use catalogue::*;
pub use controls::*;
pub use courses::*;
pub use english::numbers::power_of_ten;
pub use english::phrases::capital;
pub use formula::*;
pub use gallery::*;
pub use glossary::*;
pub use home::*;
pub use lab::*;
pub use lab_page::*;
pub use labs::*;
pub use lessons::*;
pub use map::*;
pub use openings::*;
pub use parameter::*;
pub use plain::*;
pub use playing::*;
pub use repeated_games::*;
pub use rules::*;
pub use runs::*;
pub use shared_parameters::*;
pub use shell::*;
pub use site_search::*;
pub use sources::*;
pub use tour::*;
pub use written_games::*;
pub use wrong_input::*;

/// English.
pub const ENGLISH: Texts = Texts::ENGLISH;
/// English on the plain pages, which the program has none of.
pub const PLAIN: PlainTexts = PlainTexts::ENGLISH;
/// English of the openings, which have a program of their own.
pub const OPENINGS: OpeningsTexts = OpeningsTexts::ENGLISH;
/// English about all this, there too.
pub const ABOUT: AboutTexts = AboutTexts::ENGLISH;
