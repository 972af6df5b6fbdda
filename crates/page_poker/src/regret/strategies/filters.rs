//! Filters of the information sets that are shown: of a player, with a text in their names.

use games::Player;
use page_kit::components::filter_map_callback;
use page_model::regret::strategies::rows::View;
use texts::RegretPageTexts;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// A choice and a field.
pub fn filters(view: &View, on_view: &Callback<View>, page: &RegretPageTexts) -> Html {
    let words = &page.table;
    let before = view.clone();
    let by_player = on_view.reform(move |player: Option<Player>| View {
        player,
        page: 0,
        ..before.clone()
    });
    let before = view.clone();
    let by_text = on_view.reform(move |text: String| View {
        text,
        page: 0,
        ..before.clone()
    });
    let onchange = filter_map_callback(&by_player, |event: Event| {
        let value = event.target_dyn_into::<HtmlSelectElement>()?.value();
        let place: Option<usize> = value.parse().ok();
        Some(place.map(|place| Player::BOTH[place.min(1)]))
    });
    let oninput = filter_map_callback(&by_text, |event: InputEvent| {
        Some(event.target_dyn_into::<HtmlInputElement>()?.value())
    });
    let option = |player: Player| {
        let index = player.index();
        html! {
            <option value={index.to_string()} selected={view.player == Some(player)}>{ page.players[index] }</option>
        }
    };
    html! {
        <div class="filters">
            <div class="field">
                <label for="filter-player">{ words.player_filter }</label>
                <select id="filter-player" {onchange}>
                    <option value="" selected={view.player.is_none()}>{ words.both_players }</option>
                    { for Player::BOTH.into_iter().map(option) }
                </select>
            </div>
            <div class="field">
                <label for="filter-text">{ words.text_filter }</label>
                <input id="filter-text" type="search" value={view.text.clone()} {oninput} autocomplete="off" spellcheck="false" />
            </div>
        </div>
    }
}
