//! Ways to show an experiment elsewhere: on a projector, in another page, in a text with words.

use super::dialog::Dialog;
use crate::context::use_page;
use crate::device;
use experiments::Experiment;
use experiments::showing::Showing;
use texts::Texts;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The parameter that names a view.
const VIEW: &str = "view";

/// The button and its dialog.
pub fn show_elsewhere(experiment: Experiment, texts: &'static Texts) -> Html {
    let words = &texts.share;
    let content = Callback::from(move |()| html! { <Ways experiment={experiment.clone()} /> });
    html! {
        <Dialog button={html! { { words.show_elsewhere } }} button_class="show-elsewhere" name={words.show_elsewhere}
            heading={words.show_elsewhere} close={texts.lab_page.close} class="ways-to-show" {content} />
    }
}

#[derive(PartialEq, Properties)]
struct WaysProps {
    experiment: Experiment,
}

/// What the dialog shows: a choice of the view, and what there is to copy.
#[component]
fn Ways(props: &WaysProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.share;
    let own = props.experiment.value(VIEW);
    let chosen = use_state(|| None::<String>);
    let view = chosen.as_deref().unwrap_or(&own);
    let shown = props.experiment.with(VIEW, view);
    let link = shown.as_ref().unwrap_or(&props.experiment).link();
    let onchange = {
        let chosen = chosen.setter();
        Callback::from(move |event: Event| {
            let select = event.target_dyn_into::<HtmlSelectElement>();
            chosen.set(select.map(|select| select.value()));
        })
    };
    let views = views_of(&props.experiment, texts);
    let title = texts.shell.lab_name(props.experiment.lab());
    let option = |(name, title): &(&'static str, &'static str)| {
        html! { <option value={*name} selected={*name == view}>{ *title }</option> }
    };
    html! {
        <>
            if !views.is_empty() {
                <label class="field">{ words.view }<select id="shown-view" {onchange}>{ for views.iter().map(option) }</select></label>
            }
            <section>
                <h3>{ words.present }</h3>
                <p class="quiet">{ words.present_hint }</p>
                <p><a class="button" id="present" href={format!("#/{}", Showing::Presented.link(&link))}>{ words.present }</a></p>
            </section>
            <section>
                <h3>{ words.embed }</h3>
                <p class="quiet">{ words.embed_hint }</p>
                <ToCopy name="embed-snippet" label={words.embed} text={snippet(&link, title)} />
            </section>
            <section>
                <h3>{ words.in_words }</h3>
                <ToCopy name="link-in-words" label={words.in_words} text={format!("[{title}]({})", device::url(&link))} />
            </section>
        </>
    }
}

/// The views of a lab, with their titles.
fn views_of(
    experiment: &Experiment,
    texts: &'static Texts,
) -> &'static [(&'static str, &'static str)] {
    let mut schema = experiment.schema().iter();
    let parameter = schema.find(|parameter| parameter.key == VIEW);
    parameter.map_or(&[], |parameter| (parameter.text)(texts).options)
}

/// HTML that embeds a link. Of a link's characters only the ampersand has to be written in another way there.
fn snippet(link: &str, title: &str) -> String {
    let source = device::url(&Showing::Embedded.link(link)).replace('&', "&amp;");
    format!(
        "<iframe src=\"{source}\" title=\"{title}\" width=\"720\" height=\"520\" loading=\"lazy\" style=\"border: 0; max-width: 100%\"></iframe>"
    )
}

#[derive(PartialEq, Properties)]
struct ToCopyProps {
    name: &'static str,
    label: &'static str,
    text: String,
}

/// A text, and the button that copies it.
#[component]
fn ToCopy(props: &ToCopyProps) -> Html {
    let words = &use_page().texts.share;
    let is_copied = use_state(|| false);
    {
        let is_copied = is_copied.setter();
        use_effect_with(props.text.clone(), move |_| is_copied.set(false));
    }
    let onclick = {
        let (text, is_copied) = (props.text.clone(), is_copied.setter());
        Callback::from(move |_: MouseEvent| {
            let (text, is_copied) = (text.clone(), is_copied.clone());
            spawn_local(async move { is_copied.set(device::copy(&text).await) });
        })
    };
    // Where the browser does not let a page copy, one press selects all of it.
    let select = Callback::from(|event: FocusEvent| {
        if let Some(area) = event.target_dyn_into::<HtmlTextAreaElement>() {
            area.select();
        }
    });
    html! {
        <div class="to-copy">
            <textarea id={props.name} readonly=true rows="3" aria-label={props.label} value={props.text.clone()} onfocus={select} />
            <button {onclick}><span aria-live="polite">{ if *is_copied { words.copied_text } else { words.copy } }</span></button>
        </div>
    }
}
