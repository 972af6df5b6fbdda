//! Split pages: pages whose code is a module of the program of its own, fetched when somebody first opens one (code splitting).
//!
//! `wasm_split` marks where the program is cut, `cargo xtask programs` cuts it. What only one module needs is in that one, what
//! several need but not all visitors is in further files, which the module's loader fetches with it.

use super::not_loaded::NotLoaded;
use crate::context::use_page;
use page_model::kit::route::Route;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

pub use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// What a module is fetched for: the pages in it.
pub type Draw = fn(&Route) -> Html;

/// A module that is being fetched.
pub type Loading = Pin<Box<dyn Future<Output = Result<Draw, SplitLoaderError>>>>;

/// A module of the program with pages.
#[derive(Clone, Copy, Debug)]
pub struct SplitModule {
    pub name: &'static str,
    pub load: fn() -> Loading,
}

impl PartialEq for SplitModule {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

/// The module `$name` with the pages that `$draw` draws.
#[macro_export]
macro_rules! split_module {
    ($name:ident, $draw:path) => {{
        use $crate::components::split_page::{Draw, SplitLoaderError, SplitModule, wasm_split};
        #[wasm_split($name, fallible)]
        fn pages() -> Result<Draw, SplitLoaderError> {
            $crate::sheets::install_labs();
            Ok($draw)
        }
        SplitModule {
            name: stringify!($name),
            load: || Box::pin(pages()),
        }
    }};
}
pub use split_module;

thread_local! {
    /// Modules that are here, by their names.
    static LOADED: RefCell<BTreeMap<&'static str, Draw>> = RefCell::default();
}

#[derive(PartialEq, Properties)]
pub struct SplitPageProps {
    pub module: SplitModule,
    /// What `module` draws.
    pub route: Route,
}

/// A page once its module is here; until then that it is on its way, or that it could not be loaded.
#[component]
pub fn SplitPage(props: &SplitPageProps) -> Html {
    let words = &use_page().texts.shell;
    let attempt = use_state(|| 0_u32);
    let again = {
        let attempt = attempt.clone();
        Callback::from(move |_: MouseEvent| attempt.set(*attempt + 1))
    };
    match use_module(props.module, *attempt) {
        Fetched::Here(draw) => draw(&props.route),
        Fetched::Waiting => html! { <p id="loading" role="status">{ words.loading }</p> },
        Fetched::Failed => html! { <NotLoaded sentence={words.not_loaded} {again} /> },
    }
}

enum Fetched {
    Waiting,
    Here(Draw),
    Failed,
}

/// The module, fetched if nobody has opened it before. Another `attempt` after a failure tries again.
#[hook]
fn use_module(module: SplitModule, attempt: u32) -> Fetched {
    let here = LOADED.with_borrow(|loaded| loaded.get(module.name).copied());
    let wanted = (module, attempt);
    let failed = use_state(|| None);
    let is_failed = *failed == Some(wanted);
    let update = use_force_update();
    use_effect_with((wanted, here.is_some()), move |&(wanted, is_here)| {
        if !is_here {
            spawn_local(async move {
                match (wanted.0.load)().await {
                    Ok(draw) => {
                        LOADED.with_borrow_mut(|loaded| loaded.insert(wanted.0.name, draw));
                        update.force_update();
                    }
                    Err(_) => failed.set(Some(wanted)),
                }
            });
        }
    });
    match here {
        Some(draw) => Fetched::Here(draw),
        None if is_failed => Fetched::Failed,
        None => Fetched::Waiting,
    }
}
