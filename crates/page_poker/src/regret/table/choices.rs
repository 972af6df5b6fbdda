//! Choices of where the person sits, and whether the coach speaks.

use page_kit::components::filter_map_callback;
use page_model::regret::sitting::Seat;
use texts::RegretPlayTexts;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// Both choices in a row.
pub fn choices(
    seat: Seat,
    on_seat: &Callback<Seat>,
    has_coach: bool,
    on_coach: &Callback<bool>,
    words: &RegretPlayTexts,
) -> Html {
    let onseat = filter_map_callback(on_seat, |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>()?;
        let index = usize::try_from(select.selected_index()).ok()?;
        Seat::ALL.get(index).copied()
    });
    let oncoach = filter_map_callback(on_coach, |event: Event| {
        Some(event.target_dyn_into::<HtmlInputElement>()?.checked())
    });
    let option = |(of, name): (Seat, &'static str)| {
        html! { <option selected={of == seat}>{ name }</option> }
    };
    html! {
        <div class="table-choices">
            <label>
                { words.seat }
                <select id="seat" onchange={onseat}>{ for Seat::ALL.into_iter().zip(words.seats).map(option) }</select>
            </label>
            <label>
                <input type="checkbox" id="has-coach" checked={has_coach} onchange={oncoach} />
                { words.coach }
            </label>
        </div>
    }
}
