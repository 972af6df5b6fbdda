//! Games in and out: whatever form people have them in, and the files of Gambit.

use crate::fault::{Code, Fault};
use experiments::{Experiment, FromFile};
use games::strategic::{StrategicGame, nfg};
use games::tree_game::simultaneous::simultaneous;
use games::tree_game::strategic::strategic_form;
use games::tree_game::{TreeGame, efg};
use serde::Serialize;
use ts_rs::TS;

/// One reading of a text.
#[derive(Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "Reading")]
pub struct ReadAs {
    /// The experiment with the game.
    pub link: String,
    /// What the text was taken for.
    pub taken_for: String,
    /// Whether the text itself says that.
    pub is_sure: bool,
    /// What had to be changed.
    pub notes: Vec<String>,
}

/// The readings of a text, the likeliest first.
///
/// # Errors
/// What is wrong with it.
pub fn read(text: &str) -> Result<Vec<ReadAs>, Fault> {
    let one = |read: FromFile<Experiment>| ReadAs {
        link: read.experiment.link(),
        taken_for: read.taken_for,
        is_sure: read.is_sure,
        notes: read.notes,
    };
    let readings = Experiment::of_game_file(text);
    let readings = readings.map_err(|fault| Fault::new(Code::WrongGame, fault))?;
    Ok(readings.into_iter().map(one).collect())
}

/// The game of an experiment as a strategic game of Gambit: of a tree its reduced strategic form.
///
/// # Errors
/// If it has none.
pub fn nfg(experiment: &Experiment) -> Result<String, Fault> {
    let game = match game_of(experiment)? {
        Game::Strategic(game) => game,
        Game::Tree(game) => strategic_form(&game, true).map_err(wrong)?,
    };
    Ok(nfg::write(&game))
}

/// The game of an experiment as an extensive game of Gambit: of a matrix the tree in which nobody sees what the others did.
///
/// # Errors
/// If it has none.
pub fn efg(experiment: &Experiment) -> Result<String, Fault> {
    let game = match game_of(experiment)? {
        Game::Strategic(game) => simultaneous(&game).map_err(wrong)?,
        Game::Tree(game) => game,
    };
    Ok(efg::write(&game))
}

enum Game {
    Strategic(StrategicGame),
    Tree(TreeGame),
}

/// What the parameters of one that can be run name.
fn game_of(experiment: &Experiment) -> Result<Game, Fault> {
    let game = match experiment {
        Experiment::Matrix(lab) => lab.game().ok().map(|game| Game::Strategic((*game).clone())),
        Experiment::TreeGame(lab) => {
            let game = lab.tree().ok();
            game.map(|game| Game::Tree((*game).clone().with_names(lab.title.clone(), Vec::new())))
        }
        _ => None,
    };
    game.ok_or_else(|| {
        let lab = experiment.lab();
        let message = format!("{lab} has no such game: matrix and tree-game have");
        Fault::new(Code::NothingToDo, message)
    })
}

fn wrong(fault: impl ToString) -> Fault {
    Fault::new(Code::WrongGame, fault.to_string())
}
