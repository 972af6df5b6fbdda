//! Moment of a game that is shown: its step, what is said about it, and which games the buttons lead to.

use experiments::aliens::{Actions, AliensExperiment, MAX_GAMES};
use games::ForwardModel;
use games::aliens::{Outcome, Playthrough, Position};
use texts::Texts;

/// The step of a game that is looked at.
pub fn step_of(lab: &AliensExperiment, game: &Playthrough) -> usize {
    let step = lab.step.map_or(game.steps(), |step| step as usize);
    step.min(game.steps())
}

/// How a game has ended; nothing while it goes on.
pub fn ending(now: &Position, texts: &Texts) -> &'static str {
    let [won, bombed, landed, out_of_time] = texts.labs.aliens.page.ends;
    match now.outcome() {
        Outcome::Running => "",
        Outcome::Won => won,
        Outcome::Bombed => bombed,
        Outcome::Landed => landed,
        Outcome::OutOfTime => out_of_time,
    }
}

/// The actions before the step looked at, if the game goes on from there.
pub fn to_go_on_from(lab: &AliensExperiment, game: &Playthrough) -> Option<Actions> {
    let step = step_of(lab, game);
    let is_over = game.at(step).is_over();
    (!is_over).then(|| Actions(game.actions()[..step].to_vec()))
}

/// The same game as the agent plays it.
pub fn agents(lab: &AliensExperiment) -> AliensExperiment {
    AliensExperiment {
        played: Actions::default(),
        ..lab.clone()
    }
}

/// The agent's next game; the first after the last.
pub fn next_game(lab: &AliensExperiment) -> AliensExperiment {
    AliensExperiment {
        show: lab.show % MAX_GAMES + 1,
        ..agents(lab)
    }
}

/// The lab once these actions were done by hand: it looks at the last of them.
pub fn played(lab: &AliensExperiment, played: Actions) -> AliensExperiment {
    AliensExperiment {
        step: Some(played.0.len() as u64),
        played,
        ..lab.clone()
    }
}
