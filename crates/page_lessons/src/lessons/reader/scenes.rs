//! The scenes of a lesson as a row of dots: which one is shown, and where a question was answered.

use lessons::lesson::Lesson;
use page_model::lessons::kept::{Kept, Standing};
use page_model::lessons::places::numbered;
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

/// A dot for each scene.
pub fn scenes(shown: &Scenes, words: &ReaderTexts) -> Html {
    let scenes = shown.lesson.scenes.iter().enumerate();
    let dot = |(index, scene): (usize, &lessons::lesson::Scene)| {
        let (class, told) = match Standing::of(shown.kept, index, scene) {
            Standing::Right => ("right", words.right),
            Standing::Wrong => ("wrong", words.wrong),
            Standing::Saved => ("done", words.saved),
            Standing::Open => ("open", ""),
        };
        let is_here = index == shown.scene;
        let href = format!("#/{}", numbered(shown.link, index));
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
