//! Handing in: a student's first answers as a short code, in letters and as a QR code.

use classes::code;
use classes::shape::Shape;
use lessons::lesson::Lesson;
use lessons::link::{CLASS, EXERCISES, LessonLink};
use page_kit::components::handed_code::{HandedCode, SeatField};
use page_kit::context::use_page;
use page_model::lessons::hand_in::{handed_in, has_words};
use page_model::lessons::kept::Kept;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct HandInProps {
    pub lesson: Rc<Lesson>,
    pub link: LessonLink,
    pub kept: Kept,
    pub on_seat: Callback<Option<u16>>,
}

/// Seat, code, QR code, and the ways of the teacher.
#[component]
pub fn HandIn(props: &HandInProps) -> Html {
    let words = &use_page().texts.lessons.class.hand_in;
    let shape = use_memo(props.lesson.clone(), |lesson| Shape::of(lesson));
    let HandInProps {
        lesson,
        link,
        kept,
        on_seat,
    } = props;
    if shape.questions.is_empty() {
        return Html::default();
    }
    let handed_in = handed_in(lesson, &shape, kept);
    let code = code::write(&shape, &handed_in);
    let held = handed_in.answers.iter().flatten().count();
    let first = link.source.clone().first_scene();
    let address = |place: &str| format!("#/{}", first.write_at(place));
    html! {
        <section class="card hand-in not-printed" aria-labelledby="hand-in-heading">
            <h2 id="hand-in-heading">{ words.heading }</h2>
            if held == 0 {
                <p>{ words.nothing }</p>
            } else {
                <p>{ words.lead }</p>
                <SeatField seat={kept.seat} {on_seat} />
                <HandedCode code={code.text}>
                    if code.left_out > 0 { <p class="field-error" role="note">{ (words.left_out)(code.left_out) }</p> }
                </HandedCode>
                <p class="quiet small">
                    { (words.holds)(held, shape.questions.len()) }
                    if has_words(&handed_in) { { " " }{ words.free_stays } }
                </p>
            }
            <p class="actions small">
                <a id="collect-answers" href={address(CLASS)}>{ words.collect }</a>
                <a id="take-exercises" href={address(EXERCISES)}>{ words.exercises }</a>
            </p>
        </section>
    }
}
