//! The tree as text. A fault is told with its place, and marked there; the tree drawn stays what it was.

use super::go::Go;
use crate::app::context::use_page;
use crate::app::router::Entry;
use experiments::Experiment;
use experiments::link::MAX_CHARACTERS;
use experiments::minimax::MinimaxLab;
use experiments::problem::Problem;
use games::typed_tree::TreeError;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// How much of a long text is shown on either side of a fault.
const AROUND: usize = 24;

#[derive(PartialEq, Properties)]
pub struct TreeEditorProps {
    pub lab: MinimaxLab,
    pub go: Go,
}

/// What is wrong with a text: a sentence, and the text around the place with the place itself.
#[derive(Clone, PartialEq)]
struct Fault {
    sentence: String,
    around: Option<(String, String, String)>,
}

/// The editor.
#[component]
pub fn TreeEditor(props: &TreeEditorProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.page;
    let area = use_node_ref();
    let fault = use_state(|| None::<Fault>);
    {
        // Another tree in the address is another text here.
        let (area, fault) = (area.clone(), fault.setter());
        use_effect_with(props.lab.tree.clone(), move |tree| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                area.set_value(tree);
            }
            fault.set(None);
        });
    }
    let apply = {
        let (area, fault) = (area.clone(), fault.setter());
        let (lab, go) = (props.lab.clone(), props.go.clone());
        Callback::from(move |()| {
            let Some(area) = area.cast::<HtmlTextAreaElement>() else {
                return;
            };
            let text = area.value();
            match lab.with("tree", text.trim()) {
                Err(Some(problem)) => fault.set(Some(explain(&problem, text.trim(), texts))),
                Err(None) => {}
                Ok(lab) => {
                    let characters = Experiment::Minimax(lab.clone()).link().chars().count();
                    if characters > MAX_CHARACTERS {
                        fault.set(Some(Fault {
                            sentence: (words.editor_too_long_for_link)(characters, MAX_CHARACTERS),
                            around: None,
                        }));
                        return;
                    }
                    fault.set(None);
                    go.emit((lab, Entry::Push));
                }
            }
        })
    };
    let onkeydown = {
        let apply = apply.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" && !event.shift_key() {
                event.prevent_default();
                apply.emit(());
            }
        })
    };
    let onclick = apply.reform(|_: MouseEvent| ());
    html! {
        <div class="tree-editor">
            <textarea id="tree-text" ref={area} rows="3" spellcheck="false" aria-label={words.editor}
                aria-invalid={fault.is_some().to_string()} aria-describedby={fault.is_some().then_some("tree-fault")} {onkeydown} />
            if let Some(fault) = &*fault {
                <div class="field-error" id="tree-fault" role="alert">
                    <p>{ &fault.sentence }</p>
                    if let Some((before, at, after)) = &fault.around {
                        <p class="code">{ before }<mark>{ at }</mark>{ after }</p>
                    }
                </div>
            }
            <p class="quiet small">{ words.editor_help }</p>
            <div class="actions"><button id="draw-tree" {onclick}>{ words.editor_apply }</button></div>
        </div>
    }
}

fn explain(problem: &Problem, text: &str, texts: &texts::Texts) -> Fault {
    let error = problem.fault::<TreeError>();
    let around = error.map(|error| around(text, error.place));
    Fault {
        sentence: problem.sentence(texts),
        around,
    }
}

/// The text before a place, at it and after it; a space stands for the end.
fn around(text: &str, place: usize) -> (String, String, String) {
    let index = place.saturating_sub(1);
    let begin = index.saturating_sub(AROUND);
    let part = |from: usize, count: usize| text.chars().skip(from).take(count).collect::<String>();
    let at = part(index, 1);
    let at = if at.trim().is_empty() {
        "\u{2423}".to_owned()
    } else {
        at
    };
    (part(begin, index - begin), at, part(index + 1, AROUND))
}
