//! Playing: what the machine does in a game by hand.

use crate::exact::mixed;
use engines::dynamics::Payoffs;
use engines::dynamics::repeated::{Opponent, Repeated};
use engines::equilibria::bimatrix::Bimatrix;
use engines::equilibria::lemke_howson::LemkeHowson;
use experiments::inquiry::NoAnswer;
use experiments::matrix::{MatrixExperiment, Opponent as OpponentName, Played};
use games::strategic::StrategicGame;

/// What it has done until now, and does next.
pub(super) fn played(
    lab: &MatrixExperiment,
    whole: &StrategicGame,
    game: &Bimatrix,
    done: &[u8],
) -> Result<Played, NoAnswer> {
    let machine = 1 - lab.seat();
    let label = (lab.label as u32).min((game.rows + game.columns) as u32) - 1;
    let is_equilibrium = lab.opponent == OpponentName::Equilibrium;
    let strategy = is_equilibrium.then(|| mixed(&LemkeHowson::new(game, label).solved()[machine]));
    let opponent = match &strategy {
        Some(strategy) => Opponent::Fixed(strategy.iter().map(|part| part.value).collect()),
        None if lab.opponent == OpponentName::Learner => Opponent::Learner,
        None => Opponent::BestResponder,
    };
    let size = whole.size(1 - machine);
    if done.iter().any(|&action| usize::from(action) >= size) {
        return Err(NoAnswer::Unknown);
    }
    let mut repeated = Repeated::new(Payoffs::of_two(whole), machine, opponent, lab.series);
    let play = |&action: &u8| repeated.play(action.into()) as u8;
    let mut choices: Vec<u8> = done.iter().map(play).collect();
    choices.push(repeated.choice() as u8);
    let mixture = repeated.mixture();
    Ok(Played {
        choices,
        mixture: mixture.iter().map(|&share| share as f32).collect(),
        strategy,
    })
}
