//! Dialog: a button, and what it opens over the page.
//!
//! The dialog is the browser's own: it keeps the focus, Escape closes it, and the focus goes back to the button.

use super::icons::{IconName, icon};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct DialogProps {
    /// What stands on the button.
    pub button: Html,
    pub button_class: Classes,
    /// What both are called.
    pub name: AttrValue,
    /// Over what it shows.
    pub heading: AttrValue,
    /// Of the button that closes it.
    pub close: AttrValue,
    #[prop_or_default]
    pub class: Classes,
    /// How often something else than the button has asked for it.
    #[prop_or_default]
    pub times_asked: u32,
    /// The keys that do, as `aria-keyshortcuts` names them.
    #[prop_or_default]
    pub key_shortcuts: Option<AttrValue>,
    /// What it shows: drawn when somebody has asked for it.
    pub content: Callback<(), Html>,
}

/// The button and its dialog.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let dialog = use_node_ref();
    // What nobody has asked for is not drawn; what is drawn can take the focus, so the dialog opens after that.
    let times_pressed = use_state(|| 0_u32);
    let times_opened = *times_pressed + props.times_asked;
    {
        let dialog = dialog.clone();
        use_effect_with(times_opened, move |&times| {
            let dialog = dialog.cast::<HtmlDialogElement>();
            if let Some(dialog) = dialog.filter(|_| times > 0) {
                // Refused only where it is open already.
                let _ = dialog.show_modal();
            }
        });
    }
    let on_open = {
        let times_pressed = times_pressed.clone();
        Callback::from(move |_: MouseEvent| times_pressed.set(*times_pressed + 1))
    };
    let name = &props.name;
    html! {
        <>
            <button class={props.button_class.clone()} onclick={on_open} aria-haspopup="dialog" aria-label={name} title={name}
                aria-keyshortcuts={props.key_shortcuts.clone()}>
                { props.button.clone() }
            </button>
            <dialog ref={dialog} class={classes!("card", "dialog", props.class.clone())} onclick={Callback::from(close_beside)} aria-label={name}>
                if times_opened > 0 {
                    <div class="dialog-head">
                        <h2>{ &props.heading }</h2>
                        // Closes its dialog by itself.
                        <form method="dialog">
                            <button class="icon-button" aria-label={&props.close} title={&props.close}>{ icon(IconName::Close) }</button>
                        </form>
                    </div>
                    { props.content.emit(()) }
                }
            </dialog>
        </>
    }
}

/// A press on the dialog itself is one beside all that is in it: on what lies behind.
fn close_beside(event: MouseEvent) {
    let target = event.target();
    let dialog = target.and_then(|target| target.dyn_into::<HtmlDialogElement>().ok());
    if let Some(dialog) = dialog.filter(|dialog| !is_inside(dialog, &event)) {
        dialog.close();
    }
}

/// Whether a press is on the dialog's own surface.
fn is_inside(dialog: &HtmlDialogElement, event: &MouseEvent) -> bool {
    let surface: &Element = dialog;
    let surface = surface.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    (surface.left()..=surface.right()).contains(&x)
        && (surface.top()..=surface.bottom()).contains(&y)
}

/// A link in a dialog was followed, so the dialog has done its work and closes; `false` if the link opens in a window of its own, which leaves it open.
pub fn close_around(event: &MouseEvent) -> bool {
    if event.ctrl_key() || event.meta_key() || event.shift_key() {
        return false;
    }
    let pressed = event.target_dyn_into::<Element>();
    let dialog = pressed.and_then(|pressed| pressed.closest("dialog").ok().flatten());
    let dialog = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok());
    if let Some(dialog) = dialog {
        dialog.close();
    }
    true
}
