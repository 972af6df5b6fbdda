//! Choices of where the person sits, and whether the coach speaks.

use experiments::regret::sitting::Seat;
use page_kit::components::heard;
use page_kit::context::use_page;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ChoicesProps {
    pub seat: Seat,
    pub on_seat: Callback<Seat>,
    pub has_coach: bool,
    pub on_coach: Callback<bool>,
}

/// Both choices in a row.
#[component]
pub fn Choices(props: &ChoicesProps) -> Html {
    let words = &use_page().texts.labs.regret.play;
    let onseat = heard(&props.on_seat, |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>()?;
        let index = usize::try_from(select.selected_index()).ok()?;
        Seat::ALL.get(index).copied()
    });
    let oncoach = heard(&props.on_coach, |event: Event| {
        Some(event.target_dyn_into::<HtmlInputElement>()?.checked())
    });
    let option = |(seat, name): (Seat, &'static str)| {
        html! { <option selected={seat == props.seat}>{ name }</option> }
    };
    html! {
        <div class="table-choices">
            <label>
                { words.seat }
                <select id="seat" onchange={onseat}>{ for Seat::ALL.into_iter().zip(words.seats).map(option) }</select>
            </label>
            <label>
                <input type="checkbox" id="has-coach" checked={props.has_coach} onchange={oncoach} />
                { words.coach }
            </label>
        </div>
    }
}
