//! Text that cannot be read, in a field to be mended in: what is wrong with it, and where.

use super::focus::FocusFallback;
use crate::context::{Context, use_page};
use crate::router::Entry;
use experiments::Experiment;
use experiments::diagnostic::Diagnostic;
use experiments::parameters::Parameter;
use page_model::kit::wrong_text::{self, Around, Wrong};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct WrongTextProps {
    pub experiment: Experiment,
    /// The key of the parameter that it is the text of.
    pub of: String,
    pub given: Wrong,
}

/// The field of a text with which the experiment cannot be run; nothing for other experiments.
pub fn wrong_text(experiment: &Experiment, texts: &texts::Texts) -> Html {
    wrong_text::of(experiment, texts).map_or_else(Html::default, |(key, given)| {
        html! { <WrongText experiment={experiment.clone()} of={key} {given} /> }
    })
}

/// The fields of what was left out of the link, where a text is known and the place in it.
pub fn left_out_texts(
    experiment: &Experiment,
    problems: &[Diagnostic],
    texts: &'static texts::Texts,
) -> Html {
    let field = |problem: &Diagnostic| {
        let given = wrong_text::left_out(problem, experiment, texts)?;
        Some(html! {
            <WrongText key={problem.key()} experiment={experiment.clone()} of={problem.key().to_owned()} {given} />
        })
    };
    problems.iter().filter_map(field).collect()
}

/// The sentence, the place, and the field.
#[component]
pub fn WrongText(props: &WrongTextProps) -> Html {
    let page = use_page();
    let field = use_node_ref();
    let given = props.given.clone();
    // What was tried and is wrong too.
    let tried = use_state(|| None::<Wrong>);
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
            { for shown.around().as_ref().map(marked) }
            <textarea {id} rows="4" spellcheck="false" aria-invalid="true" aria-describedby={fault} ref={field} />
            <p class="actions"><button class="primary" {onclick}>{ words.lab_page.take_text }</button></p>
        </section></FocusFallback>
    }
}

/// Puts the text into the field and selects the place, so that what is typed next takes it. What is typed stays until the text is another.
#[hook]
fn use_selection(field: &NodeRef, shown: &Wrong) {
    let field = field.clone();
    use_effect_with(shown.clone(), move |shown| {
        let Some(field) = field.cast::<HtmlTextAreaElement>() else {
            return;
        };
        field.set_value(&shown.text);
        if let Some((start, end)) = shown.selection() {
            // Refused only by fields that have no selection.
            let _ = field.set_selection_range(start, end);
        }
    });
}

/// Takes what was typed; what is wrong with it, if it is not taken.
fn take(
    experiment: &Experiment,
    parameter: &'static Parameter,
    text: &str,
    page: &Context,
) -> Option<Wrong> {
    match wrong_text::tried(experiment, parameter, text, page.texts) {
        Ok(mended) => {
            page.router.go(&mended.link(), Entry::Push);
            None
        }
        Err(wrong) => Some(wrong),
    }
}

/// The place, with what stands around it.
pub fn marked(around: &Around) -> Html {
    let Around {
        before,
        wrong,
        after,
        ..
    } = around;
    html! {
        <p class="code wrong-place">
            if around.is_cut_before { { "…" } }{ before }<mark>{ wrong }</mark>{ after }
            if around.is_cut_after { { "…" } }
        </p>
    }
}
