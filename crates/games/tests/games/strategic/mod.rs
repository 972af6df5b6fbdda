//! Strategic games as texts: what links, files of Gambit and tables hold, there and back, and what is said about those that hold no game.

mod files;
mod fractions;
mod tables;
mod texts;
mod twin;
