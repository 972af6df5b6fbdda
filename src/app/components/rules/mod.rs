//! Rules of a game or a problem, one press away: a button and the dialog that it opens.
//!
//! [`GameRules`]: whose; [`of_experiment`]: which an experiment needs. [`drawings`]: their pictures. The dialog is the browser's own: it keeps the focus, Escape closes
//! it, and the focus goes back to the button.

mod drawings;
mod game;
mod of_experiment;

use crate::app::components::icons::{Icon, IconName};
use crate::app::context::use_page;
pub use game::GameRules;
use texts::Texts;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RulesButtonProps {
    pub game: GameRules,
}

/// The button that opens the rules.
#[component]
pub fn RulesButton(&RulesButtonProps { game }: &RulesButtonProps) -> Html {
    let texts = use_page().texts;
    let dialog = use_node_ref();
    // What nobody has asked for is not drawn; what is drawn can take the focus, so the dialog opens after that.
    let times_opened = use_state(|| 0_u32);
    {
        let dialog = dialog.clone();
        use_effect_with(*times_opened, move |&times| {
            let dialog = dialog.cast::<HtmlDialogElement>();
            if let Some(dialog) = dialog.filter(|_| times > 0) {
                // Refused only where it is open already.
                let _ = dialog.show_modal();
            }
        });
    }
    let on_open = {
        let times_opened = times_opened.clone();
        Callback::from(move |_: MouseEvent| times_opened.set(*times_opened + 1))
    };
    let rules = game.text(texts);
    html! {
        <>
            <button class="rules-button" onclick={on_open} aria-haspopup="dialog">{ rules.button }</button>
            <dialog ref={dialog} class="card rules" onclick={Callback::from(close_beside)} aria-label={rules.button}>
                if *times_opened > 0 { { content(game, texts) } }
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

fn content(game: GameRules, texts: &'static Texts) -> Html {
    let rules = game.text(texts);
    html! {
        <>
            <div class="rules-head">
                <h2>{ rules.name }</h2>
                // Closes its dialog by itself.
                <form method="dialog"><button class="icon-button" aria-label={texts.rules.close} title={texts.rules.close}><Icon name={IconName::Close} /></button></form>
            </div>
            <ol class="rules-sentences">{ for rules.sentences.iter().map(|sentence| html! { <li>{ *sentence }</li> }) }</ol>
            <figure class="rules-drawing">
                { drawings::of(game, texts) }
                <figcaption class="quiet small">{ rules.drawing }</figcaption>
            </figure>
            if !rules.example.is_empty() {
                <p><strong>{ texts.rules.example }{ ": " }</strong>{ rules.example }</p>
            }
        </>
    }
}
