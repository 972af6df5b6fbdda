//! Findings of small experiments as pictures of tiles: which experiment, and how its findings are drawn.
//!
//! [`run`]: what is read. [`scale`]: numbers as places. The experiments are those of the labs, each in its folder.

pub mod run;
pub mod scale;

use crate::home::picture::Picture;
use experiments::Experiment;
use run::Run;
use texts::Texts;

/// What a run has found, as a picture; `None` before there is anything to see.
type Read = fn(&Experiment, &Run, &'static Texts) -> Option<Picture>;

/// An experiment and how it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    pub link: &'static str,
    pub read: Read,
}

/// A link is drawn in one way.
impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        self.link == other.link
    }
}
