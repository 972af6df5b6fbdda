//! Over the board whose move it is, and beside it what can be asked for now.

use crate::mcts::command::Command;
use crate::mcts::driver::Driver;
use crate::mcts::thinking::{Purpose, Running};
use crate::mcts::verdict::game_over;
use experiments::mcts::MctsLab;
use games::{Player, Turn};
use page_kit::components::player_mark::player_mark;
use runner::scheduler::JobState;
use texts::MctsTexts;
use yew::prelude::*;

/// The buttons.
pub fn commands(lab: &MctsLab, driver: &Driver, texts: &MctsTexts) -> Html {
    let button = |id: &'static str, label: &'static str, command: Command, enabled: bool| {
        let onclick = driver.command.reform(move |_: MouseEvent| command.clone());
        html! { <button {id} {onclick} aria-disabled={(!enabled).to_string()}>{ label }</button> }
    };
    let running = driver.running.as_ref();
    let idle = running.is_none_or(Running::is_only_search) && lab.turn() != Turn::Over;
    let machine_waits = idle && lab.is_machines_turn();
    let machine_move = driver
        .command
        .reform(|_: MouseEvent| Command::LetMachineMove);
    html! {
            <div class="actions commands">
                { button("new-game", texts.new_game, Command::NewGame, true) }
                { button("swap", texts.swap, Command::Swap, true) }
                { button("undo", texts.undo, Command::Undo, lab.undone().is_some()) }
                { button("redo", texts.redo, Command::Redo, lab.redone().is_some()) }
                { button("hint", texts.hint, Command::Hint, idle) }
                <button id="machine-move" class={machine_waits.then_some("primary")} onclick={machine_move}
                    aria-disabled={(!idle).to_string()}>
                    { texts.machine_move }
                </button>
            </div>
    }
}

/// Whose move it is, or how the game has ended.
pub fn status(lab: &MctsLab, driver: &Driver, texts: &MctsTexts) -> Html {
    let sentence = match (lab.outcome(), lab.turn()) {
        (Some(outcome), _) => game_over(lab, outcome, texts),
        (None, Turn::Player(player)) => turn_sentence(lab, driver, player, texts),
        (None, _) => String::new(),
    };
    let mark = match (lab.outcome(), lab.turn()) {
        (Some(outcome), _) => outcome.winner(),
        (None, Turn::Player(player)) => Some(player),
        (None, _) => None,
    };
    html! {
        <p class="status" role="status" id="status">
            if let Some(player) = mark { { player_mark(player) } }
            { sentence }
        </p>
    }
}

fn turn_sentence(lab: &MctsLab, driver: &Driver, player: Player, texts: &MctsTexts) -> String {
    let running = driver.running.as_ref();
    let now = match running.map(|running| (running.purpose, running.paused)) {
        Some((_, true)) => (texts.paused)(player.index()),
        Some((Purpose::Move, _)) => (texts.thinking)(player.index()),
        Some((Purpose::Hint, _)) => (texts.looking_for_hint)(player.index()),
        Some((Purpose::Search, _)) | None if lab.is_person(player) => {
            your_turn(lab, driver, player, texts)
        }
        Some((Purpose::Search, _)) | None => (texts.machine_waits)(player.index()),
    };
    // The machine's move is said too: who cannot see the board learns it here.
    let game = lab.game_so_far();
    let last = game
        .moves()
        .last()
        .filter(|_| running.is_none() && !lab.is_person(player.opponent()));
    match last {
        Some(column) => format!(
            "{} {now}",
            (texts.played)(player.opponent().index(), column.number())
        ),
        None => now,
    }
}

/// It is a person's turn; the machine's suggestion where one was asked for.
fn your_turn(lab: &MctsLab, driver: &Driver, player: Player, texts: &MctsTexts) -> String {
    let turn = (texts.your_move)(player.index());
    let found = driver
        .found
        .as_ref()
        .filter(|found| lab.thoughts && found.state == JobState::Finished);
    match found.and_then(|found| found.thoughts.best) {
        Some(column) => format!("{turn} {}", (texts.suggests)(column.number())),
        None => turn,
    }
}
