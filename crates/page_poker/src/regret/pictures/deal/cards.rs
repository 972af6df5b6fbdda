//! Choice of the deal: which card each player holds.

use engines::regret::GameTree;
use experiments::regret::parts::deals;
use games::Player;
use page_kit::components::filter_map_callback;
use page_kit::components::player_mark::player_mark;
use page_model::regret::cards::{cards, held, with_card};
use texts::DealPictureTexts;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Both choices in a line: `deal` has both cards, and `is_walked` says whether it is a walk that has come to it.
pub fn deal_cards(
    tree: &GameTree,
    deal: &str,
    on_deal: &Callback<String>,
    is_walked: bool,
    words: &DealPictureTexts,
) -> Html {
    html! {
        <div class="deal-cards">
            { for Player::BOTH.into_iter().map(|player| choice(tree, deal, on_deal, player, words)) }
            if is_walked { <span class="quiet small" id="walked-deal">{ (words.walk_is_elsewhere)(deal) }</span> }
        </div>
    }
}

fn choice(
    tree: &GameTree,
    deal: &str,
    on_deal: &Callback<String>,
    player: Player,
    words: &DealPictureTexts,
) -> Html {
    let deals = deals(tree);
    let Some(held) = held(deal) else {
        return Html::default();
    };
    let index = player.index();
    let option = |card: &char| {
        html! { <option value={card.to_string()} selected={*card == held[index]}>{ *card }</option> }
    };
    let options: Vec<Html> = cards(&deals).iter().map(option).collect();
    let on_card = on_deal.reform(move |card: char| with_card(&deals, held, player, card));
    let onchange = filter_map_callback(&on_card, |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>()?;
        select.value().chars().next()
    });
    let id = ["first-card", "second-card"][index];
    html! {
        <span class="held-card">
            { player_mark(player) }
            <span>{ words.holds[index] }</span>
            <select {id} class="card-choice" aria-label={words.card_of[index]} {onchange}>{ options }</select>
        </span>
    }
}
