//! The game by hand: keys and buttons, and where it stands. All of it is in the address.

use super::coach::coach;
use super::felt::felt;
use crate::app::components::keys::use_page_keys;
use crate::app::components::lab_page::use_go;
use crate::app::context::use_page;
use crate::app::router::Entry;
use experiments::rrrats::table::Event;
use experiments::rrrats::{Findings, RrratsLab};
use games::rrrats::Action;
use games::{Game, Player, Turn};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Of what has happened, so much is told.
const MAX_TOLD: usize = 12;

#[derive(PartialEq, Properties)]
pub struct HandTableProps {
    pub lab: RrratsLab,
    pub findings: Rc<Findings>,
}

/// What a key or a button asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Command {
    Roll,
    Stop,
    Undo,
    NewGame,
}

impl Command {
    fn of_key(key: &str) -> Option<Self> {
        match key {
            "r" | "R" | "1" => Some(Self::Roll),
            "s" | "S" | "2" => Some(Self::Stop),
            "u" | "U" => Some(Self::Undo),
            "n" | "N" => Some(Self::NewGame),
            _ => None,
        }
    }

    /// The lab after it; `None` if it cannot be had now.
    fn of(self, lab: &RrratsLab, is_over: bool) -> Option<RrratsLab> {
        match self {
            Self::Roll if !is_over => Some(lab.decide(Action::Roll)),
            Self::Stop if !is_over => Some(lab.decide(Action::Stop)),
            Self::Undo if !lab.decisions.is_empty() => {
                let mut before = lab.clone();
                before.decisions.pop();
                Some(before)
            }
            Self::NewGame => Some(lab.new_game()),
            Self::Roll | Self::Stop | Self::Undo => None,
        }
    }
}

/// The table.
#[component]
pub fn HandTable(props: &HandTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.rrrats.page;
    let table = use_memo(props.lab.clone(), RrratsLab::table);
    let is_over = table.position.turn() == Turn::Over;
    let go = use_go();
    let on_command = {
        use_callback(
            (props.lab.clone(), is_over, go),
            move |command: Command, (lab, is_over, go)| {
                if let Some(next) = command.of(lab, *is_over) {
                    let entry = if command == Command::NewGame {
                        Entry::Push
                    } else {
                        Entry::Replace
                    };
                    go.emit((next, entry));
                }
            },
        )
    };
    let place = use_node_ref();
    use_page_keys(&place, true, Command::of_key, on_command.clone());
    let button = |id: &'static str, label: &'static str, command: Command| {
        let is_possible = command.of(&props.lab, is_over).is_some();
        let onclick = on_command.reform(move |_: MouseEvent| command);
        html! { <button {id} {onclick} aria-disabled={(!is_possible).to_string()}>{ label }</button> }
    };
    html! {
        <div class="rows" id="rrrats-table" ref={place} data-state={if is_over { "over" } else { "deciding" }}
            data-decisions={props.lab.decisions.clone()}>
            <p class="quiet small">{ words.lead }</p>
            { felt(&table, texts) }
            <p id="turn" role="status"><strong>{ standing(&table.position, texts) }</strong></p>
            <div class="table-buttons">
                { button("roll", words.roll, Command::Roll) }
                { button("stop", words.stop, Command::Stop) }
                { button("undo", words.undo, Command::Undo) }
                { button("new-game", words.new_game, Command::NewGame) }
            </div>
            { coach(&props.lab, &table, &props.findings, texts) }
            { story(&table.events, texts) }
        </div>
    }
}

fn standing(position: &games::rrrats::Rrrats, texts: &Texts) -> String {
    let words = &texts.labs.rrrats.page;
    if position.turn() != Turn::Over {
        return (words.decide)(position.table().in_hand(), position.table().pile);
    }
    let banks = Player::BOTH.map(|player| position.bank(player));
    let payoff = position.payoff(Player::First);
    if payoff > 0.0 {
        (words.won)(banks[0], banks[1])
    } else if payoff < 0.0 {
        (words.lost)(banks[0], banks[1])
    } else {
        (words.drawn)(banks[0], banks[1])
    }
}

/// What has happened last, the latest first.
fn story(events: &[Event], texts: &'static Texts) -> Html {
    let words = &texts.labs.rrrats.page;
    let sentence = |event: &Event| {
        let who = event.player.index();
        match event.action {
            Action::Roll => (words.rolls_on)(who),
            Action::Stop => (words.stops)(who),
            Action::Fall(dice) => {
                let is_turn_over =
                    event.after.mover() != event.player || event.after.turn() == Turn::Over;
                let in_hand = (!is_turn_over).then(|| event.after.table().in_hand());
                (words.falls)(who, dice.low, dice.high, in_hand)
            }
        }
    };
    html! {
        <ol class="story small" reversed=true start={events.len().to_string()} aria-label={words.story}>
            { for events.iter().rev().take(MAX_TOLD).map(|event| html! { <li>{ sentence(event) }</li> }) }
        </ol>
    }
}
