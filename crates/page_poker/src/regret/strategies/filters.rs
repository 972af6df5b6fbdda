//! Filters of the information sets that are shown: of a player, with a text in their names.

use super::rows::View;
use games::Player;
use page_kit::components::heard;
use page_kit::context::use_page;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FiltersProps {
    pub view: View,
    pub on_view: Callback<View>,
}

/// A choice and a field.
#[component]
pub fn Filters(props: &FiltersProps) -> Html {
    let page = &use_page().texts.labs.regret.page;
    let words = &page.table;
    let view = props.view.clone();
    let by_player = props.on_view.reform(move |player: Option<Player>| View {
        player,
        page: 0,
        ..view.clone()
    });
    let view = props.view.clone();
    let by_text = props.on_view.reform(move |text: String| View {
        text,
        page: 0,
        ..view.clone()
    });
    let onchange = heard(&by_player, |event: Event| {
        let value = event.target_dyn_into::<HtmlSelectElement>()?.value();
        let place: Option<usize> = value.parse().ok();
        Some(place.map(|place| Player::BOTH[place.min(1)]))
    });
    let oninput = heard(&by_text, |event: InputEvent| {
        Some(event.target_dyn_into::<HtmlInputElement>()?.value())
    });
    let option = |player: Player| {
        let index = player.index();
        html! {
            <option value={index.to_string()} selected={props.view.player == Some(player)}>{ page.players[index] }</option>
        }
    };
    html! {
        <div class="filters">
            <div class="field">
                <label for="filter-player">{ words.player_filter }</label>
                <select id="filter-player" {onchange}>
                    <option value="" selected={props.view.player.is_none()}>{ words.both_players }</option>
                    { for Player::BOTH.into_iter().map(option) }
                </select>
            </div>
            <div class="field">
                <label for="filter-text">{ words.text_filter }</label>
                <input id="filter-text" type="search" value={props.view.text.clone()} {oninput} autocomplete="off" spellcheck="false" />
            </div>
        </div>
    }
}
