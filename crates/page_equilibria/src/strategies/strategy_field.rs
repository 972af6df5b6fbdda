//! Field in which a strategy is written: what is wrong with it is said at every letter, with its place.

use page_kit::components::filter_map_callback;
use page_kit::components::wrong_text::marked;
use page_model::kit::wrong_text::Wrong;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// Lines of the field at most.
const MAX_LINES: usize = 10;
const MIN_LINES: usize = 2;

#[derive(PartialEq, Properties)]
pub struct StrategyFieldProps {
    pub id: &'static str,
    pub label: AttrValue,
    pub value: String,
    /// What is wrong with the value.
    pub wrong: Option<Wrong>,
    pub on_input: Callback<String>,
}

/// The field.
#[component]
pub fn StrategyField(props: &StrategyFieldProps) -> Html {
    let oninput = filter_map_callback(&props.on_input, |event: InputEvent| {
        let field = event.target_dyn_into::<HtmlTextAreaElement>()?;
        Some(field.value())
    });
    let lines = props.value.lines().count().clamp(MIN_LINES, MAX_LINES);
    let fault = format!("{}-fault", props.id);
    let described = props.wrong.is_some().then(|| fault.clone());
    html! {
        <div class="rows strategy-field">
            <textarea id={props.id} class="code" rows={lines.to_string()} spellcheck="false" autocomplete="off" aria-label={&props.label}
                aria-invalid={props.wrong.is_some().to_string()} aria-describedby={described} value={props.value.clone()} {oninput} />
            if let Some(wrong) = &props.wrong {
                <p class="field-error" id={fault} role="alert">{ &wrong.sentence }</p>
                { for wrong.around().as_ref().map(marked) }
            }
        </div>
    }
}
