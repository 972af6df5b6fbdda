//! Faults of the text that is being written: a press on a line of the list goes to that line of the text.

use super::scene_fields::SceneFields;
use crate::lessons::faults::OnFaults;
use classes::playing::in_lessons;
use lessons::fault::Fault;
use lessons::lesson::Lesson;
use page_kit::context::use_page;
use page_model::lessons::faults::{ByScene, SceneFaults, all, checked};
use page_model::lessons::writing::line_of;
use std::rc::Rc;
use texts::Texts;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// So many are listed.
const MAX_SHOWN: usize = 50;

#[derive(PartialEq, Properties)]
pub struct FaultListProps {
    pub lesson: Option<Rc<Lesson>>,
    pub field: NodeRef,
    /// What the preview has found.
    pub previewed: Rc<ByScene>,
}

/// The list.
#[component]
pub fn FaultList(props: &FaultListProps) -> Html {
    let texts = use_page().texts;
    let faults = use_memo(props.lesson.clone(), |lesson| {
        lesson
            .as_ref()
            .map(|lesson| in_lessons::faults(lesson, texts))
    });
    let checked = use_memo(props.lesson.clone(), |lesson| {
        lesson.as_deref().map(checked).unwrap_or_default()
    });
    let (unknown, on_faults) = use_scene_faults();
    let (Some(faults), Some(lesson)) = (&*faults, &props.lesson) else {
        return Html::default();
    };
    let faults = all(lesson, faults, [&unknown, &props.previewed]);
    html! {
        <>
            { list(&faults, &props.field, texts) }
            { for checked.iter().map(|checked| html! {
                <SceneFields key={checked.number} number={checked.number} scene={checked.scene.clone()} experiment={checked.experiment.clone()} on_faults={on_faults.clone()} />
            }) }
        </>
    }
}

/// What is told of scenes, and what hears of it.
#[hook]
pub fn use_scene_faults() -> (Rc<ByScene>, OnFaults) {
    let known = use_mut_ref(ByScene::new);
    let told = use_state(|| Rc::new(ByScene::new()));
    let setter = told.setter();
    // Several scenes can tell something before the list is drawn again.
    let on_faults = use_callback((), move |faults: SceneFaults, ()| {
        let mut known = known.borrow_mut();
        if known.get(&faults.number) != Some(&faults) {
            known.insert(faults.number, faults);
            setter.set(Rc::new(known.clone()));
        }
    });
    ((*told).clone(), OnFaults(on_faults))
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

/// Selects a line, counted from 1.
fn go_to(field: &NodeRef, line: u32) {
    let Some(field) = field.cast::<HtmlTextAreaElement>() else {
        return;
    };
    let (start, end) = line_of(&field.value(), line);
    // A field of text takes the focus and has a selection.
    let _ = field.focus();
    let _ = field.set_selection_range(start, end);
}
