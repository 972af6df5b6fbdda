//! Opened file: a run is read from it, and what it held goes to the lab that it belongs to.

use experiments::saved_run::{self, FileError};
use experiments::{Experiment, Sent};
use gloo::file::Blob;
use gloo::file::callbacks::{FileReader, read_as_text};
use std::cell::RefCell;
use texts::Texts;
use web_sys::File;
use yew::Callback;

type Snapshots = Vec<Option<Sent>>;

/// What a file holds, or the sentence that says why it cannot be opened.
pub type Opened = Result<(Experiment, Snapshots), String>;

thread_local! {
    static OPENED: RefCell<Option<(Experiment, Snapshots)>> = const { RefCell::new(None) };
    /// The lab that is open, where files that come from elsewhere are shown.
    static LAB: RefCell<Option<Callback<Opened>>> = const { RefCell::new(None) };
}

/// Reads a file for `on_open`. Dropping what is returned ends that.
pub fn read(file: File, texts: &'static Texts, on_open: Callback<Opened>) -> Option<FileReader> {
    if file.size() > saved_run::MAX_BYTES as f64 {
        let error = FileError::TooLong {
            bytes: file.size() as usize,
        };
        on_open.emit(Err(error.sentence(texts)));
        return None;
    }
    let blob = Blob::from(web_sys::Blob::from(file));
    Some(read_as_text(&blob, move |text| {
        let text = text.map_err(|_| texts.file.unreadable.to_owned());
        on_open.emit(text.and_then(|text| {
            if let Some(game) = Experiment::of_game_file(&text) {
                return Ok((game?, vec![None]));
            }
            let run = saved_run::read(&text).map_err(|error| error.sentence(texts))?;
            Ok((run.opened.experiment, run.snapshots))
        }));
    }))
}

/// Keeps what was found until its lab asks for it.
pub fn keep(experiment: Experiment, snapshots: Snapshots) {
    OPENED.set(Some((experiment, snapshots)));
}

/// What was found in this experiment, if a file with it has just been opened. Forgets it.
pub fn take(experiment: &Experiment) -> Option<Snapshots> {
    OPENED
        .take()
        .filter(|(kept, _)| kept == experiment)
        .map(|(_, snapshots)| snapshots)
}

/// From now on this lab takes what comes from elsewhere.
pub fn enter_lab(on_open: Callback<Opened>) {
    LAB.set(Some(on_open));
}

/// The lab is left, unless another is there already.
pub fn leave_lab(on_open: &Callback<Opened>) {
    LAB.with_borrow_mut(|lab| {
        if lab.as_ref() == Some(on_open) {
            *lab = None;
        }
    });
}

/// What takes it, if a lab is open.
pub fn lab() -> Option<Callback<Opened>> {
    LAB.with_borrow(Clone::clone)
}
