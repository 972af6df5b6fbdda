//! The table: a row a player, with the pile face down, the cards of the round, and what goes under the winner's pile.

use super::card;
use experiments::war::WarExperiment;
use experiments::war_game::{End, Moment, WarGame};
use games::Player;
use page_kit::components::player_mark::player_mark;
use page_kit::context::use_page;
use page_model::war::story::{gained, happened, is_face_down, name, overlap};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(Properties)]
pub struct WarTableProps {
    pub lab: WarExperiment,
    pub game: Rc<WarGame>,
    pub end: End,
}

/// It is the same game as long as it lies in the same place.
impl PartialEq for WarTableProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.game, &other.game) && self.lab == other.lab
    }
}

/// The game after the round looked at.
#[component]
pub fn WarTable(props: &WarTableProps) -> Html {
    let texts = use_page().texts;
    let last = props.game.rounds();
    let position = props.lab.round.map_or(last, |round| round.min(last));
    let moment = props.game.at(position);
    let end = (position == last).then_some(&props.end);
    html! {
        <div class="rows" id="show" data-round={position.to_string()} data-last={last.to_string()}>
            <div class="war-felt">{ for Player::BOTH.map(|player| seat(player, &moment, texts)) }</div>
            <p id="happened" role="status"><strong>{ happened(&moment, end, texts) }</strong></p>
            { stores(&moment, texts) }
        </div>
    }
}

fn seat(player: Player, moment: &Moment, texts: &'static Texts) -> Html {
    let words = &texts.labs.war.page;
    let count = moment.stores[player.index()].len();
    let takes = moment.taken_by == Some(player);
    let change = gained(player, moment);
    html! {
        <div class={classes!("war-seat", takes.then_some("takes"))} data-player={player.index().to_string()} data-cards={count.to_string()}>
            <p class="seat-name">{ player_mark(player) }{ words.players[player.index()] }</p>
            <div class="war-row">
                <div class="war-store">
                    { card::pile(count, (words.cards)(count)) }
                    <p class="number small"><strong>{ (words.cards)(count) }</strong>
                        if change != 0 { { " " }<span class="quiet">{ (words.change)(change) }</span> }
                    </p>
                </div>
                <div class="war-cards" key={moment.round.to_string()}>{ cards(&moment.pot[player.index()], texts) }</div>
                <div class="war-taken">
                    if takes {
                        <p class="small">{ words.under_the_pile }</p>
                        <p class="war-back number">{ for moment.put_back.iter().map(|&rank| html! { <i>{ name(rank) }</i> }) }</p>
                    }
                </div>
            </div>
        </div>
    }
}

/// What a player has put: the first card up, then one down and one up a war. The more there are, the more they overlap.
fn cards(pot: &[u8], texts: &'static Texts) -> Html {
    let words = &texts.labs.war.page;
    let overlap = overlap(pot.len());
    let one = |(place, &rank): (usize, &u8)| {
        let is_down = is_face_down(place, pot.len());
        let left = if place == 0 { 0.0 } else { -overlap };
        let card = if is_down {
            card::face_down(words.face_down)
        } else {
            card::face_up(rank)
        };
        html! { <span class="laid" ~style={format!("margin-left: {left:.1}px")}>{ card }</span> }
    };
    pot.iter().enumerate().map(one).collect()
}

/// All cards of both piles, from the top.
fn stores(moment: &Moment, texts: &Texts) -> Html {
    let words = &texts.labs.war.page;
    let store = |player: Player| {
        let ranks = moment.stores[player.index()].iter();
        let names: Vec<&str> = ranks.map(|&rank| name(rank)).collect();
        html! { <><dt>{ player_mark(player) }</dt><dd class="number">{ names.join(" ") }</dd></> }
    };
    html! {
        <details class="marks"><summary>{ words.in_the_piles }</summary><dl>{ for Player::BOTH.map(store) }</dl></details>
    }
}
