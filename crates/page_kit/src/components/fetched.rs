//! Fetched: a file beside the page that is not needed before somebody asks for what is in it.

use crate::device;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What is in the file, on its way.
pub enum Fetched<T> {
    Waiting,
    Here(Rc<T>),
    Failed,
}

impl<T> Fetched<T> {
    /// What is in it, if it is there.
    pub fn here(&self) -> Option<Rc<T>> {
        match self {
            Self::Here(found) => Some(found.clone()),
            Self::Waiting | Self::Failed => None,
        }
    }
}

/// What `read` makes of a file; another `attempt` tries again, and without one nothing is fetched.
#[hook]
pub fn use_fetched<T: 'static>(
    file: &'static str,
    read: fn(&[u8]) -> Option<T>,
    attempt: Option<u32>,
) -> Fetched<T> {
    let fetched = use_state(|| None::<(u32, Option<Rc<T>>)>);
    {
        let fetched = fetched.setter();
        use_effect_with(attempt, move |&attempt| {
            let Some(attempt) = attempt else { return };
            spawn_local(async move {
                let bytes = device::fetch(file).await.ok().flatten();
                let found = bytes.and_then(|bytes| read(&bytes));
                fetched.set(Some((attempt, found.map(Rc::new))));
            });
        });
    }
    match &*fetched {
        Some((of, found)) if Some(*of) == attempt => {
            found.clone().map_or(Fetched::Failed, Fetched::Here)
        }
        _ => Fetched::Waiting,
    }
}
