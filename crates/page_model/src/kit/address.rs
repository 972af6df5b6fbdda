//! Address that is yet to be written: browsers take milliseconds for it, on telephones many, and refuse more than a few a second, so it
//! is written after the picture that a step leads to, and of edits that follow each other the last alone.

/// Whether the back button should come back to where we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A new place: opening a lab, beginning a new game.
    Push,
    /// The same place, edited.
    Replace,
}

/// What is yet to be written: the address, and whether as a new place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unwritten(Option<(String, Entry)>);

impl Unwritten {
    /// Asks for an address to be written; returns the one that has to be written at once, before it.
    #[must_use]
    pub fn ask(&mut self, url: String, entry: Entry) -> Option<(String, Entry)> {
        match (&mut self.0, entry) {
            // A new place that is edited before it is written is still a new place.
            (Some((last, _)), Entry::Replace) => {
                *last = url;
                None
            }
            (waiting, _) => waiting.replace((url, entry)),
        }
    }

    /// Where the page will be, if it is not there yet.
    pub fn url(&self) -> Option<&str> {
        self.0.as_ref().map(|(url, _)| &**url)
    }

    /// What is to be written, which waits no longer.
    pub fn take(&mut self) -> Option<(String, Entry)> {
        self.0.take()
    }
}
