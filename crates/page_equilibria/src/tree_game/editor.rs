//! The editor: the tree with what is shown on it and done to it. What is changed becomes another experiment, and can be taken back.

use super::found::FoundProps;
use super::inspector::{Inspector, inspector};
use super::stage::Stage;
use super::steps::Steps;
use experiments::tree_game::TreeGameExperiment;
use games::tree_game::NodeId;
use games::tree_game::edit::Edit;
use page_kit::components::icons::{IconName, icon};
use page_kit::components::lab_page::use_go;
use page_kit::components::tabs::{Tabs, tabs};
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::editing::{Edited, History, edit};
use page_model::tree_game::marks::{Shown, chosen, marked, marks};
use std::rc::Rc;
use texts::TreeGameTexts;
use yew::prelude::*;

/// Larger trees are not drawn.
pub const MAX_DRAWN: usize = 3_000;
/// How small and how large a tree is drawn.
const MIN_SCALE: f32 = 0.2;
const MAX_SCALE: f32 = 3.0;

/// The editor of the tree.
#[component]
pub fn Editor(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let count = of.game.nodes().len();
    let editing = use_editing(of);
    let scale = use_state(|| None::<f32>);
    if count > MAX_DRAWN {
        return html! { <p class="quiet">{ (words.too_large_to_draw)(&count.to_string()) }</p> };
    }
    let tools = tools(of, &editing, &scale, words);
    let Editing {
        selected,
        fault,
        on_edit,
        on_select,
        on_wrong,
        step_back,
        ..
    } = editing;
    let chosen = chosen(of);
    let marks = Rc::new(marks(of, chosen));
    let fault = fault.map(|fault| html! { <p class="field-error" role="alert">{ fault }</p> });
    let fault = fault.unwrap_or_default();
    html! {
        <div class="rows" id="tree" tabindex="-1">
            { tools }
            <Stage of={of.clone()} {marks} {selected} scale={*scale} {on_select} on_edit={on_edit.clone()} {step_back} />
            if chosen == Shown::Induction { <Steps of={of.clone()} /> }
            if selected.is_none() { { fault.clone() } }
            <p class="quiet small">{ words.picture_help }</p>
            if let Some(node) = selected { { inspector(&Inspector { of: of.clone(), node, on_edit, on_wrong, fault }, words) } }
        </div>
    }
}

/// What of the tree is being edited, and what is done to it.
struct Editing {
    selected: Option<NodeId>,
    /// What is wrong with the last edit.
    fault: Option<String>,
    go: Callback<(TreeGameExperiment, Entry)>,
    on_edit: Callback<Edit>,
    on_select: Callback<NodeId>,
    on_wrong: Callback<&'static str>,
    /// Takes an edit back, or does it again.
    step_back: Callback<bool>,
    can_undo: bool,
    can_redo: bool,
}

#[hook]
fn use_editing(of: &Analysis) -> Editing {
    let selected = use_state(|| None::<NodeId>);
    let fault = use_state(|| None::<String>);
    let history = use_mut_ref(History::default);
    history.borrow_mut().follow(&of.lab);
    let now = selected.filter(|&node| node < of.game.nodes().len());
    let go = use_go::<TreeGameExperiment>();
    let on_edit = {
        let (of, history) = (of.clone(), history.clone());
        let (selected, fault, go) = (selected.setter(), fault.setter(), go.clone());
        Callback::from(move |done: Edit| match edit(&of, now, &done) {
            Edited::Same => fault.set(None),
            Edited::Changed(changed, place) => {
                history.borrow_mut().edited(&of.lab, &changed);
                fault.set(None);
                selected.set(place);
                go.emit((*changed, Entry::Replace));
            }
            Edited::Refused(wrong) => fault.set(Some(wrong)),
        })
    };
    let step_back = {
        let (history, lab, go, fault) =
            (history.clone(), of.lab.clone(), go.clone(), fault.setter());
        Callback::from(move |is_back: bool| {
            let other = history.borrow_mut().step(is_back, &lab);
            if let Some(other) = other {
                fault.set(None);
                go.emit((other, Entry::Replace));
            }
        })
    };
    let on_select = {
        let (selected, fault) = (selected.setter(), fault.setter());
        Callback::from(move |node| {
            fault.set(None);
            selected.set(Some(node));
        })
    };
    let on_wrong = {
        let fault = fault.setter();
        Callback::from(move |wrong: &'static str| fault.set(Some(wrong.to_owned())))
    };
    let history = history.borrow();
    Editing {
        selected: now,
        fault: (*fault).clone(),
        go,
        on_edit,
        on_select,
        on_wrong,
        step_back,
        can_undo: history.can(true),
        can_redo: history.can(false),
    }
}

/// What is marked in the tree, back and forth, and its size.
fn tools(
    of: &Analysis,
    editing: &Editing,
    scale: &UseStateHandle<Option<f32>>,
    words: &TreeGameTexts,
) -> Html {
    let all = [
        Shown::Nothing,
        Shown::Induction,
        Shown::Solution,
        Shown::Assessment,
    ];
    let on_choose = {
        let lab = of.lab.clone();
        editing.go.reform(move |shown| {
            let marks = marked(shown);
            let lab = lab.clone();
            (TreeGameExperiment { marks, ..lab }, Entry::Replace)
        })
    };
    let step = |is_back: bool| editing.step_back.reform(move |_: MouseEvent| is_back);
    let size = scale.unwrap_or(1.0);
    let resize = |factor: f32| {
        let scale = scale.setter();
        Callback::from(move |_: MouseEvent| {
            scale.set(Some((size * factor).clamp(MIN_SCALE, MAX_SCALE)))
        })
    };
    let tool = |name: IconName,
                title: &'static str,
                key: &'static str,
                onclick: Callback<MouseEvent>,
                is_possible: bool| {
        html! { <button class="icon-button" onclick={is_possible.then_some(onclick)} aria-label={title} {title} aria-disabled={(!is_possible).to_string()} data-key={key}>{ icon(name) }</button> }
    };
    html! {
        <div class="actions">
            <Tabs<Shown> label={words.marks_label} tabs={tabs(all.into_iter().zip(words.marks))} chosen={Some(chosen(of))} {on_choose} />
            { tool(IconName::Undo, words.undo, "undo", step(true), editing.can_undo) }
            { tool(IconName::Redo, words.redo, "redo", step(false), editing.can_redo) }
            { tool(IconName::Minus, words.smaller, "smaller", resize(0.8), size > MIN_SCALE) }
            { tool(IconName::Plus, words.larger, "larger", resize(1.25), size < MAX_SCALE) }
        </div>
    }
}
