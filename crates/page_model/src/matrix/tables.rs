//! Tables of a game: one for two players; the third chooses among tables, the fourth among groups of them, the fifth among groups of these.

use super::analysis::Analysis;
use games::strategic::StrategicGame;
use texts::MatrixTexts;

/// The choices of the third player and all behind, each of which has a table, the third one's fastest; of two players nobody's.
pub fn tables(game: &StrategicGame) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for player in 2..game.players().len() {
        let more = (0..game.size(player)).flat_map(|action| {
            let chosen = all.iter().cloned();
            chosen.map(move |chosen: Vec<usize>| [chosen, vec![action]].concat())
        });
        all = more.collect();
    }
    all
}

/// The profile of a cell of a table.
pub fn place([row, column]: [usize; 2], others: &[usize]) -> Vec<usize> {
    [&[row, column], others].concat()
}

/// What the third player and all behind do in a table; `None` in a game of two.
pub fn caption(of: &Analysis, others: &[usize], words: &MatrixTexts) -> Option<String> {
    let others = others.iter().enumerate();
    let chosen: Vec<(String, &str)> = others
        .map(|(place, &action)| {
            let player = place + 2;
            (of.player(player, words), of.action(player, action as u8))
        })
        .collect();
    (!chosen.is_empty()).then(|| (words.table_of)(&chosen))
}
