//! A browser around the service: messages, a clock, the opening book, modules of the program.

mod book;
mod clock;
mod modules;
mod serve;

pub use serve::serve;
