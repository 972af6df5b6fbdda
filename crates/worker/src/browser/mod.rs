//! A browser around the service: messages, a clock, the opening book.

mod book;
mod clock;
mod serve;

pub use serve::serve;
