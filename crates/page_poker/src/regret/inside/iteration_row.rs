//! Choice of the iteration that is looked at: its number in a field, and buttons.

use page_kit::components::filter_map_callback;
use page_kit::components::typed_field::TypedField;
use page_model::regret::look::typed;
use texts::RegretInsideTexts;
use yew::prelude::*;

/// The row; `number` is from 1 to `last`.
pub fn iteration_row(
    number: u64,
    last: u64,
    on_go: &Callback<u64>,
    words: &RegretInsideTexts,
) -> Html {
    let button = |(sign, label): (&'static str, &'static str), target: u64| {
        let target = target.clamp(1, last);
        let is_idle = target == number;
        let onclick = on_go.reform(move |_: MouseEvent| target);
        html! {
            <button {onclick} aria-label={format!("{sign}: {label}")} title={label} aria-disabled={is_idle.to_string()}
                data-iteration={target.to_string()}>{ sign }</button>
        }
    };
    let on_change = filter_map_callback(on_go, move |text: String| {
        let target = typed(&text, number, last);
        (target != number).then_some(target)
    });
    html! {
        <div class="iteration-row" role="group" aria-label={words.iterations}>
            { button(words.tenth, number / 10) }
            { button(words.back, number.saturating_sub(1)) }
            <label for="look">{ words.iteration }</label>
            <TypedField id="look" class="number" limits={(1, last)} value={number.to_string()} {on_change} />
            { button(words.forward, number.saturating_add(1)) }
            { button(words.times_ten, number.saturating_mul(10)) }
            { button(words.last, last) }
        </div>
    }
}
