//! Choice of the deal: which card each player holds.

use crate::app::components::heard;
use crate::app::components::player_mark::PlayerMark;
use crate::app::context::use_page;
use experiments::regret::Learned;
use experiments::regret::deal_tree::deals;
use games::Player;
use std::rc::Rc;
use std::sync::Arc;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Properties)]
pub struct CardsProps {
    pub learned: Rc<Learned>,
    /// Both cards.
    pub deal: String,
    pub on_deal: Callback<String>,
    /// Whether it is a walk that has come to this deal.
    pub is_walked: bool,
}

/// Of what was learned only the game matters here.
impl PartialEq for CardsProps {
    fn eq(&self, other: &Self) -> bool {
        self.deal == other.deal
            && self.is_walked == other.is_walked
            && self.on_deal == other.on_deal
            && Arc::ptr_eq(&self.learned.tree, &other.learned.tree)
    }
}

/// Both choices in a line.
#[component]
pub fn Cards(props: &CardsProps) -> Html {
    let words = &use_page().texts.labs.regret.pictures.deal;
    let deals = deals(&props.learned.tree);
    let held: Vec<char> = props.deal.chars().collect();
    let [first, second] = held[..] else {
        return Html::default();
    };
    // The highest first: deals are in the order of the cards.
    let mut cards: Vec<char> = Vec::new();
    for card in deals.iter().rev().filter_map(|deal| deal.chars().next()) {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    let choice = |player: Player, own: char, other: char| {
        let deals = deals.clone();
        let on_card = props.on_deal.reform(move |card: char| {
            let of = |own: char, other: char| match player {
                Player::First => format!("{own}{other}"),
                Player::Second => format!("{other}{own}"),
            };
            let wanted = of(card, other);
            // The other's own card: they change cards.
            if deals.contains(&wanted) {
                wanted
            } else {
                of(card, own)
            }
        });
        let onchange = heard(&on_card, |event: Event| {
            event
                .target_dyn_into::<HtmlSelectElement>()?
                .value()
                .chars()
                .next()
        });
        let index = player.index();
        let id = ["first-card", "second-card"][index];
        let option = |card: &char| html! { <option value={card.to_string()} selected={*card == own}>{ *card }</option> };
        html! {
            <>
                <PlayerMark {player} />
                <span>{ words.holds[index] }</span>
                <select {id} class="card-choice" aria-label={words.card_of[index]} {onchange}>{ for cards.iter().map(option) }</select>
            </>
        }
    };
    html! {
        <div class="deal-cards">
            { choice(Player::First, first, second) }
            { choice(Player::Second, second, first) }
            if props.is_walked { <span class="quiet small" id="walked-deal">{ (words.walk_is_elsewhere)(&props.deal) }</span> }
        </div>
    }
}
