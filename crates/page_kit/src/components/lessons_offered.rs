//! Lessons where they are offered: on the pages of labs, with the way back to one that was left; and what adds an experiment to the
//! lesson that is being written.

use crate::context::use_page;
use crate::storage;
use experiments::Experiment;
use page_model::kit::kept::LessonPlace;
use texts::{LESSONS, ListedLesson, Texts};
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

/// The lessons about a lab, or about those that stand with it in the navigation.
fn lessons_about(lab: &str, texts: &Texts) -> Vec<ListedLesson> {
    let about = |lab: &str| -> Vec<ListedLesson> {
        LESSONS
            .iter()
            .filter(|lesson| lesson.lab == lab)
            .copied()
            .collect()
    };
    let own = about(lab);
    if !own.is_empty() {
        return own;
    }
    let mut groups = texts.shell.lab_groups.iter();
    let group = groups.find(|group| group.labs.iter().any(|listed| listed.key == lab));
    let labs = group.into_iter().flat_map(|group| group.labs);
    labs.flat_map(|listed| about(listed.key)).collect()
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
            let draft = storage::draft().unwrap_or_default();
            let draft = if draft.trim().is_empty() {
                head_about(experiment.lab(), words.sample)
            } else {
                draft
            };
            let scene = scene_of(&experiment, words.new_scene);
            let text = format!("{}\n\n{scene}", draft.trim_end());
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

/// The head of the sample, about another lab.
fn head_about(lab: &str, sample: &str) -> String {
    let end = sample.find("\n# ").unwrap_or(sample.len());
    sample[..end].replacen("lab: minimax", &format!("lab: {lab}"), 1)
}

/// A scene with the experiment as it stands, and the view that is shown alone if one is.
fn scene_of(experiment: &Experiment, heading: &str) -> String {
    let view = experiment.value("view");
    let whole = experiment.with("view", "all");
    let link = whole.as_ref().unwrap_or(experiment).link();
    match view.as_str() {
        "" | "all" => format!("# {heading}\nstage: {link}\n\n"),
        view => format!("# {heading}\nstage: {link} | {view}\n\n"),
    }
}
