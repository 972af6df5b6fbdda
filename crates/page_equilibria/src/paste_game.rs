//! Paste: a game from elsewhere, as the lab reads files.

use experiments::Experiment;
use page_kit::components::lab_page::use_go;
use page_kit::router::Entry;
use page_model::kit::readings;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PasteGameProps {
    /// Of a lab that reads files.
    pub experiment: Experiment,
    pub title: &'static str,
    pub help: &'static str,
    pub take: &'static str,
}

/// A field, and what is wrong with what stands in it: that stays.
#[component]
pub fn PasteGame(props: &PasteGameProps) -> Html {
    let field = use_node_ref();
    let fault = use_state(|| None::<String>);
    let go = use_go::<Experiment>();
    let onclick = {
        let (experiment, field, fault) = (props.experiment.clone(), field.clone(), fault.setter());
        Callback::from(move |_: MouseEvent| {
            let typed = field.cast::<HtmlTextAreaElement>();
            let typed = typed.map_or_else(String::new, |field| field.value());
            match experiment.with_file(&typed) {
                Some(Ok(readings)) => {
                    fault.set(None);
                    if let Some(first) = readings.first() {
                        let experiment = first.experiment.clone();
                        readings::keep(readings);
                        go.emit((experiment, Entry::Push));
                    }
                }
                Some(Err(wrong)) => fault.set(Some(format!("{wrong}."))),
                None => {}
            }
        })
    };
    html! {
        <div class="rows paste-game">
            <label for="paste-game"><strong>{ props.title }</strong></label>
            <p class="quiet small">{ props.help }</p>
            <textarea id="paste-game" rows="5" spellcheck="false" ref={field} />
            if let Some(fault) = &*fault { <p class="field-error" role="alert">{ fault }</p> }
            <button {onclick}>{ props.take }</button>
        </div>
    }
}
