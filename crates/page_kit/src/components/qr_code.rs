//! QR code of an address: a button, and the code large enough for a class to read it from a projector.

use super::dialog::Dialog;
use crate::context::use_page;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;
use yew::prelude::*;

/// Light modules around a code, as ISO/IEC 18004 wants them.
const QUIET_ZONE: i32 = 4;

#[derive(PartialEq, Properties)]
pub struct QrButtonProps {
    /// The whole address: asked for when the code is, since links of lessons are packed.
    pub url: Callback<(), String>,
}

/// The button and its code.
#[component]
pub fn QrButton(props: &QrButtonProps) -> Html {
    let page = use_page();
    let texts = &page.texts.share;
    let content = {
        let url = props.url.clone();
        Callback::from(move |()| match drawing_of(&url.emit(())) {
            Some(drawing) => html! {
                <>
                    { drawing }
                    <p class="quiet">{ texts.qr_hint }</p>
                </>
            },
            None => html! { <p class="field-error" role="alert">{ texts.qr_too_long }</p> },
        })
    };
    html! {
        <Dialog button={html! { { texts.qr } }} button_class="qr-button" name={texts.qr} heading={texts.qr}
            close={page.texts.lab_page.close} class="qr-dialog" {content} />
    }
}

/// The code, dark on light in both themes; `None` if the text is too long for one.
pub fn drawing_of(text: &str) -> Option<Html> {
    // The level of correction is raised as far as the size allows.
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut dark = String::new();
    for (y, x) in (0..size).flat_map(|y| (0..size).map(move |x| (y, x))) {
        if code.get_module(x, y) {
            // A string takes everything.
            let _ = write!(dark, "M{x} {y}h1v1h-1z");
        }
    }
    let edge = size + 2 * QUIET_ZONE;
    let view_box = format!("-{QUIET_ZONE} -{QUIET_ZONE} {edge} {edge}");
    Some(html! {
        <svg class="qr-code" viewBox={view_box} role="img" aria-label={text.to_owned()} shape-rendering="crispEdges">
            <rect x={(-QUIET_ZONE).to_string()} y={(-QUIET_ZONE).to_string()} width={edge.to_string()} height={edge.to_string()} fill="white" />
            <path d={dark} fill="black" />
        </svg>
    })
}
