//! List of what looks like a code and is none: the line, the text, and why.

use classes::search::Invalid;
use page_model::lessons::classes::collecting::sentence;
use texts::ClassTexts;
use yew::prelude::*;

/// The list; nothing where there is nothing to tell.
pub fn invalid_list(all: &[Invalid], on_clear: &Callback<()>, words: &ClassTexts) -> Html {
    let item = |invalid: &Invalid| {
        html! {
            <li data-line={invalid.line.to_string()}>
                { (words.page.line)(invalid.line) }{ " " }<code>{ &invalid.text }</code>{ " " }{ sentence(invalid.fault, &words.faults) }
            </li>
        }
    };
    if all.is_empty() {
        return Html::default();
    }
    html! {
        <details id="invalid-codes" class="card" open=true>
            <summary>{ (words.page.invalid)(all.len()) }</summary>
            <ul>{ for all.iter().map(item) }</ul>
            <p class="actions"><button id="clear-invalid" onclick={on_clear.reform(|_: MouseEvent| ())}>{ words.page.clear_invalid }</button></p>
        </details>
    }
}
