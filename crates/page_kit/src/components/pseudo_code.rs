//! Pseudo-code with the line at work, and the numbers that its lines have.

use page_model::kit::pseudo_code::CodeLine;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PseudoCodeProps {
    /// What it is, for those who do not see it.
    pub label: AttrValue,
    pub lines: Vec<CodeLine>,
    /// Below it: what the letters are.
    #[prop_or_default]
    pub letters: AttrValue,
}

/// The lines. Narrower than they are, the list scrolls, also by keys.
#[component]
pub fn PseudoCode(props: &PseudoCodeProps) -> Html {
    let line = |line: &CodeLine| {
        let note = (!line.note.is_empty()).then(|| html! { <i class="number">{ &line.note }</i> });
        let about = (!line.about.is_empty()).then(|| line.about.clone());
        html! {
            <li class={line.is_lit.then_some("lit")} ~style={format!("--indent:{}", line.indent)} data-about={about}
                aria-current={line.is_lit.then_some("step")}>{ &line.text }{ note }</li>
        }
    };
    html! {
        <div class="rows">
            <ol class="pseudo-code" tabindex="0" aria-label={props.label.clone()}>{ for props.lines.iter().map(line) }</ol>
            if !props.letters.is_empty() { <p class="quiet small">{ &props.letters }</p> }
        </div>
    }
}
