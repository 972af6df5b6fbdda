//! List of what looks like a code and is none: the line, the text, and why.

use classes::code::CodeFault;
use classes::search::Invalid;
use page_kit::context::use_page;
use texts::CodeFaultTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct InvalidListProps {
    pub invalid: Vec<Invalid>,
    pub on_clear: Callback<()>,
}

/// The list; nothing where there is nothing to tell.
#[component]
pub fn InvalidList(props: &InvalidListProps) -> Html {
    let words = &use_page().texts.lessons.class;
    let item = |invalid: &Invalid| {
        html! {
            <li data-line={invalid.line.to_string()}>
                { (words.page.line)(invalid.line) }{ " " }<code>{ &invalid.text }</code>{ " " }{ sentence(invalid.fault, &words.faults) }
            </li>
        }
    };
    if props.invalid.is_empty() {
        return Html::default();
    }
    html! {
        <details id="invalid-codes" class="card" open=true>
            <summary>{ (words.page.invalid)(props.invalid.len()) }</summary>
            <ul>{ for props.invalid.iter().map(item) }</ul>
            <p class="actions"><button id="clear-invalid" onclick={props.on_clear.reform(|_: MouseEvent| ())}>{ words.page.clear_invalid }</button></p>
        </details>
    }
}

fn sentence(fault: CodeFault, words: &CodeFaultTexts) -> String {
    match fault {
        CodeFault::TooShort { found, all } => (words.too_short)(found, all),
        CodeFault::CheckDigits => words.check_digits.to_owned(),
        CodeFault::OtherLesson => words.other_lesson.to_owned(),
        CodeFault::LaterVersion => words.later_version.to_owned(),
        CodeFault::Forged => words.forged.to_owned(),
    }
}
