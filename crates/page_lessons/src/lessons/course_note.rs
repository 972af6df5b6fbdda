//! Note in a package for a course system, in place of the code that is handed in elsewhere: how the student stands, and what the system
//! is told.

use lessons::lesson::Lesson;
use page_kit::context::use_page;
use page_model::lessons::kept::Kept;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct CourseNoteProps {
    pub lesson: Rc<Lesson>,
    pub kept: Kept,
    /// Whether the system keeps what it is told.
    pub is_told: bool,
}

/// The note.
#[component]
pub fn CourseNote(props: &CourseNoteProps) -> Html {
    let words = &use_page().texts.lessons.course_system;
    let (right, answered, graded) = props.kept.score_in(&props.lesson);
    html! {
        <section id="course-note" class="card hand-in not-printed" aria-labelledby="course-heading">
            <h2 id="course-heading">{ words.heading }</h2>
            if graded > 0 { <p role="status">{ (words.standing)(right, answered, graded) }</p> }
            if props.is_told {
                <p class="quiet small">{ words.told }</p>
            } else {
                <p class="field-error" role="alert">{ words.not_told }</p>
            }
        </section>
    }
}
