//! Games to practise on, drawn from a seed, so that a link gives a whole class the same one.

use super::settings::{Difficulty, MatrixExperiment};
use games::fraction::Fraction;
use games::strategic::{StrategicGame, names};
use random::Random;

/// Of the streams of a seed, the one that games are drawn from.
const GAMES: u64 = 0;
/// Games that are drawn until one has what its difficulty asks for.
const MAX_DRAWS: usize = 500;

/// The game of an exercise.
pub(super) fn game(lab: &MatrixExperiment) -> Option<StrategicGame> {
    let mut random = Random::stream(lab.seed, GAMES);
    let drawn = core::iter::repeat_with(|| draw(lab.difficulty, &mut random)).take(MAX_DRAWS);
    let mut last = None;
    for game in drawn {
        let game = game?;
        if fits(lab.difficulty, &game) {
            return Some(game);
        }
        last = Some(game);
    }
    last
}

fn draw(difficulty: Difficulty, random: &mut Random) -> Option<StrategicGame> {
    let (rows, columns) = match difficulty {
        Difficulty::Easy => (2, 2),
        Difficulty::Medium => (3, 3),
        Difficulty::Hard => (3, 4),
    };
    let is_zero_sum = difficulty == Difficulty::Hard && random.below(2) == 0;
    let mut payoff = || match difficulty {
        Difficulty::Easy => i64::from(random.below(10)),
        Difficulty::Medium => i64::from(random.below(12)) - 2,
        Difficulty::Hard => i64::from(random.below(15)) - 5,
    };
    let cell = |_| {
        let first = payoff();
        let second = if is_zero_sum { -first } else { payoff() };
        [first, second]
    };
    let payoffs = (0..rows * columns)
        .flat_map(cell)
        .map(Fraction::whole)
        .collect();
    let players = ["1", "2"].map(str::to_owned).to_vec();
    let actions = vec![names::defaults(0, rows), names::defaults(1, columns)];
    StrategicGame::new(String::new(), players, actions, payoffs).ok()
}

/// Whether a game has one best response to everything, and what makes it worth a question of its difficulty.
fn fits(difficulty: Difficulty, game: &StrategicGame) -> bool {
    let responses = |player: usize| {
        (0..game.size(1 - player) as u8)
            .map(move |against| only_best_response(game, player, against))
    };
    let is_clear = (0..2).all(|player| responses(player).all(|response| response.is_some()));
    let never_best = |player: usize| {
        (0..game.size(player) as u8)
            .any(|action| !responses(player).any(|response| response == Some(action)))
    };
    match difficulty {
        Difficulty::Easy => is_clear,
        // Something may go, and something is left to think about.
        Difficulty::Medium => is_clear && never_best(0) != never_best(1),
        Difficulty::Hard => is_clear && never_best(0) && never_best(1),
    }
}

/// The payoff of `player` by `own` against `other`.
fn payoff(game: &StrategicGame, player: usize, own: u8, other: u8) -> Fraction {
    let mut profile = [usize::from(other); 2];
    profile[player] = own.into();
    game.payoff(game.profile(&profile), player)
}

fn only_best_response(game: &StrategicGame, player: usize, against: u8) -> Option<u8> {
    let value = |action: u8| payoff(game, player, action, against);
    let actions = 0..game.size(player) as u8;
    let best = actions.clone().max_by(|&a, &b| value(a).cmp(&value(b)))?;
    let is_best = |&action: &u8| value(action) == value(best);
    (actions.filter(is_best).count() == 1).then_some(best)
}
