//! Handing in: a student's first answers as a short code, in letters and as a QR code.

use classes::code::{self, Code};
use classes::shape::Shape;
use lessons::lesson::Lesson;
use lessons::link::{CLASS, EXERCISES, LessonLink};
use page_kit::components::qr_code::drawing_of;
use page_kit::context::use_page;
use page_kit::device;
use page_model::lessons::hand_in::{handed_in, has_words, seat_of};
use page_model::lessons::kept::Kept;
use std::rc::Rc;
use texts::HandInTexts;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
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
    let seat = use_seat(props, words);
    let HandInProps {
        lesson, kept, link, ..
    } = props;
    if shape.questions.is_empty() {
        return Html::default();
    }
    let handed_in = handed_in(lesson, &shape, kept);
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
                { seat }
                <HandedCode code={code::write(&shape, &handed_in)} />
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

/// The number of the reader's seat, to type.
#[hook]
fn use_seat(props: &HandInProps, words: &'static HandInTexts) -> Html {
    let said = use_state(|| None::<&'static str>);
    // As it was typed: what is no seat stays to be corrected.
    let written = use_state(|| {
        props
            .kept
            .seat
            .map(|seat| seat.to_string())
            .unwrap_or_default()
    });
    let oninput = {
        let (said, written, on_seat) = (said.setter(), written.setter(), props.on_seat.clone());
        Callback::from(move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            let typed = field.value();
            let seat = seat_of(&typed);
            said.set(seat.is_err().then_some(words.bad_seat));
            written.set(typed);
            on_seat.emit(seat.ok().flatten());
        })
    };
    html! {
        <>
            <label class="actions">
                { words.seat }
                <input id="seat" class="number" inputmode="numeric" autocomplete="off" value={(*written).clone()} {oninput} />
                <span class="quiet small">{ words.seat_hint }</span>
            </label>
            if let Some(said) = *said { <p class="field-error" role="alert">{ said }</p> }
        </>
    }
}

#[derive(PartialEq, Properties)]
struct HandedCodeProps {
    code: Code,
}

/// The code itself.
#[component]
fn HandedCode(props: &HandedCodeProps) -> Html {
    let words = &use_page().texts.lessons.class.hand_in;
    // Of which code what is said.
    let copied = use_state(|| None::<(String, bool)>);
    let Code { text, left_out } = &props.code;
    let onclick = {
        let (copied, text) = (copied.setter(), text.clone());
        Callback::from(move |_: MouseEvent| {
            let (copied, text) = (copied.clone(), text.clone());
            spawn_local(async move {
                let is_copied = device::copy(&text).await;
                copied.set(Some((text, is_copied)));
            });
        })
    };
    let copied = copied.as_ref().filter(|(of, _)| of == text);
    html! {
        <>
            <p class="answer-code" aria-label={words.code}><code id="answer-code">{ text }</code></p>
            if *left_out > 0 { <p class="field-error" role="note">{ (words.left_out)(*left_out) }</p> }
            <div class="actions">
                <button id="copy-code" class="primary" {onclick}>{ words.copy }</button>
                { told(copied.map(|(_, is_copied)| *is_copied), words) }
            </div>
            <details>
                <summary>{ words.show_qr }</summary>
                <div class="answer-qr">{ drawing_of(text).unwrap_or_default() }</div>
            </details>
        </>
    }
}

fn told(is_copied: Option<bool>, words: &HandInTexts) -> Html {
    let sentence = is_copied.map(|is| if is { words.copied } else { words.by_hand });
    html! { <span role="status" class="small">{ sentence.unwrap_or_default() }</span> }
}
