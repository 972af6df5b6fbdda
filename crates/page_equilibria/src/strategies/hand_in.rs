//! Handing in a strategy: its code, for the tournament of a class.

use page_kit::components::handed_code::{HandedCode, SeatField};
use page_kit::context::use_page;
use page_model::strategies::handing_in::code_of;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct HandInProps {
    /// The strategy, as links have it.
    pub text: String,
}

/// A seat and the code, or why the strategy has none.
#[component]
pub fn HandIn(HandInProps { text }: &HandInProps) -> Html {
    let words = &use_page().texts.repeated_games.hand_in;
    let seat = use_state(|| None::<u16>);
    let on_seat = use_callback((), {
        let seat = seat.setter();
        move |typed: Option<u16>, ()| seat.set(typed)
    });
    let code = match code_of(text, *seat, words) {
        Ok(code) => html! { <HandedCode {code} /> },
        Err(why) => html! { <p role="note">{ why }</p> },
    };
    html! {
        <details id="hand-in-strategy">
            <summary>{ words.heading }</summary>
            <div class="rows">
                <p class="quiet small">{ words.lead }</p>
                <SeatField seat={*seat} {on_seat} />
                { code }
            </div>
        </details>
    }
}
