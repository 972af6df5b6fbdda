//! Lessons where they are offered: on the pages of labs, with the way back to one that was left; and what adds an experiment to the
//! lesson that is being written.

use crate::context::use_page;
use crate::storage;
use experiments::Experiment;
use page_model::kit::kept::LessonPlace;
use page_model::lessons::offered::{lessons_about, with_scene};
use texts::ListedLesson;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LessonBarProps {
    /// The lab's name in links.
    pub lab: &'static str,
}

/// The way back to the lesson that was left in this tab for this lab, or the lessons about this lab.
#[component]
pub fn LessonBar(props: &LessonBarProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.lessons.reader;
    let left = use_state(storage::lesson_place);
    let forget = {
        let left = left.setter();
        Callback::from(move |_: MouseEvent| {
            storage::forget_lesson_place();
            left.set(None);
        })
    };
    let here = left.as_ref().filter(|place| place.lab == props.lab);
    if let Some(LessonPlace { link, title, .. }) = here {
        return html! {
            <p class="lesson-bar">
                <a class="back-to-lesson" href={format!("#/{link}")} onclick={forget}>{ format!("← {}", (words.back_to)(title)) }</a>
            </p>
        };
    }
    let lessons = lessons_about(props.lab, texts);
    if lessons.is_empty() {
        return Html::default();
    }
    let lesson = |lesson: &ListedLesson| {
        let title = format!(
            "{}, {}",
            (words.minutes)(lesson.minutes),
            words.levels[usize::from(!lesson.is_first)]
        );
        html! { <li key={lesson.name}><a href={format!("#/lesson/{}", lesson.name)} {title}>{ lesson.title }</a></li> }
    };
    html! {
        <div class="lesson-bar">
            <span class="quiet">{ words.lessons }</span>
            <ul>{ for lessons.iter().map(lesson) }</ul>
        </div>
    }
}

#[derive(PartialEq, Properties)]
pub struct AddToLessonProps {
    pub experiment: Experiment,
}

/// Adds a scene with this experiment to the lesson that is being written.
#[component]
pub fn AddToLesson(props: &AddToLessonProps) -> Html {
    let words = &use_page().texts.lessons.writer;
    let is_added = use_state(|| None::<bool>);
    {
        let is_added = is_added.setter();
        use_effect_with(props.experiment.clone(), move |_| is_added.set(None));
    }
    let onclick = {
        let (experiment, is_added) = (props.experiment.clone(), is_added.setter());
        Callback::from(move |_: MouseEvent| {
            let text = with_scene(&storage::draft().unwrap_or_default(), &experiment, words);
            is_added.set(Some(storage::set_draft(&text)));
        })
    };
    html! {
        <>
            <button id="add-to-lesson" {onclick}>{ words.add }</button>
            if *is_added == Some(false) { <span class="field-error" role="alert">{ words.not_kept }</span> }
            if *is_added == Some(true) { <a class="button" id="added-to-lesson" href="#/write">{ words.added }</a> }
        </>
    }
}
