//! Cell of a job that people command: what is done with it may come back here with news.

use crate::workers::JobHandle;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The job, if there is one. It is dropped with the last copy of its cell.
#[derive(Clone, Default)]
pub struct JobCell(Rc<RefCell<Option<JobHandle>>>);

impl JobCell {
    /// Another job instead of the one before, which is dropped.
    pub fn begin(&self, job: JobHandle) {
        let before = self.0.borrow_mut().replace(job);
        drop(before);
    }

    /// The job, which is the caller's from now on.
    pub fn take(&self) -> Option<JobHandle> {
        self.0.borrow_mut().take()
    }

    /// Puts a job into its empty cell; gives it back if there is another.
    fn put_back(&self, job: JobHandle) -> Option<JobHandle> {
        let mut cell = self.0.borrow_mut();
        if cell.is_some() {
            return Some(job);
        }
        *cell = Some(job);
        None
    }

    /// Does something with the job, if there is one.
    pub fn with(&self, action: impl FnOnce(&JobHandle)) {
        // Out of its cell meanwhile.
        if let Some(job) = self.take() {
            action(&job);
            // If another has begun meanwhile, this one is over, and is dropped when the cell is free: its end may come back here.
            let over = self.put_back(job);
            drop(over);
        }
    }
}

/// The cell of a component.
#[hook]
pub fn use_job_cell() -> JobCell {
    (*use_memo((), |()| JobCell::default())).clone()
}
