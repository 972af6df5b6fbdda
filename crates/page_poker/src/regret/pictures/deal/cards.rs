//! Choice of the deal: which card each player holds.

use engines::regret::GameTree;
use experiments::regret::deal_tree::deals;
use games::Player;
use page_kit::components::heard;
use page_kit::components::player_mark::player_mark;
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

/// The cards of a game, the highest first: deals are in the order of the cards.
fn cards(deals: &[String]) -> Vec<char> {
    let mut cards: Vec<char> = Vec::new();
    for card in deals.iter().rev().filter_map(|deal| deal.chars().next()) {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    cards
}

/// The deal in which a player holds `card` and nothing else is changed; both change cards where it is the other's own.
fn with_card(deals: &[String], held: [char; 2], player: Player, card: char) -> String {
    let (own, other) = (held[player.index()], held[player.opponent().index()]);
    let of = |own: char, other: char| match player {
        Player::First => format!("{own}{other}"),
        Player::Second => format!("{other}{own}"),
    };
    let wanted = of(card, other);
    if deals.contains(&wanted) {
        wanted
    } else {
        of(card, own)
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
    let held: Vec<char> = deal.chars().collect();
    let Ok(held) = <[char; 2]>::try_from(held) else {
        return Html::default();
    };
    let index = player.index();
    let option = |card: &char| {
        html! { <option value={card.to_string()} selected={*card == held[index]}>{ *card }</option> }
    };
    let options: Vec<Html> = cards(&deals).iter().map(option).collect();
    let on_card = on_deal.reform(move |card: char| with_card(&deals, held, player, card));
    let onchange = heard(&on_card, |event: Event| {
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
