//! Results of a search: an option for each, a link where it leads somewhere. The field keeps the focus and says which is chosen (the
//! combobox of the ARIA Authoring Practices Guide).

use page_kit::components::dialog::close_around;
use page_model::site_search::entry::{Entry, EntryKind};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// The list, as the field names it.
pub const LIST: &str = "site-search-results";

/// The option at a place, as the field names it.
pub fn option_id(place: usize) -> String {
    format!("site-search-{place}")
}

/// The options, the chosen one marked.
pub fn options(
    entries: &Rc<Vec<Entry>>,
    chosen: usize,
    on_term: &Callback<AttrValue>,
    texts: &'static Texts,
) -> Html {
    let option = |(place, entry): (usize, &Entry)| {
        let id = option_id(place);
        let selected = (place == chosen).to_string();
        let onclick = on_choose(entry, on_term);
        let href = (entry.kind != EntryKind::Term).then(|| format!("#/{}", entry.link));
        html! {
            <a key={place} {id} class="site-search-result" role="option" tabindex="-1" aria-selected={selected} {href} {onclick}>
                <span class="site-search-title">{ &entry.title }</span>
                <span class="quiet small">{ entry.kind.name(texts) }{ " · " }{ &entry.place }</span>
                if !entry.words.is_empty() { <span class="small">{ &entry.words }</span> }
            </a>
        }
    };
    entries.iter().enumerate().map(option).collect()
}

/// What a press does besides following the link: the dialog has done its work. A link that opens in a window of its own leaves it open.
fn on_choose(entry: &Entry, on_term: &Callback<AttrValue>) -> Callback<MouseEvent> {
    let term = (entry.kind == EntryKind::Term).then(|| AttrValue::from(entry.title.clone()));
    let on_term = on_term.clone();
    Callback::from(move |event: MouseEvent| {
        if close_around(&event)
            && let Some(term) = &term
        {
            on_term.emit(term.clone());
        }
    })
}
