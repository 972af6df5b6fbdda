//! Handed code: what somebody of a class hands in, in letters and as a QR code, with a seat to type.

use crate::components::qr_code::drawing_of;
use crate::context::use_page;
use crate::device;
use page_model::lessons::hand_in::seat_of;
use texts::HandInTexts;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SeatFieldProps {
    /// The one that is known.
    pub seat: Option<u16>,
    /// What is said beside it where a seat is needed; else that it is not.
    #[prop_or_default]
    pub hint: Option<&'static str>,
    pub on_seat: Callback<Option<u16>>,
}

/// The number of somebody's seat, to type.
#[component]
pub fn SeatField(props: &SeatFieldProps) -> Html {
    let words = &use_page().texts.lessons.class.hand_in;
    let said = use_state(|| None::<&'static str>);
    // As it was typed: what is no seat stays to be corrected.
    let written = use_state(|| props.seat.map(|seat| seat.to_string()).unwrap_or_default());
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
                <span class="quiet small">{ props.hint.unwrap_or(words.seat_hint) }</span>
            </label>
            if let Some(said) = *said { <p class="field-error" role="alert">{ said }</p> }
        </>
    }
}

#[derive(PartialEq, Properties)]
pub struct HandedCodeProps {
    pub code: String,
    /// Whether the QR code is there at once, for a camera.
    #[prop_or_default]
    pub shows_qr: bool,
    /// What has to be said about it.
    #[prop_or_default]
    pub children: Html,
}

/// The code itself.
#[component]
pub fn HandedCode(props: &HandedCodeProps) -> Html {
    let words = &use_page().texts.lessons.class.hand_in;
    let HandedCodeProps {
        code,
        shows_qr,
        children,
    } = props;
    // Of which code what is said.
    let copied = use_state(|| None::<(String, bool)>);
    let onclick = {
        let (copied, code) = (copied.setter(), code.clone());
        Callback::from(move |_: MouseEvent| {
            let (copied, code) = (copied.clone(), code.clone());
            spawn_local(async move {
                let is_copied = device::copy(&code).await;
                copied.set(Some((code, is_copied)));
            });
        })
    };
    let copied = copied.as_ref().filter(|(of, _)| of == code);
    html! {
        <>
            <p class="answer-code" aria-label={words.code}><code id="answer-code">{ code }</code></p>
            { children.clone() }
            <div class="actions">
                <button id="copy-code" class="primary" {onclick}>{ words.copy }</button>
                { told(copied.map(|(_, is_copied)| *is_copied), words) }
            </div>
            <details open={*shows_qr}>
                <summary>{ words.show_qr }</summary>
                <div class="answer-qr">{ drawing_of(code).unwrap_or_default() }</div>
            </details>
        </>
    }
}

fn told(is_copied: Option<bool>, words: &HandInTexts) -> Html {
    let sentence = is_copied.map(|is| if is { words.copied } else { words.by_hand });
    html! { <span role="status" class="small">{ sentence.unwrap_or_default() }</span> }
}
