//! Opened file: a run or a game of another program is read from it, and what it held goes to the lab that it belongs to.

use experiments::saved_run::{self, FileError};
use experiments::{ChunkOutput, Experiment, FromFile};
use games::import::encoding;
use gloo::file::Blob;
use gloo::file::callbacks::{FileReader, read_as_bytes};
use page_model::kit::readings;
use std::cell::RefCell;
use texts::Texts;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::File;
use yew::Callback;

type Snapshots = Vec<Option<ChunkOutput>>;

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
    Some(read_as_bytes(&blob, move |bytes| match bytes {
        Ok(bytes) => spawn_local(async move { on_open.emit(content(bytes, texts).await) }),
        Err(_) => on_open.emit(Err(texts.file.unreadable.to_owned())),
    }))
}

async fn content(bytes: Vec<u8>, texts: &'static Texts) -> Opened {
    let not_a_run = match saved_run::read(&String::from_utf8_lossy(&bytes)) {
        Ok(run) => {
            // What a link with faults would be taken for has not found this.
            let problems = run.opened.problems.iter();
            let problems: Vec<String> = problems.map(|problem| problem.sentence(texts)).collect();
            return match problems[..] {
                [] => Ok((run.opened.experiment, run.snapshots)),
                _ => Err(problems.join(" ")),
            };
        }
        Err(error @ FileError::NotOurs) => error.sentence(texts),
        Err(error) => return Err(error.sentence(texts)),
    };
    match game(bytes).await {
        Ok(Ok(readings)) => match readings.first() {
            Some(first) => {
                let experiment = first.experiment.clone();
                readings::keep(readings);
                Ok((experiment, vec![None]))
            }
            None => Err(not_a_run),
        },
        Ok(Err(fault)) => Err(format!("{not_a_run} {}", (texts.file.no_game)(&fault))),
        Err(_) => Err(texts.shell.not_loaded.to_owned()),
    }
}

/// What the file of another program may be: what reads those is in the module of labs of games, and fetched for the first of them.
#[wasm_split(equilibria, fallible)]
fn game(bytes: Vec<u8>) -> Result<Result<Vec<FromFile<Experiment>>, String>, SplitLoaderError> {
    let text = encoding::text(&bytes).map_err(|fault| fault.to_string());
    Ok(text.and_then(|text| Experiment::of_game_file(&text)))
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
