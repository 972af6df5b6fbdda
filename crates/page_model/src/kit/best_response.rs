//! Best response in a strategic game: whether an action is one.

use games::strategic::StrategicGame;

/// Whether nothing pays `player` more where the others do the same.
pub fn is_best(game: &StrategicGame, actions: &[usize], player: usize) -> bool {
    let value = |actions: &[usize]| game.payoff(game.profile(actions), player);
    let now = value(actions);
    let mut changed = actions.to_vec();
    (0..game.size(player)).all(|action| {
        changed[player] = action;
        value(&changed) <= now
    })
}
