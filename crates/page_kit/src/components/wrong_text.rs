//! Text that cannot be read, in a field to be mended in: what is wrong with it, and where.

use super::focus::FocusFallback;
use crate::context::{Context, use_page};
use crate::router::Entry;
use core::ops::Range;
use experiments::Experiment;
use experiments::parameters::Parameter;
use experiments::problem::Problem;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// So many characters around the place are shown with it.
const MAX_AROUND: usize = 40;

#[derive(PartialEq, Properties)]
pub struct WrongTextProps {
    pub experiment: Experiment,
    /// The key of the parameter that it is the text of.
    pub of: String,
    pub text: String,
    /// The bytes that are wrong.
    pub place: Option<Range<usize>>,
    /// What is wrong.
    pub sentence: String,
}

/// The field of a text with which the experiment cannot be run; nothing for other experiments.
pub fn wrong_text(experiment: &Experiment, texts: &texts::Texts) -> Html {
    let reason = experiment.runnable().err();
    let wrong = reason.as_ref().and_then(|reason| reason.wrong_text());
    wrong.map_or_else(Html::default, |(key, fault)| {
        let text = experiment.value(key);
        let place = fault.place(key, &text);
        html! { <WrongText experiment={experiment.clone()} of={key} {text} {place} sentence={fault.at_field(key, texts)} /> }
    })
}

/// The fields of what was left out of the link, where a text is known and the place in it.
pub fn left_out_texts(
    experiment: &Experiment,
    problems: &[Problem],
    texts: &'static texts::Texts,
) -> Html {
    let field = |problem: &Problem| {
        let (text, place) = problem.place()?;
        Some(html! {
            <WrongText key={problem.key()} experiment={experiment.clone()} of={problem.key().to_owned()} text={text.to_owned()}
                place={Some(place)} sentence={problem.at_field(texts)} />
        })
    };
    problems.iter().filter_map(field).collect()
}

/// A text that was tried and is wrong too.
#[derive(Clone, PartialEq)]
struct Tried {
    text: String,
    place: Option<Range<usize>>,
    sentence: String,
}

/// The sentence, the place, and the field.
#[component]
pub fn WrongText(props: &WrongTextProps) -> Html {
    let page = use_page();
    let field = use_node_ref();
    let given = Tried {
        text: props.text.clone(),
        place: props.place.clone(),
        sentence: props.sentence.clone(),
    };
    let tried = use_state(|| None::<Tried>);
    {
        let tried = tried.setter();
        use_effect_with(given.clone(), move |_| tried.set(None));
    }
    let shown = (*tried).clone().unwrap_or(given);
    use_selection(&field, &shown);
    let mut schema = props.experiment.schema().iter();
    let Some(parameter) = schema.find(|parameter| parameter.key == props.of) else {
        return Html::default();
    };
    let onclick = {
        let (field, tried) = (field.clone(), tried.setter());
        let (experiment, page) = (props.experiment.clone(), page.clone());
        Callback::from(move |_: MouseEvent| {
            let Some(field) = field.cast::<HtmlTextAreaElement>() else {
                return;
            };
            // Where one goes on, if it is still wrong.
            let _ = field.focus();
            tried.set(take(&experiment, parameter, field.value().trim(), &page));
        })
    };
    let words = page.texts;
    let id = format!("wrong-{}", parameter.key);
    let fault = format!("{id}-fault");
    html! {
        <FocusFallback fallback="#content"><section class="card wrong-text">
            <label for={id.clone()}><strong>{ (parameter.text)(words).label }</strong></label>
            <p class="field-error" id={fault.clone()} role="alert">{ &shown.sentence }</p>
            { for shown.place.as_ref().map(|place| marked(&shown.text, place)) }
            <textarea {id} rows="4" spellcheck="false" aria-invalid="true" aria-describedby={fault} ref={field} />
            <p class="actions"><button class="primary" {onclick}>{ words.lab_page.take_text }</button></p>
        </section></FocusFallback>
    }
}

/// Puts the text into the field and selects the place, so that what is typed next takes it. What is typed stays until the text is another.
#[hook]
fn use_selection(field: &NodeRef, shown: &Tried) {
    let field = field.clone();
    use_effect_with(shown.clone(), move |Tried { text, place, .. }| {
        let Some(field) = field.cast::<HtmlTextAreaElement>() else {
            return;
        };
        field.set_value(text);
        if let Some(place) = place {
            let units = |bytes: usize| text[..bytes].encode_utf16().count() as u32;
            // Refused only by fields that have no selection.
            let _ = field.set_selection_range(units(place.start), units(place.end));
        }
    });
}

/// Takes what was typed; what is wrong with it, if it is not taken.
fn take(
    experiment: &Experiment,
    parameter: &'static Parameter,
    text: &str,
    page: &Context,
) -> Option<Tried> {
    let wrong = |place, sentence| {
        let text = text.to_owned();
        Some(Tried {
            text,
            place,
            sentence,
        })
    };
    match experiment.edit(parameter.key, text) {
        Ok(edit) => {
            page.router.go(&edit.experiment.link(), Entry::Push);
            None
        }
        Err(Some(problem)) => {
            let sentence = problem.at_field(page.texts);
            let place = problem.in_text(text).place().map(|(_, place)| place);
            wrong(place, sentence)
        }
        Err(None) => {
            let allowed = parameter.kind.allowed(page.texts);
            wrong(None, (page.texts.form.refused)(&allowed))
        }
    }
}

/// The place, with what stands around it.
fn marked(text: &str, place: &Range<usize>) -> Html {
    let (before, rest) = text.split_at(place.start);
    let (wrong, after) = rest.split_at(place.len());
    let skipped = before.chars().count().saturating_sub(MAX_AROUND);
    let start: String = before.chars().skip(skipped).collect();
    let end: String = after.chars().take(MAX_AROUND).collect();
    html! {
        <p class="code wrong-place">
            if skipped > 0 { { "…" } }{ start }<mark>{ wrong }</mark>{ &end }
            if end.len() < after.len() { { "…" } }
        </p>
    }
}
