//! The scenes of a lesson as a row of dots: which one is shown, and where a question was answered.

use crate::lessons::kept::Kept;
use lessons::lesson::Lesson;
use texts::ReaderTexts;
use yew::prelude::*;

/// A lesson with the scene that is shown.
pub struct Scenes<'a> {
    pub lesson: &'a Lesson,
    pub scene: usize,
    /// What their links begin with; in a preview none lead away.
    pub link: &'a str,
    pub on_go: Callback<usize>,
    pub kept: &'a Kept,
}

/// The row.
pub fn scenes(shown: &Scenes, words: &ReaderTexts) -> Html {
    let scenes = shown.lesson.scenes.iter().enumerate();
    let dot = |(index, scene): (usize, &lessons::lesson::Scene)| {
        let question = scene.question.as_ref();
        let answer = question.and_then(|question| shown.kept.answer(index, question));
        let (class, told) = match answer.map(|answer| answer.is_right) {
            Some(Some(true)) => ("right", words.right),
            Some(Some(false)) => ("wrong", words.wrong),
            Some(None) => ("done", words.saved),
            None => ("open", ""),
        };
        let is_here = index == shown.scene;
        let and = if shown.link.contains('?') { '&' } else { '?' };
        let href = format!("#/{}{and}scene={}", shown.link, index + 1);
        let onclick = shown.on_go.reform(move |event: MouseEvent| {
            event.prevent_default();
            index
        });
        html! {
            <li><a {class} {href} {onclick} aria-current={is_here.then_some("step")} aria-label={format!("{}. {} {told}", index + 1, scene.heading)} title={scene.heading.clone()} /></li>
        }
    };
    html! { <nav class="lesson-dots" aria-label={words.scenes}><ol>{ for scenes.map(dot) }</ol></nav> }
}
