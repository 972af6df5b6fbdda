//! Payoffs as pictures show them: with their sign, and in the colour of the player who wins.

use engines::regret::GameTree;
use games::Player;
use texts::Texts;

/// What the first player wins in a game of one choice, row by row.
pub fn matrix(tree: &GameTree) -> Vec<Vec<f64>> {
    let row = |&choice: &u32| {
        let ends = tree.children(choice).iter();
        ends.map(|&end| tree.payoff(end)).collect()
    };
    tree.children(0).iter().map(row).collect()
}

/// What the first player wins, with its sign, and who wins.
pub fn told(payoff: f64, texts: &Texts) -> (String, Option<Player>) {
    let text = (texts.value)(payoff);
    match payoff {
        won if won > 0.0 => (format!("+{text}"), Some(Player::First)),
        lost if lost < 0.0 => (text, Some(Player::Second)),
        _ => (text, None),
    }
}
