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
use page_model::tree_game::editing::{Edited, edit};
use page_model::tree_game::history::History;
use page_model::tree_game::marks::{Shown, chosen, marked, marks};
use std::rc::Rc;
use yew::prelude::*;

/// Larger trees are not drawn.
pub const MAX_DRAWN: usize = 3_000;
/// How small and how large a tree is drawn.
const MIN_SCALE: f32 = 0.2;
const MAX_SCALE: f32 = 3.0;

/// The view.
#[component]
pub fn Editor(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let count = of.game.nodes().len();
    let selected = use_state(|| None::<NodeId>);
    let fault = use_state(|| None::<String>);
    let scale = use_state(|| None::<f32>);
    let history = use_mut_ref(History::default);
    history.borrow_mut().follow(&of.lab);
    let now = selected.filter(|&node| node < count);
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
    if count > MAX_DRAWN {
        return html! { <p class="quiet">{ (words.too_large_to_draw)(&count.to_string()) }</p> };
    }
    let chosen = chosen(of);
    let size = scale.unwrap_or(1.0);
    let on_choose = {
        let lab = of.lab.clone();
        go.reform(move |shown| {
            let marks = marked(shown);
            (
                TreeGameExperiment {
                    marks,
                    ..lab.clone()
                },
                Entry::Replace,
            )
        })
    };
    let all = [
        Shown::Nothing,
        Shown::Induction,
        Shown::Solution,
        Shown::Assessment,
    ];
    let resize = |factor: f32| {
        let scale = scale.setter();
        Callback::from(move |_: MouseEvent| {
            scale.set(Some((size * factor).clamp(MIN_SCALE, MAX_SCALE)))
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
    let stepped = |is_back: bool| step_back.reform(move |_: MouseEvent| is_back);
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
    let said = fault
        .as_ref()
        .map(|fault| html! { <p class="field-error" role="alert">{ fault }</p> });
    let can = |is_back: bool| history.borrow().can(is_back);
    let tool = |name: IconName,
                title: &'static str,
                key: &'static str,
                onclick: Callback<MouseEvent>,
                is_possible: bool| {
        html! { <button class="icon-button" onclick={is_possible.then_some(onclick)} aria-label={title} {title} aria-disabled={(!is_possible).to_string()} data-key={key}>{ icon(name) }</button> }
    };
    let marks = Rc::new(marks(of, chosen));
    html! {
        <div class="rows" id="tree" tabindex="-1">
            <div class="actions">
                <Tabs<Shown> label={words.marks_label} tabs={tabs(all.into_iter().zip(words.marks))} chosen={Some(chosen)} {on_choose} />
                { tool(IconName::Undo, words.undo, "undo", stepped(true), can(true)) }
                { tool(IconName::Redo, words.redo, "redo", stepped(false), can(false)) }
                { tool(IconName::Minus, words.smaller, "smaller", resize(0.8), size > MIN_SCALE) }
                { tool(IconName::Plus, words.larger, "larger", resize(1.25), size < MAX_SCALE) }
            </div>
            <Stage of={of.clone()} {marks} selected={now} scale={*scale} {on_select} on_edit={on_edit.clone()} {step_back} />
            if chosen == Shown::Induction { <Steps of={of.clone()} /> }
            if now.is_none() { { said.clone().unwrap_or_default() } }
            <p class="quiet small">{ words.picture_help }</p>
            if let Some(node) = now { { inspector(&Inspector { of: of.clone(), node, on_edit, on_wrong, fault: said.unwrap_or_default() }, words) } }
        </div>
    }
}
