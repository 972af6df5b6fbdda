//! The game by hand: keys and buttons, and where it stands. All of it is in the address.

use super::felt::felt;
use super::steps::Until;
use super::turns::turns;
use experiments::rrrats::RrratsLab;
use experiments::rrrats::table::Table;
use games::rrrats::Action;
use games::{Game, Player, Turn};
use page_kit::components::keys::use_page_keys;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct HandTableProps {
    pub lab: RrratsLab,
    pub table: Rc<Table>,
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

    /// The lab after it; `None` if it cannot be had now: nothing is decided at an earlier moment than the last.
    fn of(self, lab: &RrratsLab, may_decide: bool) -> Option<RrratsLab> {
        match self {
            Self::Roll if may_decide => Some(lab.decide(Action::Roll)),
            Self::Stop if may_decide => Some(lab.decide(Action::Stop)),
            Self::Undo if !lab.decisions.is_empty() => {
                let mut before = lab.clone();
                before.decisions.pop();
                before.step = None;
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
    let table = &props.table;
    let until = Until::of(&props.lab, table);
    let is_over = table.position.turn() == Turn::Over;
    let may_decide = !is_over && until.is_now();
    let go = use_go();
    let on_command = {
        use_callback(
            (props.lab.clone(), may_decide, go),
            move |command: Command, (lab, may_decide, go)| {
                if let Some(next) = command.of(lab, *may_decide) {
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
        let is_possible = command.of(&props.lab, may_decide).is_some();
        let onclick = on_command.reform(move |_: MouseEvent| command);
        html! { <button {id} {onclick} aria-disabled={(!is_possible).to_string()}>{ label }</button> }
    };
    html! {
        <div class="rows" id="rrrats-table" ref={place} data-state={if is_over { "over" } else { "deciding" }}
            data-decisions={props.lab.decisions.clone()}>
            { felt(&until, texts) }
            <p id="turn" role="status"><strong>{ standing(&until, texts) }</strong></p>
            <div class="table-buttons">
                { button("roll", words.roll, Command::Roll) }
                { button("stop", words.stop, Command::Stop) }
                { button("undo", words.undo, Command::Undo) }
                { button("new-game", words.new_game, Command::NewGame) }
            </div>
            { turns(&until, texts) }
            <p class="quiet small">{ words.lead }</p>
        </div>
    }
}

/// What is to be done, or how the game ended.
fn standing(until: &Until, texts: &Texts) -> String {
    let words = &texts.labs.rrrats.page;
    let position = until.position();
    match position.turn() {
        Turn::Over => {}
        Turn::Player(Player::First) if until.is_now() => {
            let (in_hand, pile) = (position.table().in_hand(), position.table().pile);
            return (words.decide)(until.has_lost_hand(), in_hand, pile);
        }
        Turn::Player(_) | Turn::Chance => return words.earlier.to_owned(),
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
