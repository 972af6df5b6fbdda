//! Faults of the text that is being written: a press on a line of the list goes to that line of the text.

use super::scene_fields::{OnFound, SceneFields};
use crate::app::context::use_page;
use experiments::Experiment;
use lessons::check;
use lessons::fault::Fault;
use lessons::lesson::{Lesson, Scene};
use std::collections::BTreeMap;
use std::rc::Rc;
use texts::Texts;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// By the number of the scene.
type ByScene = BTreeMap<usize, Vec<Fault>>;

/// So many are listed.
const MAX_SHOWN: usize = 50;

#[derive(PartialEq, Properties)]
pub struct FaultListProps {
    pub lesson: Option<Rc<Lesson>>,
    pub field: NodeRef,
}

/// The list.
#[component]
pub fn FaultList(props: &FaultListProps) -> Html {
    let texts = use_page().texts;
    let faults = use_memo(props.lesson.clone(), |lesson| {
        lesson.as_ref().map(|lesson| check::faults(lesson, texts))
    });
    let checked = use_memo(props.lesson.clone(), |lesson| {
        lesson.as_deref().map(checked).unwrap_or_default()
    });
    let (unknown, on_found) = use_unknown_fields();
    let Some(faults) = &*faults else {
        return Html::default();
    };
    let unknown = checked
        .iter()
        .filter_map(|scene| unknown.get(&scene.number));
    let unknown = unknown.flatten();
    let mut faults: Vec<&Fault> = faults.iter().chain(unknown).collect();
    faults.sort_by_key(|fault| fault.at);
    html! {
        <>
            { list(&faults, &props.field, texts) }
            { for checked.iter().map(|checked| html! {
                <SceneFields key={checked.number} number={checked.number} scene={checked.scene.clone()} experiment={checked.experiment.clone()} on_found={on_found.clone()} />
            }) }
        </>
    }
}

/// Fields of results that scenes name in vain, by the number of the scene, and what hears of them.
#[hook]
fn use_unknown_fields() -> (Rc<ByScene>, OnFound) {
    let known = use_mut_ref(BTreeMap::new);
    let unknown = use_state(|| Rc::new(BTreeMap::new()));
    let setter = unknown.setter();
    // Several scenes can tell something before the list is drawn again.
    let on_found = use_callback((), move |(number, faults), ()| {
        let mut known = known.borrow_mut();
        if known.get(&number) != Some(&faults) {
            known.insert(number, faults);
            setter.set(Rc::new(known.clone()));
        }
    });
    ((*unknown).clone(), on_found)
}

/// A scene with an experiment that opens.
struct Checked {
    number: usize,
    scene: Rc<Scene>,
    experiment: Experiment,
}

/// Those of a lesson.
fn checked(lesson: &Lesson) -> Vec<Checked> {
    let opened = |(number, scene): (usize, &Scene)| {
        let link = &scene.stage.as_ref()?.link;
        Some(Checked {
            number,
            scene: Rc::new(scene.clone()),
            experiment: Experiment::open(link).ok()?.experiment,
        })
    };
    let scenes = lesson.scenes.iter().enumerate();
    scenes.filter_map(opened).collect()
}

fn list(faults: &[&Fault], field: &NodeRef, texts: &'static Texts) -> Html {
    let words = &texts.lessons.writer;
    if faults.is_empty() {
        return html! { <p class="quiet small" id="lesson-faults" role="status">{ words.no_problems }</p> };
    }
    let item = |fault: &&Fault| {
        let onclick = {
            let (field, line) = (field.clone(), fault.at.line);
            Callback::from(move |_: MouseEvent| go_to(&field, line))
        };
        html! { <li><button class="text-button" {onclick}>{ fault.with_place(texts) }</button></li> }
    };
    html! {
        <div id="lesson-faults" role="status">
            <p class="small"><strong>{ (words.problems)(faults.len()) }</strong></p>
            <ul class="small">{ for faults.iter().take(MAX_SHOWN).map(item) }</ul>
        </div>
    }
}

/// Selects a line, counted from 1. Fields count in the units of UTF-16.
fn go_to(field: &NodeRef, line: u32) {
    let Some(field) = field.cast::<HtmlTextAreaElement>() else {
        return;
    };
    let text = field.value();
    let length = |text: &str| text.encode_utf16().count() as u32;
    let before: u32 = text
        .split('\n')
        .take(line.saturating_sub(1) as usize)
        .map(|line| length(line) + 1)
        .sum();
    let selected = text
        .split('\n')
        .nth(line.saturating_sub(1) as usize)
        .map_or(0, length);
    // A field of text takes the focus and has a selection.
    let _ = field.focus();
    let _ = field.set_selection_range(before, before + selected);
}
