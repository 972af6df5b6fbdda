//! Game against the search: whose move it is, what the machine plays, and what its tree is about.

use super::evaluation::ending_words;
use super::searching::Found;
use experiments::minimax::{MinimaxExperiment, Place, Side};
use games::{Player, Turn};
use texts::Texts;

/// The experiment at the machine's turn: this moment, or the last one before it; this moment if there is none.
pub fn searched(lab: &MinimaxExperiment) -> MinimaxExperiment {
    let mut moments = (0..=lab.plies()).rev().map(|ply| lab.at_ply(ply));
    let is_wanted = |lab: &MinimaxExperiment| !lab.is_game() || lab.is_machines_turn();
    moments.find(is_wanted).unwrap_or_else(|| lab.clone())
}

/// Whether the tree is to be seen.
pub fn shows_tree(lab: &MinimaxExperiment) -> bool {
    !lab.is_game() || lab.thoughts
}

/// Whether the machine waits to be told that it may move; in a live game it moves by itself at the end of the moves.
pub fn machine_waits(lab: &MinimaxExperiment, is_live: bool) -> bool {
    lab.is_machines_turn() && !(is_live && lab.ply.is_none())
}

/// The move that the search found best, as text.
pub fn best_move(found: &Found) -> Option<String> {
    let snapshot = &found.side(Side::Main)?.snapshot;
    let slot = *snapshot.found.as_ref()?.line.first()?;
    Some(found.question.place().move_text(slot))
}

/// Whose move it is, or who has won, with that player; nobody in a draw.
pub fn status(
    lab: &MinimaxExperiment,
    machine_waits: bool,
    texts: &Texts,
) -> (Option<Player>, String) {
    let words = &texts.labs.minimax.page;
    let (player, sentence) = match lab.turn() {
        Turn::Player(player) if lab.is_person(player) => {
            (Some(player), (words.your_move)(player.index()))
        }
        Turn::Player(player) if machine_waits => (
            Some(player),
            (texts.labs.mcts.page.machine_waits)(player.index()),
        ),
        Turn::Player(player) => (Some(player), (words.machine_thinks)(player.index())),
        Turn::Chance | Turn::Over => {
            let payoff = lab.payoff().unwrap_or_default();
            let winner = match payoff {
                _ if payoff > 0.0 => Some(Player::First),
                _ if payoff < 0.0 => Some(Player::Second),
                _ => None,
            };
            (winner, (words.game_over)(winner.map(Player::index)))
        }
    };
    let sentence = match chess_sign(lab, texts) {
        Some(sign) => format!("{sentence} {sign}"),
        None => sentence,
    };
    (player, sentence)
}

/// In chess: check, or how the game has ended.
fn chess_sign(lab: &MinimaxExperiment, texts: &Texts) -> Option<String> {
    let Place::Gardner(position) = lab.place() else {
        return None;
    };
    let words = &texts.labs.minimax.chess;
    let ended = position.ending().map(|ending| ending_words(ending, texts));
    let check = || position.is_check().then(|| words.check.to_owned());
    ended.map(words.ended).or_else(check)
}

/// What the tree of `searched` is about, once the machine has moved.
pub fn tree_caption(
    searched: &MinimaxExperiment,
    lab: &MinimaxExperiment,
    texts: &Texts,
) -> String {
    let ply = searched.plies();
    if ply == lab.plies() {
        return String::new();
    }
    let before = lab.at_ply(ply).place();
    let text = lab.all_moves().get(ply).cloned().unwrap_or_default();
    (texts.labs.minimax.page.tree_before)(&before.words_of(&text, texts))
}
