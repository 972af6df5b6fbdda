//! Over the board whose move it is, and beside it what can be asked for now.

use crate::mcts::command::Command;
use crate::mcts::driver::Driver;
use experiments::mcts::MctsExperiment;
use page_kit::components::player_mark::player_mark;
use page_model::mcts::status::{Now, is_idle, status};
use texts::MctsTexts;
use yew::prelude::*;

/// The buttons.
pub fn commands(lab: &MctsExperiment, driver: &Driver, texts: &MctsTexts) -> Html {
    let button = |id: &'static str, label: &'static str, command: Command, enabled: bool| {
        let onclick = driver.command.reform(move |_: MouseEvent| command.clone());
        html! { <button {id} {onclick} aria-disabled={(!enabled).to_string()}>{ label }</button> }
    };
    let idle = is_idle(lab, driver.running.as_ref());
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
pub fn status_line(lab: &MctsExperiment, driver: &Driver, texts: &MctsTexts) -> Html {
    let now = Now {
        running: driver.running.as_ref(),
        found: driver.found.as_deref(),
    };
    let (player, sentence) = status(lab, now, texts);
    html! {
        <p class="status" role="status" id="status">
            if let Some(player) = player { { player_mark(player) } }
            { sentence }
        </p>
    }
}
