//! Fetching of the list of all there is, which the build has written: when somebody first searches.

use page_kit::device;
use page_model::site_search::index::Index;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The file, beside the page.
const FILE: &str = "site-index.txt";

/// The list, on its way.
#[derive(Clone)]
pub enum Fetched {
    Waiting,
    Here(Rc<Index>),
    Failed,
}

/// The list; another `attempt` tries again.
#[hook]
pub fn use_site_index(attempt: u32) -> Fetched {
    let fetched = use_state(|| None::<(u32, Option<Rc<Index>>)>);
    {
        let fetched = fetched.setter();
        use_effect_with(attempt, move |&attempt| {
            spawn_local(async move {
                let file = device::fetch(FILE).await.ok().flatten();
                let index = file.and_then(|file| Index::read(&file));
                fetched.set(Some((attempt, index.map(Rc::new))));
            });
        });
    }
    match &*fetched {
        Some((of, index)) if *of == attempt => index.clone().map_or(Fetched::Failed, Fetched::Here),
        _ => Fetched::Waiting,
    }
}
