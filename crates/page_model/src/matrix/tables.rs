//! Tables of a game: one for two players; the third chooses among tables, the fourth among groups of them.

use super::analysis::Analysis;
use texts::MatrixTexts;

/// The choices of the third player and the fourth, each of which has a table; one for a game of two.
pub fn tables(of: &Analysis) -> Vec<[usize; 2]> {
    let size = |player: usize| {
        let is_there = player < of.game.players().len();
        if is_there { of.game.size(player) } else { 1 }
    };
    let fourth = 0..size(3);
    fourth
        .flat_map(|fourth| (0..size(2)).map(move |third| [third, fourth]))
        .collect()
}

/// What the third player and the fourth do in a table; `None` in a game of two.
pub fn caption(of: &Analysis, others: [usize; 2], words: &MatrixTexts) -> Option<String> {
    let others = others.iter().enumerate().take(of.game.players().len() - 2);
    let chosen: Vec<(String, &str)> = others
        .map(|(place, &action)| {
            let player = place + 2;
            (of.player(player, words), of.action(player, action as u8))
        })
        .collect();
    (!chosen.is_empty()).then(|| (words.table_of)(&chosen))
}
