//! Answers to inquiries, under way; see [`experiments::inquiry`].

use engines::Status;
use experiments::inquiry::encode;
use serde::Serialize;

/// An answer under way. Like a chunk's, its work is in steps, so that the player who answers still hears what else is asked for.
pub trait Answering {
    /// Does a unit of work, milliseconds at most.
    fn step(&mut self) -> Status;

    /// The answer, once it is finished.
    fn answer(&mut self) -> Vec<u8>;
}

/// An answer that takes no longer than finding out what was asked.
pub fn at_once(answer: &impl Serialize) -> Box<dyn Answering> {
    Box::new(AtOnce(encode(answer)))
}

struct AtOnce(Vec<u8>);

impl Answering for AtOnce {
    fn step(&mut self) -> Status {
        Status::Finished
    }

    fn answer(&mut self) -> Vec<u8> {
        core::mem::take(&mut self.0)
    }
}
