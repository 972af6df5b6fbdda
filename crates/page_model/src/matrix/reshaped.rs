//! Games with other actions and payoffs than before: actions are added, taken away and renamed, payoffs typed and stepped.

use experiments::matrix::MatrixExperiment;
use games::fraction::Fraction;
use games::strategic::text::Reading;
use games::strategic::{StrategicFault, StrategicGame, names};
use std::sync::Arc;

/// The lab with one more action of a player, whose payoffs are 0; in a symmetric game of both.
///
/// # Errors
/// If there is no game, or no room.
pub fn with_new_action(
    lab: &MatrixExperiment,
    player: usize,
) -> Result<MatrixExperiment, StrategicFault> {
    reshaped(lab, player, |game, player| {
        let size = game.size(player);
        let kept = (0..size).map(Some).chain([None]).collect();
        let mut names = game.actions()[player].clone();
        names.push(new_name(player, &names));
        (kept, names)
    })
}

/// The lab without an action of a player; in a symmetric game of both.
///
/// # Errors
/// If there is no game, or none would be left.
pub fn without_action(
    lab: &MatrixExperiment,
    player: usize,
    action: usize,
) -> Result<MatrixExperiment, StrategicFault> {
    reshaped(lab, player, |game, player| {
        let kept: Vec<Option<usize>> = (0..game.size(player))
            .filter(|&other| other != action)
            .map(Some)
            .collect();
        let mut names = game.actions()[player].clone();
        names.remove(action);
        (kept, names)
    })
}

/// The lab with another name of an action.
///
/// # Errors
/// If there is no game, or another action of the player has that name.
pub fn with_action_name(
    lab: &MatrixExperiment,
    player: usize,
    action: usize,
    name: &str,
) -> Result<MatrixExperiment, StrategicFault> {
    let game = Arc::unwrap_or_clone(lab.game().map_err(|wrong| wrong.fault)?);
    let mut actions = game.actions().to_vec();
    name.trim().clone_into(&mut actions[player][action]);
    let (title, players) = (game.title.clone(), game.players().to_vec());
    let game = game.with_names(title, players, actions)?;
    Ok(lab.of_game(&game, lab.reading()))
}

/// The lab with another payoff of one player; the others' follow where the game is symmetric or zero-sum. `None` if there is no game.
pub fn with_payoff(
    lab: &MatrixExperiment,
    profile: usize,
    player: usize,
    payoff: Fraction,
) -> Option<MatrixExperiment> {
    let game = lab.game().ok()?;
    let reading = lab.reading();
    let mut changed = game.with_payoff(profile, player, payoff);
    if reading == Reading::ZeroSum {
        changed = changed.with_payoff(profile, 1 - player, -payoff);
    }
    if reading == Reading::Symmetric {
        let columns = game.size(1);
        let mirrored = profile % columns * columns + profile / columns;
        changed = changed.with_payoff(mirrored, 1 - player, payoff);
    }
    Some(lab.of_game(&changed, reading))
}

/// The lab with a payoff as somebody has typed it. `None` if it is no number.
pub fn with_typed_payoff(
    lab: &MatrixExperiment,
    profile: usize,
    player: usize,
    text: &str,
) -> Option<MatrixExperiment> {
    with_payoff(lab, profile, player, text.parse().ok()?)
}

/// A payoff some steps from the one that stands there: a step is one.
pub fn stepped(payoff: &str, steps: i64) -> Option<String> {
    let number: Fraction = payoff.parse().ok()?;
    Some(Fraction::of_hundredths(number.value() + steps as f64).to_string())
}

/// The lab with other actions of a player: those that are kept, with new ones where there is none.
fn reshaped(
    lab: &MatrixExperiment,
    player: usize,
    shape: impl Fn(&StrategicGame, usize) -> (Vec<Option<usize>>, Vec<String>),
) -> Result<MatrixExperiment, StrategicFault> {
    let mut game = Arc::unwrap_or_clone(lab.game().map_err(|wrong| wrong.fault)?);
    let reading = lab.reading();
    let both = [0, 1];
    let players = if reading == Reading::Symmetric {
        &both[..]
    } else {
        &[player][..]
    };
    for &player in players {
        let (kept, names) = shape(&game, player);
        game = with_actions(&game, player, &kept, names)?;
    }
    Ok(lab.of_game(&game, reading))
}

fn with_actions(
    game: &StrategicGame,
    player: usize,
    kept: &[Option<usize>],
    names: Vec<String>,
) -> Result<StrategicGame, StrategicFault> {
    let mut actions = game.actions().to_vec();
    actions[player] = names;
    if kept.is_empty() {
        return Err(StrategicFault::Actions(0));
    }
    let sizes: Vec<usize> = actions.iter().map(Vec::len).collect();
    let profiles: usize = sizes.iter().product();
    let payoffs = (0..profiles).flat_map(|profile| {
        let mut chosen = actions_of(&sizes, profile);
        let old = kept[chosen[player]].map(|old| {
            chosen[player] = old;
            game.profile(&chosen)
        });
        let payoff = move |player| old.map_or(Fraction::ZERO, |old| game.payoff(old, player));
        (0..game.players().len()).map(payoff)
    });
    let payoffs = payoffs.collect();
    StrategicGame::new(
        game.title.clone(),
        game.players().to_vec(),
        actions,
        payoffs,
    )
}

/// The actions of a profile, by its number; `sizes` are how many actions each player has.
fn actions_of(sizes: &[usize], mut profile: usize) -> Vec<usize> {
    let mut actions = vec![0; sizes.len()];
    for (action, size) in actions.iter_mut().zip(sizes).rev() {
        *action = profile % size;
        profile /= size;
    }
    actions
}

/// A name that no other action of the player has.
fn new_name(player: usize, taken: &[String]) -> String {
    let usual = names::defaults(player, taken.len() + 1);
    let numbers = (1..).map(|number: usize| number.to_string());
    let mut all = usual.into_iter().rev().take(1).chain(numbers);
    all.find(|name| !taken.contains(name)).unwrap_or_default()
}
