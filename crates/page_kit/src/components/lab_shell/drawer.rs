//! Drawer with all settings: experiments to begin with, and the form.
//!
//! It opens over the page's edge and leaves the stage in sight, since changes show at once. Escape closes it.

use crate::components::icons::{IconName, icon};
use crate::components::lab_form::LabForm;
use crate::components::lab_page::presets::{Presets, preset_links};
use crate::context::use_page;
use experiments::Experiment;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Until the drawer is there, in milliseconds.
const AFTER_OPENING: u32 = 50;

#[derive(PartialEq, Properties)]
pub struct SettingsDrawerProps {
    pub experiment: Experiment,
    pub presets: Vec<Presets>,
    pub over_form: Html,
    pub under_form: Html,
}

/// The button and the drawer.
#[component]
pub fn SettingsDrawer(props: &SettingsDrawerProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.lab_page;
    let (button, drawer) = (use_node_ref(), use_node_ref());
    let (is_open, close) = use_open(&button, &drawer);
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let onkeydown = {
        let close = close.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.stop_propagation();
                close.emit(());
            }
        })
    };
    html! {
        <>
            <button id="all-settings" ref={button} onclick={toggle} aria-expanded={is_open.to_string()} aria-controls="settings">
                { words.all_settings }
            </button>
            <section id="settings" class="drawer card" ref={drawer} tabindex="-1" aria-labelledby="settings-heading" hidden={!*is_open} {onkeydown}>
                <div class="drawer-head">
                    <h2 id="settings-heading">{ words.all_settings }</h2>
                    <button class="icon-button" onclick={close.reform(|_: MouseEvent| ())} aria-label={words.close} title={words.close}>
                        { icon(IconName::Close) }
                    </button>
                </div>
                { for props.presets.iter().map(|presets| preset_links(presets, texts)) }
                { props.over_form.clone() }
                <LabForm experiment={props.experiment.clone()} />
                { props.under_form.clone() }
            </section>
        </>
    }
}

/// Whether the drawer is open, and the way to close it. The focus goes into it, and back to the button.
#[hook]
fn use_open(button: &NodeRef, drawer: &NodeRef) -> (UseStateHandle<bool>, Callback<()>) {
    let is_open = use_state(|| false);
    use_effect_with(*is_open, {
        let drawer = drawer.clone();
        move |is_open| {
            if *is_open {
                focus(&drawer);
            }
        }
    });
    let (set, button) = (is_open.setter(), button.clone());
    let close = Callback::from(move |()| {
        set.set(false);
        focus(&button);
    });
    (is_open, close)
}

fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        // An element that can have the focus takes it.
        let _ = element.focus();
    }
}

/// Opens the drawer and goes to the field with this id.
pub fn show_field(id: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let Some(document) = document else { return };
    let html = |id: &str| {
        let element = document.get_element_by_id(id)?;
        element.dyn_into::<HtmlElement>().ok()
    };
    if let Some(button) = html("all-settings")
        .filter(|button| button.get_attribute("aria-expanded").as_deref() == Some("false"))
    {
        button.click();
    }
    let field = html(id);
    let timer = Timeout::new(AFTER_OPENING, move || {
        if let Some(field) = field {
            field.scroll_into_view();
            // An element that can have the focus takes it.
            let _ = field.focus();
        }
    });
    // Its number is of no use here.
    let _ = timer.forget();
}
