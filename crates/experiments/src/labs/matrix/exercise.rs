//! Games to practise on, drawn from a seed, so that a link gives a whole class the same one; and the questions that can be asked of any game.

use super::found::{Exact, Extreme, Found};
use super::settings::{Difficulty, MatrixLab};
use games::fraction::Fraction;
use games::strategic::{StrategicGame, names};
use random::Random;

/// Of the streams of a seed, those that games and questions are drawn from.
const GAMES: u64 = 0;
const QUESTIONS: u64 = 1;
/// Games are drawn until one has what its difficulty asks for, so many times at most.
const DRAWS: usize = 500;

/// A question, with what is right. Players and actions are counted from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// What `player` should do if the other one surely does `against`.
    BestResponse {
        player: usize,
        against: u8,
        right: u8,
    },
    /// Which action of `player` is strictly dominated; `None` if none is.
    Dominated { player: usize, right: Option<u8> },
    /// How many equilibria in pure strategies there are.
    PureEquilibria { right: usize },
    /// How likely `player` plays `action` in the only equilibrium, which is mixed.
    Probability {
        player: usize,
        action: u8,
        right: Exact,
    },
    /// What the first player can be sure of, in a zero-sum game.
    Value { right: Exact },
}

/// The game of an exercise.
pub(super) fn game(lab: &MatrixLab) -> Option<StrategicGame> {
    let mut random = Random::stream(lab.seed, GAMES);
    let drawn = core::iter::repeat_with(|| draw(lab.difficulty, &mut random)).take(DRAWS);
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

/// Questions about a game of two players, of which this has been found: a response, dominance, pure equilibria, then what is mixed.
pub fn questions(lab: &MatrixLab, game: &StrategicGame, found: &Found) -> Vec<Question> {
    let mut random = Random::stream(lab.seed, QUESTIONS);
    let first = random.below(2) as usize;
    let mut questions = Vec::new();
    questions.extend(response(game, first, &mut random));
    questions.extend(
        [1 - first, first]
            .into_iter()
            .find_map(|player| dominated(found, player)),
    );
    questions.push(Question::PureEquilibria {
        right: found.pure.len(),
    });
    if game.is_zero_sum() {
        let security = found.security.first();
        questions.extend(security.map(|security| Question::Value {
            right: security.value.clone(),
        }));
    }
    questions.extend(probability(found, first));
    questions
}

/// Of the actions of the other one to which there is one best response, one that is drawn.
fn response(game: &StrategicGame, player: usize, random: &mut Random) -> Option<Question> {
    let others = 0..game.size(1 - player) as u8;
    let clear: Vec<(u8, u8)> = others
        .filter_map(|against| Some((against, only_best_response(game, player, against)?)))
        .collect();
    let drawn = random.below(clear.len().max(1) as u32) as usize;
    let &(against, right) = clear.get(drawn)?;
    Some(Question::BestResponse {
        player,
        against,
        right,
    })
}

/// Nothing where several actions are, and no single one is right.
fn dominated(found: &Found, player: usize) -> Option<Question> {
    let strict = found.strict.as_ref()?;
    let gone = strict.rounds.first().map_or(&[][..], Vec::as_slice);
    let mut gone = gone
        .iter()
        .filter(|gone| usize::from(gone.player) == player);
    let right = gone.next().map(|gone| gone.action);
    gone.next()
        .is_none()
        .then_some(Question::Dominated { player, right })
}

fn probability(found: &Found, player: usize) -> Option<Question> {
    let Extreme::Known(equilibria) = &found.extreme else {
        return None;
    };
    let [only] = equilibria.as_slice() else {
        return None;
    };
    let strategy = only.strategies.get(player)?;
    let action = strategy
        .iter()
        .position(|part| !part.is_zero() && part.text != "1")?;
    Some(Question::Probability {
        player,
        action: action as u8,
        right: strategy[action].clone(),
    })
}
