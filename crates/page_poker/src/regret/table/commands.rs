//! Commands of the person at the table, by key or by button.

use super::playing::AtTable;
use experiments::regret::{Evaluated, Findings};
use page_kit::components::keys::use_page_keys;
use page_model::regret::sitting::{Dealt, Seat};
use page_model::regret::table::commands::{ActionButton, Command, action_buttons, all_actions};
use page_model::regret::table::playing::Move;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Carries out commands, those by key too while the table, at `place`, is in sight; hands are dealt by `dealing`, a seat and a seed.
#[hook]
pub fn use_commands(
    playing: &UseReducerHandle<AtTable>,
    learned: &Rc<Findings>,
    opponent: Option<&Rc<Evaluated>>,
    dealing: (Seat, u64),
    place: &NodeRef,
    on_hint: Callback<()>,
) -> Callback<Command> {
    let (seat, seed) = dealing;
    let on_command = {
        let (playing, learned) = (playing.dispatcher(), learned.clone());
        let opponent = opponent.cloned();
        Callback::from(move |command: Command| match command {
            Command::Act(place) => {
                if let Some(name) = all_actions(&learned.tree).get(place) {
                    playing.dispatch(Move::Act(name.clone()));
                }
            }
            Command::Hint => on_hint.emit(()),
            Command::TakeBack => playing.dispatch(Move::TakeBack),
            Command::Next => {
                if let Some(opponent) = &opponent {
                    playing.dispatch(Move::Deal {
                        tree: learned.tree.clone(),
                        opponent: opponent.clone(),
                        seat,
                        seed,
                    });
                }
            }
        })
    };
    let is_possible = opponent.is_some();
    use_page_keys(place, is_possible, Command::of_key, on_command.clone());
    on_command
}

/// A button for each action that the game knows, always in the same place, and one for the next hand.
pub fn buttons(
    learned: &Findings,
    dealt: Option<&Dealt>,
    on_command: &Callback<Command>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.regret.play;
    let button = |(place, button): (usize, ActionButton)| {
        let ActionButton {
            name,
            label,
            is_legal,
        } = button;
        let onclick = on_command.reform(move |_: MouseEvent| Command::Act(place));
        html! {
            <button key={name.clone()} {onclick} data-action={name} aria-disabled={(!is_legal).to_string()}>{ label }</button>
        }
    };
    let actions = action_buttons(&learned.tree, dealt, texts);
    let is_playing = dealt.is_some_and(|dealt| !dealt.is_over());
    let next = if dealt.is_some() {
        words.next_hand
    } else {
        words.deal
    };
    let can_take_back = dealt.is_some_and(Dealt::can_take_back);
    let small = |id: &'static str, label: &'static str, asks: Command, is_possible: bool| {
        let onclick = on_command.reform(move |_: MouseEvent| asks);
        html! { <button {id} {onclick} aria-disabled={(!is_possible).to_string()}>{ label }</button> }
    };
    let onclick = on_command.reform(|_: MouseEvent| Command::Next);
    html! {
        <div class="table-buttons" role="group" aria-label={words.actions}>
            { for actions.into_iter().enumerate().map(button) }
            { small("hint", words.hint, Command::Hint, is_playing) }
            { small("take-back", words.take_back, Command::TakeBack, can_take_back) }
            <button id="next-hand" class="primary" {onclick} aria-disabled={is_playing.to_string()}>{ next }</button>
        </div>
    }
}
