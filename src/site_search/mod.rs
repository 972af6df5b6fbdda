//! Search over the whole site, in the header of every page: by a press, by `/`, by Ctrl or Cmd and K.
//!
//! * `dialog`: the field and what was found. `fetching`: the list of all there is, fetched when somebody first searches. `results`: one
//!   below the other. What fits is decided by `page_model::site_search`.

mod dialog;
mod fetching;
mod results;

use dialog::{SiteSearch, SiteSearchProps};
use page_kit::components::dialog::Dialog;
use page_kit::components::icons::{IconName, icon};
use page_kit::components::keys::use_search_keys;
use page_kit::context::use_page;
use yew::prelude::*;

/// As `aria-keyshortcuts` names the keys.
const SHORTCUTS: &str = "/ Control+K Meta+K";

/// The button that opens it.
#[component]
pub fn SiteSearchButton(SiteSearchProps { on_term }: &SiteSearchProps) -> Html {
    let words = &use_page().texts.site_search;
    let times_asked = use_state(|| 0_u32);
    let ask = {
        let times_asked = times_asked.clone();
        use_callback(*times_asked, move |(), &times| times_asked.set(times + 1))
    };
    use_search_keys(ask);
    let content = use_callback(on_term.clone(), |(), on_term| {
        html! { <SiteSearch on_term={on_term.clone()} /> }
    });
    let button = html! {
        <>
            { icon(IconName::Search) }
            <span class="site-search-face">{ words.button }</span>
            <span class="site-search-key" data-key={words.key}></span>
        </>
    };
    html! {
        <Dialog {button} button_class="site-search-button" name={words.button} heading={words.heading} close={words.close}
            class="site-search" times_asked={*times_asked} key_shortcuts={SHORTCUTS} {content} />
    }
}
