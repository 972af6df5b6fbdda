//! Going to another experiment of this lab.

use experiments::minimax::MinimaxExperiment;
use page_kit::router::Entry;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A change of the experiment.
pub type Go = Callback<(MinimaxExperiment, Entry)>;

/// Where this lab itself went last, to tell its own changes of the address from others'.
pub type OwnLink = Rc<RefCell<String>>;

/// How an edit that goes on, by keys or by pulling, is kept in the history: its first step is a place to come back to, those
/// that follow belong to it.
pub fn entry_of_edit(is_first: bool) -> Entry {
    if is_first {
        Entry::Push
    } else {
        Entry::Replace
    }
}
