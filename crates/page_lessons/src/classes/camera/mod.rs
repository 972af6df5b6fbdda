//! Counting by camera: students hold up their telephones, and each code is counted when it is seen.
//!
//! [`capture`]: the camera itself. [`frame`]: its pixels. [`code_reader`]: the worker that reads them. [`watching`]: all that while the
//! component is there.

mod capture;
mod code_reader;
mod frame;
mod watching;

use capture::{CameraFault, Device};
use classes::collection::Added;
use page_kit::context::use_page;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use texts::CameraTexts;
use watching::{Watching, use_watching};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

pub use code_reader::{Codes, use_code_reader};
pub use frame::of_file;

/// So many pictures in a row that cannot be read are no accident: the reader does not run.
const MAX_FAILURES: u32 = 3;
/// Letters of a foreign code that are shown.
const SHOWN: usize = 60;

#[derive(PartialEq, Properties)]
pub struct CameraProps {
    /// Counts the codes in a text.
    pub on_text: Callback<String, Added>,
}

/// What was read last.
#[derive(Clone, Debug, Default, PartialEq)]
struct Heard {
    /// Codes of this lesson, with those that were counted already.
    count: usize,
    said: String,
    is_wrong: bool,
}

/// What the camera sees, and what was made of it.
#[component]
pub fn Camera(props: &CameraProps) -> Html {
    let words = &use_page().texts.lessons.class.page.camera;
    let video = use_node_ref();
    let device = use_state(|| None::<String>);
    let attempt = use_state(|| 0_u32);
    let failures = use_mut_ref(|| 0_u32);
    let (heard, hear) = use_hearing(&props.on_text);
    let fail = use_mut_ref(|| None::<UseStateSetter<Watching>>);
    let reader = use_code_reader({
        let (fail, failures) = (fail.clone(), failures.clone());
        Callback::from(move |codes: Codes| {
            let mut failures = failures.borrow_mut();
            *failures = if codes.is_some() { 0 } else { *failures + 1 };
            if let Some(fail) = fail.borrow().as_ref().filter(|_| *failures >= MAX_FAILURES) {
                fail.set(Watching::Failed(CameraFault::NoReader));
            }
            hear.emit(codes.unwrap_or_default());
        })
    });
    let (watching, setter) = use_watching(&video, &reader, (*device).clone(), *attempt);
    *fail.borrow_mut() = Some(setter);
    let again = {
        let (attempt, failures) = (attempt.clone(), failures);
        Callback::from(move |_: MouseEvent| {
            *failures.borrow_mut() = 0;
            attempt.set(*attempt + 1);
        })
    };
    let is_mirror = matches!(
        watching,
        Watching::On {
            is_mirror: true,
            ..
        }
    );
    let is_on = matches!(watching, Watching::On { .. });
    html! {
        <section class="camera" aria-label={words.name} data-on={is_on.to_string()}>
            if let Watching::Failed(fault) = watching {
                <p class="field-error" role="alert">{ sentence(fault, words) }</p>
                <button class="camera-again" onclick={again}>{ words.again }</button>
            } else {
                <div class="camera-picture">
                    <video ref={video} class={classes!(is_mirror.then_some("mirror"))} muted={true} playsinline={true} aria-label={words.picture}></video>
                    if heard.count > 0 && !heard.is_wrong { <span key={heard.count} class="camera-tick" aria-hidden="true">{ "✓" }</span> }
                </div>
                <p class="camera-said" role="status" data-count={heard.count.to_string()}>
                    { if !heard.said.is_empty() { heard.said.clone() } else if is_on { words.hint.to_owned() } else { words.asking.to_owned() } }
                </p>
                if let Watching::On { devices, .. } = &watching { { choice(devices, &device, words) } }
            }
        </section>
    }
}

/// What was heard last, and how codes are heard: each is counted once, however long it is held up.
#[hook]
fn use_hearing(on_text: &Callback<String, Added>) -> (Heard, Callback<Vec<String>>) {
    let words = &use_page().texts.lessons.class.page;
    let heard = use_state(Heard::default);
    let known: Rc<RefCell<BTreeSet<String>>> = use_mut_ref(BTreeSet::new);
    let hear = {
        let (heard, on_text) = (heard.clone(), on_text.clone());
        Callback::from(move |mut codes: Vec<String>| {
            codes.retain(|code| known.borrow_mut().insert(code.clone()));
            let Some(first) = codes.first() else { return };
            // Several in one picture are one text: they are counted together.
            let Added {
                new,
                replaced,
                repeated,
                invalid,
            } = on_text.emit(codes.join("\n"));
            let count = new + replaced + repeated;
            heard.set(Heard {
                count: heard.count + count,
                is_wrong: count == 0,
                said: if count + invalid == 0 {
                    (words.camera.foreign)(&first.chars().take(SHOWN).collect::<String>())
                } else {
                    (words.added)(new, replaced, repeated, invalid)
                },
            });
        })
    };
    ((*heard).clone(), hear)
}

/// Which of several cameras.
fn choice(
    devices: &[Device],
    chosen: &UseStateHandle<Option<String>>,
    words: &CameraTexts,
) -> Html {
    if devices.len() < 2 {
        return Html::default();
    }
    let onchange = {
        let chosen = chosen.setter();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            chosen.set(Some(select.value()));
        })
    };
    let option = |(place, device): (usize, &Device)| {
        let name = if device.label.is_empty() {
            (words.camera)(place + 1)
        } else {
            device.label.clone()
        };
        html! { <option value={device.id.clone()} selected={chosen.as_ref() == Some(&device.id)}>{ name }</option> }
    };
    html! {
        <label class="actions">
            { words.which }
            <select id="which-camera" {onchange}>{ for devices.iter().enumerate().map(option) }</select>
        </label>
    }
}

fn sentence(fault: CameraFault, words: &CameraTexts) -> &'static str {
    match fault {
        CameraFault::Insecure => words.insecure,
        CameraFault::Refused => words.refused,
        CameraFault::Missing => words.missing,
        CameraFault::Busy => words.busy,
        CameraFault::Ended => words.ended,
        CameraFault::NoReader => words.no_reader,
    }
}
