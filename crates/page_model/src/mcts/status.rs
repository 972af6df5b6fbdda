//! Status of the game: whose move it is, what the machine does, or how the game has ended.

use super::thinking::{Found, Purpose, Running};
use super::verdict::game_over;
use experiments::mcts::MctsExperiment;
use games::{Player, Turn};
use runner::scheduler::JobState;
use texts::MctsTexts;

/// What is known about the moment looked at, and what is thought about it now.
#[derive(Clone, Copy)]
pub struct Now<'a> {
    pub running: Option<&'a Running>,
    pub found: Option<&'a Found>,
}

/// Whether the machine can be asked for something: it does nothing but show what it finds, and the game goes on.
pub fn is_idle(lab: &MctsExperiment, running: Option<&Running>) -> bool {
    running.is_none_or(Running::is_only_search) && lab.turn() != Turn::Over
}

/// Whose move it is, or who has won, with that player; nobody in a draw.
pub fn status(lab: &MctsExperiment, now: Now, texts: &MctsTexts) -> (Option<Player>, String) {
    match (lab.outcome(), lab.turn()) {
        (Some(outcome), _) => (outcome.winner(), game_over(lab, outcome, texts)),
        (None, Turn::Player(player)) => (Some(player), turn_sentence(lab, now, player, texts)),
        (None, _) => (None, String::new()),
    }
}

fn turn_sentence(lab: &MctsExperiment, known: Now, player: Player, texts: &MctsTexts) -> String {
    let running = known.running;
    let now = match running.map(|running| (running.purpose, running.paused)) {
        Some((_, true)) => (texts.paused)(player.index()),
        Some((Purpose::Move, _)) => (texts.thinking)(player.index()),
        Some((Purpose::Hint, _)) => (texts.looking_for_hint)(player.index()),
        Some((Purpose::Search, _)) | None if lab.is_person(player) => {
            your_turn(lab, known, player, texts)
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
fn your_turn(lab: &MctsExperiment, known: Now, player: Player, texts: &MctsTexts) -> String {
    let turn = (texts.your_move)(player.index());
    let found = known
        .found
        .filter(|found| lab.thoughts && found.state == JobState::Finished);
    match found.and_then(|found| found.findings.best) {
        Some(column) => format!("{turn} {}", (texts.suggests)(column.number())),
        None => turn,
    }
}
